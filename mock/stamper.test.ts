import { expect, test } from 'vitest';
import { collect, MemoryObjects, once } from '#core/store/memory-objects.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { createStamper } from './stamper.ts';

async function stamped(text: string, type: string): Promise<string> {
  const objects = new MemoryObjects(sha256);
  const staged = await objects.stage(once(new TextEncoder().encode(text)), 1000);
  await staged.commit('key');
  const mark = { email: '<b>@example.com', time: '2026-01-15T10:00:00.000Z' };
  const content = await createStamper(objects).stamp(
    { key: 'key', sha256: staged.sha256, size: staged.size, type },
    mark,
  );
  if (!content) throw new Error('Nothing was stamped');
  const bytes = await collect(await content.open());
  expect(bytes.byteLength).toBe(content.size);
  return new TextDecoder().decode(bytes);
}

test('HTML gets the mark before its body ends, its own markup escaped', async () => {
  const html = await stamped('<html><body>Hello</body></html>', 'text/html');
  expect(html).toMatch(/Hello<p [^>]*>&lt;b&gt;@example\.com 2026-01-15T10:00:00\.000Z<\/p><\/body><\/html>$/);
});

test('SVG gets a line of text', async () => {
  expect(await stamped('<svg></svg>', 'image/svg+xml')).toMatch(
    /^<svg><text [^>]*>&lt;b&gt;@example\.com .*<\/text><\/svg>$/,
  );
});

test('a PDF is shown as it is', async () => {
  expect(await stamped('%PDF-1.4', 'application/pdf')).toBe('%PDF-1.4');
});
