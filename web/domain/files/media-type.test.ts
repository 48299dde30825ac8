import { expect, test } from 'vitest';
import { mediaType } from './media-type.ts';

test.each([
  ['application/pdf', 'application/pdf'],
  ['Text/HTML; charset=utf-8', 'text/html'],
  [' image/png ;q=1;x', 'image/png'],
  [';charset=utf-8', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%j is the type %j', (declared, type) => {
  expect(mediaType(declared)).toBe(type);
});
