import { type PDFContext, PDFDocument, PDFName, type PDFRef, PDFStream, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { watermarkPdf } from './watermark-pdf.ts';
import * as pdfs from '../testing/awkward-pdfs.ts';
import { contrastOfMark, noiseSize, noisyPhoto } from '../testing/noise.ts';
import { drawPdf, readOutline, readPdf, type ReadPage } from '../testing/pdf-reader.ts';

const mark = { email: 'zoë.łukasz+Ωmega@пример.example', time: '2026-01-02T03:05:00.000Z' };

/** The mark rises across the visible page, and is repeated at its bottom. */
function expectMarked(page: ReadPage): void {
  const marks = page.pieces.filter((piece) => piece.text === mark.email);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  for (const { x, y, size } of marks) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(right);
    expect(y).toBeGreaterThanOrEqual(bottom);
    expect(y).toBeLessThanOrEqual(top);
    expect(size).toBeGreaterThan(1);
  }
  const angles = marks.map(({ angle }) => Math.round((((angle - page.rotate) % 360) + 360) % 360) % 360);
  expect([...new Set(angles)].sort()).toEqual([0, 30]);
  expect(page.text).toContain('2026-01-02 03:05 UTC');
}

/** Resources with a photo within so many forms. */
function inForm(depth: number) {
  return (photo: PDFRef, context: PDFContext): Record<string, Record<string, PDFRef>> => {
    let inner = photo;
    for (let left = depth; left > 0; left -= 1) {
      const Resources = { XObject: { Photo: inner } };
      inner = context.register(
        context.stream('/Photo Do', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1], Resources }),
      );
    }
    return { XObject: { Photo: inner } };
  };
}

