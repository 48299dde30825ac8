import type { Document } from '#web/api/generated/model/document.ts';
import { compareNamed } from '#web/format/compare-names.ts';
import { type DocumentType, documentType } from './document-type.ts';
import type { SortOption } from './sort-option.ts';

/** What one document contributes to every later question, worked out once. */
export interface IndexedDocument {
  readonly document: Document;
  /** Name and description in lower case. */
  readonly text: string;
  readonly type: DocumentType;
  /** Position by name: every other order breaks its ties with it, without comparing a name again. */
  nameRank: number;
}

/**
 * The documents made ready for searching and sorting, built once per list. Each order is sorted when it is first
 * asked for and then kept; its opposite is that order turned round, not sorted again.
 */
export interface DocumentIndex {
  readonly byId: ReadonlyMap<string, Document>;
  inOrder(sort: SortOption): readonly IndexedDocument[];
}

export function indexDocuments(documents: readonly Document[]): DocumentIndex {
  const byName = documents.map(indexDocument);
  byName.sort((a, b) => compareNamed(a.document, b.document));
  byName.forEach((entry, rank) => (entry.nameRank = rank));

  const orders = new Map<SortOption, readonly IndexedDocument[]>([['name-asc', byName]]);
  const ordered = (sort: SortOption): readonly IndexedDocument[] => {
    const known = orders.get(sort);
    if (known) return known;
    const order = sortBy(sort, byName, ordered);
    orders.set(sort, order);
    return order;
  };
  return { byId: new Map(documents.map((document) => [document.id, document])), inOrder: ordered };
}

function indexDocument(document: Document): IndexedDocument {
  return {
    document,
    text: `${document.name}\n${document.description ?? ''}`.normalize('NFC').toLowerCase(),
    type: documentType(document.mimeType),
    nameRank: 0,
  };
}

type Ordered = (sort: SortOption) => readonly IndexedDocument[];

function sortBy(sort: SortOption, byName: readonly IndexedDocument[], ordered: Ordered): readonly IndexedDocument[] {
  switch (sort) {
    case 'name-asc':
      return byName;
    case 'name-desc':
      return turned(byName, ({ document }) => document.name.toLowerCase());
    case 'date-oldest':
      return ascending(byName, ({ document }) => changedAt(document));
    case 'date-newest':
      return turned(ordered('date-oldest'), ({ document }) => changedAt(document));
    case 'size-smallest':
      return ascending(byName, ({ document }) => document.size ?? 0);
    case 'size-largest':
      return turned(ordered('size-smallest'), ({ document }) => document.size ?? 0);
    case 'type-asc':
      return ascending(byName, ({ document }) => typeKey(document));
  }
}

function ascending(entries: readonly IndexedDocument[], keyOf: (entry: IndexedDocument) => number | string) {
  return entries
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.nameRank - b.entry.nameRank))
    .map(({ entry }) => entry);
}

/** The opposite order, in one pass; documents with equal keys stay in the order of their names. */
function turned(entries: readonly IndexedDocument[], keyOf: (entry: IndexedDocument) => unknown): IndexedDocument[] {
  const result: IndexedDocument[] = [];
  let run: IndexedDocument[] = [];
  let runKey: unknown;
  const endRun = () => {
    for (const entry of run.reverse()) result.push(entry);
    run = [];
  };
  for (const entry of entries.toReversed()) {
    const key = keyOf(entry);
    if (run.length > 0 && key !== runKey) endRun();
    runKey = key;
    run.push(entry);
  }
  endRun();
  return result;
}

/** Documents without a type come last. */
function typeKey(document: Document): string {
  return document.mimeType == null || document.mimeType === '' ? '\uffff' : document.mimeType.toLowerCase();
}

/** Milliseconds; a document that never changed counts from its creation. */
function changedAt(document: Document): number {
  const changed = Date.parse(document.updatedAt);
  if (!Number.isNaN(changed)) return changed;
  const created = Date.parse(document.createdAt);
  return Number.isNaN(created) ? 0 : created;
}
