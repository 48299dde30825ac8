import { describe, expect, it } from 'vitest';
import type { Document } from '#contract/types.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { indexDocuments } from './document-index.ts';
import {
  activeFilterCount,
  type DocumentsQuery,
  documentType,
  foundLine,
  queryDocuments,
  noFilters,
  recentDocuments,
} from './documents-query.ts';
import { aDocument, aFolder } from '#web/testing/items.ts';
import type { SortOption } from './sort-option.ts';

const noTree = folderTreeOf([]);
const atHome: DocumentsQuery = { search: '', filters: noFilters, sort: 'name-asc', folderId: null };

const names = (documents: readonly { name: string }[]) => documents.map(({ name }) => name);
const ids = (documents: readonly { id: string }[]) => documents.map(({ id }) => id);

function sorted(documents: Document[], sort: SortOption): readonly Document[] {
  return queryDocuments(indexDocuments(documents), noTree, { ...atHome, sort });
}

describe('the order of documents', () => {
  it('by name ignores case and compares numbers by value', () => {
    const documents = ['file 10', 'File 2', 'beta', 'Alpha', 'charlie'].map((name) => aDocument({ name }));
    expect(names(sorted(documents, 'name-asc'))).toEqual(['Alpha', 'beta', 'charlie', 'File 2', 'file 10']);
    expect(names(sorted(documents, 'name-desc'))).toEqual(['file 10', 'File 2', 'charlie', 'beta', 'Alpha']);
  });

  it('by date uses the last change, not the creation', () => {
    const documents = [
      aDocument({ name: 'old', updatedAt: '2026-01-01T00:00:00Z', createdAt: '2026-03-01T00:00:00Z' }),
      aDocument({ name: 'new', updatedAt: '2026-02-01T00:00:00Z', createdAt: '2025-01-01T00:00:00Z' }),
    ];
    expect(names(sorted(documents, 'date-newest'))).toEqual(['new', 'old']);
    expect(names(sorted(documents, 'date-oldest'))).toEqual(['old', 'new']);
  });

  it('by date uses the creation if there is no last change, and takes a document without either as the oldest', () => {
    const documents = [
      aDocument({ name: 'neither', updatedAt: '', createdAt: '' }),
      aDocument({ name: 'created', updatedAt: '', createdAt: '2026-02-01T00:00:00Z' }),
      aDocument({ name: 'changed', updatedAt: '2026-01-01T00:00:00Z' }),
    ];
    expect(names(sorted(documents, 'date-newest'))).toEqual(['created', 'changed', 'neither']);
  });

  it('by size treats an unknown size as 0', () => {
    const documents = [
      aDocument({ name: 'big', size: 10_000 }),
      aDocument({ name: 'unknown', size: null }),
      aDocument({ name: 'small', size: 900 }),
    ];
    expect(names(sorted(documents, 'size-largest'))).toEqual(['big', 'small', 'unknown']);
    expect(names(sorted(documents, 'size-smallest'))).toEqual(['unknown', 'small', 'big']);
  });

  it('by type puts documents without a type last', () => {
    const documents = [
      aDocument({ name: 'a', mimeType: null }),
      aDocument({ name: 'b', mimeType: 'text/plain' }),
      aDocument({ name: 'c', mimeType: 'application/pdf' }),
    ];
    expect(names(sorted(documents, 'type-asc'))).toEqual(['c', 'b', 'a']);
  });

  it.each<SortOption>(['date-newest', 'date-oldest', 'size-largest', 'size-smallest', 'type-asc'])(
    'breaks ties of %s by name and then by id, in both directions',
    (sort) => {
      const documents = [
        aDocument({ id: '3', name: 'b' }),
        aDocument({ id: '2', name: 'a' }),
        aDocument({ id: '1', name: 'a' }),
      ];
      expect(ids(sorted(documents, sort))).toEqual(['1', '2', '3']);
    },
  );
});

