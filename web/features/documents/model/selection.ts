import { groupedBy } from '#web/format/grouped-by.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { type ItemKey, parseKey } from './item-key.ts';

export interface Selection extends Iterable<ItemKey>, Pick<ReadonlySet<ItemKey>, 'size' | 'has'> {
  /** The list, if the selection is all of it. */
  readonly list?: readonly ItemKey[];
}

export const emptySelection: Selection = new Set();

/** All keys between the anchor and the key, inclusive; only the key if the anchor is in another pane. */
export function range(keys: readonly ItemKey[], anchor: ItemKey | null, key: ItemKey): Selection {
  const to = keys.indexOf(key);
  const from = anchor === null ? to : keys.indexOf(anchor);
  if (to < 0 || from < 0) return new Set([key]);
  return new Set(keys.slice(Math.min(from, to), Math.max(from, to) + 1));
}

export const countIn = (selection: Selection, keys: readonly ItemKey[]): number =>
  selection.size === 0 || selection.list === keys
    ? selection.size
    : keys.reduce((count, key) => count + Number(selection.has(key)), 0);

/** The visible part of a selection; the same selection if nothing is hidden. */
export function onlyVisible(selection: Selection, ...panes: readonly (readonly ItemKey[])[]): Selection {
  if (selection.size === 0) return selection;
  // Usually all of it is in one pane, and counting it there costs less than a second set.
  for (const keys of panes) if (countIn(selection, keys) === selection.size) return selection;
  const kept = new Set<ItemKey>();
  for (const keys of panes) for (const key of keys) if (selection.has(key)) kept.add(key);
  return kept.size === selection.size ? selection : kept;
}

/** Documents first, then folders from the deepest up, which are empty by then; each wave is independent. */
export function deletionWaves(keys: Iterable<ItemKey>, tree: FolderTree): ItemKey[][] {
  const waves = groupedBy(keys, (key) => {
    const { kind, id } = parseKey(key);
    return kind === 'document' ? Infinity : tree.depthOf(id);
  });
  return [...waves].sort(([a], [b]) => (a > b ? -1 : 1)).map(([, wave]) => wave);
}
