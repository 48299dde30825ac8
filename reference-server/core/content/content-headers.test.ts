import { describe, expect, it } from 'vitest';
import { downloadHeaders, previewHeaders, readerPolicy } from './content-headers.ts';

const disposition = (name: string) => downloadHeaders(name)['Content-Disposition'] ?? '';

describe('the file name of a download', () => {
  it.each([
    ['Board Minutes.pdf', `attachment; filename="Board Minutes.pdf"; filename*=UTF-8''Board%20Minutes.pdf`],
    [
      'Übersicht – neu.pdf',
      `attachment; filename="_bersicht _ neu.pdf"; filename*=UTF-8''%C3%9Cbersicht%20%E2%80%93%20neu.pdf`,
    ],
    ['100%.txt', `attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
    [`it's (1)*.txt`, `attachment; filename="it_s (1)_.txt"; filename*=UTF-8''it_s%20%281%29_.txt`],
    ['..', `attachment; filename="document"; filename*=UTF-8''document`],
    ['😀.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%F0%9F%98%80.pdf`],
  ])('%s', (name, header) => {
    expect(disposition(name)).toBe(header);
  });

  it.each([
    'a\r\nSet-Cookie: x=1.pdf',
    'a"; filename="b.exe',
    '../../etc/passwd',
    'C:\\Windows\\system.ini',
    'invoice\u202Efdp.exe',
    'lone\ud800.pdf',
    'line\u2028break.pdf',
    `${'長'.repeat(250)}.pdf`,
    `${'👩‍👩‍👧‍👦'.repeat(20)}.xlsx`,
    'x'.repeat(255),
  ])('%j is harmless', (name) => {
    const header = disposition(name);
    expect(header).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/,
    );
    const [, quoted = '', encoded = ''] = /filename="(.*)"; filename\*=UTF-8''(.*)$/.exec(header) ?? [];
    expect(quoted).not.toMatch(/[\\/]/);
    expect(decodeURIComponent(encoded)).not.toMatch(/[\r\n\\/"\u202a-\u202e]/);
    expect(header.length).toBeLessThanOrEqual(2048);
  });

  it('keeps its ending when it is cut', () => {
    expect(disposition(`${'長'.repeat(250)}.pdf`)).toMatch(/\.pdf$/);
  });
});

describe('the policy of what is shown', () => {
  const markup =
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

  it.each([
    ['html', markup],
    ['svg', markup],
    ['raster', "sandbox; default-src 'none'; frame-ancestors 'self'"],
    ['pdf', "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"],
  ] as const)('%s', (kind, policy) => {
    expect(previewHeaders(kind, 'Übersicht.pdf', { isMarked: true })).toEqual({
      'Content-Disposition': `inline; filename="_bersicht.pdf"; filename*=UTF-8''%C3%9Cbersicht.pdf`,
      'Content-Security-Policy': policy,
      'X-Watermark': 'stamped',
    });
  });

  it('a page of the reader runs the one script of the server', () => {
    const policyOf = (kind: 'html' | 'svg' | 'raster' | 'pdf') =>
      previewHeaders(kind, 'a', { isMarked: true, isInReader: true })['Content-Security-Policy'];
    expect(policyOf('html')).toBe(
      `sandbox allow-scripts; default-src 'none'; ${readerPolicy}; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
    );
    expect(policyOf('svg')).toBe(markup);
    expect(policyOf('raster')).toMatch(/^sandbox; default-src 'none'/);
    expect(policyOf('pdf')).not.toContain('script');
  });

  it('a download runs nothing', () => {
    expect(downloadHeaders('a')['Content-Security-Policy']).toBe("sandbox; default-src 'none'");
  });
});
