import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { stampPdf } from './stamp-pdf.ts';
import * as pdfs from '../testing/awkward-pdfs.ts';
import { readPdf, type ReadPage } from '../testing/pdf-reader.ts';

const mark = { email: 'zoë.łukasz+Ωmega@пример.example', time: '2026-01-02T03:05:00.000Z' };

/** The mark rises across the page and stands at its foot, as the page is shown, within what is shown of it. */
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
      const pages = await readPdf(await stampPdf(original, mark));
      expect(pages.length).toBe((await readPdf(original)).length);
      for (const page of pages) expectMarked(page);
    });
  }

  it('comes with a title, which is what a browser calls the tab', async () => {
    const stamped = await stampPdf(await pdfs.plainPdf(1), { ...mark, title: 'Übersicht – neu.pdf' });
    const document = await PDFDocument.load(stamped, { updateMetadata: false });
    expect(document.getTitle()).toBe('Übersicht – neu.pdf');
    expect(document.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true);
  });

  it('leaves the content of the page in place', async () => {
    const pages = await readPdf(await stampPdf(await pdfs.plainPdf(2), mark));
    expect(pages.map((page) => page.pieces[0])).toMatchObject([
      { text: 'Page 1', x: 60, y: 500, angle: 0, size: 24 },
      { text: 'Page 2', x: 60, y: 500, angle: 0, size: 24 },
    ]);
  });

  it('is written in Latin, Greek, Cyrillic and others; what the font lacks is spelled out', async () => {
    const email = 'ŵαж漢@example.com';
    const [page] = await readPdf(await stampPdf(await pdfs.plainPdf(1), { ...mark, email }));
    expect(page!.text).toContain('ŵαж\\u{6F22}@example.com');
  });

  it('fits the longest address that there can be', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(180)}.example`;
    const [page] = await readPdf(await stampPdf(await pdfs.plainPdf(1), { ...mark, email }));
    expect(page!.text).toContain(email);
  });

  it('can be put on a file that bears one already', async () => {
    const once = await stampPdf(await pdfs.plainPdf(1), { ...mark, email: 'first@example.com' });
    const [page] = await readPdf(await stampPdf(once, mark));
    expect(page!.text).toContain('first@example.com');
    expectMarked(page!);
  });

  it('is refused for files that are encrypted, with or without a password to open them', async () => {
    await expect(stampPdf(await pdfs.encryptedPdf('secret'), mark)).rejects.toThrow();
    await expect(stampPdf(await pdfs.encryptedPdf(''), mark)).rejects.toThrow();
  });

  it('is refused for files that are cut short, empty or something else', async () => {
    for (const bytes of [
      await pdfs.cutShortPdf(),
      new Uint8Array(),
      Buffer.from('%PDF-1.7\nnothing'),
      Buffer.from('hi'),
    ]) {
      await expect(stampPdf(bytes, mark)).rejects.toThrow();
    }
  });
});
