import { describe, expect, it } from 'vitest';

import { previewKind } from './stage/preview-kind.ts';
import { restrictionSummary } from './restrictions.ts';
import { watermark, watermarkTile } from './watermark/watermark.ts';

describe('how a document is shown', () => {
  it.each([
    ['application/pdf', 'pdf'],
    ['text/html; charset=utf-8', 'html'],
    ['image/png', 'image'],
    ['image/svg+xml', 'image'],
    ['IMAGE/JPEG', 'image'],
    ['application/x-pdf', 'pdf'],
    ['application/zip', 'none'],
    ['application/rtf', 'none'],
    ['text/plain', 'html'],
    ['', 'none'],
    [null, 'none'],
  ] as const)('%s is shown as %s', (mimeType, kind) => {
    expect(previewKind(mimeType)).toBe(kind);
  });
});

describe('restrictions', () => {
  const document = (accessLevel: 'public' | 'restricted' | 'confidential', downloadRestricted: boolean) => ({
    accessLevel,
    downloadRestricted,
    printingRestricted: false,
  });

  it('are told in one line each', () => {
    expect(restrictionSummary(document('public', false))).toEqual(['Downloads allowed', 'Printing allowed']);
    expect(restrictionSummary({ ...document('public', true), printingRestricted: true })).toEqual([
      'Downloads restricted',
      'Printing restricted',
    ]);
  });
});

describe('the watermark', () => {
  it('names the reader, the time of opening and the host', () => {
    expect(watermark('ada@strongroom.example', new Date('2026-01-15T10:00:00Z'), 'room.test')).toEqual({
      warning: 'CONFIDENTIAL - DO NOT DISTRIBUTE',
      email: 'ada@strongroom.example',
      time: '1/15/2026, 10:00:00 AM UTC',
      host: 'room.test',
    });
  });

  it('cannot be broken by what stands in an e-mail address', () => {
    const tile = watermarkTile(watermark(`a"&<b>'@x.test`, new Date(0), 'h'));
    const svg = decodeURIComponent(tile.slice('url("data:image/svg+xml,'.length, -'")'.length));
    expect(svg).toContain('a&quot;&amp;&lt;b&gt;&apos;@x.test');
    expect(tile.slice(5, -2)).not.toMatch(/["'<>]/);
  });
});
