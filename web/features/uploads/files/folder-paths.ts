import type { Folder } from '#contract/types.ts';
import { nameKey } from '#web/domain/names/same-name.ts';

/** Dropped folders by their path under the target; a path stands for the same folder wherever it is asked for. */
export type FolderPath = readonly string[];

export const pathKey = (path: FolderPath): string => path.join('/');

/** Every folder that must exist for these paths, parents before their children, each once. */
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

/** The folder of that name inside the parent, if there is one; names are the same as the server sees them. */
export function childNamed(folders: readonly Folder[], parentId: string | null, name: string): Folder | undefined {
  const wanted = nameKey(name);
  return folders.find((folder) => folder.parentId === parentId && nameKey(folder.name) === wanted);
}

/** The id of the folder that a path leads to; undefined while it does not exist. */
export function folderAt(folders: readonly Folder[], root: string | null, path: FolderPath): string | null | undefined {
  let at: string | null = root;
  for (const name of path) {
    const child = childNamed(folders, at, name);
    if (child === undefined) return undefined;
    at = child.id;
  }
  return at;
}
