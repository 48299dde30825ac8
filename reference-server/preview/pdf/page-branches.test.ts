import { PDFDocument, PDFName, PDFPageTree } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { watermarkPdf } from './watermark-pdf.ts';

/** Each page's width is its number, and its height is inherited. */
async function flat(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) document.addPage([100 + page, 200]);
  return document.save({ useObjectStreams: false });
}

const marked = async (pages: number) =>
  PDFDocument.load(await watermarkPdf(await flat(pages), { email: 'ada@x.test', time: '2026-01-15T10:00:00.000Z' }));

it('a document of many pages on one branch gets branches, and keeps its pages in their order', async () => {
  const document = await marked(200);
  const kids = document.catalog.Pages().Kids();
  expect(kids.size()).toBe(7);
  expect(kids.lookup(0, PDFPageTree).get(PDFName.of('Count'))?.toString()).toBe('32');
  expect(document.getPages().map((page) => page.getWidth())).toEqual(Array.from({ length: 200 }, (_, at) => 101 + at));
});

it('a document of few pages stays on one branch', async () => {
  expect((await marked(64)).catalog.Pages().Kids().size()).toBe(64);
});
