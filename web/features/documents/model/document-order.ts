import type { Document } from '#contract/types.ts';
import { compareNamed, compareNames } from '#web/domain/names/compare-names.ts';
import { mediaType } from '#web/domain/files/media-type.ts';
import type { SortOption } from './sort-option.ts';

export type Key = string | number;

interface Order {
  keyOf: (document: Document) => Key;
  compare: (a: Key, b: Key) => number;
  /** The order that this one reverses. Equal documents keep the order of their names. */
  opposite?: SortOption;
}

const plainly = (a: Key, b: Key) => (a < b ? -1 : Number(a > b));
const collated = (a: Key, b: Key) => compareNames(String(a), String(b));
const name = ({ name: own }: Document) => own;
const size = ({ size: bytes }: Document) => bytes ?? 0;
/** Documents without a type come last. */
const typeKey = (document: Document): string => mediaType(document.mimeType) || '\uffff';

export const orders: Readonly<Record<SortOption, Order>> = {
  'name-asc': { keyOf: name, compare: collated },
  'name-desc': { keyOf: name, compare: collated, opposite: 'name-asc' },
  'date-oldest': { keyOf: changedAt, compare: plainly },
  'date-newest': { keyOf: changedAt, compare: plainly, opposite: 'date-oldest' },
  'size-smallest': { keyOf: size, compare: plainly },
  'size-largest': { keyOf: size, compare: plainly, opposite: 'size-smallest' },
  'type-asc': { keyOf: typeKey, compare: plainly },
};

/** Sorts a few documents, reading each key once. Equal keys are ordered by name, then id. */
export function sortDocuments(documents: readonly Document[], sort: SortOption): Document[] {
  const { keyOf, compare, opposite } = orders[sort];
  const direction = opposite === undefined ? 1 : -1;
  return documents
    .map((document) => ({ document, key: keyOf(document) }))
    .sort((a, b) => direction * compare(a.key, b.key) || compareNamed(a.document, b.document))
    .map(({ document }) => document);
}

/** The first `count` documents in one pass, without sorting the rest. */
export function firstDocuments(documents: readonly Document[], sort: SortOption, count: number): Document[] {
  const { keyOf, compare, opposite } = orders[sort];
  const direction = opposite === undefined ? 1 : -1;
  const first: { document: Document; key: Key }[] = [];
  for (const document of documents) {
    const key = keyOf(document);
    const isBefore = (other: { document: Document; key: Key }) =>
      (direction * compare(key, other.key) || compareNamed(document, other.document)) < 0;
    const last = first.at(-1);
    if (first.length === count && last && !isBefore(last)) continue;
    const at = first.findIndex(isBefore);
    first.splice(at < 0 ? first.length : at, 0, { document, key });
    if (first.length > count) first.pop();
  }
  return first.map(({ document }) => document);
}

/** In milliseconds; a document that never changed counts from its creation. */
function changedAt(document: Document): number {
  const changed = Date.parse(document.updatedAt);
  if (!Number.isNaN(changed)) return changed;
  const created = Date.parse(document.createdAt);
  return Number.isNaN(created) ? 0 : created;
}
