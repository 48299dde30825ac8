import { describe, expect, it } from 'vitest';
import { markLines } from '#server/preview/watermark-text.ts';
import { withoutMark } from './reader/pages/words-of.ts';
import { restrictionSummary, whyNotInTab } from './restrictions.ts';
import { watermark, watermarkTile } from './watermark/watermark.ts';

describe('restrictions', () => {
  const document = (accessLevel: 'public' | 'restricted' | 'confidential', downloadRestricted: boolean) => ({
    accessLevel,
    downloadRestricted,
    printingRestricted: false,
  });

  it('are listed in one line each', () => {
    expect(restrictionSummary(document('public', false))).toEqual(['Downloads allowed', 'Printing allowed']);
    expect(restrictionSummary({ ...document('public', true), printingRestricted: true })).toEqual([
      'Downloads restricted',
      'Printing restricted',
    ]);
  });

  it('keep the own tab of a browser from those who may view, and not download', () => {
    const open = document('confidential', false);
    expect(whyNotInTab(open)).toBeNull();
    expect(whyNotInTab({ ...open, mayDownload: false })).toBe('Off: downloads of this document are restricted.');
  });
});

describe('the watermark', () => {
  it('names the reader, the time of opening and the host', () => {
    expect(watermark('ada@strongroom.example', new Date('2026-01-15T10:00:00Z'), 'room.test')).toEqual({
      warning: 'CONFIDENTIAL - DO NOT DISTRIBUTE',
      email: 'ada@strongroom.example',
      time: '2026-01-15 10:00 UTC',
      host: 'room.test',
    });
  });

  it('gives the time in the form of the marks in the bytes', () => {
    const time = '2026-01-05T14:25:00.000Z';
    expect(markLines({ email: 'ada@strongroom.example', time })).toContain(
      watermark(null, new Date(time), 'room.test').time,
    );
  });

  it('is left out of the text of a page with all that it holds, and nothing else is', () => {
    const opened = (tag: string) => ({ type: 'beginMarkedContent', id: '', tag });
    const end = { type: 'endMarkedContent', id: '' };
    const words = (str: string) => ({
      str,
      dir: 'ltr',
      transform: [],
      width: 1,
      height: 1,
      fontName: '',
      hasEOL: false,
    });
    const mark = [opened('Watermark'), words('ada@'), opened('Span'), words('strongroom'), end, words('.example'), end];
    const items = [opened('P'), words('One'), ...mark, words('two'), end, words('three')];
    expect(withoutMark(items).map(({ str }) => str)).toEqual(['One', 'two', 'three']);
  });

  it('cannot be broken by any e-mail address', () => {
    const tile = watermarkTile(watermark(`a"&<b>'@x.test`, new Date(0), 'h'));
    const svg = decodeURIComponent(tile.slice('url("data:image/svg+xml,'.length, -'")'.length));
    expect(svg).toContain('a&#34;&#38;&#60;b&#62;&#39;@x.test');
    expect(tile.slice(5, -2)).not.toMatch(/["'<>]/);
  });
});
