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

test('what stands in a folder that is moved goes with it and is no move of its own', () => {
  expect(names('folder:Top', 'folder:Deep', 'document:in top', 'document:in deep', 'document:at root')).toEqual([
    'Top',
    'at root',
  ]);
  expect(names('folder:Deep', 'document:in top')).toEqual(['Deep', 'in top']);
});

test('what is not there any more is no move', () => {
  expect(names('folder:Gone', 'document:gone', 'folder:Other')).toEqual(['Other']);
});

test('members of a circle are moved each by itself', () => {
  expect(names('folder:Circle one', 'folder:Circle two')).toEqual(['Circle one', 'Circle two']);
});

test('what is there already stays, and each move knows the way back', () => {
  expect(movesTo(items('document:at root', 'document:in top'), 'Top')).toEqual([
    { key: 'document:at root', name: 'at root', from: null, to: 'Top' },
  ]);
});

test('nothing is moved into itself, below itself, or to where all of it is', () => {
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
