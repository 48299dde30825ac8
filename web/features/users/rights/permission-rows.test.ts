import { describe, expect, it } from 'vitest';
import { aDocument, aFolder } from '#web/testing/items.ts';
import { documentRows, folderRows, matchingRows } from './permission-rows.ts';

const folder = (id: string, name: string, parentId: string | null = null) => aFolder({ id, name, parentId });

const document = (id: string, name: string, folderId: string | null = null) => aDocument({ id, name, folderId });

const drawn = (rows: readonly { name: string; depth: number }[]) =>
  rows.map((row) => `${'  '.repeat(row.depth)}${row.name}`);

const tree = [
  folder('audited', '02.1 Audited', 'financials'),
  folder('financials', '02 Financials', 'aurora'),
  folder('hr', '10 HR', 'aurora'),
  folder('aurora', 'Project Aurora'),
  folder('corporate', '01 Corporate', 'aurora'),
  folder('board', 'board'),
];

describe('the folders of the permission list', () => {
  it('are below their parents, sorted by name with numbers by value', () => {
    expect(drawn(folderRows(tree))).toEqual([
      'board',
      'Project Aurora',
      '  01 Corporate',
      '  02 Financials',
      '    02.1 Audited',
      '  10 HR',
    ]);
  });

  it('are at the root when their parent is missing', () => {
    expect(drawn(folderRows([folder('a', 'A', 'gone'), folder('b', 'B', 'a')]))).toEqual(['A', '  B']);
  });

  it('are each shown once when parents run in a circle', () => {
    const circle = [folder('a', 'A', 'b'), folder('b', 'B', 'a'), folder('c', 'C', 'c')];
    expect(folderRows(circle).map((row) => row.name)).toEqual(['A', 'B', 'C']);
  });

  it('keep the ancestors of what a search finds, and nothing else', () => {
    expect(drawn(matchingRows(folderRows(tree), ' AUDIT '))).toEqual([
      'Project Aurora',
      '  02 Financials',
      '    02.1 Audited',
    ]);
    expect(drawn(matchingRows(folderRows(tree), 'aurora'))).toEqual(['Project Aurora']);
    expect(drawn(matchingRows(folderRows(tree), '0'))).toEqual([
      'Project Aurora',
      '  01 Corporate',
      '  02 Financials',
      '    02.1 Audited',
      '  10 HR',
    ]);
    expect(matchingRows(folderRows(tree), 'nothing like it')).toEqual([]);
  });

  it('are all there when the search is only white space', () => {
    expect(matchingRows(folderRows(tree), '  ')).toHaveLength(tree.length);
  });
});

describe('the documents of the permission list', () => {
  it('are sorted by name and show which folder they lie in', () => {
    const rows = documentRows(
      [document('2', 'Report 10.pdf', 'hr'), document('1', 'report 9.pdf'), document('3', 'Zeta.pdf', 'gone')],
      tree,
    );
    expect(rows.map((row) => [row.name, row.place])).toEqual([
      ['report 9.pdf', 'Home'],
      ['Report 10.pdf', '10 HR'],
      ['Zeta.pdf', 'Home'],
    ]);
  });

  it('are never called the same as another', () => {
    const twice = [...tree, folder('other', '01 Corporate', 'board'), folder('again', '01 Corporate', 'board')];
    expect(folderRows(twice).map(({ called }) => called)).toEqual([
      'board',
      '01 Corporate in board',
      '01 Corporate in board (2)',
      'Project Aurora',
      '01 Corporate in Project Aurora',
      '02 Financials',
      '02.1 Audited',
      '10 HR',
    ]);
    const minutes = ['corporate', 'other', 'hr'].map((folderId, at) => document(`${at}`, 'Minutes.pdf', folderId));
    expect(documentRows(minutes, twice).map(({ called }) => called)).toEqual([
      'Minutes.pdf in Project Aurora / 01 Corporate',
      'Minutes.pdf in board / 01 Corporate',
      'Minutes.pdf in 10 HR',
    ]);
  });

  it('are found by a part of their name in any case', () => {
    const rows = documentRows([document('1', 'Board Minutes.pdf'), document('2', 'Teaser.docx')], []);
    expect(matchingRows(rows, 'MINUTES').map((row) => row.id)).toEqual(['1']);
  });

  it('are found, folders too, by a name that was pasted decomposed', () => {
    const pasted = 'übersicht'.normalize('NFD');
    const rows = documentRows([document('1', 'Übersicht.pdf'), document('2', 'Ubersicht.pdf')], []);
    expect(matchingRows(rows, pasted).map((row) => row.id)).toEqual(['1']);
    const stored = folderRows([folder('a', 'Übersicht'.normalize('NFD')), folder('b', 'Uber')]);
    expect(matchingRows(stored, 'übersicht').map((row) => row.id)).toEqual(['a']);
  });
});
