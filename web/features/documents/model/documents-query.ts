import type { AccessLevel, Document } from '#contract/types.ts';
import { fileKind } from '#web/domain/files/file-kind.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { grouped } from '#web/format/counted.ts';
import { searchTerm } from '#web/domain/names/search-text.ts';
import type { DocumentIndex } from './document-index.ts';
import type { SortOption } from './sort-option.ts';

type DocumentType = 'pdf' | 'doc' | 'image' | 'other';

export interface Filters {
  readonly access: AccessLevel | 'all';
  readonly type: DocumentType | 'all';
  /** Tests the approval state of the newest version. */
  readonly approval: { value: string; label: string; passes: (document: Document) => boolean } | 'all';
  /** Tests whether the document is new. */
  readonly since: ((document: Document) => boolean) | 'all';
  readonly favourites: ReadonlySet<string> | 'all';
}

export interface DocumentsQuery {
  readonly search: string;
  readonly filters: Filters;
  readonly sort: SortOption;
  /** The open folder; null at Home. */
  readonly folderId: string | null;
}

/** The number of cards in Recent Documents (section 9). */
export const recentCount = 6;

export const noFilters: Filters = { access: 'all', type: 'all', approval: 'all', since: 'all', favourites: 'all' };

export function activeFilterCount(filters: Filters): number {
  return Object.values(filters).filter((value) => value !== 'all').length;
}

/** Matches the document's icon. */
export function documentType({ mimeType, name }: Pick<Document, 'mimeType' | 'name'>): DocumentType {
  const kind = fileKind(mimeType, name);
  return kind === 'sheet' || kind === 'slide' ? 'other' : kind;
}

export function passesFilters(document: Document, filters: Filters): boolean {
  return (
    (filters.access === 'all' || document.accessLevel === filters.access) &&
    (filters.type === 'all' || documentType(document) === filters.type) &&
    (filters.approval === 'all' || filters.approval.passes(document)) &&
    (filters.since === 'all' || filters.since(document)) &&
    (filters.favourites === 'all' || filters.favourites.has(document.id))
  );
}

/** The documents that pass the filters; the same list without filters. */
export function filtered(documents: readonly Document[], filters: Filters): readonly Document[] {
  if (activeFilterCount(filters) === 0) return documents;
  return documents.filter((document) => passesFilters(document, filters));
}

const noDocuments: readonly Document[] = [];

/** All matches of any folder during a search or filter, otherwise the open folder. */
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

/** At Home, the first six documents of all folders in the present order; none during a search or in a folder. */
export function recentDocuments(
  index: DocumentIndex,
  { search, filters, sort, folderId }: DocumentsQuery,
): readonly Document[] {
  if (folderId !== null || searchTerm(search) !== '') return noDocuments;
  return index.first(sort, recentCount, (document) => passesFilters(document, filters));
}

export function foundLine(documents: number, folders: number, search: string): string {
  const quoted = search.includes('"') ? search.trim() : `"${search.trim()}"`;
  return `Found ${grouped(documents)} documents and ${grouped(folders)} folders matching ${quoted}`;
}
