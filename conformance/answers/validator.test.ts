import { expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { schemaErrors } from './validator.ts';

test('a list within an answer is held to its order, by one field after the other', () => {
  const errorsOf = schemaErrors(readContract());
  const schema = { type: 'object', properties: { days: { type: 'array', 'x-order': ['-at', 'name'], items: {} } } };
  const faults = (...days: [at: number, name: string][]) =>
    errorsOf(schema, { days: days.map(([at, name]) => ({ at, name })) });
  const words = '/days is to be in the order of -at, name: ';
  expect(faults([3, 'b'], [2, 'a'], [2, 'B'], [1, 'a'])).toEqual([]);
  expect(faults([3, 'a'], [1, 'b'], [2, 'c'])).toEqual([`${words}"1 b" comes before "2 c"`]);
  expect(faults([2, 'b'], [2, 'a'])).toEqual([`${words}"2 b" comes before "2 a"`]);
});
