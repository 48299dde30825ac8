// A PDF of A4 pages in the standard fonts.
import type { Paper } from './paper.ts';
import { layOut, pageHeight, pageWidth, type Mark } from './pdf-layout.ts';
import { encodedText } from './pdf-text.ts';

const firstPageObject = 5;

export function pdf(paper: Paper): Uint8Array {
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
  if (mark.kind === 'line') {
    return `0.80 0.83 0.87 RG 0.6 w ${mark.x} ${mark.y} m ${mark.x + mark.width} ${mark.y} l S`;
  }
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
