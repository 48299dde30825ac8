// Joins the text pieces of a page into lines, and sorts the lines into reading order. Most programs write pages in this
// order, which is kept while it goes down the page; where it jumps, higher text comes first, and text on the left
// before text on the right.
import { isToLeft, type Placed, textToLeft } from './right-to-left.ts';

export interface Piece extends Placed {
  y: number;
  endsLine: boolean;
}

interface Line {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
}

/** Consecutive lines, one below the other, in the order written. */
interface Run {
  lines: Line[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pages with more runs, such as drawings, are kept in the order written. */
const MOST_RUNS = 300;

export function linesOfPage(pieces: readonly Piece[]): string[] {
  const runs = merged(runsOf(linesOf(pieces)));
  return (runs.length > MOST_RUNS ? runs : inOrder(runs))
    .flatMap(({ lines }) => lines)
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: (Line & { pieces: Piece[] })[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const { text, x, y, width, size } = piece;
    const last = lines.at(-1);
    if (text !== '') {
      if (isOpen && last && continues(last, piece)) {
        last.text += (x - last.right > last.size * 0.2 && !last.text.endsWith(' ') ? ' ' : '') + text;
        last.left = Math.min(last.left, x);
        last.right = Math.max(last.right, x + width);
        last.size = Math.max(last.size, size);
        last.pieces.push(piece);
      } else {
        lines.push({ text, left: x, right: x + width, y, size, pieces: [piece] });
      }
      isOpen = true;
    }
    if (piece.endsLine) isOpen = false;
  }
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ pieces: all, ...line }) => (isToLeft(line.text) ? { ...line, text: textToLeft(all) } : line));
}

/** Raised and lowered letters continue a line; text far to the left does not, unless it is read to the left. */
function continues(line: Line, { text, x, y, size }: Piece): boolean {
  if (Math.abs(y - line.y) >= Math.max(line.size, size) * 0.6) return false;
  return x > line.right - line.size || isToLeft(line.text + text);
}

function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const previous = last?.lines.at(-1);
    if (last && previous && line.y <= previous.y && !isBeside(previous, line)) add(last, line);
    else runs.push({ lines: [line], left: line.left, right: line.right, top: line.y + line.size, bottom: line.y });
  }
  return runs;
}

function add(run: Run, line: Line): void {
  run.lines.push(line);
  run.left = Math.min(run.left, line.left);
  run.right = Math.max(run.right, line.right);
  run.top = Math.max(run.top, line.y + line.size);
  run.bottom = Math.min(run.bottom, line.y);
}

/** At the same height and to the left, as in the row of a table. */
function isBeside(previous: Line, line: Line): boolean {
  return Math.abs(previous.y - line.y) < 1 && line.right < previous.left;
}

const overlaps = (from: number, to: number, other: number, until: number) => from < until && other < to;
const areAbreast = (one: Run, other: Run) => overlaps(one.bottom, one.top, other.bottom, other.top);
const areStacked = (one: Run, other: Run) => overlaps(one.left, one.right, other.left, other.right);

/** Merges overlapping runs from top to bottom. */
function merged(runs: readonly Run[]): Run[] {
  const found: Run[] = [];
  if (runs.length > MOST_RUNS) return [...runs];
  for (const run of runs) {
    let whole = run;
    for (let at = crossing(found, whole); at !== -1; at = crossing(found, whole)) {
      const [other] = found.splice(at, 1);
      if (other) whole = sortedRun([...other.lines, ...whole.lines]);
    }
    found.push(whole);
  }
  return found;
}

function crossing(runs: readonly Run[], run: Run): number {
  return runs.findIndex((one) => areAbreast(one, run) && areStacked(one, run));
}

function sortedRun(lines: Line[]): Run {
  const [first, ...others] = lines.sort((one, other) => other.y - one.y || one.left - other.left);
  if (!first) throw new Error('a run has lines');
  const run = { lines: [first], left: first.left, right: first.right, top: first.y + first.size, bottom: first.y };
  for (const line of others) add(run, line);
  return run;
}

/** Repeatedly takes the first run that no other comes before. */
function inOrder(runs: readonly Run[]): Run[] {
  const left = [...runs];
  const order: Run[] = [];
  while (left.length > 0) {
    const free = left.findIndex((run) => left.every((other) => other === run || !comesBefore(other, run)));
    order.push(...left.splice(Math.max(0, free), 1));
  }
  return order;
}

function comesBefore(one: Run, other: Run): boolean {
  if (areAbreast(one, other)) return one.left < other.left && !areStacked(one, other);
  return areStacked(one, other) && one.bottom >= other.top;
}
