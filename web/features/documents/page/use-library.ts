import { useEffect, useMemo } from 'react';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import type { Document, Folder } from '#contract/types.ts';
import { folderTreeOf, type FolderTree, folderTreeToCome } from '#web/domain/folders/folder-tree.ts';
import { type DocumentIndex, indexDocuments } from '../model/document-index.ts';

export type LoadState = 'loading' | 'failed' | 'ready';

export interface Library {
  documents: readonly Document[];
  folders: readonly Folder[];
  index: DocumentIndex;
  tree: FolderTree;
  documentsState: LoadState;
  foldersState: LoadState;
  /** Why they did not come. */
  documentsError: Error | null;
  foldersError: Error | null;
  retryDocuments: () => void;
  retryFolders: () => void;
}

const noDocuments: readonly Document[] = [];
const noFolders: readonly Folder[] = [];
/** An answer like the last one is the same list already; comparing others record by record pays less than it costs. */
const query = { structuralSharing: false };

/** Both lists and what is built from them: once for each list that is really new, not for each refetch. */
export function useLibrary(): Library {
  const { data: documents, error: documentsError, refetch: refetchDocuments } = useListDocuments({ query });
  const { data: folders, error: foldersError, refetch: refetchFolders } = useListFolders({ query });
  const index = useMemo(() => indexDocuments(documents ?? noDocuments), [documents]);
  // The first key of a search should find everything ready; the first rows should not wait for it.
  useEffect(() => {
    const timer = setTimeout(() => index.inOrder('name-asc'), 300);
    return () => clearTimeout(timer);
  }, [index]);
  const haveFoldersFailed = foldersError !== null;
  const tree = useMemo(
    () => (folders === undefined && !haveFoldersFailed ? folderTreeToCome : folderTreeOf(folders ?? noFolders)),
    [folders, haveFoldersFailed],
  );
  return {
    documents: documents ?? noDocuments,
    folders: folders ?? noFolders,
    index,
    tree,
    documentsState: loadState(documents, documentsError),
    foldersState: loadState(folders, foldersError),
    documentsError,
    foldersError,
    retryDocuments: () => void refetchDocuments(),
    retryFolders: () => void refetchFolders(),
  };
}

/** What was loaded before stays on screen when a later refetch fails. */
function loadState(data: unknown, error: Error | null): LoadState {
  if (data !== undefined) return 'ready';
  return error ? 'failed' : 'loading';
}
