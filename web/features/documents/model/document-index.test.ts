import { describe, expect, it } from 'vitest';
import type { Document } from '#contract/types.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { indexDocuments } from './document-index.ts';
import { type DocumentsQuery, queryDocuments, noFilters } from './documents-query.ts';
import { aDocument, aFolder } from '#web/testing/items.ts';
import { sortOptions } from './sort-option.ts';

const many = 10_000;
const tree = folderTreeOf([]);
const query: DocumentsQuery = { search: '', filters: noFilters, sort: 'name-asc', folderId: null };

/** Ten thousand documents that count reads of their fields. */
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
  it('are searched without reading names, descriptions or dates at each keystroke', () => {
    const { documents, reads } = watched();
    const index = indexDocuments(documents);
    queryDocuments(index, tree, { ...query, search: 'q' });
    const before = [reads('name'), reads('description'), reads('updatedAt'), reads('mimeType')];

    expect(queryDocuments(index, tree, { ...query, search: 'quarterly' })).toHaveLength(1000);
    expect(queryDocuments(index, tree, { ...query, search: 'report 77' })).toHaveLength(111);
    expect(queryDocuments(index, tree, { ...query, search: 'zzz' })).toHaveLength(0);

    expect([reads('name'), reads('description'), reads('updatedAt'), reads('mimeType')]).toEqual(before);
  });

  it('are sorted once for each field, in either direction and however often they are shown', () => {
    const { documents, reads } = watched();
    const index = indexDocuments(documents);
    index.inOrder('name-asc');
    const namesRead = reads('name');

    const oldest = index.inOrder('date-oldest');
    const newest = index.inOrder('date-newest');
    expect(newest).toHaveLength(many);
    expect(newest[0]).toBe(oldest.at(-1));

    expect(index.inOrder('date-oldest')).toBe(oldest);
    expect(index.inOrder('date-newest')).toBe(newest);
    index.inOrder('size-largest');
    index.inOrder('size-smallest');
    expect(reads('updatedAt')).toBe(many);
    expect(reads('name')).toBe(namesRead);
  });
});

describe('a part of the documents', () => {
  const documents = Array.from({ length: 60 }, (_, at) =>
    aDocument({
      id: `d${(at * 7) % 60}`,
      name: ['a', 'A', 'b 2', 'B 10', 'ä'][at % 5]!,
      size: [null, 1, 2][at % 3]!,
      mimeType: [null, 'text/plain', 'application/pdf'][at % 3]!,
      updatedAt: at % 4 === 0 ? '' : new Date(Date.UTC(2026, 0, 1 + (at % 6))).toISOString(),
    }),
  );
  const isOdd = ({ id }: Document) => Number(id.slice(1)) % 2 === 1;
  const some = documents.filter(({ id }) => Number(id.slice(1)) < 9);

  it.each(sortOptions.map(({ value }) => value))(
    'has the same order by %s as all documents, whether it is sorted separately or not',
    (sort) => {
      const all = indexDocuments(documents)
        .inOrder(sort)
        .map(({ document }) => document);
      expect(indexDocuments(documents).sorted(some, sort)).toEqual(all.filter((document) => some.includes(document)));
      expect(indexDocuments(documents).sorted(documents, sort)).toEqual(all);
      const index = indexDocuments(documents);
      expect(index.first(sort, 6, isOdd)).toEqual(all.filter(isOdd).slice(0, 6));
      index.inOrder(sort);
      expect(index.first(sort, 6, isOdd)).toEqual(all.filter(isOdd).slice(0, 6));
    },
  );

  it('is shown before the index of a search is built', () => {
    const { documents: watchedOnes, reads } = watched();
    const here = folderTreeOf([aFolder({ name: 'Here' })]);
    const index = indexDocuments(
      watchedOnes.map((document, at) => (at < 20 ? { ...document, folderId: 'Here' } : document)),
    );
    const before = [reads('name'), reads('description')];
    expect(queryDocuments(index, here, { ...query, folderId: 'Here' })).toHaveLength(20);
    expect([reads('name'), reads('description')]).toEqual(before);
  });
});
