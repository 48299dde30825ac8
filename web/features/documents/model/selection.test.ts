import { describe, expect, it, vi } from 'vitest';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { aDocument, aFolder } from '#web/testing/items.ts';
import { documentKey, folderKey, type ItemKey, parseKey } from './item-key.ts';
import { countIn, deletionWaves, emptySelection, onlyVisible, range } from './selection.ts';
import { toggled } from '#web/format/toggled.ts';
import { allOf } from '../selection/use-selection.ts';

const keys: ItemKey[] = ['a', 'b', 'c', 'd'].map((name) => documentKey(aDocument({ name })));
const [a, b, c, d] = keys as [ItemKey, ItemKey, ItemKey, ItemKey];

describe('a selection', () => {
  it('adds an item and removes it again', () => {
    const one = toggled(emptySelection, a);
    expect([...one]).toEqual([a]);
    expect([...toggled(one, a)]).toEqual([]);
  });

  it('covers the range from the anchor to the key in both directions', () => {
    expect([...range(keys, b, d)]).toEqual([b, c, d]);
    expect([...range(keys, d, b)]).toEqual([b, c, d]);
    expect([...range(keys, null, c)]).toEqual([c]);
    expect([...range(keys, folderKey('elsewhere'), c)]).toEqual([c]);
  });

  it('drops items that are no longer shown in any pane, and is the same object where none is hidden', () => {
    const selection = new Set([a, d, folderKey('f')]);
    expect([...onlyVisible(selection, [a, b], [])]).toEqual([a]);
    expect(onlyVisible(selection, keys, [folderKey('f')])).toBe(selection);
    expect(onlyVisible(emptySelection, [])).toBe(emptySelection);
  });

  it('of a whole list reads no key to be counted and shown', () => {
    const reads = vi.fn();
    const list = new Proxy(keys, {
      get: (target, name): unknown => {
        if (name !== 'length') reads(name);
        return Reflect.get(target, name, target);
      },
    });
    const all = allOf(list);
    expect([all.size, countIn(all, list), all.has(folderKey('f'))]).toEqual([4, 4, false]);
    expect(onlyVisible(all, list, [folderKey('f')])).toBe(all);
    expect(reads).not.toHaveBeenCalled();
  });

  it('of a whole list has the keys of that list and no others, also when the list changes', () => {
    const all = allOf([a, b, c]);
    expect([a, c, d, folderKey('f')].map((key) => all.has(key))).toEqual([true, true, false, false]);
    expect([...toggled(all, b)]).toEqual([a, c]);
    expect(onlyVisible(all, [d, c, b, a])).toBe(all);
    expect([...onlyVisible(all, [d, b], [])]).toEqual([b]);
  });
});

describe('a bulk deletion', () => {
  it('deletes documents first, then folders from the deepest up', () => {
    const tree = folderTreeOf([
      aFolder({ name: 'top' }),
      aFolder({ name: 'mid', parentId: 'top' }),
      aFolder({ name: 'low', parentId: 'mid' }),
    ]);
    const selection = [folderKey('top'), folderKey('low'), a, folderKey('mid'), b];
    expect(deletionWaves(selection, tree)).toEqual([
      [a, b],
      [folderKey('low')],
      [folderKey('mid')],
      [folderKey('top')],
    ]);
  });
});

describe('a key', () => {
  it('returns its id, even with special characters', () => {
    expect(parseKey(documentKey(aDocument({ name: 'x:y' })))).toEqual({ kind: 'document', id: 'x:y' });
    expect(parseKey(folderKey('document:1'))).toEqual({ kind: 'folder', id: 'document:1' });
  });
});
