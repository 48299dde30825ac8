import { useCallback, useMemo } from 'react';
import type { Document } from '#contract/types.ts';
import { activeFilterCount, type DocumentsQuery, queryDocuments, recentDocuments } from '../model/documents-query.ts';
import { searchTerm } from '#web/domain/names/search-text.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { homeOf } from '../model/document-index.ts';
import { documentKey } from '../model/item-key.ts';
import { countByFolder, newsFor } from '../model/new-since.ts';
import { treeRows } from '../model/tree-rows.ts';
import type { DocumentsState } from './use-documents-state.ts';
import type { FolderPaneState } from '../tree/use-folder-pane.ts';
import type { Library } from './use-library.ts';
import type { Place } from './use-place.ts';

export type ShownDocuments = ReturnType<typeof useShownDocuments>;

const noDocuments: readonly Document[] = [];
const noFolderName = () => null;

interface Sources {
  library: Library;
  place: Place;
  state: DocumentsState;
  pane: FolderPaneState;
}

export function useShownDocuments({ library, place, state, pane }: Sources) {
  const { index, tree, foldersState } = library;
  const { search, filters, sort } = state;
  const { expanded, closed, isWhole } = pane;
  const me = useCurrentUser();
  // Without folders, all documents are at Home.
  const folderId = foldersState === 'failed' ? null : place.folderId;
  const openFolder = folderId === null ? null : (tree.byId.get(folderId) ?? null);
  const query = useMemo<DocumentsQuery>(() => ({ search, filters, sort, folderId }), [search, filters, sort, folderId]);
  const isSearching = searchTerm(search) !== '';
  const isFiltered = activeFilterCount(filters) > 0;
  // Kept during a search, so that ending it costs nothing.
  const atRest = useMemo(() => ({ search: '', filters, sort, folderId }), [filters, sort, folderId]);

  const inFolder = useMemo(() => queryDocuments(index, tree, atRest), [index, tree, atRest]);
  const found = useMemo(
    () => (isSearching ? queryDocuments(index, tree, query) : null),
    [isSearching, index, tree, query],
  );
  const documents = found ?? inFolder;
  const documentKeys = useMemo(() => documents.map(documentKey), [documents]);
  const recent = useMemo(() => recentDocuments(index, atRest), [index, atRest]);
  const rows = useMemo(
    () => treeRows(tree, index, query, { expanded, closed, isWhole }),
    [tree, index, query, expanded, closed, isWhole],
  );
  const treeKeys = useMemo(() => rows.rows.map(({ key }) => key), [rows]);
  const news = useMemo(() => newsFor(me, library.documents), [me, library.documents]);
  const newIn = useMemo(() => countByFolder(news, tree), [news, tree]);
  const folderNameOf = useCallback(
    (document: Document) => tree.byId.get(homeOf(document, tree) ?? '')?.name ?? null,
    [tree],
  );
  return {
    isSearching,
    isFiltered,
    openFolder,
    isFolderUnknown: folderId !== null && openFolder === null && foldersState === 'ready',
    path: openFolder === null ? [] : tree.pathTo(openFolder.id),
    documents,
    documentKeys,
    recent: isSearching ? noDocuments : recent,
    tree: rows,
    treeKeys,
    /** A document's folder, while a search or filter shows all folders. */
    folderNameOf: isSearching || isFiltered ? folderNameOf : noFolderName,
    /** Documents that are new since the last visit, in any folder. */
    news,
    /** Their number in and beneath each folder. */
    newIn,
  };
}
