// Pictures of words, and PDFs of pictures, as scanners make them.
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { outline } from '../../../preview/watermark-font.ts';

const SIZE = 48;

/** A PNG, one line beneath the other. */
export function pictureSaying(...lines: string[]): Promise<Uint8Array> {
  const paths = lines.map((line, at) => {
    return `<path transform="translate(40 ${(at + 1) * 2 * SIZE}) scale(${SIZE})" d="${outline(line).path}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${(lines.length + 1) * 2 * SIZE}">`;
  return sharp(Buffer.from(`${svg}<rect width="100%" height="100%" fill="#fff"/>${paths.join('')}</svg>`))
    .png()
    .toBuffer();
}

/** A page a picture. */
export async function scanOf(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  for (const picture of pictures) {
    const image = await file.embedPng(picture);
    file.addPage([image.width, image.height]).drawImage(image);
  }
  return file.save();
}
