import type { Folder, Group } from '#contract/types.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { searchText } from '#web/domain/names/search-text.ts';
import type { Place } from './matrix-changes.ts';

export interface MatrixRow {
  folder: Folder;
  depth: number;
  /** The index of its parent; -1 at the root. */
  above: number;
  /** All signed-in users see it. */
  isPublic: boolean;
}

export function matrixRows(folders: readonly Folder[]): MatrixRow[] {
  const tree = folderTreeOf(folders);
  const rows: MatrixRow[] = [];
  const add = (level: readonly Folder[], above: number): void => {
    for (const folder of level) {
      const parent = rows[above];
      const isPublic = folder.accessLevel === 'public' && (parent?.isPublic ?? true);
      rows.push({ folder, above, isPublic, depth: parent ? parent.depth + 1 : 0 });
      add(tree.childrenOf(folder.id), rows.length - 1);
    }
  };
  add(tree.roots, -1);
  return rows;
}

/** Cells by folder and group name; ambiguous folder names are left out. */
export function placesByName(rows: readonly MatrixRow[], groups: readonly Group[]): Place[] {
  const byName = new Map<string, string | null>();
  for (const { folder } of rows) {
    const name = searchText(folder.name);
    byName.set(name, byName.has(name) ? null : folder.id);
  }
  return groups.flatMap(({ id: groupId, name }) => {
    const folderId = byName.get(searchText(name));
    return folderId ? [{ folderId, groupId }] : [];
  });
}
