import { expect, test } from 'vitest';
import { catalogue, promisesOf, refuseUnknown } from './catalogue.ts';
import { readContract } from '../contract.ts';
import { checkNames, select } from './selection.ts';

const contract = readContract();
const ids = (only: readonly string[], check: (typeof checkNames)[number]) =>
  select(contract, only)
    .operationsFor(check)
    .map(({ id }) => id);

test('without a name everything is checked', () => {
  for (const check of checkNames) expect(select(contract, []).operationsFor(check)).toBe(contract.operations);
  expect(select(contract, []).isSelected('everywhere cross-site')).toBe(true);
});

test('an operation is checked by every check, with its own promises', () => {
  for (const check of checkNames.filter((name) => name !== 'promises'))
    expect(ids(['listFolders'], check)).toEqual(['listFolders']);
  const { isSelected } = select(contract, ['listFolders']);
  expect(['listFolders access', 'listDocuments access', 'everywhere cross-site'].map(isSelected)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a promise is checked alone, and a check at every operation', () => {
  const { isSelected } = select(contract, ['listDocuments access', 'roles']);
  expect(isSelected('listDocuments access')).toBe(true);
  expect(isSelected('listDocuments audit')).toBe(false);
  expect(ids(['listDocuments access', 'roles'], 'roles')).toHaveLength(contract.operations.length);
  expect(ids(['listDocuments access', 'roles'], 'pairs')).toEqual([]);
});

test('shards are complete together, and do not overlap', () => {
  const shards = [1, 2, 3].map((at) => select(contract, [], { at, of: 3 }));
  for (const check of checkNames.filter((name) => name !== 'promises')) {
    const all = shards.flatMap(({ operationsFor }) => operationsFor(check).map(({ id }) => id));
    expect(all.toSorted()).toEqual(contract.operations.map(({ id }) => id).toSorted());
  }
  for (const { id } of contract.promises) expect(shards.filter(({ isSelected }) => isSelected(id))).toHaveLength(1);
  for (const { operationsFor } of shards) expect(operationsFor('pairs').length).toBeGreaterThan(15);
});

test('an unknown name is an error that shows where the names are', async () => {
  await expect(refuseUnknown(contract, ['listFolder'])).rejects.toThrow(
    'no operation, promise or check listFolder: --list names',
  );
  await refuseUnknown(contract, ['listFolders', 'roles', contract.promises[0]?.id ?? '']);
});

test('the list has every name that can be given', async () => {
  const list = await catalogue(contract);
  const promises = await promisesOf(contract);
  expect(promises.size).toBeGreaterThan(contract.promises.length);
  for (const name of [...checkNames, ...contract.operations.map(({ id }) => id), ...promises.keys()])
    expect(list).toContain(name);
});
