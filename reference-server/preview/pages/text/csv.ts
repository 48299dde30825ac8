// The rows of a CSV file: the first ones as texts, all of them counted. It reads bytes, so that a large file takes no more
// memory than it has; what is not written as it should be is read as well as it can be.

interface CsvRows {
  rows: string[][];
  /** How many rows there are, and how many columns the widest of those that were read has. */
  all: number;
  columns: number;
}

interface CsvLimits {
  /** Goes on reading, and keeps no more. */
  isEnough: (rows: number, columns: number, characters: number) => boolean;
  columns: number;
  cell: number;
}

const [TAB, LF, CR, QUOTE, COMMA, SEMICOLON, BAR] = [9, 10, 13, 34, 44, 59, 124];

/** A quotation that has not ended by then was none. */
const LONGEST_QUOTE = 1 << 20;

export const TSV_DELIMITER = TAB;

/** @param text UTF-8 */
export function readCsv(text: Uint8Array, delimiter: number, limits: CsvLimits): CsvRows {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const found: CsvRows = { rows: [], all: 0, columns: 0 };
  let row: string[] = [];
  let [characters, width] = [0, 0];
  for (const field of fieldsOf(text, delimiter)) {
    const isKept = !limits.isEnough(found.rows.length, found.columns, characters);
    width++;
    if (isKept && width <= limits.columns) {
      // One character more shows that something was cut.
      const raw = decoder.decode(text.subarray(field.start, Math.min(field.end, field.start + 4 * (limits.cell + 1))));
      const value = field.isQuoted ? raw.replaceAll('""', '"') : raw;
      characters += Math.min(value.length, limits.cell);
      row.push(value);
    }
    if (!field.isLast) continue;
    const isEmpty = width === 1 && field.start === field.end;
    if (!isEmpty) {
      found.all++;
      if (isKept) {
        found.rows.push(row);
        found.columns = Math.max(found.columns, width);
      }
    }
    row = [];
    width = 0;
  }
  return found;
}

interface Field {
  start: number;
  end: number;
  isQuoted: boolean;
  /** Of its row. */
  isLast: boolean;
}

function* fieldsOf(bytes: Uint8Array, delimiter: number): Generator<Field> {
  let at = 0;
  while (at < bytes.length) {
    const close = bytes[at] === QUOTE ? closingQuote(bytes, at) : -1;
    const isQuoted = close !== -1;
    let end = isQuoted ? close + 1 : at;
    while (end < bytes.length && bytes[end] !== delimiter && bytes[end] !== LF && bytes[end] !== CR) end++;
    const isLast = bytes[end] !== delimiter;
    yield { start: isQuoted ? at + 1 : at, end: isQuoted ? close : end, isQuoted, isLast };
    at = end + (bytes[end] === CR && bytes[end + 1] === LF ? 2 : 1);
    // Behind the last delimiter of the file there is one more field.
    if (!isLast && at >= bytes.length) yield { start: at, end: at, isQuoted: false, isLast: true };
  }
}

/** -1 where none comes. */
function closingQuote(bytes: Uint8Array, open: number): number {
  const until = Math.min(bytes.length, open + LONGEST_QUOTE);
  for (let at = open + 1; at < until; at++) {
    if (bytes[at] !== QUOTE) continue;
    if (bytes[at + 1] !== QUOTE) return at;
    at++;
  }
  return -1;
}

const HEAD = 64 * 1024;
const LOOKED_AT = 20;

/** Whichever of the usual ones parts the first rows into the most columns, and all into as many. */
export function delimiterOf(text: Uint8Array): number {
  const head = text.subarray(0, HEAD);
  const scores = [COMMA, SEMICOLON, TAB, BAR].map((delimiter) => ({ delimiter, score: scoreOf(head, delimiter) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function scoreOf(head: Uint8Array, delimiter: number): number {
  const widths: number[] = [];
  let width = 0;
  for (const { isLast } of fieldsOf(head, delimiter)) {
    width++;
    if (!isLast) continue;
    widths.push(width);
    width = 0;
    if (widths.length === LOOKED_AT) break;
  }
  const most = Math.max(1, ...widths);
  const alike = widths.filter((one) => one === most).length / Math.max(1, widths.length);
  return (most - 1) * alike * alike;
}
