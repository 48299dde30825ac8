import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#server/testing/deep.ts';
import { awkwardHtml } from '../testing/awkward-markup.ts';
import { readerPolicy } from '#core/content/content-headers.ts';
import { readerScript } from './reader-script.ts';
import { watermarkHtml } from './watermark-html.ts';

const mark = { email: 'zoë<script>@пример.example', time: '2026-01-02T03:05:00.000Z' };

function outer(html: string | Uint8Array, extra: { title?: string; email?: string } = {}): Document {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html;
  return new JSDOM(watermarkHtml(bytes, { ...mark, ...extra })).window.document;
}

/** The text of the document inside its frame. */
function framed(html: string | Uint8Array): string {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html;
  const page = Buffer.from(watermarkHtml(bytes, mark)).toString();
  const start = 'srcdoc="';
  const text = page.slice(page.indexOf(start) + start.length, page.lastIndexOf('"'));
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const inner = (html: string | Uint8Array) => new JSDOM(framed(html)).window.document;

describe('the watermark of an HTML document', () => {
  for (const [what, html] of Object.entries(awkwardHtml)) {
    it(`lies over the frame of ${what}, which may run nothing`, () => {
      const document = outer(html);
      const overlay = document.querySelector('body > div');
      expect(overlay?.textContent).toContain(mark.email);
      expect(overlay?.textContent).toContain('2026-01-02 03:05 UTC');
      expect([...document.body.children].map(({ localName }) => localName)).toEqual(['div', 'iframe']);
      expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('');
      expect(document.querySelectorAll('script, [onload]')).toHaveLength(0);
    });
  }

  it('sets a long e-mail address smaller, so that it stays on one line', () => {
    const [usual, long] = [17, 44].map((letters) => {
      const style = outer('<p>Text', { email: `${'x'.repeat(letters)}@y.example` }).querySelector('style');
      return Number(/font:400 max\(9px,min\([\d.]+vmin,([\d.]+)vw/.exec(style?.textContent ?? '')?.[1]);
    });
    expect(usual).toBeGreaterThan(4.55);
    expect(long).toBeCloseTo(2.83, 1);
  });

  it('comes with a title, which is what a browser calls the tab', () => {
    const document = outer('<p>Text', { title: 'Übersicht </title><b> "2".html' });
    expect(document.title).toBe('Übersicht </title><b> "2".html');
    expect(document.querySelector('iframe')?.title).toBe(document.title);
  });

  it('leaves the document’s content as it was', () => {
    const document = inner(
      '<!doctype html><html lang="en"><head><title>T</title></head><body class="c"><p>Text</p></body></html>',
    );
    expect([document.title, document.documentElement.lang, document.body.className]).toEqual(['T', 'en', 'c']);
    expect(document.body.innerHTML).toBe('<p>Text</p>');
    const written = '<p title="<b>">A &amp; B\r\n<!-- c --></p>\0<pre>  x';
    expect(framed(written).endsWith(written)).toBe(true);
  });

  it('keeps the way browsers lay the document out', () => {
    const modes = ['<!-- a --> <!-->\n<!doctype html><p>', '<p>', 'x<!doctype html>', '<!-- <!doctype html> --><p>'];
    expect(modes.map((html) => inner(html).compatMode)).toEqual([
      'CSS1Compat',
      'BackCompat',
      'BackCompat',
      'BackCompat',
    ]);
  });

  it.each([
    ['the encoding that it declares', Buffer.from('<meta charset="iso-8859-2"><p>\xb1', 'latin1'), 'ą'],
    [
      'the older declaration',
      Buffer.from('<meta http-equiv=content-type content="text/html; charset=koi8-r"><p>\xc1', 'latin1'),
      'а',
    ],
    ['UTF-8 where nothing is declared', Buffer.from('<p>東京'), '東京'],
    ['what can be no UTF-8', Buffer.from('<p>Z\xfcrich', 'latin1'), 'Zürich'],
    ['UTF-16, the small end first', Buffer.from('\ufeff<!doctype html><p>東京', 'utf16le'), '東京'],
    ['UTF-16, the big end first', Buffer.from('\ufeff<!doctype html><p>東京', 'utf16le').swap16(), '東京'],
    ['UTF-8 with a byte order mark, whatever is declared', Buffer.from('\ufeff<meta charset=big5><p>東京'), '東京'],
    ['Japanese mail', Buffer.from('<meta charset=iso-2022-jp><p>\x1b$BEl5~\x1b(B', 'latin1'), '東京'],
  ])('is read in %s', (_, bytes, text) => {
    expect(inner(bytes).querySelector('p')?.textContent).toBe(text);
  });

  it('removes everything that would connect elsewhere, however it is written', () => {
    const document = inner(
      '<!doctype html><iFrame/src=//x.example></iframe><textarea><iframe src=//x.example></textarea><a href="//x.example" ping="//x.example">A</a>' +
        '<a href="#b">B</a><link rel=preconnect href=//x.example><meta http-equiv=refresh content="0;url=//x.example">',
    );
    const links = [...document.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('ping'),
    ]);
    expect(links).toEqual([
      ['about:srcdoc#', 'about:srcdoc#'],
      ['about:srcdoc#b', null],
    ]);
    expect(document.querySelector('iframe')?.src).toBe('about:blank');
    expect(document.querySelector('link')?.getAttribute('href')).toBe('data:,');
    expect(document.querySelector('[http-equiv=refresh]')).toBeNull();
  });

  it("contains the reader's script where it is requested, and the policy allows that script alone", () => {
    const markup =
      '<!doctype html><noscript><a title="</noscript><a href=//x.example>">A</a></noscript><script>1</script>';
    const page = new JSDOM(watermarkHtml(Buffer.from(markup), { ...mark, isInReader: true })).window.document;
    const frame = page.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(page.querySelectorAll('script')).toHaveLength(0);
    const document = new JSDOM(frame?.getAttribute('srcdoc') ?? '').window.document;
    const [policy, dns, script] = document.head.children;
    expect(policy?.getAttribute('content')).toContain(`default-src 'none'; ${readerPolicy}; style-src`);
    expect(dns?.getAttribute('http-equiv')).toBe('X-DNS-Prefetch-Control');
    expect(script?.textContent).toBe(readerScript);
    expect(readerPolicy).toBe(`script-src 'sha256-${createHash('sha256').update(readerScript).digest('base64')}'`);
    expect(document.querySelector('noscript')).toBeNull();
    expect(framed(markup)).not.toContain(readerScript);
  });

  it.each(['&', '"', '<link '])(
    'has no preview where three million characters of %s would make it many times as large',
    (part) => {
      expect(() => framed(part.repeat(3_000_000 / part.length))).toThrow('too large');
      expect(framed(part.repeat(10_000))).toContain("default-src 'none'");
    },
  );

  // With quadratic work, such a document would exceed the test's time.
  it.each(
    casesOf<[string, string]>(
      [
        ['comments before nothing', '<!-- -->'.repeat(200_000)],
        ['comments that never end', '<!--'.repeat(400_000)],
        ['elements within elements', '<div>'.repeat(1_000_000)],
        ['links within links', '<a href=x '.repeat(300_000)],
        ['attributes', `<a ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')}>`],
        ['quotes', '<a href="'.repeat(200_000)],
        ['frames', '<iframe '.repeat(100_000)],
        ['entities', '&amp'.repeat(1_000_000)],
        ['zeros', '\0'.repeat(1_000_000)],
        ['ends of scripts', `<script>${'</scrip'.repeat(300_000)}`],
        ['drawings', '<svg><style>'.repeat(200_000)],
        ['white space', `<!doctype${' '.repeat(1_000_000)}`],
      ],
      3,
    ),
  )('is put on a million %s as soon as on anything', (_, html) => {
    expect(framed(html)).toContain("default-src 'none'");
  });
});
