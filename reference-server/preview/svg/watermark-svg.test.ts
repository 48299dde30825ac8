import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { awkwardSvg, brokenSvg } from '../testing/awkward-markup.ts';
import { contrastOfMark, noiseSize, noisyPhoto } from '../testing/noise.ts';
import { watermarkSvg } from './watermark-svg.ts';

const mark = { email: 'zoë&"@пример.example', time: '2026-01-02T03:05:00.000Z' };

function outer(svg: string | Uint8Array): Element {
  const watermarked = watermarkSvg(typeof svg === 'string' ? Buffer.from(svg) : svg, mark);
  return new JSDOM(watermarked, { contentType: 'image/svg+xml' }).window.document.documentElement;
}

function drawn(svg: string | Uint8Array): Buffer {
  const page = Buffer.from(watermarkSvg(typeof svg === 'string' ? Buffer.from(svg) : svg, mark)).toString();
  const start = 'href="data:image/svg+xml;base64,';
  const at = page.indexOf(start) + start.length;
  return Buffer.from(page.slice(at, page.indexOf('"', at)), 'base64');
}

const attributesOf = (svg: string) => ['width', 'height', 'viewBox'].map((name) => outer(svg).getAttribute(name));

const ns = 'xmlns="http://www.w3.org/2000/svg"';

describe('the watermark of an SVG document', () => {
  for (const [what, svg] of Object.entries(awkwardSvg)) {
    it(`lies over the picture of a document with ${what}, which is not changed`, () => {
      const root = outer(svg);
      expect([...root.children].map(({ localName }) => localName)).toEqual(['image', 'svg']);
      expect(root.lastElementChild?.textContent).toContain(mark.email);
      expect(root.lastElementChild?.textContent).toContain('2026-01-02 03:05 UTC');
      expect(drawn(svg).toString()).toBe(svg);
    });
  }

  it('stands out on a noisy photo within a drawing', async () => {
    const { width, height } = noiseSize;
    const drawing = (inner: string) =>
      watermarkSvg(Buffer.from(`<svg ${ns} width="${width}" height="${height}">${inner}</svg>`), mark);
    const href = `data:image/png;base64,${(await noisyPhoto()).toString('base64')}`;
    const shown = drawing(`<image width="100%" height="100%" href="${href}"/>`);
    const letters = drawing('<rect width="100%" height="100%"/>');
    expect(await contrastOfMark(shown, letters)).toBeGreaterThan(1.6);
  });

  it('comes out as large as the document, or in its shape', () => {
    expect(attributesOf(`<svg ${ns} width="900px" height='200'/>`)).toEqual(['900', '200', null]);
    expect(attributesOf(`<svg ${ns} width=" 2in" height="72pt" viewBox="0 0 1 1"/>`)).toEqual(['192', '96', null]);
    expect(attributesOf(`<svg ${ns} width="100%" viewBox="-5,-5 10 20"/>`)).toEqual([null, null, '0 0 10 20']);
    expect(attributesOf(`<svg ${ns} width="10em" viewBox="0 0 0 5"/>`)).toEqual([null, null, null]);
    expect(attributesOf(`<svg ${ns} width="&quot;/>" viewBox="a b c d"/>`)).toEqual([null, null, null]);
  });

  it('is whole on a wide drawing, and on one of which no size is known', () => {
    const overlayBox = (svg: string) => outer(svg).lastElementChild?.getAttribute('viewBox');
    expect(overlayBox(`<svg ${ns} width="900px" height='200'/>`)).toBe('0 0 2700 600');
    expect(overlayBox(`<svg ${ns} width="10em"/>`)).toBe('0 0 800 600');
  });

  it('keeps the bytes of the document, whatever their encoding', () => {
    const latin = Buffer.from(
      `<?xml version="1.0" encoding="iso-8859-2"?><svg ${ns}><text>\xb1</text></svg>`,
      'latin1',
    );
    const text = `\ufeff<?xml version="1.0" encoding="utf-16"?><svg ${ns} width="9" height="9"><text>東京</text></svg>`;
    const little = Buffer.from(text, 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const bytes of [latin, little, big]) expect(Buffer.compare(drawn(bytes), bytes)).toBe(0);
    expect(outer(big).getAttribute('width')).toBe('9');
  });

  for (const [what, svg] of Object.entries(brokenSvg)) {
    it(`is refused for a document with ${what}`, () => {
      expect(() => watermarkSvg(Buffer.from(svg), mark)).toThrow();
    });
  }

  // With quadratic work, such a document would exceed the test's time.
  it.each([
    ['elements that never end', '<svg>' + '<g>'.repeat(300_000)],
    ['the beginnings of a type', `<!DOCTYPE svg [${'<'.repeat(300_000)}`],
    ['quotes', `<svg ${'a="'.repeat(300_000)}`],
    ['ends', `<svg>${'<g>'.repeat(50_000)}${'</x>'.repeat(50_000)}`],
  ])('is refused as soon as anything for %s', (_, svg) => {
    expect(() => watermarkSvg(Buffer.from(svg), mark)).toThrow();
  });

  it.each([
    ['comments in its type', `<!DOCTYPE svg [${'<!-- -->'.repeat(100_000)}]><svg ${ns}/>`],
    ['elements within elements', `<svg ${ns}>${'<g>'.repeat(200_000)}${'</g>'.repeat(200_000)}</svg>`],
    ['attributes', `<svg ${ns} ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "a">]><svg ${ns}>${'&a;'.repeat(300_000)}</svg>`],
    ['brackets', `<svg ${ns}><![CDATA[${']'.repeat(500_000)}]]></svg>`],
  ])('is put on a document with a great many %s as soon as on anything', (_, svg) => {
    expect(drawn(svg).length).toBe(svg.length);
  });
});
