import type { Folder } from '#contract/types.ts';
import type { FolderTree } from './folder-tree.ts';

/** All folders with their depth, parents before children, in the order of an indented list. */
export function foldersInOrder(tree: FolderTree): { folder: Folder; depth: number }[] {
  const rows: { folder: Folder; depth: number }[] = [];
  const waiting = tree.roots.toReversed().map((folder) => ({ folder, depth: 0 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    rows.push(next);
    const depth = next.depth + 1;
    for (const folder of tree.childrenOf(next.folder.id).toReversed()) waiting.push({ folder, depth });
  }
  return rows;
}
