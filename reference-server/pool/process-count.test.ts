import { expect, it } from 'vitest';
import { processCount, smallMegabytes } from './process-count.ts';

const GB = 1024 ** 3;

it.each([
  [{ processors: 1, memoryBytes: 16 * GB }, 2],
  [{ processors: 2, memoryBytes: 16 * GB }, 2],
  [{ processors: 4, memoryBytes: 16 * GB }, 3],
  [{ processors: 64, memoryBytes: 16 * GB }, 4],
  [{ processors: 64, memoryBytes: GB }, 1],
  [{ processors: 64, memoryBytes: 1.5 * GB }, 2],
  [{ processors: 64, memoryBytes: GB / 4 }, 1],
])('on a machine of %o there are %i processes', (machine, count) => {
  expect(processCount(512, machine)).toBe(count);
});

it.each([0.25, 0.5, 1, 1.5, 2, 4, 8])('all together take at most half of %f GB, once one has room', (gigabytes) => {
  const count = processCount(512, { processors: 64, memoryBytes: gigabytes * GB });
  expect(512 + (count - 1) * smallMegabytes(512)).toBeLessThanOrEqual(Math.max(512, gigabytes * 512));
});
