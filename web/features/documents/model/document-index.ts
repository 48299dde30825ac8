import type { Document } from '#contract/types.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { searchText } from '#web/domain/names/search-text.ts';
import { groupedBy } from '#web/format/grouped-by.ts';
import { firstDocuments, type Key, orders, sortDocuments } from './document-order.ts';
import type { SortOption } from './sort-option.ts';

/** A document's values for searching, computed once. */
export interface IndexedDocument {
  readonly document: Document;
  /** Name and description, normalised for searching. */
  readonly text: string;
  /** What its order compares. */
  readonly key: Key;
}

/**
 * Documents prepared for searching and sorting. Values that need every document are computed on first use and kept, so
 * that an open folder and the first rows need only their own documents. The reverse of an order is obtained by
 * reversing.
 */
export interface DocumentIndex {
  byId(): ReadonlyMap<string, Document>;
  inOrder(sort: SortOption): readonly IndexedDocument[];
  /** Documents by folder, unsorted; null is the root. */
  byHome(tree: FolderTree): ReadonlyMap<string | null, readonly Document[]>;
  /** The first matching documents of an order, without sorting the rest unless that was done. */
  first(sort: SortOption, count: number, passes: (document: Document) => boolean): readonly Document[];
  sorted(documents: readonly Document[], sort: SortOption): readonly Document[];
}

/** The document's folder; the root if the folder is unknown, so that it stays reachable. */
export function homeOf(document: Document, tree: FolderTree): string | null {
  return document.folderId != null && tree.knows(document.folderId) ? document.folderId : null;
}

/** The number of documents in a folder and beneath it. */
export function countIn(folderId: string, { index, tree }: { index: DocumentIndex; tree: FolderTree }): number {
  const below = tree.childrenOf(folderId).map(({ id }) => countIn(id, { index, tree }));
  return below.reduce((sum, count) => sum + count, index.byHome(tree).get(folderId)?.length ?? 0);
}

export function indexDocuments(documents: readonly Document[]): DocumentIndex {
  const known = new Map<SortOption, readonly IndexedDocument[]>();
  let ids: ReadonlyMap<string, Document> | undefined;
  let homes: { tree: FolderTree; groups: Map<string | null, Document[]> } | undefined;

  const inOrder = (sort: SortOption): readonly IndexedDocument[] => {
    let order = known.get(sort);
    if (!order) known.set(sort, (order = orderAll(sort, documents, inOrder)));
    return order;
  };
  return {
    byId: () => (ids ??= new Map(documents.map((document) => [document.id, document]))),
    inOrder,
    byHome(tree) {
      if (homes?.tree !== tree) homes = { tree, groups: groupedBy(documents, (document) => homeOf(document, tree)) };
      return homes.groups;
    },
    first(sort, count, passes) {
      const order = known.get(sort);
      if (!order) return firstDocuments(documents.filter(passes), sort, count);
      const found: Document[] = [];
      for (const { document } of order) {
        if (found.length === count) break;
        if (passes(document)) found.push(document);
      }
      return found;
    },
    sorted(some, sort) {
      // A large part is taken from the order of all documents, computed once; a small part is sorted by itself.
      if (some.length * 4 < documents.length) return sortDocuments(some, sort);
      const wanted = new Set(some);
      return inOrder(sort).flatMap(({ document }) => (wanted.has(document) ? document : []));
    },
  };
}

type InOrder = (sort: SortOption) => readonly IndexedDocument[];

function orderAll(sort: SortOption, documents: readonly Document[], inOrder: InOrder): readonly IndexedDocument[] {
  if (sort === 'name-asc') return sortDocuments(documents, sort).map(indexDocument);
  const { keyOf, compare, opposite } = orders[sort];
  // Sorting is stable: documents with equal keys keep the order of their names. Turning an order costs one pass.
  if (opposite !== undefined) return inOrder(opposite).toSorted((a, b) => compare(b.key, a.key));
  return inOrder('name-asc')
    .map(({ document, text }) => ({ document, text, key: keyOf(document) }))
    .sort((a, b) => compare(a.key, b.key));
}

function indexDocument(document: Document): IndexedDocument {
  return { document, text: searchText(document.name, document.description ?? ''), key: document.name };
}
