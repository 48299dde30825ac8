import { expect, test } from 'vitest';
import type { Watermark } from '#core/ports/watermarker.ts';
import { collect, MemoryObjects, once } from '#core/store/memory-objects.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { createWatermarker } from './watermarker.ts';

async function watermarked(
  text: string | Uint8Array<ArrayBuffer>,
  type: string,
  more: Partial<Watermark> = {},
): Promise<{ text: string; isMarked: boolean }> {
  const objects = new MemoryObjects(sha256);
  const staged = await objects.stage(
    'key',
    once(typeof text === 'string' ? new TextEncoder().encode(text) : text),
    1000,
  );
  await staged.commit();
  const mark = { email: '<b>@example.com', time: '2026-01-15T10:00:00.000Z', ...more };
  const content = await createWatermarker(objects).watermark(
    { key: 'key', sha256: staged.sha256, size: staged.size, type },
    mark,
  );
  if (!content) throw new Error('Nothing was watermarked');
  const bytes = await collect(await content.open());
  expect(bytes.byteLength).toBe(content.size);
  return { text: new TextDecoder().decode(bytes), isMarked: content.isMarked };
}

test('HTML gets the mark before its body ends, its own markup escaped', async () => {
  const { text, isMarked } = await watermarked('<html><body>Hello</body></html>', 'text/html');
  expect(text).toMatch(/^<html><body>Hello<svg [^]*<\/svg><\/body><\/html>$/);
  expect(text.match(/>&lt;b&gt;@example\.com<.*?>2026-01-15 10:00 UTC</g)).toHaveLength(4);
  expect(isMarked).toBe(true);
});

test('SVG gets the same over its drawing', async () => {
  const { text, isMarked } = await watermarked('<svg><g/></svg>', 'image/svg+xml');
  expect(text).toMatch(/^<svg><g\/><svg [^]*&lt;b&gt;@example\.com[^]*<\/svg><\/svg>$/);
  expect(isMarked).toBe(true);
});

test('a table is shown as a page, with the mark and its own text escaped', async () => {
  const { text, isMarked } = await watermarked('Name,Sum\n<b>,2\n', 'text/csv');
  expect(text).toMatch(/^<!doctype html>[^]*<td>&lt;b&gt;<\/td><td class="n">2<\/td>[^]*<svg [^]*<\/body>/);
  expect(isMarked).toBe(true);
});

test('a text is read in the encoding that its reader chose', async () => {
  const { text } = await watermarked(new Uint8Array([0x93, 0x8c]), 'text/plain', { encoding: 'shift_jis' });
  expect(text).toContain('<div>東</div>');
});

test('a file that is not of its declared type is not shown', async () => {
  await expect(watermarked('\0\0\0\0', 'text/plain')).rejects.toThrow('Nothing was watermarked');
});

test.each(['application/pdf', 'image/png'])('%s is shown unchanged, and marked as unwatermarked', async (type) => {
  expect(await watermarked('bytes', type)).toEqual({ text: 'bytes', isMarked: false });
});
