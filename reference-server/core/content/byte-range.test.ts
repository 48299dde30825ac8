import { describe, expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

describe('a range of ten bytes', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    [' Bytes = 0 - 3 , ', { start: 0, end: 3 }],
  ])('%s is understood', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  it.each([
    null,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-2',
    'bytes=0-1,3-4',
    'lines=0-1',
    'bytes=1-2-3',
  ])('%s is ignored', (header) => {
    expect(parseRange(header, 10)).toBeNull();
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=999999999999-', 'bytes=-0'])('%s lies outside', (header) => {
    expect(() => parseRange(header, 10)).toThrow(
      expect.objectContaining({ status: 416, headers: { 'Content-Range': 'bytes */10' } }),
    );
  });
});

it('an empty file has no ranges', () => {
  expect(parseRange('bytes=0-', 0)).toBeNull();
});
