import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1_048_524, '1023.9 KB'],
  [1_048_575, '1.0 MB'],
  [1_048_576, '1.0 MB'],
  [52_428_800, '50.0 MB'],
  [5_368_709_120, '5120.0 MB'],
])('%d bytes read %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});

test.each([null, undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])('a size of %s is Unknown', (bytes) => {
  expect(formatSize(bytes)).toBe('Unknown');
});
