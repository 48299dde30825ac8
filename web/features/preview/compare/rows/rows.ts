// A comparison as rows to draw: one list, so that only those in view need be drawn, and where in it each change begins.
import type { ComparedBlock, ComparedLine, ComparedSheet } from '#contract/types.ts';

export type Layout = 'inline' | 'split';

export type Row =
  /** Lines that are the same and are not shown. */
  | { kind: 'gap'; lines: number }
  | { kind: 'line'; state: LineState; before: ComparedLine | null; after: ComparedLine | null; change: number | null }
  /** Where lines of another page of a PDF begin, as the later version counts them. */
  | { kind: 'page'; page: number }
  | { kind: 'sheet'; name: string; state: ComparedSheet['state']; cells: number }
  | { kind: 'cell'; cell: string; cellBefore?: string; before: string | null; after: string | null; change: number };

/** `changed`: both sides in one row, which differ. */
export type LineState = 'same' | 'removed' | 'added' | 'changed';

export interface Rows {
  rows: readonly Row[];
  /** The index of the first row of each change. */
  starts: readonly number[];
}

export function textRows(blocks: readonly ComparedBlock[], layout: Layout): Rows {
  const rows: Row[] = [];
  const starts: number[] = [];
  let page: number | undefined;
  for (const block of blocks) {
    const first = block.after[0]?.page ?? block.before[0]?.page ?? page;
    if (first !== undefined && first !== page) rows.push({ kind: 'page', page: (page = first) });
    if (block.kind === 'skipped') {
      rows.push({ kind: 'gap', lines: block.lines ?? 0 });
    } else if (block.kind === 'same') {
      rows.push(...paired(block, 'same', null));
    } else {
      const change = starts.push(rows.length) - 1;
      rows.push(...(layout === 'split' ? paired(block, block.kind, change) : stacked(block, change)));
    }
  }
  return { rows, starts };
}

/** What belongs together side by side; where one side has more lines, the other has none beside them. */
function paired({ before, after }: ComparedBlock, state: LineState, change: number | null): Row[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    kind: 'line',
    state,
    before: before[at] ?? null,
    after: after[at] ?? null,
    change,
  }));
}

/** What went, and below it what came. */
function stacked({ before, after }: ComparedBlock, change: number): Row[] {
  return [
    ...before.map((line): Row => ({ kind: 'line', state: 'removed', before: line, after: null, change })),
    ...after.map((line): Row => ({ kind: 'line', state: 'added', before: null, after: line, change })),
  ];
}

/** Sheets that are the same are not shown: there is nothing to read in them. */
export function sheetRows(sheets: readonly ComparedSheet[]): Rows {
  const rows: Row[] = [];
  const starts: number[] = [];
  for (const { name, state, cells } of sheets) {
    if (state === 'same') continue;
    rows.push({ kind: 'sheet', name, state, cells: cells.length });
    for (const cell of cells) {
      const change = starts.push(rows.length) - 1;
      rows.push({ kind: 'cell', ...cell, change });
    }
  }
  return { rows, starts };
}
