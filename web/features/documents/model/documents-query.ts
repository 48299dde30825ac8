import type { AccessLevel, Document } from '#contract/types.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { searchTerm } from '#web/domain/names/search-text.ts';
import type { DocumentIndex } from './document-index.ts';
import { type DocumentType, documentType } from './document-type.ts';
import type { SortOption } from './sort-option.ts';

export interface Filters {
  readonly access: AccessLevel | 'all';
  readonly type: DocumentType | 'all';
  /** Whether the newest version stands so. */
  readonly approval: ((document: Document) => boolean) | 'all';
  /** Whether something is new. */
  readonly since: ((document: Document) => boolean) | 'all';
  /** The ids that pass. */
  readonly favourites: ReadonlySet<string> | 'all';
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

export const noFilters: Filters = { access: 'all', type: 'all', approval: 'all', since: 'all', favourites: 'all' };

export function activeFilterCount(filters: Filters): number {
  return Object.values(filters).filter((value) => value !== 'all').length;
}

export function passesFilters(document: Document, filters: Filters): boolean {
  return (
    (filters.access === 'all' || document.accessLevel === filters.access) &&
    (filters.type === 'all' || documentType(document) === filters.type) &&
    (filters.approval === 'all' || filters.approval(document)) &&
    (filters.since === 'all' || filters.since(document)) &&
    (filters.favourites === 'all' || filters.favourites.has(document.id))
  );
}

/** What of these passes the filters: the very same list where nobody filters. */
export function filtered(documents: readonly Document[], filters: Filters): readonly Document[] {
  if (activeFilterCount(filters) === 0) return documents;
  return documents.filter((document) => passesFilters(document, filters));
}

const noDocuments: readonly Document[] = [];

/**
 * The rows of the main list: while searching or filtering every match wherever it stands, in one pass over the order in
 * which a document is read no further than its search text; otherwise what stands in the open folder.
 */
export function queryDocuments(index: DocumentIndex, tree: FolderTree, query: DocumentsQuery): readonly Document[] {
  const { search, filters, sort, folderId } = query;
  const term = searchTerm(search);
  if (term === '' && activeFilterCount(filters) === 0)
    return index.sorted(index.byHome(tree).get(folderId) ?? noDocuments, sort);
  const rows: Document[] = [];
  for (const { document, text } of index.inOrder(sort)) {
    if (text.includes(term) && passesFilters(document, filters)) rows.push(document);
  }
  return rows;
}

/** At Home the first six of the sorted and filtered list of all folders; none while searching, nor in a folder. */
export function recentDocuments(
  index: DocumentIndex,
  { search, filters, sort, folderId }: DocumentsQuery,
): readonly Document[] {
  if (folderId !== null || searchTerm(search) !== '') return noDocuments;
  return index.first(sort, recentCount, (document) => passesFilters(document, filters));
}

export function foundLine(documents: number, folders: number, search: string): string {
  return `Found ${documents} documents and ${folders} folders matching "${search.trim()}"`;
}
