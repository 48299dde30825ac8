// What the suite sends once, or compares with nothing, is reported.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract, type Contract } from '../contract.ts';
import type { OwnTarget } from '../target.ts';
import { openMockTarget } from '../targets/mock.ts';
import { comparedNowhere } from './compared.ts';
import { changedAt, placesOf, valuesAt } from './places.ts';
import { gapsInWords } from './self.ts';
import { sentOnce } from './sent.ts';

const contract = readContract();
let mock: OwnTarget;
beforeAll(async () => {
  mock = await openMockTarget();
});
afterAll(() => mock.close());

test('a place of a schema is read and changed at any depth', () => {
  const value = { rows: [{ name: 'a' }, { name: 'b' }, {}] };
  expect(valuesAt(value, ['rows', '[]', 'name'])).toEqual(['a', 'b']);
  expect(changedAt(value, ['rows', '[]', 'name'], () => 1)).toEqual({ rows: [{ name: 1 }, { name: 1 }, {}] });
});

test('a property of a named schema has one name, whatever answers it', () => {
  const schemas = contract.operations
    .filter(({ id }) => id === 'listFolders' || id === 'createFolder')
    .flatMap(({ id, answers }) =>
      [...answers.values()].map(({ media }) => [id, media.get('application/json')] as const),
    );
  const names = schemas.flatMap(([id, schema]) => placesOf(contract, schema, id).map(({ name }) => name));
  expect(names.filter((name) => name === 'Folder.legalHold')).toHaveLength(2);
});

test('a property that is never sent with two values is found, and one that further values are sent of is not', async () => {
  const operations = contract.operations.map((one) => {
    const properties = { ...(one.json?.['properties'] as object), reason: { type: 'string' } };
    return one.id === 'setLegalHold' ? { ...one, json: { ...one.json, properties } } : one;
  });
  const added: Contract = { ...contract, operations };
  expect(await sentOnce(added, mock, ['setLegalHold'])).toEqual(['setLegalHold reason']);
});

test('a property of an answer that nothing compares is found, and one that is compared is not', async () => {
  const isSelected = (name: string) => name === 'Folder.legalHold' || name === 'Folder.name';
  expect(await comparedNowhere(contract, mock, { only: ['setLegalHold'], runs: 0, isSelected })).toEqual([
    'Folder.name',
  ]);
});

test('a known gap has a reason and is no finding', () => {
  const known = gapsInWords(['never sent with two values: storeObject query max']);
  expect(known.isAlike).toBe(true);
  expect(known.details).toContain('the target chooses it');
  expect(gapsInWords(['never sent with two values: setLegalHold reason']).isAlike).toBe(false);
});
