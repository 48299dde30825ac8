import { expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { createErrorsOf } from './validator.ts';

test('a list within an answer is held to its order', () => {
  const errorsOf = createErrorsOf(readContract());
  const schema = { type: 'object', properties: { days: { type: 'array', 'x-order': ['-at'], items: {} } } };
  const faults = (...times: number[]) => errorsOf(schema, { days: times.map((at) => ({ at })) });
  expect(faults(3, 2, 2, 1)).toEqual([]);
  expect(faults(3, 1, 2)).toEqual(['/days is to be in the order of -at: "1" comes before "2"']);
});
