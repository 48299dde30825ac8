import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { stampSvg } from './stamp-svg.ts';
import { awkwardSvg, brokenSvg } from '../testing/awkward-markup.ts';

const mark = { email: 'zoë&"@пример.example', time: '2026-01-02T03:05:00.000Z' };

function lastChild(svg: Uint8Array): Element {
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  const last = document.documentElement.lastElementChild;
  if (!last) throw new Error('the root is empty');
  return last;
}

describe('the watermark of an SVG document', () => {
  for (const [what, svg] of Object.entries(awkwardSvg)) {
    it(`is the last child of the root in a document with ${what}`, () => {
      const overlay = lastChild(stampSvg(Buffer.from(svg), mark));
      expect([overlay.localName, overlay.namespaceURI]).toEqual(['svg', 'http://www.w3.org/2000/svg']);
      expect(overlay.textContent).toContain(mark.email);
      expect(overlay.textContent).toContain('2026-01-02 03:05 UTC');
      for (const element of [overlay, ...overlay.querySelectorAll('*')]) {
        expect(element.getAttribute('style')).toContain('display:inline!important');
        expect(element.getAttribute('style')).toContain('opacity:1!important');
      }
    });
  }

  it('lies over what the drawing shows, wherever its origin is', () => {
    const overlay = lastChild(stampSvg(Buffer.from(awkwardSvg['nothing inside'] ?? ''), mark));
    expect(['x', 'y', 'width', 'height'].map((name) => overlay.getAttribute(name))).toEqual(['-5', '-5', '10', '10']);
  });

  it('is whole on a wide drawing without a box, and on one of which no size is known', () => {
    const overlayOf = (attributes: string) => lastChild(stampSvg(Buffer.from(`<svg ${attributes}></svg>`), mark));
    const wide = overlayOf(`xmlns="http://www.w3.org/2000/svg" width="900px" height='200'`);
    expect(wide.getAttribute('viewBox')).toBe('0 0 2700 600');
    const unknown = overlayOf('xmlns="http://www.w3.org/2000/svg" width="10em"');
    expect(unknown.getAttribute('viewBox')).toBe('0 0 800 600');
    for (const overlay of [wide, unknown]) {
      expect(overlay.getAttribute('preserveAspectRatio')).toBe('xMidYMid meet');
      expect([overlay.getAttribute('width'), overlay.getAttribute('height')]).toEqual(['100%', '100%']);
    }
  });

  it('keeps the encoding of the document', () => {
    const latin = Buffer.from('<?xml version="1.0" encoding="iso-8859-2"?><svg><text>\xb1</text></svg>', 'latin1');
    expect(Buffer.from(stampSvg(latin, mark)).includes(Buffer.from([0xb1]))).toBe(true);
    const utf16 = Buffer.from('\ufeff<?xml version="1.0" encoding="utf-16"?><svg><text>東京</text></svg>', 'utf16le');
    expect(Buffer.from(stampSvg(utf16, mark)).toString()).toMatch(/^<\?xml version="1.0"\?><svg><text>東京/);
  });

  for (const [what, svg] of Object.entries(brokenSvg)) {
    it(`is refused for a document with ${what}`, () => {
      expect(() => stampSvg(Buffer.from(svg), mark)).toThrow();
    });
  }

  // What grew with the square of such a document would not end before the test's time is over.
  it('is refused, however a hostile document nests', () => {
    const deep = `<svg>${'<g>'.repeat(200_000)}`;
    const entities = `<!DOCTYPE svg [${'<'.repeat(50_000)}`;
    const quotes = `<svg ${`a="`.repeat(50_000)}`;
    for (const svg of [deep, entities, quotes]) expect(() => stampSvg(Buffer.from(svg), mark)).toThrow();
  });
});