describe('the search', () => {
  const documents = [
    aDocument({ name: 'Report.pdf' }),
    aDocument({ name: 'plan.docx', description: 'the quarterly REPORT' }),
    aDocument({ name: 'inside.pdf', folderId: 'f', description: 'a report in a folder' }),
    aDocument({ name: 'other.pdf' }),
  ];
  const tree = folderTreeOf([aFolder({ name: 'f' })]);
  const index = indexDocuments(documents);

  it('ignores case, and finds names and descriptions in every folder', () => {
    const found = queryDocuments(index, tree, { ...atHome, search: '  rEPort ' });
    expect(names(found)).toEqual(['inside.pdf', 'plan.docx', 'Report.pdf']);
  });

  it('finds a name whether its accents are stored or pasted as separate characters', () => {
    const cafe = indexDocuments([aDocument({ name: 'Café.pdf' }), aDocument({ name: 'Cafeteria.pdf' })]);
    const stored = indexDocuments([aDocument({ name: 'Café.pdf'.normalize('NFD') })]);
    expect(names(queryDocuments(cafe, noTree, { ...atHome, search: 'café'.normalize('NFD') }))).toEqual(['Café.pdf']);
    expect(queryDocuments(stored, noTree, { ...atHome, search: 'CAFÉ' })).toHaveLength(1);
  });

  it('of spaces alone shows all documents', () => {
    expect(names(queryDocuments(index, tree, { ...atHome, search: '   ' }))).toEqual([
      'other.pdf',
      'plan.docx',
      'Report.pdf',
    ]);
    expect(recentDocuments(index, { ...atHome, search: '   ' })).toHaveLength(4);
  });

  it('does not match across the end of a name and the beginning of a description', () => {
    expect(queryDocuments(index, tree, { ...atHome, search: 'docxthe' })).toEqual([]);
  });

  it('shows the quotation marks of a phrase once, as they were typed', () => {
    expect(foundLine(2, 0, ' "annual report" ')).toBe('Found 2 documents and 0 folders matching "annual report"');
    expect(foundLine(2, 0, '2026 "annual report"')).toBe(
      'Found 2 documents and 0 folders matching 2026 "annual report"',
    );
  });

  it('shows the number of results with the term, also for one result', () => {
    expect(foundLine(1, 0, ' Report ')).toBe('Found 1 documents and 0 folders matching "Report"');
    expect(foundLine(1500, 1000, 'a')).toBe('Found 1,500 documents and 1,000 folders matching "a"');
  });
});

describe('the place of a document', () => {
  const index = indexDocuments([
    aDocument({ name: 'root.pdf' }),
    aDocument({ name: 'inside.pdf', folderId: 'f' }),
    aDocument({ name: 'lost.pdf', folderId: 'gone' }),
  ]);
  const tree = folderTreeOf([aFolder({ name: 'f' })]);

  it('is Home for documents at the root and for those whose folder is missing', () => {
    expect(names(queryDocuments(index, tree, atHome))).toEqual(['lost.pdf', 'root.pdf']);
  });

  it('is the open folder for the documents in it', () => {
    expect(names(queryDocuments(index, tree, { ...atHome, folderId: 'f' }))).toEqual(['inside.pdf']);
  });
});

describe('the filters', () => {
  it.each([
    ['application/pdf', 'pdf'],
    ['application/x-pdf', 'pdf'],
    ['application/msword', 'doc'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'doc'],
    ['application/vnd.oasis.opendocument.text', 'doc'],
    ['application/rtf', 'doc'],
    ['text/rtf', 'doc'],
    ['image/png', 'image'],
    ['image/svg+xml; charset=utf-8', 'image'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'other'],
    ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'other'],
    ['text/html', 'other'],
    ['text/plain', 'other'],
    ['application/zip', 'other'],
    [null, 'other'],
  ])('take %s for %s', (mimeType, type) => {
    expect(documentType({ mimeType, name: 'Without an extension' })).toBe(type);
  });

  it('use the name of a file without a specific type, as its tile does', () => {
    expect(documentType({ mimeType: null, name: 'Letter.docx' })).toBe('doc');
    expect(documentType({ mimeType: 'application/octet-stream', name: 'Plan.png' })).toBe('image');
    expect(documentType({ mimeType: 'text/plain', name: 'misleading.pdf' })).toBe('other');
  });

  it('keep documents that match both, and are counted', () => {
    const index = indexDocuments([
      aDocument({ name: 'a', accessLevel: 'confidential' }),
      aDocument({ name: 'b', accessLevel: 'confidential', mimeType: 'image/png' }),
      aDocument({ name: 'c', mimeType: 'image/png' }),
    ]);
    const filters = { ...noFilters, access: 'confidential', type: 'image' } as const;
    expect(names(queryDocuments(index, noTree, { ...atHome, filters }))).toEqual(['b']);
    expect([noFilters, { ...noFilters, type: 'pdf' as const }, filters].map(activeFilterCount)).toEqual([0, 1, 2]);
  });
});

it('a filter applies to every folder, as a search does, and keeps the chosen order', () => {
  const index = indexDocuments([
    aDocument({ name: 'b', folderId: 'f', accessLevel: 'confidential' }),
    aDocument({ name: 'a', accessLevel: 'confidential' }),
    aDocument({ name: 'c' }),
  ]);
  const tree = folderTreeOf([aFolder({ name: 'f' })]);
  const filters = { ...noFilters, access: 'confidential' } as const;
  expect(names(queryDocuments(index, tree, { ...atHome, filters, sort: 'name-desc' }))).toEqual(['b', 'a']);
  expect(names(queryDocuments(index, tree, { ...atHome, filters, folderId: 'f' }))).toEqual(['a', 'b']);
});

describe('Recent Documents', () => {
  const index = indexDocuments(
    ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'].map((name, at) => aDocument({ name, folderId: 'f', size: at })),
  );

  it('are the first six of the sorted list of all folders at Home, and none in a folder', () => {
    expect(names(recentDocuments(index, atHome))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(recentDocuments(index, { ...atHome, folderId: 'f' })).toEqual([]);
    expect(names(recentDocuments(index, { ...atHome, sort: 'size-smallest' }))).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  });

  it('are not shown during a search', () => {
    expect(recentDocuments(index, { ...atHome, search: 'a' })).toEqual([]);
  });
});
