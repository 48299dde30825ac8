// A PDF of A4 pages in the standard fonts.
import type { SamplePaper } from './sample-paper.ts';
import { encodedText, textWidth } from './pdf-text.ts';

const firstPageObject = 5;

export function pdf(paper: SamplePaper): Uint8Array {
  const pages = layOut(paper);
  const kids = pages.map((_, at) => `${firstPageObject + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((marks, at) => pageObjects(marks, firstPageObject + 2 * at + 1)),
  ];
  return assembled(objects);
}

function pageObjects(marks: readonly Mark[], contentsObject: number): [string, string] {
  const stream = marks.map(drawn).join('\n');
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${contentsObject} 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
}

function drawn(mark: Mark): string {
  if (mark.kind === 'line') return `0.80 0.83 0.87 RG 0.6 w ${mark.x} ${mark.y} m ${mark.x + mark.width} ${mark.y} l S`;
  const ink = mark.isMuted ? '0.36 0.42 0.50 rg' : '0.06 0.09 0.16 rg';
  return `BT ${ink} /${mark.isBold ? 'F2' : 'F1'} ${mark.size} Tf ${mark.x} ${mark.y} Td (${encodedText(mark.text)}) Tj ET`;
}

/** Each character is one byte, so that lengths are offsets. */
function assembled(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets: number[] = [];
  objects.forEach((object, at) => {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (char) => char.charCodeAt(0));
}

const pageWidth = 595;
const pageHeight = 842;
const margin = 64;
const inner = pageWidth - 2 * margin;
const bottom = 72;

type Mark =
  | { kind: 'text'; x: number; y: number; size: number; text: string; isBold: boolean; isMuted: boolean }
  | { kind: 'line'; x: number; y: number; width: number };

interface Look {
  size: number;
  leading: number;
  isBold?: boolean;
  isMuted?: boolean;
  after?: number;
}

const looks = {
  title: { size: 20, leading: 26, isBold: true, after: 2 },
  subtitle: { size: 10, leading: 14, isMuted: true, after: 18 },
  heading: { size: 13, leading: 18, isBold: true, after: 4 },
  body: { size: 10.5, leading: 15, after: 8 },
} as const satisfies Record<string, Look>;

/** The marks of every page: wrapped text, table columns, and a footer. */
function layOut(paper: SamplePaper): Mark[][] {
  const sheet = new Sheet(paper.title);
  sheet.write(paper.title, looks.title);
  sheet.write(paper.subtitle, looks.subtitle);
  for (const { heading, paragraphs = [], table } of paper.sections) {
    if (heading !== undefined) sheet.write(heading, looks.heading);
    for (const text of paragraphs) sheet.write(text, looks.body);
    if (table) sheet.table(table);
  }
  return sheet.finished();
}

class Sheet {
  readonly #pages: Mark[][] = [[]];
  #y = pageHeight - margin;

  constructor(private readonly title: string) {}

  write(text: string, look: Look): void {
    for (const line of wrapped(text, inner, look)) {
      this.#room(look.leading);
      this.#put(margin, line, look);
    }
    this.#y -= look.after ?? 0;
  }

  /** The first column has twice the width of the others; numbers are right-aligned. */
  table(rows: readonly (readonly string[])[]): void {
    const columns = rows[0]?.length ?? 0;
    const unit = inner / (columns + 1);
    rows.forEach((row, at) => {
      const look: Look = { size: 9.5, leading: 18, isBold: at === 0 };
      this.#room(look.leading);
      row.forEach((cell, column) => {
        const left = margin + (column === 0 ? 0 : unit * (column + 1));
        const width = column === 0 ? unit * 2 : unit;
        const [line = ''] = wrapped(cell, width - 6, look);
        const isRight = column > 0;
        this.#put(isRight ? left + width - textWidth(line, look.size, at === 0) : left, line, look);
      });
      this.#page.push({ kind: 'line', x: margin, y: round(this.#y - 6), width: inner });
    });
    this.#y -= 18;
  }

  finished(): Mark[][] {
    this.#pages.forEach((page, at) => {
      const text = `${this.title}  |  Project Aurora  |  Page ${at + 1} of ${this.#pages.length}`;
      page.push({ kind: 'text', x: margin, y: 40, size: 8, text, isBold: false, isMuted: true });
    });
    return this.#pages;
  }

  get #page(): Mark[] {
    return this.#pages[this.#pages.length - 1] ?? [];
  }

  #room(leading: number): void {
    if (this.#y - leading < bottom) {
      this.#pages.push([]);
      this.#y = pageHeight - margin;
    }
    this.#y -= leading;
  }

  #put(x: number, text: string, { size, isBold = false, isMuted = false }: Look): void {
    this.#page.push({ kind: 'text', x: round(x), y: round(this.#y), size, text, isBold, isMuted });
  }
}

const round = (value: number) => Math.round(value * 100) / 100;

function wrapped(text: string, width: number, { size, isBold = false }: Look): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, size, isBold) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
