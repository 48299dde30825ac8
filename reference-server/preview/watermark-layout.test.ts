import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { markSvg } from './image/watermark-drawing.ts';
import { gridOf, markSize, markStyles } from './watermark-layout.ts';
import { watermarkHtml } from './html/watermark-html.ts';
import { watermarkPdf } from './pdf/watermark-pdf.ts';
import { watermarkSvg } from './svg/watermark-svg.ts';
import { readPdf } from './testing/pdf-reader.ts';

const mark = { email: 'ada@strongroom.example', time: '2026-01-02T03:05:00.000Z' };

/** The slanted e-mail addresses of a PDF page of this size. */
async function onPdf(width: number, height: number) {
  const document = await PDFDocument.create();
  document.addPage([width, height]);
  const [page] = await readPdf(await watermarkPdf(await document.save(), mark));
  const marks = page!.pieces.filter(({ text, angle }) => text === mark.email && Math.round(angle) === 30);
  return { count: marks.length, size: marks[0]!.size };
}

const svgOf = (width: number, height: number) =>
  Buffer.from(watermarkSvg(Buffer.from(`<svg viewBox="0 0 ${width} ${height}"/>`), mark)).toString();

describe('the marks of everything that is watermarked', () => {
  it.each([
    [600, 850],
    [600, 600],
    [1600, 600],
    [600, 3000],
  ])('are as many, as slanted and as large on a drawing and a picture as on a PDF page: %i by %i', async (...size) => {
    const pdf = await onPdf(...size);
    const drawing = svgOf(...size);
    expect(drawing.split('rotate(-30deg)').length - 1).toBe(pdf.count);
    expect(Number(/font:400 ([\d.]+)px/.exec(drawing)?.[1])).toBeCloseTo(pdf.size, 0);
    const picture = markSvg(...size, mark).toString();
    expect(picture.match(/<use [^>]*rotate\(-(?:30|29\.9)/g)).toHaveLength(pdf.count);
    expect(Number(/scale\(([\d.]+)\)/.exec(picture)?.[1])).toBeCloseTo(pdf.size, 3);
  });

  it('are as slanted on an HTML page', () => {
    const html = Buffer.from(watermarkHtml(Buffer.from('<p>Text'), mark)).toString();
    const { count, grid } = markStyles(14);
    expect(html.split('<b>').length - 1).toBe(count);
    expect(html).toContain('rotate(-30deg)');
    expect(html).toContain(`grid-auto-rows:${grid['grid-auto-rows']}`);
  });

  it.each([
    [720, 640, 14],
    [1280, 400, 14],
    [400, 1900, 14],
    [340, 600, 30],
  ])('are as many and as large where the browser lays them out: %i by %i', (width, height, widest) => {
    const { count, grid } = markStyles(widest);
    const numbers = (text = '', unit: string) => Number(new RegExp(`([\\d.]+)${unit}`).exec(text)?.[1]);
    const { vmin, vw, vh } = { vmin: Math.min(width, height), vw: width, vh: height };
    const lengths = Object.entries({ vmin, vw, vh }).map(
      ([unit, whole]) => (numbers(grid['font'], `${unit}\\b`) / 100) * whole,
    );
    const size = Math.max(9, Math.min(...lengths));
    const drawn = markSize({ width, height }, widest);
    expect(size).toBeCloseTo(Math.max(9, drawn), 0);
    const room = (whole: number, tracks?: string) => Math.max(1, Math.floor(whole / (numbers(tracks, 'em') * size)));
    const marks = room(width, grid['grid-template-columns']) * room(height, grid['grid-template-rows']);
    expect(marks).toBe(gridOf({ width, height }, size, widest).length);
    expect(marks).toBeLessThanOrEqual(count);
  });
});
