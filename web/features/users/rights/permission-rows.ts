import type { Document, Folder } from '#contract/types.ts';
import { compareNamed } from '#web/domain/names/compare-names.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { foldersInOrder } from '#web/domain/folders/folders-in-order.ts';
import { type FolderTree, folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';

export interface PermissionRow {
  id: string;
  name: string;
  /** The indent level: 0 at the root. */
  depth: number;
  /** Distinguishes items of one name; empty where the list shows the place. */
  place: string;
  /** The name for its checkboxes, unique within the list. */
  called: string;
  searchable: string;
}

/** The tree as a list, each folder under its parent. */
export function folderRows(folders: readonly Folder[]): PermissionRow[] {
  const tree = folderTreeOf(folders);
  const rows = foldersInOrder(tree).map(({ folder: { id, name, parentId }, depth }) => {
    return { id, name, depth, place: '', inFolder: parentId };
  });
  return calledApart(rows, tree);
}

export function documentRows(documents: readonly Document[], folders: readonly Folder[]): PermissionRow[] {
  const tree = folderTreeOf(folders);
  const rows = documents.toSorted(compareNamed).map(({ id, name, folderId }) => {
    const place = (folderId === null ? undefined : tree.byId.get(folderId)?.name) ?? 'Home';
    return { id, name, depth: 0, place, inFolder: folderId };
  });
  return calledApart(rows, tree);
}

type Named = Omit<PermissionRow, 'called' | 'searchable'> & { inFolder: string | null };

/** Makes names unique by folder, then by path, then by number. */
function calledApart(rows: readonly Named[], tree: FolderTree): PermissionRow[] {
  const shortly = ({ name, place }: Named) => (place === '' ? name : `${name} in ${place}`);
  const times = new Map<string, number>();
  const count = (name: string) => {
    const sofar = (times.get(name) ?? 0) + 1;
    times.set(name, sofar);
    return sofar;
  };
  for (const row of rows) count(shortly(row));
  const isAlone = new Set([...times].filter(([, often]) => often === 1).map(([name]) => name));
  times.clear();
  return rows.map(({ inFolder, ...row }) => {
    const short = shortly({ inFolder, ...row });
    const name = isAlone.has(short) ? short : `${row.name} in ${folderPath(tree, inFolder) ?? 'Home'}`;
    const nth = count(name);
    return { ...row, called: nth === 1 ? name : `${name} (${nth})`, searchable: searchText(row.name) };
  });
}

/** Rows whose name contains the text. Matching folders include their ancestors. */
export function matchingRows(rows: readonly PermissionRow[], search: string): readonly PermissionRow[] {
  const term = searchTerm(search);
  if (term === '') return rows;
  const kept: PermissionRow[] = [];
  let nearestKept = 0;
  for (const row of rows.toReversed()) {
    const isAncestor = row.depth < nearestKept;
    if (!isAncestor && !row.searchable.includes(term)) continue;
    kept.push(row);
    nearestKept = row.depth;
  }
  return kept.toReversed();
}
