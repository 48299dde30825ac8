import type { AccessLevel } from '#web/api/generated/model/accessLevel.ts';
import type { Document } from '#web/api/generated/model/document.ts';
import type { FolderTree } from '#web/features/folders/folder-tree.ts';
import type { DocumentIndex, IndexedDocument } from './document-index.ts';
import type { DocumentType } from './document-type.ts';
import type { SortOption } from './sort-option.ts';

export interface Filters {
  readonly access: AccessLevel | 'all';
  readonly type: DocumentType | 'all';
}

export interface DocumentsQuery {
  /** As typed. */
  readonly search: string;
  readonly filters: Filters;
  readonly sort: SortOption;
  /** The folder that is open; null at Home. */
  readonly folderId: string | null;
}

/** How many cards Recent Documents shows (section 9). */
export const recentCount = 6;

export const noFilters: Filters = { access: 'all', type: 'all' };

export function activeFilterCount(filters: Filters): number {
  return Number(filters.access !== 'all') + Number(filters.type !== 'all');
}

/** What the search compares with: trimmed, lower case; empty means that nobody is searching. */
export function searchTerm(search: string): string {
  return search.trim().normalize('NFC').toLowerCase();
}

/** The folder a document stands in; the root for one whose folder is not in the list, so that it stays reachable. */
export function homeOf(document: Document, tree: FolderTree): string | null {
  return document.folderId != null && tree.knows(document.folderId) ? document.folderId : null;
}

export function passesFilters({ document, type }: IndexedDocument, filters: Filters): boolean {
  return (
    (filters.access === 'all' || document.accessLevel === filters.access) &&
    (filters.type === 'all' || type === filters.type)
  );
}

/**
 * The rows of the main list: while searching every match wherever it stands, otherwise what stands in the open
 * folder. One pass over the order; a document is read no further than its search text, type and folder.
 */
export function listDocuments(index: DocumentIndex, tree: FolderTree, query: DocumentsQuery): Document[] {
  const term = searchTerm(query.search);
  const rows: Document[] = [];
  for (const entry of index.inOrder(query.sort)) {
    const isHere = term === '' ? homeOf(entry.document, tree) === query.folderId : entry.text.includes(term);
    if (isHere && passesFilters(entry, query.filters)) rows.push(entry.document);
  }
  return rows;
}

/** The first six of the sorted and filtered list of all folders; none while searching. */
export function recentDocuments(index: DocumentIndex, query: DocumentsQuery): Document[] {
  const rows: Document[] = [];
  if (searchTerm(query.search) !== '') return rows;
  for (const entry of index.inOrder(query.sort)) {
    if (rows.length === recentCount) break;
    if (passesFilters(entry, query.filters)) rows.push(entry.document);
  }
  return rows;
}

export function foundLine(documents: number, folders: number, search: string): string {
  return `Found ${documents} documents and ${folders} folders matching "${search.trim()}"`;
}
