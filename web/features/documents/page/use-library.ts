import { useEffect, useMemo } from 'react';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import type { Document, Folder } from '#contract/types.ts';
import { folderTreeOf, folderTreeToCome } from '#web/domain/folders/folder-tree.ts';
import { indexDocuments } from '../model/document-index.ts';

export type LoadState = 'loading' | 'failed' | 'ready';

export type Library = ReturnType<typeof useLibrary>;

const noDocuments: readonly Document[] = [];
const noFolders: readonly Folder[] = [];
/** Identical lists are the same object already, so comparing them by record would cost more than it saves. */
const query = { structuralSharing: false };

/** Both lists and their indexes, rebuilt only when a list has changed. */
export function useLibrary() {
  const documentsQuery = useListDocuments({ query });
  const foldersQuery = useListFolders({ query });
  const { data: documents } = documentsQuery;
  const { data: folders } = foldersQuery;
  const index = useMemo(() => indexDocuments(documents ?? noDocuments), [documents]);
  // Prepares the search after the first rows, so that the first key is fast.
  useEffect(() => {
    const timer = setTimeout(() => index.inOrder('name-asc'), 300);
    return () => clearTimeout(timer);
  }, [index]);
  const haveFoldersFailed = foldersQuery.error !== null;
  const tree = useMemo(
    () => (folders === undefined && !haveFoldersFailed ? folderTreeToCome : folderTreeOf(folders ?? noFolders)),
    [folders, haveFoldersFailed],
  );
  return {
    documents: documents ?? noDocuments,
    folders: folders ?? noFolders,
    index,
    tree,
    documentsState: loadState(documentsQuery),
    foldersState: loadState(foldersQuery),
    documentsQuery,
    foldersQuery,
  };
}

/** Loaded data stays on screen when a later refetch fails. */
function loadState({ data, error }: { data: unknown; error: Error | null }): LoadState {
  if (data !== undefined) return 'ready';
  return error ? 'failed' : 'loading';
}
