// The sheets of an XLSX with each row as one line of bytes, which is compared like a line of text.
import { tooLarge } from '../unreadable-file.ts';
import { GrowingBytes, GrowingNumbers } from '../lines/growing.ts';
import type { Lines } from '../lines/lines.ts';
import type { Limits } from '../comparing-limits.ts';
import { cellName, placeOf } from './cell-names.ts';
import { readFormats, type ShowNumber } from './number-formats.ts';
import { mainPart, relationsOf } from './relations.ts';
import { SharedTexts } from './shared-texts.ts';
import { type Attributes, attribute, readXml } from './xml.ts';
import type { Parts } from './zip-parts.ts';

export type Rows = Omit<Lines, 'names'>;

export interface Sheet {
  name: string;
  rows: Rows;
  /** A hidden sheet is compared as well. */
  isHidden: boolean;
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: readonly { from: number; to: number }[];
  frozen: { rows: number; columns: number };
}

export interface Cell {
  column: number;
  shown: string;
  /** The value, if it differs from the displayed text. */
  held: string;
}

/** Separators between cells and between their parts; neither occurs in XML. */
const CELL = '\u001e';
const PART = '\u001f';
/** How workbooks write a line break of Windows. */
const BREAK = /_x000D_\n?/g;

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** @throws CannotRead */
export async function readWorkbook(parts: Parts, limits: Limits): Promise<Sheet[]> {
  const main = await mainPart(parts, 'xl/workbook.xml');
  const relations = await relationsOf(parts, main);
  const found = relations.filter(({ target }) => parts.has(target));
  const partOf = (type: string) => found.find((one) => one.type === type)?.target ?? null;
  const listed: { name: string; part: string | undefined; isHidden: boolean }[] = [];
  let is1904 = false;
  await readXml(parts, main, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attribute(attributes, 'date1904'));
      if (name !== 'sheet') return;
      const id = attributes['r:id'] ?? attribute(attributes, 'id');
      const part = found.find((one) => one.id === id)?.target;
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      listed.push({ name: attributes['name'] ?? '', part, isHidden });
    },
  });
  const texts = await SharedTexts.read(parts, partOf('sharedStrings'), limits.text);
  const show = await readFormats(parts, partOf('styles'), is1904);
  const room = { cells: limits.cells, bytes: limits.text };
  const sheets: Sheet[] = [];
  for (const { name, part, isHidden } of listed) {
    const reader = new SheetReader(texts, show, room);
    if (part !== undefined) await readXml(parts, part, reader);
    sheets.push({ name, isHidden, ...reader.done() });
  }
  return sheets;
}

export function cellsOf(row: string): Cell[] {
  return row
    .split(CELL)
    .filter((cell) => cell !== '')
    .map((cell) => {
      const [column = '', shown = '', held = shown] = cell.split(PART);
      return { column: Number(column), shown, held };
    });
}

interface Open {
  column: number;
  type: string;
  style: number;
  value: string;
  /** False for a formula without a calculated value. */
  hasValue: boolean;
  formula: string | null;
}

class SheetReader {
  readonly #bytes = new GrowingBytes();
  readonly #starts = new GrowingNumbers();
  readonly #ends = new GrowingNumbers();
  readonly #numbers = new GrowingNumbers();
  readonly #encoder = new TextEncoder();
  readonly #hiddenRows = new Set<number>();
  readonly #hiddenColumns: { from: number; to: number }[] = [];
  #row = 0;
  #column = 0;
  #cells: string[] = [];
  #cell: Open | null = null;
  #isValue = false;
  #isFormula = false;
  readonly #frozen = { rows: 0, columns: 0 };
  /** The depth of phonetic text, which is skipped. */
  #spoken = 0;

