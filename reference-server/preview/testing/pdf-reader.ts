// Reads watermarked PDFs with another library than the one that wrote them.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPage {
  text: string;
  /** The position and direction of each piece of text, in the page's own coordinates. */
  pieces: { text: string; x: number; y: number; angle: number; size: number }[];
  /** Left, bottom, right and top of the visible box. */
  view: number[];
  rotate: number;
}

const opening = (bytes: Uint8Array) =>
  getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false, isEvalSupported: false });

/** The titles of the outline's top entries, with their pages from 0. */
export async function readOutline(bytes: Uint8Array): Promise<[title: string, page: number][]> {
  const task = opening(bytes);
  const document = await task.promise;
  const entries: [string, number][] = [];
  for (const { title, dest } of await document.getOutline()) {
    const [page] = dest as [{ num: number; gen: number }];
    entries.push([title, await document.getPageIndex(page)]);
  }
  await task.destroy();
  return entries;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const task = opening(bytes);
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    const pieces = content.items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y, angle: (Math.atan2(b, a) * 180) / Math.PI, size: Math.hypot(a, b) }];
    });
    pages.push({ text: pieces.map((piece) => piece.text).join('\n'), pieces, view: page.view, rotate: page.rotate });
  }
  await task.destroy();
  return pages;
}

/** The first page as PNG, a point a pixel. */
export async function drawPdf(bytes: Uint8Array): Promise<Buffer> {
  const task = opening(bytes);
  const document = await task.promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const factory = document.canvasFactory as { create(width: number, height: number): NodeCanvas };
  const { canvas, context } = factory.create(viewport.width, viewport.height);
  await page.render({ canvasContext: context, viewport }).promise;
  const drawn = canvas.toBuffer('image/png');
  await task.destroy();
  return drawn;
}

interface NodeCanvas {
  canvas: { toBuffer(type: 'image/png'): Buffer };
  context: CanvasRenderingContext2D;
}
