import type { FolderTree } from './folder-tree.ts';

/** "Project Aurora / 02 Financials"; undefined for the root and for unknown folders. */
export function folderPath(tree: FolderTree, id: string | null): string | undefined {
  const path = id === null ? [] : tree.pathTo(id);
  return path.length === 0 ? undefined : path.map(({ name }) => name).join(' / ');
}
