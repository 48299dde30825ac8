// Compares two workbooks by sheet name and row by row; differing rows are compared cell by cell.
import type { components } from '#contract/api.d.ts';
import { type Limits, shortened } from '../comparing-limits.ts';
import { type Hunk, hunksOf } from '../lines/hunks.ts';
import { LineNames } from '../lines/line-names.ts';
import { type Lines, named, textOf } from '../lines/lines.ts';
import { cellName } from './cell-names.ts';
import { type Cell, cellsOf, type Rows, type Sheet } from './workbook.ts';

type Schemas = components['schemas'];

type CellShape = Schemas['ComparedCell'];

const LONGEST = 2000;
/** The characters of JSON around a cell's texts. */
const CELL = 40;
const nothing: Rows = {
  bytes: new Uint8Array(),
  starts: new Uint32Array(),
  ends: new Uint32Array(),
  numbers: new Uint32Array(),
};

export function compareSheets(
  before: readonly Sheet[],
  after: readonly Sheet[],
  room: Limits['shown'],
): Schemas['ComparedSheets'] {
  const counter = new Counter(room);
  const old = new Map(before.map((sheet) => [sheet.name, sheet]));
  const fresh = new Set(after.map(({ name }) => name));
  const sheets: Schemas['ComparedSheet'][] = after.map(({ name, rows }) => {
    const earlier = old.get(name);
    const cells = counter.compare(earlier?.rows ?? nothing, rows);
    return { name, state: earlier ? (cells.differ ? 'changed' : 'same') : 'added', cells: cells.shown };
  });
  for (const { name, rows } of before) {
    if (!fresh.has(name)) sheets.push({ name, state: 'removed', cells: counter.compare(rows, nothing).shown });
  }
  return { kind: 'sheets', changes: counter.changes, isCut: counter.isCut, sheets };
}

class Counter {
  changes = 0;
  isCut = false;
  readonly #room: Limits['shown'];

  constructor(room: Limits['shown']) {
    this.#room = { ...room };
  }

  compare(before: Rows, after: Rows): { differ: boolean; shown: CellShape[] } {
    const names = new LineNames();
    const old = named(before.bytes, before, names);
    const fresh = named(after.bytes, after, names);
    const shown: CellShape[] = [];
    const until = this.changes;
    for (const hunk of hunksOf(old.names, fresh.names, names.count)) {
      for (const pair of pairsOf(hunk)) this.#row(rowOf(old, pair.before), rowOf(fresh, pair.after), shown);
    }
    return { differ: this.changes > until, shown };
  }

  #row(before: Row | null, after: Row | null, shown: CellShape[]): void {
    const old = new Map(before?.cells.map((cell) => [cell.column, cell]));
    const fresh = new Map(after?.cells.map((cell) => [cell.column, cell]));
    const columns = [...new Set([...old.keys(), ...fresh.keys()])].sort((one, other) => one - other);
    for (const column of columns) {
      const [was, is] = [old.get(column), fresh.get(column)];
      if (was?.shown === is?.shown && was?.held === is?.held) continue;
      this.changes++;
      if (this.#room.changes-- <= 0 || this.#room.characters <= 0) {
        this.isCut = true;
        continue;
      }
      const cell = cellName(column, (is ? after : before)?.number ?? 0);
      const cellBefore = was && is ? cellName(column, before?.number ?? 0) : cell;
      const [textBefore, textAfter] = texts(was, is);
      this.#room.characters -= CELL + (textBefore?.length ?? 0) + (textAfter?.length ?? 0);
      shown.push({ cell, ...(cellBefore === cell ? {} : { cellBefore }), before: textBefore, after: textAfter });
    }
  }
}

interface Row {
  number: number;
  cells: Cell[];
}

function rowOf(lines: Lines, at: number | null): Row | null {
  return at === null ? null : { number: lines.numbers[at] ?? 0, cells: cellsOf(textOf(lines, at)) };
}

/** Pairs changed rows in order; the rest was added or removed. */
function pairsOf({ before, after }: Hunk): { before: number | null; after: number | null }[] {
  const count = Math.max(before.end - before.start, after.end - after.start);
  return Array.from({ length: count }, (_, at) => ({
    before: before.start + at < before.end ? before.start + at : null,
    after: after.start + at < after.end ? after.start + at : null,
  }));
}

/** Cells that look the same are compared by value. */
function texts(was: Cell | undefined, is: Cell | undefined): [string | null, string | null] {
  const isAlike = was?.shown === is?.shown;
  const text = (cell: Cell | undefined) => (cell ? shortened(isAlike ? cell.held : cell.shown, LONGEST) : null);
  return [text(was), text(is)];
}
