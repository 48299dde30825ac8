// File formats by the ending of a name: what is declared, what the bytes show, and who writes them.
import { docx } from './docx.ts';
import type { Paper } from './paper.ts';
import { pdf } from './pdf.ts';
import { pptx } from './pptx.ts';
import { csv, html, plainText } from './text-files.ts';
import { xlsx } from './xlsx.ts';

export interface Format {
  mimeType: string;
  /** Null for text, which has no magic bytes. */
  magicType: string | null;
}

const office = 'application/vnd.openxmlformats-officedocument';
const typed = (mimeType: string, magicType: string | null = mimeType): Format => ({ mimeType, magicType });

const formats: Readonly<Record<string, Format>> = {
  pdf: typed('application/pdf'),
  docx: typed(`${office}.wordprocessingml.document`),
  xlsx: typed(`${office}.spreadsheetml.sheet`),
  pptx: typed(`${office}.presentationml.presentation`),
  png: typed('image/png'),
  svg: typed('image/svg+xml', null),
  html: typed('text/html', null),
  csv: typed('text/csv', null),
  txt: typed('text/plain', null),
};

const writers: Readonly<Record<string, (paper: Paper) => Uint8Array>> = {
  pdf,
  docx,
  xlsx,
  pptx,
  html,
  csv,
  txt: plainText,
};

export function formatOf(name: string): Format {
  return formats[endingOf(name)] ?? typed('application/octet-stream', null);
}

/** A paper as the file that the name promises. */
export function written(name: string, paper: Paper): Uint8Array {
  return (writers[endingOf(name)] ?? plainText)(paper);
}

function endingOf(name: string): string {
  return /\.([a-z0-9]+)$/.exec(name)?.[1] ?? '';
}
