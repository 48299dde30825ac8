// The rows of a CSV file, the first ones as texts and the number of all, read as well as possible.

interface CsvRows {
  rows: string[][];
  /** The number of rows, and of columns in the widest row read. */
  all: number;
  columns: number;
}

interface CsvLimits {
  /** When true, later rows are only counted. */
  isEnough: (rows: number, columns: number, characters: number) => boolean;
  columns: number;
  cell: number;
}

const [TAB, LF, CR, QUOTE, COMMA, SEMICOLON, BAR] = [9, 10, 13, 34, 44, 59, 124];

/** A quotation without an end within this length is no quotation. */
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
      // One more character, to see that something was cut.
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
  /** The last of its row. */
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
    // There is one more field behind the file's last delimiter.
    if (!isLast && at >= bytes.length) yield { start: at, end: at, isQuoted: false, isLast: true };
  }
}

/** -1 without one. */
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

/** The usual delimiter that splits the first rows into the most columns, and all into the same number. */
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
