import { expect, test } from 'vitest';
import { acceptedOf } from './file-too-large.ts';

test('of a thousand files, not more than fifty are asked for their size before the page can be drawn', async () => {
  let reads = 0;
  const file = new File(['a'], 'a.txt');
  Object.defineProperty(file, 'size', { get: () => (reads += 1) });
  const accepting = acceptedOf(Array.from({ length: 1000 }, () => ({ file, folders: [] })));
  await Promise.resolve();
  expect(reads).toBe(50);
  expect((await accepting).size).toBe(1000);
});
