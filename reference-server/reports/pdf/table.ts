// Tables that break between rows and repeat their head on every page; a row higher than a page breaks within.
import type { Paper } from './pdf-paper.ts';
import { accent, ink, left, muted, right, rule, type Style } from './sheet.ts';

interface TableColumn {
  title: string;
  /** Its share of the width, relative to the other columns. */
  width: number;
  isNumber?: boolean;
}

interface Line {
  words: string;
  style: Style;
}

const gap = 9;
const step = 11;
const padding = 3.5;
/** A lower row moves to the next page as a whole. */
const KEPT_WHOLE = 300;
const head: Style = { face: 'bold', size: 7.5, color: muted };
const main: Style = { face: 'body', size: 8, color: ink };
const minor: Style = { face: 'body', size: 7, color: muted };
const code: Style = { face: 'mono', size: 6.8, color: ink };

/** Hashes, which readers compare by character. */
const isCode = (text: string) => /^[0-9a-f]{32,}$/.test(text);

export class Table {
  readonly #heads: readonly (readonly Line[])[];
  readonly #places: readonly { x: number; width: number; isNumber: boolean }[];

  constructor(
    private readonly paper: Paper,
    columns: readonly TableColumn[],
  ) {
    const parts = columns.reduce((sum, { width }) => sum + width, 0);
    const room = right - left - gap * (columns.length - 1);
    let x = left;
    this.#places = columns.map(({ width, isNumber = false }) => {
      const place = { x, width: (room * width) / parts, isNumber };
      x += place.width + gap;
      return place;
    });
    this.#heads = columns.map(({ title }, at) => this.#lines(title, head, at));
    paper.need(60);
    this.#drawHead();
  }

  #lines(text: string, style: Style, at: number): Line[] {
    if (text === '') return [];
    return this.paper.lines(text, style, this.#places[at]?.width ?? 0).map((words) => ({ words, style }));
  }

  #drawHead(): void {
    const count = highest(this.#heads);
    // Aligns short heads with the bottom of higher ones.
    const pad = (lines: readonly Line[]) => [
      ...Array<Line>(count - lines.length).fill({ words: '', style: head }),
      ...lines,
    ];
    this.#write(this.#heads.map(pad));
    this.paper.y += count * step + 3;
    this.paper.line(this.paper.y, accent, 0.9);
    this.paper.y += 1;
  }

  #write(cells: readonly (readonly Line[])[]): void {
    this.#places.forEach(({ x, width, isNumber }, at) => {
      cells[at]?.forEach(({ words, style }, index) => {
        if (words === '') return;
        const shift = isNumber ? width - this.paper.widthOf(words, style) : 0;
        // Aligns smaller letters with the baseline of the others.
        const drop = (main.size - style.size) * 0.9;
        this.paper.write(words, style, x + shift, this.paper.y + padding + index * step + drop);
      });
    });
  }

  /** Each cell is a text with smaller lines below it. */
  row(cells: readonly (readonly string[])[]): void {
    const paper = this.paper;
    let rest = cells.map((texts, at) =>
      texts.flatMap((text, index) => this.#lines(text, isCode(text) ? code : index === 0 ? main : minor, at)),
    );
    for (;;) {
      const count = Math.max(1, highest(rest));
      const height = count * step + 2 * padding;
      if (height > paper.left && (height <= KEPT_WHOLE || paper.left < 6 * step)) {
        paper.addPage();
        this.#drawHead();
      }
      const fitting = Math.min(count, Math.floor((paper.left - 2 * padding) / step));
      this.#write(rest.map((lines) => lines.slice(0, fitting)));
      paper.y += fitting * step + 2 * padding;
      rest = rest.map((lines) => lines.slice(fitting));
      if (fitting === count) break;
    }
    paper.line(paper.y, rule, 0.4);
  }

  end(): void {
    this.paper.y += 10;
  }
}

function highest(cells: readonly (readonly Line[])[]): number {
  return Math.max(0, ...cells.map(({ length }) => length));
}
