import { describe, expect, it } from 'vitest';
import type { Document } from '#web/api/generated/model/document.ts';
import { buildFolderTree } from '#web/features/folders/folder-tree.ts';
import { indexDocuments } from './document-index.ts';
import { type DocumentsQuery, listDocuments, noFilters } from './documents-view.ts';
import { aDocument } from './fixtures.ts';
import { keepUnchanged } from './unchanged-list.ts';

const many = 10_000;
const tree = buildFolderTree([]);
const query: DocumentsQuery = { search: '', filters: noFilters, sort: 'name-asc', folderId: null };

/** Ten thousand documents that count how often each of their fields is read. */
function watched(): { documents: Document[]; reads: (field: keyof Document) => number } {
  const counts = new Map<PropertyKey, number>();
  const documents = Array.from({ length: many }, (_, at) => {
    const number = (at * 7919) % many;
    const document = aDocument({
      id: `d${at}`,
      name: `Report ${number}.pdf`,
      description: number % 10 === 0 ? 'Quarterly' : null,
      size: number % 97,
      updatedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    });
    return new Proxy(document, {
      get: (target, field) => {
        counts.set(field, (counts.get(field) ?? 0) + 1);
        return Reflect.get(target, field) as unknown;
      },
    });
  });
  return { documents, reads: (field) => counts.get(field) ?? 0 };
}

describe('ten thousand documents', () => {
  it('cost a keystroke no look at a name, a description or a date', () => {
    const { documents, reads } = watched();
    const index = indexDocuments(documents);
    listDocuments(index, tree, query);
    const before = [reads('name'), reads('description'), reads('updatedAt'), reads('mimeType')];

    expect(listDocuments(index, tree, { ...query, search: 'quarterly' })).toHaveLength(1000);
    expect(listDocuments(index, tree, { ...query, search: 'report 77' })).toHaveLength(111);
    expect(listDocuments(index, tree, { ...query, search: 'zzz' })).toHaveLength(0);

    expect([reads('name'), reads('description'), reads('updatedAt'), reads('mimeType')]).toEqual(before);
  });

  it('are sorted once for each field, whichever way it is shown and however often', () => {
    const { documents, reads } = watched();
    const index = indexDocuments(documents);
    const namesRead = reads('name');

    const oldest = index.inOrder('date-oldest');
    expect(reads('updatedAt')).toBe(many);
    const newest = index.inOrder('date-newest');
    expect(newest).toHaveLength(many);
    expect(newest[0]).toBe(oldest.at(-1));
    const datesRead = reads('updatedAt');

    expect(index.inOrder('date-oldest')).toBe(oldest);
    expect(index.inOrder('date-newest')).toBe(newest);
    index.inOrder('size-largest');
    index.inOrder('size-smallest');
    expect(reads('updatedAt')).toBe(datesRead);
    expect(reads('name')).toBe(namesRead);
  });

  it('stay the same list when a refetch brings nothing new', () => {
    const before = Array.from({ length: many }, (_, at) => aDocument({ name: `d${at}` }));
    const after = before.map((document) => ({ ...document }));
    expect(keepUnchanged(before, after)).toBe(before);
  });
});

describe('a refetched list', () => {
  it('keeps every unchanged record when one is changed, added or removed', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => aDocument({ name }));
    const before = [a!, b!, c!];
    const after = [{ ...c! }, { ...b!, version: 2 }, aDocument({ name: 'd' })];
    const kept = keepUnchanged(before, after);
    expect(kept).toEqual(after);
    expect(kept[0]).toBe(c);
    expect(kept[1]).not.toBe(b);
  });
});
