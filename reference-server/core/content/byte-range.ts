// Parses a single byte range. Several ranges, other units and malformed headers are ignored. Case, white space and
// empty elements do not matter, since browsers that cache may rewrite them.
import { rangeNotSatisfiable } from '../call/errors.ts';
import type { ByteRange } from '../ports/objects.ts';

/** Returns null where the whole content is to be sent. @throws ApiProblem 416 for a range outside of `size` bytes. */
export function parseRange(header: string | null, size: number): ByteRange | null {
  const [, list = ''] = /^\s*bytes\s*=(.*)$/i.exec(header ?? '') ?? [];
  const [one = '', another] = list.split(',').filter((part) => part.trim() !== '');
  const match = another === undefined ? /^(\d{0,15})\s*-\s*(\d{0,15})$/.exec(one.trim()) : null;
  if (!match || size === 0) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    if (Number(last) === 0) throw rangeNotSatisfiable(size);
    return { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) throw rangeNotSatisfiable(size);
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

export function isWhole({ start, end }: ByteRange, size: number | null): boolean {
  return start === 0 && size !== null && end === size - 1;
}
