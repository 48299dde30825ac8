// A comparison as one list of rows, so that only visible ones are rendered, with the start of each change.
import type { ComparedBlock, ComparedLine, ComparedSheet } from '#contract/types.ts';

export type Layout = 'inline' | 'split';

export type Row =
  /** Equal lines that are not shown. */
  | { kind: 'gap'; lines: number }
  | { kind: 'line'; state: LineState; before: ComparedLine | null; after: ComparedLine | null; change: number | null }
  /** The beginning of a page of a PDF, in the later version. */
  | { kind: 'page'; page: number }
  | { kind: 'sheet'; name: string; state: ComparedSheet['state']; cells: number }
  | { kind: 'cell'; cell: string; cellBefore?: string; before: string | null; after: string | null; change: number };

/** `changed`: both sides differ, in one row. */
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

/** Pairs lines side by side; the longer side has empty lines beside its rest. */
function paired({ before, after }: ComparedBlock, state: LineState, change: number | null): Row[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    kind: 'line',
    state,
    before: before[at] ?? null,
    after: after[at] ?? null,
    change,
  }));
}

/** Removed lines, followed by added ones. */
function stacked({ before, after }: ComparedBlock, change: number): Row[] {
  return [
    ...before.map((line): Row => ({ kind: 'line', state: 'removed', before: line, after: null, change })),
    ...after.map((line): Row => ({ kind: 'line', state: 'added', before: null, after: line, change })),
  ];
}

/** Equal sheets are left out. */
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
