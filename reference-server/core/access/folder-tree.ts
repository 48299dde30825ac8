// The tree that rows of folders and documents come to, and the one order in which it is gone through: in each folder its
// subfolders first, then its documents, each by name. Whatever the rows say it ends: what lies in a folder that is not
// there stands at the root, and so does one folder of a circle, and what is too deep begins again there.
import type { DocumentRecord, FolderRecord } from '../records/records.ts';

/** A folder with what lies in it; the root without. */
export interface Branch {
  folder: FolderRecord | null;
  /** By name. */
  folders: FolderBranch[];
  /** In no order yet: each folder's are sorted when its turn comes. */
  documents: DocumentRecord[];
}

export type FolderBranch = Branch & { folder: FolderRecord };

/** An item in a place: what a place is, is the business of whoever goes through the tree. */
export type Item = { kind: 'folder'; branch: FolderBranch } | { kind: 'document'; document: DocumentRecord };

/** Deeper than anybody keeps folders, and shallow enough for what is made of it: numbers and paths. */
const MOST_LEVELS = 120;

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

interface Named {
  id: string;
  name: string;
}

/** Case does not count, "Folder 2" comes before "Folder 10", and equal names have one order all the same. */
export function byName(one: Named, other: Named): number {
  return collator.compare(one.name, other.name) || (one.id < other.id ? -1 : Number(one.id > other.id));
}

export function treeOf(folders: readonly FolderRecord[], documents: readonly DocumentRecord[]): Branch {
  const root: Branch = { folder: null, folders: [], documents: [] };
  const branches = new Map<string, FolderBranch>();
  const sorted = [...folders].sort(byName);
  for (const folder of sorted) branches.set(folder.id, { folder, folders: [], documents: [] });
  const parents = parentsOf(sorted);
  for (const folder of sorted) {
    const branch = branches.get(folder.id);
    const parent = branches.get(parents.get(folder.id) ?? '') ?? root;
    if (branch) parent.folders.push(branch);
  }
  for (const document of documents) {
    (branches.get(document.folderId ?? '') ?? root).documents.push(document);
  }
  return root;
}

/** Where each folder hangs: the ids of those that hang at the root are not in it. */
function parentsOf(folders: readonly FolderRecord[]): Map<string, string> {
  const known = new Map(folders.map((folder) => [folder.id, folder]));
  const levels = new Map<string, number>();
  const parents = new Map<string, string>();
  for (const start of folders) {
    const chain: FolderRecord[] = [];
    const met = new Set<string>();
    let next: FolderRecord | undefined = start;
    while (next && !levels.has(next.id) && !met.has(next.id)) {
      met.add(next.id);
      chain.push(next);
      next = known.get(next.parentId ?? '');
    }
    let level = next ? (levels.get(next.id) ?? 0) : 0;
    for (const folder of chain.reverse()) {
      level = level === MOST_LEVELS ? 1 : level + 1;
      levels.set(folder.id, level);
      if (level > 1 && folder.parentId !== null) parents.set(folder.id, folder.parentId);
    }
  }
  return parents;
}

/**
 * Everything in the tree, in its order.
 * @param within the place of what lies in the folder, given the folder's own place and how many stand before it there
 */
export function* inOrder<Place>(
  root: Branch,
  start: Place,
  within: (place: Place, branch: FolderBranch, at: number) => Place,
): Generator<{ item: Item; place: Place; at: number }> {
  const waiting = itemsOf(root, start).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    if (next.item.kind !== 'folder') continue;
    const { branch } = next.item;
    for (const below of itemsOf(branch, within(next.place, branch, next.at)).reverse()) waiting.push(below);
  }
}

function itemsOf<Place>({ folders, documents }: Branch, place: Place) {
  const items: Item[] = folders.map((branch) => ({ kind: 'folder', branch }));
  for (const document of documents.toSorted(byName)) items.push({ kind: 'document', document });
  return items.map((item, at) => ({ item, place, at }));
}
