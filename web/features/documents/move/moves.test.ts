import { expect, test } from 'vitest';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { aDocument, aFolder } from '#web/testing/items.ts';
import { indexDocuments } from '../model/document-index.ts';
import type { ItemKey } from '../model/item-key.ts';
import { isInside, mayMoveTo, movables, movesTo } from './moves.ts';

const tree = folderTreeOf([
  aFolder({ name: 'Top' }),
  aFolder({ name: 'Inner', parentId: 'Top' }),
  aFolder({ name: 'Deep', parentId: 'Inner' }),
  aFolder({ name: 'Other' }),
  aFolder({ name: 'Circle one', parentId: 'Circle two' }),
  aFolder({ name: 'Circle two', parentId: 'Circle one' }),
]);
const index = indexDocuments([
  aDocument({ name: 'at root' }),
  aDocument({ name: 'in top', folderId: 'Top' }),
  aDocument({ name: 'in deep', folderId: 'Deep' }),
]);
const items = (...keys: ItemKey[]) => movables(keys, { tree, index });
const names = (...keys: ItemKey[]) => items(...keys).map(({ name }) => name);

test('the contents of a moved folder move with it, without moves of their own', () => {
  expect(names('folder:Top', 'folder:Deep', 'document:in top', 'document:in deep', 'document:at root')).toEqual([
    'Top',
    'at root',
  ]);
  expect(names('folder:Deep', 'document:in top')).toEqual(['Deep', 'in top']);
});

test('items that no longer exist are not moved', () => {
  expect(names('folder:Gone', 'document:gone', 'folder:Other')).toEqual(['Other']);
});

test('folders in a circle are moved one by one', () => {
  expect(names('folder:Circle one', 'folder:Circle two')).toEqual(['Circle one', 'Circle two']);
});

test('items that are already in the folder stay, and each move can be undone', () => {
  expect(movesTo(items('document:at root', 'document:in top'), 'Top')).toEqual([
    { key: 'document:at root', name: 'at root', from: null, to: 'Top' },
  ]);
});

test('nothing is moved into itself, below itself, or to its present folder', () => {
  const [top, inner] = [items('folder:Top'), items('folder:Inner')];
  expect(['Top', 'Inner', 'Deep', 'Other', null].map((to) => isInside(top, to, tree))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['Other', 'Deep', null].map((to) => mayMoveTo(top, to, tree))).toEqual([true, false, false]);
  expect(['Top', 'Other', null].map((to) => mayMoveTo(inner, to, tree))).toEqual([false, true, true]);
  expect(mayMoveTo(items('document:in top', 'document:at root'), 'Top', tree)).toBe(true);
});
