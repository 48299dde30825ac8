// The pictures on a page of a PDF, decoded by the library.
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp, { type Sharp } from 'sharp';
import { openPdf } from '../../comparing/pdf/pdf-lines.ts';

interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
  /** Without it, each bit is a pixel, as in a mask. */
  kind?: number;
}

const CHANNELS: Partial<Record<number, 3 | 4>> = { 2: 3, 3: 4 };
const PAINTED: readonly number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
/** Smaller pictures are logos, lines or dots. */
const LEAST_PIXELS = 20_000;

export async function picturesOfPage(bytes: Uint8Array, page: number): Promise<{ pictures: Sharp[]; of: number }> {
  const task = await openPdf(bytes);
  try {
    const document = await task.promise;
    return { pictures: await picturesOn(await document.getPage(page)), of: document.numPages };
  } finally {
    await task.destroy();
  }
}

async function picturesOn(page: PDFPageProxy): Promise<Sharp[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures: Sharp[] = [];
  for (const [at, operation] of fnArray.entries()) {
    if (!PAINTED.includes(operation)) continue;
    // The library passes a picture, its name, or both.
    const [given] = argsArray[at] as [string | (Omit<Picture, 'data'> & { data: string | Uint8Array })];
    const name = typeof given === 'string' ? given : given.data;
    const picture = typeof name === 'string' ? await named(page, name) : (given as Picture);
    if (picture && picture.width * picture.height >= LEAST_PIXELS) pictures.push(upright(picture, page.rotate));
  }
  return pictures;
}

function named(page: PDFPageProxy, name: string): Promise<Picture | null> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(name, resolve);
  });
}

function upright({ width, height, data, kind = 1 }: Picture, degrees: number): Sharp {
  const channels = CHANNELS[kind];
  const raw = { width, height, channels: channels ?? 1 } as const;
  return sharp(channels ? data : unpacked(width, height, data), { raw }).rotate(degrees);
}

/** One byte per pixel, white where the bit is set. */
function unpacked(width: number, height: number, bits: Uint8Array): Uint8Array {
  const row = (width + 7) >> 3;
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const x = at % width;
    const byte = bits[((at - x) / width) * row + (x >> 3)] ?? 0;
    pixels[at] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
  }
  return pixels;
}
