import { describe, expect, it } from 'vitest';
import { sniffer } from './sniffer.ts';
import { pictureOf } from './testing/awkward-images.ts';
import { plainPdf } from './testing/awkward-pdfs.ts';

describe('the type of a file', () => {
  it('is found in its first bytes', async () => {
    expect(await sniffer.sniff((await plainPdf(1)).subarray(0, 100))).toBe('application/pdf');
    for (const type of ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)
      expect(await sniffer.sniff((await pictureOf(type)).subarray(0, 4100))).toBe(`image/${type}`);
  });

  it('is unknown for text of any content, and for nothing', async () => {
    for (const text of ['', '<!doctype html><p>x', '<?xml version="1.0"?><svg/>', 'just text', '\0'])
      expect(await sniffer.sniff(Buffer.from(text))).toBeNull();
  });
});
