import type { Folder } from '#contract/types.ts';
import { nameKey } from '#web/domain/names/same-name.ts';

/** A path of dropped folders below the target; equal paths are the same folder. */
export type FolderPath = readonly string[];

export const pathKey = (path: FolderPath): string => path.join('/');

/** All folders of these paths, parents first, each once. */
export function withAncestors(paths: readonly FolderPath[]): FolderPath[] {
  const all = new Map<string, FolderPath>();
  for (const path of paths) {
    for (let depth = 1; depth <= path.length; depth += 1) {
      const ancestor = path.slice(0, depth);
      all.set(pathKey(ancestor), ancestor);
    }
  }
  return [...all.values()].sort((a, b) => a.length - b.length);
}

/** The folder of this name in the parent, if any; names are compared as on the server. */
export function childNamed(folders: readonly Folder[], parentId: string | null, name: string): Folder | undefined {
  const wanted = nameKey(name);
  return folders.find((folder) => folder.parentId === parentId && nameKey(folder.name) === wanted);
}

/** The id of the folder at this path; undefined if it does not exist. */
export function folderAt(folders: readonly Folder[], root: string | null, path: FolderPath): string | null | undefined {
  let at: string | null = root;
  for (const name of path) {
    const child = childNamed(folders, at, name);
    if (child === undefined) return undefined;
    at = child.id;
  }
  return at;
}
