import { expect, test } from 'vitest';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { aFolder } from '#web/testing/items.ts';
import { pickerRows, rowBeginning } from './picker-rows.ts';

const tree = folderTreeOf([
  aFolder({ name: 'Legal' }),
  aFolder({ name: 'Lease', parentId: 'Legal' }),
  aFolder({ name: 'Tax' }),
]);

test('the root is first and expanded, and a folder shows its contents when it is expanded', () => {
  expect(pickerRows(tree, new Set()).map(({ name, depth }) => [name, depth])).toEqual([
    ['Home', 0],
    ['Legal', 1],
    ['Tax', 1],
  ]);
  expect(pickerRows(tree, new Set(['Legal'])).map(({ name }) => name)).toEqual(['Home', 'Legal', 'Lease', 'Tax']);
});

test('a search finds folders at any depth, with the way to each, and nothing to expand', () => {
  const found = (term: string) => pickerRows(tree, new Set(), term).map(({ name, depth }) => [name, depth]);
  expect(found('lea')).toEqual([
    ['Home', 0],
    ['Legal', 1],
    ['Lease', 2],
  ]);
  expect(pickerRows(tree, new Set(), 'lea').slice(1)).toMatchObject([
    { isExpandable: false, position: 1, siblings: 1 },
    { isExpandable: false, position: 1, siblings: 1 },
  ]);
  expect(found('nowhere')).toEqual([['Home', 0]]);
});

test('a letter moves to the next name that begins with it, around the end; several letters find a name that begins with all of them', () => {
  const rows = pickerRows(tree, new Set(['Legal']));
  expect(rowBeginning(rows, 'l', 0)).toBe(1);
  expect(rowBeginning(rows, 'L', 1)).toBe(2);
  expect(rowBeginning(rows, 'l', 2)).toBe(1);
  expect(rowBeginning(rows, 'leg', 1)).toBe(1);
  expect(rowBeginning(rows, 'lea', 1)).toBe(2);
  expect(rowBeginning(rows, 'x', 1)).toBeNull();
});
