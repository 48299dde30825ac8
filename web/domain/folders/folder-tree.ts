import type { Folder } from '#contract/types.ts';
import { groupedBy } from '#web/format/grouped-by.ts';
import { compareNamed } from '#web/domain/names/compare-names.ts';
import { searchText } from '#web/domain/names/search-text.ts';

/** Siblings by name. A folder without its parent or in a circle is at the root, so that every walk ends. */
export interface FolderTree {
  readonly byId: ReadonlyMap<string, Folder>;
  knows(id: string): boolean;
  readonly roots: readonly Folder[];
  childrenOf(id: string): readonly Folder[];
  /** From the root down to the folder itself; empty for an unknown id. */
  pathTo(id: string): readonly Folder[];
  depthOf(id: string): number;
  /** Folders whose name or description contains the search term. */
  matching(term: string): readonly Folder[];
}

const noFolders: readonly Folder[] = [];
const built = new WeakMap<readonly Folder[], FolderTree>();

/** The tree of a list, built once. */
export function folderTreeOf(folders: readonly Folder[]): FolderTree {
  let tree = built.get(folders);
  if (!tree) built.set(folders, (tree = buildFolderTree(folders)));
  return tree;
}

function buildFolderTree(folders: readonly Folder[]): FolderTree {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const parents = parentsWithoutCycles(folders, byId);
  const children = groupedBy(folders, ({ id }) => parents.get(id) ?? null);
  for (const siblings of children.values()) siblings.sort(compareNamed);

  const pathTo = (id: string): readonly Folder[] => {
    const path: Folder[] = [];
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) {
      const folder = byId.get(at);
      if (folder) path.unshift(folder);
    }
    return path;
  };
  const column = folders.map((folder) => ({ folder, text: searchText(folder.name, folder.description ?? '') }));

  return {
    byId,
    knows: (id) => byId.has(id),
    roots: children.get(null) ?? noFolders,
    childrenOf: (id) => children.get(id) ?? noFolders,
    pathTo,
    depthOf: (id) => Math.max(0, pathTo(id).length - 1),
    matching: (term) => column.filter((row) => row.text.includes(term)).map((row) => row.folder),
  };
}

/** Used while folders are loading: empty, but every folder may exist. */
export const folderTreeToCome: FolderTree = { ...buildFolderTree([]), knows: () => true };

/** The parent of each folder. One folder of a circle has none; those below keep theirs. */
function parentsWithoutCycles(folders: readonly Folder[], byId: ReadonlyMap<string, Folder>): Map<string, string> {
  const settled = new Set<string>();
  const inCycle = new Set<string>();
  for (const start of folders) {
    const trail = new Set<string>();
    let at: Folder | undefined = start;
    while (at && !settled.has(at.id) && !trail.has(at.id)) {
      trail.add(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
    if (at && trail.has(at.id)) {
      const members = [...trail];
      for (const id of members.slice(members.indexOf(at.id))) inCycle.add(id);
    }
    for (const id of trail) settled.add(id);
  }
  const parents = new Map<string, string>();
  for (const { id, parentId } of folders) {
    if (parentId !== null && byId.has(parentId) && !inCycle.has(id)) parents.set(id, parentId);
  }
  return parents;
}