  constructor(
    private readonly texts: SharedTexts,
    private readonly show: ShowNumber,
    private readonly room: { cells: number; bytes: number },
  ) {}

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'row') this.#openRow(attributes);
    if (name === 'col') this.#openColumns(attributes);
    if (name === 'c') this.#openCell(attributes);
    if (name === 'rPh') this.#spoken++;
    if (name === 'pane') this.#openPane(attributes);
    this.#isFormula = name === 'f';
    if (this.#cell && name === 'f') this.#cell.formula = '';
    if (this.#cell && (name === 'v' || name === 'is')) this.#cell.hasValue = true;
    this.#isValue = name === 'v' || (name === 't' && this.#spoken === 0);
  };

  readonly text = (text: string): void => {
    if (this.#isValue && this.#cell) this.#cell.value += text;
    if (this.#isFormula && this.#cell) this.#cell.formula = (this.#cell.formula ?? '') + text;
  };

  readonly close = (name: string): void => {
    this.#isValue = false;
    this.#isFormula = false;
    if (name === 'rPh') this.#spoken--;
    if (name === 'c') this.#closeCell();
    if (name === 'row') this.#closeRow();
  };

  done(): Omit<Sheet, 'name' | 'isHidden'> {
    const rows = {
      bytes: this.#bytes.done(),
      starts: this.#starts.done(),
      ends: this.#ends.done(),
      numbers: this.#numbers.done(),
    };
    return { rows, hiddenRows: this.#hiddenRows, hiddenColumns: this.#hiddenColumns, frozen: this.#frozen };
  }

  #openPane({ state, xSplit = '', ySplit = '' }: Attributes): void {
    if (state !== 'frozen' && state !== 'frozenSplit') return;
    if (/^\d{1,7}$/.test(ySplit)) this.#frozen.rows = Number(ySplit);
    if (/^\d{1,5}$/.test(xSplit)) this.#frozen.columns = Number(xSplit);
  }

  #openColumns({ min, max, hidden }: Attributes): void {
    const isRange = [min, max].every((one) => /^[1-9]\d{0,6}$/.test(one ?? ''));
    if (isTrue(hidden) && isRange) this.#hiddenColumns.push({ from: Number(min), to: Number(max) });
  }

  #openRow({ r, hidden }: Attributes): void {
    this.#row = /^[1-9]\d{0,6}$/.test(r ?? '') ? Number(r) : this.#row + 1;
    if (isTrue(hidden)) this.#hiddenRows.add(this.#row);
    this.#column = 0;
    this.#cells = [];
  }

  #openCell({ r, t, s }: Attributes): void {
    this.#column = placeOf(r ?? '')?.column ?? this.#column + 1;
    this.#cell = {
      column: this.#column,
      type: t ?? 'n',
      style: Number(s ?? 0),
      value: '',
      hasValue: false,
      formula: null,
    };
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (!cell) return;
    const parts = this.#partsOf(cell);
    if (parts[0] === '') return;
    if (--this.room.cells < 0) throw tooLarge(`cells up to ${cellName(cell.column, this.#row)}`);
    this.#cells.push([cell.column, ...parts].join(PART).replaceAll(BREAK, '\n'));
  }

  /** The displayed text, and the value if it differs. */
  #partsOf({ type, style, value, hasValue, formula }: Open): string[] {
    if (formula !== null && !hasValue) return [`No stored value${formula === '' ? '' : `: =${formula}`}`];
    if (type === 's') return [value === '' ? '' : this.texts.get(Number(value))];
    if (type === 'b') return [value === '1' ? 'TRUE' : 'FALSE'];
    if (type !== 'n' || value === '' || !Number.isFinite(Number(value))) return [value];
    const { shown, held } = this.show(Number(value), style);
    return shown === held ? [shown] : [shown, held];
  }

  #closeRow(): void {
    if (this.#cells.length === 0) return;
    const line = this.#encoder.encode(this.#cells.join(CELL));
    this.room.bytes -= line.length;
    if (this.room.bytes < 0) throw tooLarge('text of the cells');
    this.#starts.add(this.#bytes.length);
    this.#bytes.add(line);
    this.#ends.add(this.#bytes.length);
    this.#numbers.add(this.#row);
    this.#cells = [];
  }
}
