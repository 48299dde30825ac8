import { describe, expect, it } from 'vitest';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { indexDocuments } from './document-index.ts';
import { type DocumentsQuery, noFilters } from './documents-query.ts';
import { aDocument, aFolder } from '#web/testing/items.ts';
import { treeRows } from './tree-rows.ts';

const query: DocumentsQuery = { search: '', filters: noFilters, sort: 'name-asc', folderId: null };

const tree = folderTreeOf([
  aFolder({ name: 'Folder 10' }),
  aFolder({ name: 'folder 2', id: 'two' }),
  aFolder({ name: 'Deals', parentId: 'two', description: 'Aurora and others' }),
  aFolder({ name: 'Aurora', parentId: 'Deals' }),
  aFolder({ name: 'Alpha' }),
]);
const index = indexDocuments([
  aDocument({ name: 'teaser.pdf', folderId: 'two' }),
  aDocument({ name: 'aurora.png', folderId: 'two', mimeType: 'image/png' }),
]);

function shape(expanded: string[], overrides: Partial<DocumentsQuery> = {}, closed: string[] = [], isWhole = false) {
  const state = { expanded: new Set(expanded), closed: new Set(closed), isWhole };
  return treeRows(tree, index, { ...query, ...overrides }, state).rows.map(
    (row) => '  '.repeat(row.depth) + (row.kind === 'folder' ? row.folder.name : row.document.name),
  );
}

describe('the folder pane', () => {
  it('shows closed top folders, sorted by number value and ignoring case', () => {
    expect(shape([])).toEqual(['Alpha', 'folder 2', 'Folder 10']);
  });

  it('shows folders before documents in an expanded folder', () => {
    expect(shape(['two', 'Deals'])).toEqual([
      'Alpha',
      'folder 2',
      '  Deals',
      '    Aurora',
      '  aurora.png',
      '  teaser.pdf',
      'Folder 10',
    ]);
  });

  it('counts each row among those of its parent', () => {
    const state = { expanded: new Set(['two', 'Deals']), closed: new Set<string>(), isWhole: false };
    expect(treeRows(tree, index, query, state).rows.map(({ at, of }) => `${at}/${of}`)).toEqual(
      // Alpha, folder 2 with Deals (with Aurora) and two documents, Folder 10.
      ['1/3', '2/3', '1/3', '1/1', '2/3', '3/3', '3/3'],
    );
  });

  it('does not show the documents of the open folder, which are in the list', () => {
    expect(shape(['two'], { folderId: 'two' })).toEqual(['Alpha', 'folder 2', '  Deals', 'Folder 10']);
  });

  it('sorts folders by name in every order of the documents', () => {
    expect(shape([], { sort: 'name-desc' })).toEqual(shape([]));
  });

  it('applies filters to documents, never to folders', () => {
    expect(shape(['two'], { filters: { ...noFilters, type: 'image' } })).toEqual([
      'Alpha',
      'folder 2',
      '  Deals',
      '  aurora.png',
      'Folder 10',
    ]);
  });

  it('shows, while searching, the matches under their ancestors and counts only the matches', () => {
    expect(shape([], { search: ' AURORA ' })).toEqual(['folder 2', '  Deals', '    Aurora']);
    const state = { expanded: new Set<string>(), closed: new Set<string>(), isWhole: false };
    expect(treeRows(tree, index, { ...query, search: 'aurora' }, state).matchCount).toBe(2);
    expect(shape([], { search: 'aurora' }, ['two'])).toEqual(['folder 2']);
  });

  it('shows all folders without documents when a search finds no folder, or when all are requested', () => {
    expect(shape(['two'], { search: 'zzz' })).toEqual(['Alpha', 'folder 2', '  Deals', 'Folder 10']);
    expect(shape(['two'], { search: 'zzz' }, ['two'])).toEqual(['Alpha', 'folder 2', 'Folder 10']);
    expect(shape([], { search: 'aurora' }, ['two'], true)).toEqual(['Alpha', 'folder 2', '  Deals', 'Folder 10']);
  });

  it('names the folders above each', () => {
    const state = { expanded: new Set(['two', 'Deals']), closed: new Set<string>(), isWhole: false };
    const deepest = treeRows(tree, index, query, state).rows.find(({ depth }) => depth === 2);
    expect(deepest?.kind === 'folder' && deepest.above.map(({ name }) => name)).toEqual(['folder 2', 'Deals']);
  });

  it('finds a folder by a name that was pasted decomposed', () => {
    const cafe = folderTreeOf([aFolder({ name: 'Café' }), aFolder({ name: 'Tea' })]);
    const state = { expanded: new Set<string>(), closed: new Set<string>(), isWhole: false };
    const { rows } = treeRows(cafe, index, { ...query, search: 'café'.normalize('NFD') }, state);
    expect(rows.map(({ key }) => key)).toEqual(['folder:Café']);
  });
});
