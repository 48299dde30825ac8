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
  /** Why loading failed. */
  documentsError: Error | null;
  foldersError: Error | null;
  retryDocuments: () => void;
  retryFolders: () => void;
}

const noDocuments: readonly Document[] = [];
const noFolders: readonly Folder[] = [];
/** Identical lists are the same object already, so comparing them by record would cost more than it saves. */
const query = { structuralSharing: false };

/** Both lists and their indexes, rebuilt only when a list has changed. */
export function useLibrary(): Library {
  const { data: documents, error: documentsError, refetch: refetchDocuments } = useListDocuments({ query });
  const { data: folders, error: foldersError, refetch: refetchFolders } = useListFolders({ query });
  const index = useMemo(() => indexDocuments(documents ?? noDocuments), [documents]);
  // Prepares the search after the first rows, so that the first key is fast.
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

/** Loaded data stays on screen when a later refetch fails. */
function loadState(data: unknown, error: Error | null): LoadState {
  if (data !== undefined) return 'ready';
  return error ? 'failed' : 'loading';
}
