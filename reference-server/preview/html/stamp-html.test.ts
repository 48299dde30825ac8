import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { stampHtml } from './stamp-html.ts';
import { awkwardHtml } from '../testing/awkward-markup.ts';

const mark = { email: 'zoë<script>@пример.example', time: '2026-01-02T03:05:00.000Z' };

function stamped(html: string | Uint8Array): JSDOM {
  return new JSDOM(stampHtml(typeof html === 'string' ? Buffer.from(html) : html, mark));
}

function overlayOf({ window }: JSDOM): HTMLElement {
  const overlay = window.document.body.firstElementChild;
  if (!(overlay instanceof window.HTMLElement)) throw new Error('there is no overlay');
  return overlay;
}

describe('the watermark of an HTML document', () => {
  for (const [what, html] of Object.entries(awkwardHtml)) {
    it(`is in the body of ${what}, as an important style of its own`, () => {
      const overlay = overlayOf(stamped(html));
      expect(overlay.textContent).toContain(mark.email);
      expect(overlay.textContent).toContain('2026-01-02 03:05 UTC');
      for (const element of [overlay, ...overlay.querySelectorAll('b')]) {
        const style = element.getAttribute('style') ?? '';
        expect(style).toContain('visibility:visible!important');
        expect(style).toMatch(/(^|;)display:(block|grid)!important/);
        expect(style.split(';').every((declaration) => declaration.endsWith('!important'))).toBe(true);
      }
      expect(overlay.querySelector('script')).toBeNull();
    });
  }

  it('sets a long e-mail address smaller, so that it stays on one line', () => {
    const sizeFor = (email: string) => {
      const dom = new JSDOM(stampHtml(Buffer.from('<p>Text'), { ...mark, email }));
      const style = overlayOf(dom).getAttribute('style') ?? '';
      return Number(/font:400 max\(9px,min\([\d.]+vmin,([\d.]+)vw/.exec(style)?.[1]);
    };
    const [usual, long] = [17, 44].map((letters) => sizeFor(`${'x'.repeat(letters)}@y.example`));
    expect(usual).toBeGreaterThan(4.55);
    expect(long).toBeCloseTo(2.83, 1);
  });

  it('leaves what the document says as it was', () => {
    const { document } = stamped(
      '<!doctype html><html lang="en"><head><title>T</title></head><body class="c"><p>Text</p>',
    ).window;
    expect([document.title, document.documentElement.lang, document.body.className]).toEqual(['T', 'en', 'c']);
    expect(document.querySelector('p')?.textContent).toBe('Text');
  });

  it('keeps the way browsers lay the document out', () => {
    expect(stamped('<!doctype html><p>Text').window.document.compatMode).toBe('CSS1Compat');
    expect(stamped('<p>Text').window.document.compatMode).toBe('BackCompat');
  });

  it('keeps the encoding that the document declares', () => {
    const latin = Buffer.from('<!doctype html><meta charset="iso-8859-2"><p>\xb1</p>', 'latin1');
    expect(stamped(latin).window.document.querySelector('p')?.textContent).toBe('ą');
  });

  it('reads documents in UTF-16 and behind a byte order mark', () => {
    const utf16 = Buffer.from('\ufeff<!doctype html><p>Zürich 東京</p>', 'utf16le');
    const utf8 = Buffer.from('\ufeff<!doctype html><p>Zürich 東京</p>');
    for (const bytes of [utf16, utf8]) {
      const dom = stamped(bytes);
      expect(dom.window.document.body.querySelector(':scope > p')?.textContent).toBe('Zürich 東京');
      expect(overlayOf(dom).textContent).toContain(mark.email);
    }
  });
});
