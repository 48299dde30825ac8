import { expect, test } from 'vitest';
import { rememberAnswer, sameAnswer } from './unchanged-answers.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
/** Not a multiple of the word size, so that the last bytes count as well. */
const long = (end: string) => `${'a'.repeat(70_000)}${end}`;

test('the same bytes of the same URL return the value parsed before', () => {
  const data = {};
  rememberAnswer('/list', bytesOf(long('xyz')), data);
  expect(sameAnswer('/list', bytesOf(long('xyz')))).toBe(data);
  expect(sameAnswer('/other', bytesOf(long('xyz')))).toBeUndefined();
});

test('an added, missing or changed byte anywhere makes another answer', () => {
  rememberAnswer('/list', bytesOf(long('xyz')), {});
  for (const other of [long('xyzz'), long('xy'), long('xyw'), `b${long('xyz').slice(1)}`])
    expect(sameAnswer('/list', bytesOf(other))).toBeUndefined();
});

test('only the last answer is kept, however small', () => {
  const [first, second] = [{}, {}];
  rememberAnswer('/list', bytesOf('[1]'), first);
  rememberAnswer('/list', bytesOf('[2]'), second);
  expect(sameAnswer('/list', bytesOf('[1]'))).toBeUndefined();
  expect(sameAnswer('/list', bytesOf('[2]'))).toBe(second);
});
