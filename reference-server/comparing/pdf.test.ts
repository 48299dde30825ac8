import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { blankPdf, cutShortPdf, encryptedPdf, plainPdf } from '#server/preview/testing/awkward-pdfs.ts';
import { limits } from './comparing-limits.ts';
import { linesOfPage, type Piece } from './pdf/reading-order.ts';
import { compared, inLines } from './testing/compared.ts';

type Drawn = readonly [text: string, x: number, y: number];

async function pdf(...pages: (readonly Drawn[])[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const drawn of pages) {
    const page = document.addPage([600, 800]);
    for (const [text, x, y] of drawn) page.drawText(text, { x, y, size: 12, font });
  }
  return document.save();
}

const lines = (...texts: string[]) => texts.map((text, at) => [text, 50, 700 - at * 16] as const);

describe('two PDFs', () => {
  it('are compared line by line, with the page of each change', async () => {
    const before = pdf(lines('Contract', 'The price is ten'), [], lines('Second page', 'Signed in March'));
    const after = pdf(lines('Contract', 'The price is twelve'), [], lines('Second page', 'Signed in April'));
    const content = await compared('pdf', before, after);
    expect(inLines(content)).toEqual([
      '  Contract',
      '- The price is [ten]',
      '+ The price is [twelve]',
      '  Second page',
      '- Signed in [March]',
      '+ Signed in [April]',
    ]);
    const pages =
      content.kind === 'text' ? content.blocks.flatMap(({ after: all }) => all.map(({ page }) => page)) : [];
    expect(pages).toEqual([1, 1, 3, 3]);
  });

  it('of the same text in other bytes have no changes', async () => {
    expect(
      await compared(
        'pdf',
        pdf(lines('a', 'b')),
        pdf(lines('a', 'b').map(([text, x, y]) => [text, x + 30, y - 40] as const)),
      ),
    ).toMatchObject({ changes: 0 });
  });

  it.each([
    ['without text', 'no-text', blankPdf],
    ['with a password', 'encrypted', () => encryptedPdf('secret')],
    ['that are broken', 'damaged', () => Promise.resolve(Buffer.from('%PDF-1.4 and nothing more'))],
    ['that are no PDF', 'damaged', () => Promise.resolve(Buffer.from('hello'))],
  ])('%s are not compared, and the answer names which', async (_, reason, make) => {
    expect(await compared('pdf', plainPdf(1), make())).toEqual({ kind: 'none', reason, of: 'to' });
  });

  it('whose password is only for changing them are read', async () => {
    expect(await compared('pdf', encryptedPdf(''), encryptedPdf(''))).toMatchObject({ kind: 'text', changes: 0 });
  });

  it('that are cut short are compared as far as they can be read, or not', async () => {
    expect(['text', 'none']).toContain((await compared('pdf', plainPdf(1), cutShortPdf())).kind);
  });

  it.each([
    ['pages', { pages: 2 }],
    ['text', { text: 10 }],
  ])('are too large with too much of %s', async (_, less) => {
    const content = await compared('pdf', pdf(lines('a')), plainPdf(3), { limits: { ...limits, ...less } });
    expect(content).toEqual({ kind: 'none', reason: 'too-large', of: 'to' });
  });
});

describe('the pieces of a page', () => {
  const piece = (text: string, x: number, y: number): Piece => ({
    text,
    x,
    y,
    width: text.length * 6,
    size: 12,
    endsLine: false,
  });
  const column = (name: string, x: number, top: number, count: number) =>
    Array.from({ length: count }, (_, at) => piece(`${name}${at + 1}`, x, top - at * 16));

  it.each([
    [
      'on one base line are one line, with a space where there is one',
      [piece('The', 50, 700), piece('price', 74, 700), piece('s', 104.5, 700)],
      ['The prices'],
    ],
    ['raised a little are of the same line', [piece('See', 50, 700), piece('1', 68.5, 705)], ['See1']],
    ['below each other are lines', column('a', 50, 700, 3), ['a1', 'a2', 'a3']],
    ['written from below to above are read from above', column('a', 50, 700, 3).reverse(), ['a1', 'a2', 'a3']],
    [
      'in two columns are read one column after the other',
      [...column('l', 50, 700, 3), ...column('r', 300, 700, 3)],
      ['l1', 'l2', 'l3', 'r1', 'r2', 'r3'],
    ],
    [
      'whose right column was written first are read from the left',
      [...column('r', 300, 700, 3), ...column('l', 50, 700, 3)],
      ['l1', 'l2', 'l3', 'r1', 'r2', 'r3'],
    ],
    [
      'with a foot that was written first have it last',
      [piece('Foot of the page, all along', 50, 20), ...column('l', 50, 700, 3), ...column('r', 150, 700, 3)],
      ['l1', 'l2', 'l3', 'r1', 'r2', 'r3', 'Foot of the page, all along'],
    ],
    [
      'with a head over two columns that was written last have it first',
      [...column('l', 50, 700, 2), ...column('r', 150, 700, 2), piece('Head of the page, all along', 50, 760)],
      ['Head of the page, all along', 'l1', 'l2', 'r1', 'r2'],
    ],
    [
      'drawn from the left letter by letter are read from the right',
      [
        ...['ا', 'م', 'و', 'ي'].map((letter, at) => piece(letter, 50 + at * 6, 700)),
        piece('30', 80, 700),
        piece('خلال', 98, 700),
        { ...piece('ُ', 116, 702), width: 0 },
      ],
      ['ُخلال 30 يوما'],
    ],
    [
      'written from the right are read from the right',
      [piece('שלום', 300, 700), piece(' ', 294, 700), piece('לכם', 276, 700), piece('2026', 240, 700)],
      ['שלום לכם 2026'],
    ],
    [
      'in both directions are read from where most of them begin',
      [
        piece('Article', 50, 700),
        piece('ب', 100, 700),
        piece('ا', 106, 700),
        piece('of', 120, 700),
        piece('law', 140, 700),
      ],
      ['Article اب of law'],
    ],
  ])('%s', (_, pieces, expected) => {
    expect(linesOfPage(pieces)).toEqual(expected);
  });
});
