import { describe, expect, it } from 'vitest';
import type { ComparedBlock, ComparedLine } from '#contract/types.ts';
import { type Row, sheetRows, textRows } from './rows.ts';

const line = (number: number): ComparedLine => ({ number, parts: [{ text: `line ${number}`, changed: false }] });
const lines = (from: number, count: number) => Array.from({ length: count }, (_, at) => line(from + at));

const blocks: ComparedBlock[] = [
  { kind: 'skipped', lines: 24, before: [], after: [] },
  { kind: 'same', before: lines(25, 2), after: lines(25, 2) },
  { kind: 'changed', before: lines(27, 2), after: lines(27, 3) },
  { kind: 'same', before: lines(29, 1), after: lines(30, 1) },
  { kind: 'removed', before: lines(30, 1), after: [] },
];

const summary = (row: Row) =>
  row.kind === 'line'
    ? `${row.state} ${row.before?.number ?? '-'} ${row.after?.number ?? '-'} ${row.change ?? 'none'}`
    : row.kind;

describe('the rows of a text', () => {
  it('are below each other: removed lines, then added ones', () => {
    const { rows, starts } = textRows(blocks, 'inline');
    expect(rows.map(summary)).toEqual([
      'gap',
      'same 25 25 none',
      'same 26 26 none',
      'removed 27 - 0',
      'removed 28 - 0',
      'added - 27 0',
      'added - 28 0',
      'added - 29 0',
      'same 29 30 none',
      'removed 30 - 1',
    ]);
    expect(starts).toEqual([3, 9]);
  });

  it('are side by side, and the longer side has nothing beside its end', () => {
    const { rows, starts } = textRows(blocks, 'split');
    expect(rows.map(summary)).toEqual([
      'gap',
      'same 25 25 none',
      'same 26 26 none',
      'changed 27 27 0',
      'changed 28 28 0',
      'changed - 29 0',
      'same 29 30 none',
      'removed 30 - 1',
    ]);
    expect(starts).toEqual([3, 7]);
  });

  it('count the skipped lines', () => {
    expect(textRows(blocks, 'inline').rows[0]).toEqual({ kind: 'gap', lines: 24 });
  });

  it('have as many changes in one layout as in the other, so that one stays where one is', () => {
    expect(textRows(blocks, 'split').starts).toHaveLength(textRows(blocks, 'inline').starts.length);
  });
});

it('the rows of a PDF mark where its pages begin', () => {
  const on = (page: number, number: number): ComparedLine => ({ ...line(number), page });
  const { rows, starts } = textRows(
    [
      { kind: 'same', before: [on(1, 1)], after: [on(1, 1)] },
      { kind: 'added', before: [], after: [on(2, 2)] },
      { kind: 'same', before: [on(1, 2)], after: [on(2, 3)] },
    ],
    'inline',
  );
  expect(rows.map(summary)).toEqual(['page', 'same 1 1 none', 'page', 'added - 2 0', 'same 2 3 none']);
  expect(starts).toEqual([3]);
});

describe('the rows of sheets', () => {
  it('leave out the sheets that are the same, and count each cell as a change', () => {
    const { rows, starts } = sheetRows([
      { name: 'Assumptions', state: 'same', cells: [] },
      { name: 'Model', state: 'changed', cells: [{ cell: 'B7', before: '1', after: '2' }] },
      { name: 'Notes', state: 'removed', cells: [{ cell: 'A1', before: 'x', after: null }] },
    ]);
    expect(rows).toEqual([
      { kind: 'sheet', name: 'Model', state: 'changed', cells: 1 },
      { kind: 'cell', cell: 'B7', before: '1', after: '2', change: 0 },
      { kind: 'sheet', name: 'Notes', state: 'removed', cells: 1 },
      { kind: 'cell', cell: 'A1', before: 'x', after: null, change: 1 },
    ]);
    expect(starts).toEqual([1, 3]);
  });
});