describe('the watermark of a PDF', () => {
  for (const [name, make] of [
    ['of three pages', () => pdfs.plainPdf(3)],
    ['with pages turned every way', pdfs.rotatedPdf],
    ['with pages cropped, moved and turned', pdfs.croppedPdf],
    ['whose pages share their resources and content', pdfs.sharedPartsPdf],
    ['that leaves scales and clipping paths open', pdfs.unbalancedPdf],
    ['with nothing on its page', pdfs.blankPdf],
    ['with a form', pdfs.formPdf],
  ] as const) {
    it(`is on every page, within sight, in a PDF ${name}`, async () => {
      const original = await make();
      const pages = await readPdf(await watermarkPdf(original, mark));
      expect(pages.length).toBe((await readPdf(original)).length);
      for (const page of pages) expectMarked(page);
    });
  }

  it.each([
    ['on the page', (photo: PDFRef) => ({ XObject: { Photo: photo } })],
    ['in a form within a form', inForm(2)],
  ])('stands out on a noisy photo %s', async (_, resourcesOf) => {
    const marked = async (picture: Buffer) => {
      const document = await PDFDocument.create();
      const { width, height } = noiseSize;
      const page = document.addPage([width, height]);
      const photo = await document.embedPng(picture);
      page.node.set(PDFName.of('Resources'), document.context.obj(resourcesOf(photo.ref, document.context)));
      const draw = document.context.stream(`${width} 0 0 ${height} 0 0 cm /Photo Do`);
      page.node.set(PDFName.of('Contents'), document.context.register(draw));
      return drawPdf(await watermarkPdf(await document.save(), mark));
    };
    const white = await sharp({ create: { ...noiseSize, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await contrastOfMark(await marked(await noisyPhoto()), await marked(white))).toBeGreaterThan(1.6);
  });

  it('comes with a title, which is what a browser calls the tab', async () => {
    const watermarked = await watermarkPdf(await pdfs.plainPdf(1), { ...mark, title: 'Übersicht – neu.pdf' });
    const document = await PDFDocument.load(watermarked, { updateMetadata: false });
    expect(document.getTitle()).toBe('Übersicht – neu.pdf');
    expect(document.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true);
  });

  it('leaves the outline, whose entries still lead to their pages', async () => {
    const original = await PDFDocument.load(await pdfs.plainPdf(3));
    const { context, catalog } = original;
    const item = context.register(
      context.obj({ Title: PDFString.of('Part'), Dest: [original.getPage(2).ref, PDFName.of('Fit')] }),
    );
    catalog.set(PDFName.of('Outlines'), context.obj({ First: item, Last: item, Count: 1 }));
    expect(await readOutline(await watermarkPdf(await original.save(), mark))).toEqual([['Part', 2]]);
  });

  it('leaves out the files that are embedded in the document', async () => {
    const original = await PDFDocument.create();
    original.addPage();
    await original.attach(Buffer.from('the model'), 'model.xlsx');
    const { context, catalog } = await PDFDocument.load(await watermarkPdf(await original.save(), mark));
    expect(String(catalog.lookup(PDFName.of('Names')))).not.toContain('EmbeddedFiles');
    const streams = context.enumerateIndirectObjects().filter(([, object]) => object instanceof PDFStream);
    expect(streams.map(String).join()).not.toContain('/EmbeddedFile');
  });

  it.each(['Stamp', 'Link', 'Popup'])('is drawn over a %s that covers the page', async (Subtype) => {
    const original = await PDFDocument.create();
    const page = original.addPage([300, 300]);
    const { context } = original;
    const box = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 300] };
    const N = context.register(context.stream('0 1 0 rg 0 0 300 300 re f', box));
    const Border = [0, 0, 0];
    const cover = context.obj({ Type: 'Annot', Subtype, Rect: [0, 0, 300, 300], F: 4, Border, AP: { N } });
    page.node.set(PDFName.of('Annots'), context.obj([context.register(cover)]));
    const { channels } = await sharp(await drawPdf(await watermarkPdf(await original.save(), mark))).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1);
  });

  it('leaves the content of the page in place', async () => {
    const pages = await readPdf(await watermarkPdf(await pdfs.plainPdf(2), mark));
    expect(pages.map((page) => page.pieces[0])).toMatchObject([
      { text: 'Page 1', x: 60, y: 500, angle: 0, size: 24 },
      { text: 'Page 2', x: 60, y: 500, angle: 0, size: 24 },
    ]);
  });

  it('is written in Latin, Greek, Cyrillic and others; what the font lacks is spelled out', async () => {
    const email = 'ŵαж漢@example.com';
    const [page] = await readPdf(await watermarkPdf(await pdfs.plainPdf(1), { ...mark, email }));
    expect(page!.text).toContain('ŵαж\\u{6F22}@example.com');
  });

  it('fits the longest address that there can be', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(180)}.example`;
    const [page] = await readPdf(await watermarkPdf(await pdfs.plainPdf(1), { ...mark, email }));
    expect(page!.text).toContain(email);
  });

  it('can be put on a file that bears one already', async () => {
    const once = await watermarkPdf(await pdfs.plainPdf(1), { ...mark, email: 'first@example.com' });
    const [page] = await readPdf(await watermarkPdf(once, mark));
    expect(page!.text).toContain('first@example.com');
    expectMarked(page!);
  });

  it('is put on an encrypted file that opens without a password, and refused for one that needs a password', async () => {
    await expect(watermarkPdf(await pdfs.encryptedPdf('secret'), mark)).rejects.toThrow();
    const [page] = await readPdf(await watermarkPdf(await pdfs.encryptedPdf(''), mark));
    expectMarked(page!);
    expect(page!.text).toContain('Page 1');
  });

  it('is refused for files that are cut short, empty or something else', async () => {
    for (const bytes of [
      await pdfs.cutShortPdf(),
      new Uint8Array(),
      Buffer.from('%PDF-1.7\nnothing'),
      Buffer.from('hi'),
    ])
      await expect(watermarkPdf(bytes, mark)).rejects.toThrow();
  });

  for (const [what, make] of Object.entries(pdfs.hidingPdfs)) {
    it(`is drawn after the content of the page, in a form of its own, in spite of ${what}`, async () => {
      const [page] = await readPdf(await watermarkPdf(await make(), mark));
      expectMarked(page!);
    });
  }

  it.each([
    ['a tree that doubles thirty times', () => pdfs.doublingTree(30)],
    ['a page that is named twenty thousand times', () => pdfs.treePdf((_, leaf) => Array<PDFRef>(20_000).fill(leaf))],
    ['a tree that names itself', () => pdfs.treePdf((_, leaf, root) => [leaf, root, root])],
    ['content that unfolds to two hundred megabytes', () => pdfs.unfoldingPdf('content', 2e8)],
    ['a great many objects', () => pdfs.manyObjectsPdf(isDeep ? 160_000 : 20_000)],
  ])('is put on a document with %s as soon as on any other', async (_, make) => {
    const watermarked = await PDFDocument.load(await watermarkPdf(await make(), mark), { updateMetadata: false });
    const [first] = watermarked.catalog.Pages().Kids().asArray();
    expect(watermarked.context.lookup(first)).toBeDefined();
  });

  it.each([
    ['a tree that leads nowhere', () => pdfs.treePdf((context) => [context.nextRef()])],
    ['a page that is a tree to others', treeWithinPage],
    ['a million places for pages', () => pdfs.treePdf((_, leaf) => Array<PDFRef>(1_000_001).fill(leaf))],
    ['content in parts that unfolds to two hundred megabytes', () => pdfs.unfoldingPdf('parts', 1e8)],
  ])('is refused for a document with %s', async (_, make) => {
    await expect(watermarkPdf(await make(), mark)).rejects.toThrow();
  });

  it.runIf(isDeep)('does without objects that are packed into more than a file may unfold to', async () => {
    const [page] = await readPdf(await watermarkPdf(await pdfs.unfoldingPdf('objects', 2e8), mark));
    expectMarked(page!);
  });

  it('omits streams that are no longer needed', async () => {
    const long = `${'0 0 m '.repeat(1000)} % in parts`;
    const original = await pdfs.rawPdf((context) => [context.stream(long), context.stream(long)]);
    const watermarked = Buffer.from(await watermarkPdf(original, mark));
    expect(watermarked.includes('% in parts')).toBe(false);
  });
});

async function treeWithinPage(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await pdfs.plainPdf(2));
  document.getPage(0).node.set(PDFName.of('Kids'), document.context.obj([document.getPage(1).ref]));
  return document.save({ useObjectStreams: false });
}
