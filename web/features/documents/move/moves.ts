import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import type { DocumentIndex } from '../model/document-index.ts';
import { folderKey, type ItemKey, parseKey } from '../model/item-key.ts';

/** Null stands for the root. */
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

/** What is moved, and from where. What stands in a folder that is moved goes with it and is no move of its own. */
export function movables(keys: readonly ItemKey[], { tree, index }: Shelves): Omit<Move, 'to'>[] {
  const moved = new Set(keys);
  // Of ten thousand documents, most are in the same few folders.
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
    // A member of a circle stands at the root, where nothing is above it.
    if (!found || goesAlong(folder ? (tree.pathTo(id).at(-2)?.id ?? null) : from)) return [];
    return [{ key, name: found.name, from }];
  });
}

/** The moves to one place; what is there already stays. */
export function movesTo(items: readonly Omit<Move, 'to'>[], to: FolderId): Move[] {
  return items.filter(({ from }) => from !== to).map((item) => ({ ...item, to }));
}

/** Where these cannot go: folders that are moved, and whatever is below them. */
export function isInside(items: readonly Pick<Move, 'key'>[], folderId: FolderId, tree: FolderTree): boolean {
  if (folderId === null) return false;
  const moved = new Set(items.map(({ key }) => key));
  return tree.pathTo(folderId).some(({ id }) => moved.has(folderKey(id)));
}

/** Whether there is anything to move there, and it is not inside what is moved. */
export function mayMoveTo(items: readonly Omit<Move, 'to'>[], to: FolderId, tree: FolderTree): boolean {
  return items.some(({ from }) => from !== to) && !isInside(items, to, tree);
}

/** As a part of a sentence. */
export function placeName(id: FolderId, tree: FolderTree): string {
  return id === null ? 'the root' : (tree.byId.get(id)?.name ?? 'a folder that is gone');
}
