// Writes files of each previewable kind to disk.
import { PDFDocument } from '@cantoo/pdf-lib';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { docx } from '#server/comparing/testing/office-files.ts';
import sharp from 'sharp';

export interface SampleFile {
  name: string;
  path: string;
  bytes: Buffer;
}

/** Writes a PDF, an image, a drawing, a page and an unknown kind into the folder. */
export async function sampleFiles(folder: string) {
  const document = await PDFDocument.create();
  document.addPage([420, 595]).drawText('Quality of earnings', { x: 40, y: 500 });
  const image = sharp({ create: { width: 640, height: 400, channels: 3, background: '#3451b2' } });
  const write = (name: string, bytes: Buffer): SampleFile => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return { name, path: file, bytes };
  };
  return {
    pdf: write('Quality of Earnings.pdf', Buffer.from(await document.save())),
    image: write('Site photograph.jpg', await image.jpeg().toBuffer()),
    drawing: write(
      'Floor plan.svg',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="90" height="60"/></svg>',
      ),
    ),
    page: write('Board minutes.html', Buffer.from('<!doctype html><title>Minutes</title><p>Resolved unanimously.</p>')),
    unknown: write('Model.bin', Buffer.from('rows and columns')),
  };
}

/** A letter, a table and a text, in the order of their names. */
export async function framedFiles(folder: string): Promise<SampleFile[]> {
  const contents: [string, Uint8Array][] = [
    ['Framed letter.docx', await docx('Resolved unanimously, as before.')],
    ['Framed prices.csv', Buffer.from('place,price\nunanimously,12\n')],
    ['Framed terms.txt', Buffer.from('Delivery, unanimously\n'.repeat(200))],
  ];
  return contents.map(([name, bytes]) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return { name, path: file, bytes: Buffer.from(bytes) };
  });
}

/** Many small files, for a folder upload. */
export function manyFiles(folder: string, count: number): SampleFile[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `Schedule ${String(at + 1).padStart(2, '0')}.txt`;
    const bytes = Buffer.from(`Schedule ${at + 1}`);
    writeFileSync(path.join(folder, name), bytes);
    return { name, path: path.join(folder, name), bytes };
  });
}
