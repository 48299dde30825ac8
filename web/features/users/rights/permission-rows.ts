import type { Document, Folder } from '#contract/types.ts';
import { compareNamed } from '#web/domain/names/compare-names.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';

/** One line of a permission list. */
export interface PermissionRow {
  id: string;
  name: string;
  /** How far the row is indented: 0 at the root. */
  depth: number;
  /** Tells items of one name apart; empty where the list itself shows the place. */
  place: string;
  /** What its checkboxes call it: no two rows of a list the same. */
  called: string;
  /** What the name is matched by when somebody searches. */
  searchable: string;
}

/**
 * The tree as one list, each folder under its parent. A folder whose parent is not there stands at the root, and so
 * does one that is its own ancestor: nothing is lost and nothing runs for ever.
 */
export function folderRows(folders: readonly Folder[]): PermissionRow[] {
  const sorted = folders.toSorted(compareNamed);
  const roots: Folder[] = [];
  const children = new Map(folders.map(({ id }): [string, Folder[]] => [id, []]));
  for (const folder of sorted) (children.get(folder.parentId ?? '') ?? roots).push(folder);
  const rows: Named[] = [];
  const placed = new Set<string>();
  const placeTree = (root: Folder) => {
    const waiting = [{ folder: root, depth: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { folder, depth } = next;
      if (placed.has(folder.id)) continue;
      placed.add(folder.id);
      rows.push({ id: folder.id, name: folder.name, depth, place: '', inFolder: folder.parentId });
      for (const child of children.get(folder.id)?.toReversed() ?? [])
        waiting.push({ folder: child, depth: depth + 1 });
    }
  };
  for (const root of roots) placeTree(root);
  for (const inCircle of sorted) placeTree(inCircle);
  return calledApart(rows, folders);
}

/** All documents by name, each with the folder it lies in. */
export function documentRows(documents: readonly Document[], folders: readonly Folder[]): PermissionRow[] {
  const names = new Map(folders.map((folder) => [folder.id, folder.name]));
  const rows = documents.toSorted(compareNamed).map(({ id, name, folderId }) => {
    const place = (folderId === null ? undefined : names.get(folderId)) ?? 'Root';
    return { id, name, depth: 0, place, inFolder: folderId };
  });
  return calledApart(rows, folders);
}

type Named = Omit<PermissionRow, 'called' | 'searchable'> & { inFolder: string | null };

/** By name and place; where that is not enough by the whole path, and where even that is the same by a number. */
function calledApart(rows: readonly Named[], folders: readonly Folder[]): PermissionRow[] {
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
    const name = isAlone.has(short) ? short : `${row.name} in ${folderPath(folders, inFolder) ?? 'Root'}`;
    const nth = count(name);
    return { ...row, called: nth === 1 ? name : `${name} (${nth})`, searchable: row.name.toLowerCase() };
  });
}

/** The rows whose name holds the text. A folder that matches brings its ancestors, so that its place stays readable. */
export function matchingRows(rows: readonly PermissionRow[], search: string): readonly PermissionRow[] {
  const term = search.trim().toLowerCase();
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
