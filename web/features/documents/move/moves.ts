import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import type { DocumentIndex } from '../model/document-index.ts';
import { folderKey, type ItemKey, parseKey } from '../model/item-key.ts';

/** Null is the root. */
export type FolderId = string | null;

export interface Move {
  readonly key: ItemKey;
  readonly name: string;
  readonly from: FolderId;
  readonly to: FolderId;
}

export interface Shelves {
  readonly tree: FolderTree;
  readonly index: DocumentIndex;
}

/** The items to move, with their places. Items inside a moved folder move along and are not listed. */
export function movables(keys: readonly ItemKey[], { tree, index }: Shelves): Omit<Move, 'to'>[] {
  const moved = new Set(keys);
  // Cached by folder, since most documents share a few folders.
  const known = new Map<FolderId, boolean>([[null, false]]);
  const goesAlong = (folderId: FolderId): boolean => {
    const goes = known.get(folderId) ?? tree.pathTo(folderId ?? '').some(({ id }) => moved.has(folderKey(id)));
    known.set(folderId, goes);
    return goes;
  };
  return keys.flatMap((key) => {
    const { kind, id } = parseKey(key);
    const folder = kind === 'folder' ? tree.byId.get(id) : undefined;
    const document = kind === 'document' ? index.byId().get(id) : undefined;
    const found = folder ?? document;
    const from = folder ? folder.parentId : (document?.folderId ?? null);
    // A folder of a circle is placed at the root, with nothing above it.
    if (!found || goesAlong(folder ? (tree.pathTo(id).at(-2)?.id ?? null) : from)) return [];
    return [{ key, name: found.name, from }];
  });
}

/** The moves to one target, without items that are there already. */
export function movesTo(items: readonly Omit<Move, 'to'>[], to: FolderId): Move[] {
  return items.filter(({ from }) => from !== to).map((item) => ({ ...item, to }));
}

/** Whether the target is a moved folder or below one. */
export function isInside(items: readonly Pick<Move, 'key'>[], folderId: FolderId, tree: FolderTree): boolean {
  if (folderId === null) return false;
  const moved = new Set(items.map(({ key }) => key));
  return tree.pathTo(folderId).some(({ id }) => moved.has(folderKey(id)));
}

/** Whether there is something to move, and the target is not inside it. */
export function mayMoveTo(items: readonly Omit<Move, 'to'>[], to: FolderId, tree: FolderTree): boolean {
  return items.some(({ from }) => from !== to) && !isInside(items, to, tree);
}

/** The place as part of a sentence. */
export function placeName(id: FolderId, tree: FolderTree): string {
  return id === null ? 'Home' : (tree.byId.get(id)?.name ?? 'a folder that is gone');
}
