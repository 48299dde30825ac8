import { describe, expect, it } from 'vitest';
import type { Folder } from '#contract/types.ts';
import { aFolder } from '#web/testing/items.ts';
import { folderPath } from './folder-path.ts';
import { folderTreeOf } from './folder-tree.ts';
import { foldersInOrder } from './folders-in-order.ts';

const names = (folders: readonly Folder[]) => folders.map(({ name }) => name);
const inOrder = (folders: readonly Folder[]) =>
  foldersInOrder(folderTreeOf(folders)).map(({ folder, depth }) => `${depth} ${folder.name}`);

const shelf = [
  aFolder({ name: 'Folder 10' }),
  aFolder({ name: 'folder 2', id: 'two' }),
  aFolder({ name: 'Deals', parentId: 'two', description: 'Aurora and others' }),
  aFolder({ name: 'Aurora', parentId: 'Deals' }),
  aFolder({ name: 'Alpha' }),
];

const odd = [
  aFolder({ name: 'orphan', parentId: 'gone' }),
  aFolder({ name: 'x', parentId: 'y' }),
  aFolder({ name: 'y', parentId: 'x' }),
  aFolder({ name: 'self', parentId: 'self' }),
  aFolder({ name: 'below', parentId: 'x' }),
];

describe('the tree of folders', () => {
  it('puts orphans and the members of a cycle at the root and ends', () => {
    const tree = folderTreeOf(odd);
    expect(names(tree.roots)).toEqual(['orphan', 'self', 'x', 'y']);
    expect(names(tree.pathTo('below'))).toEqual(['x', 'below']);
    expect(inOrder(odd)).toEqual(['0 orphan', '0 self', '0 x', '1 below', '0 y']);
  });

  it('gives the path from the root, and none for an unknown folder', () => {
    const tree = folderTreeOf(shelf);
    expect(names(tree.pathTo('Aurora'))).toEqual(['folder 2', 'Deals', 'Aurora']);
    expect(tree.pathTo('nowhere')).toEqual([]);
    expect(tree.depthOf('Aurora')).toBe(2);
  });

  it('returns a path in words, and nothing for the root or an unknown folder', () => {
    expect(folderPath(folderTreeOf(shelf), 'Aurora')).toBe('folder 2 / Deals / Aurora');
    expect(folderPath(folderTreeOf(odd), 'orphan')).toBe('orphan');
    expect(folderPath(folderTreeOf(shelf), null)).toBeUndefined();
    expect(folderPath(folderTreeOf(shelf), 'gone')).toBeUndefined();
  });

  it('lists every folder with its depth, parents first', () => {
    expect(inOrder(shelf)).toEqual(['0 Alpha', '0 folder 2', '1 Deals', '2 Aurora', '0 Folder 10']);
  });

  it('goes down as deep as folders do', () => {
    const deep = Array.from({ length: 20_000 }, (_, at) =>
      aFolder({ name: `${at}`, parentId: at === 0 ? null : `${at - 1}` }),
    );
    expect(inOrder(deep).at(-1)).toBe('19999 19999');
  });

  it('is built once for a list, wherever it is used', () => {
    expect(folderTreeOf(shelf)).toBe(folderTreeOf(shelf));
    expect(folderTreeOf(shelf)).not.toBe(folderTreeOf([...shelf]));
  });
});
