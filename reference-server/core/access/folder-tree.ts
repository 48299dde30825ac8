// The tree of folders and documents, and its order: in each folder first the subfolders, then the documents, each by
// name. Damaged rows cannot make a walk endless: items of a missing folder, one folder of each circle, and folders
// below the deepest level are placed at the root.
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';

/** A folder and its contents; for the root, the contents alone. */
export interface Branch {
  folder: FolderRecord | null;
  /** Sorted by name. */
  folders: FolderBranch[];
  /** Unsorted until the folder is visited. */
  documents: DocumentRecord[];
}

export type FolderBranch = Branch & { folder: FolderRecord };

/** An item in its place; the caller defines what a place is. */
export type Item = { kind: 'folder'; branch: FolderBranch } | { kind: 'document'; document: DocumentRecord };

/** Deeper than real folders, and shallow enough for numbers and paths made from it. */
const MOST_LEVELS = 120;

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

interface Named {
  id: string;
  name: string;
}

/** Compares without case and by numeric value ("Folder 2" before "Folder 10"); the order of equal names is fixed. */
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
  for (const document of documents) (branches.get(document.folderId ?? '') ?? root).documents.push(document);
  return root;
}

/** These folders and those below them, parents before children, and the documents in all of them. */
export async function subtreeOf(
  tx: Tables,
  tops: readonly FolderRecord[],
  isIn: (folder: FolderRecord) => boolean = () => true,
): Promise<{ folders: FolderRecord[]; documents: DocumentRecord[] }> {
  const folders = new Map(tops.map((folder) => [folder.id, folder]));
  const documents: (readonly DocumentRecord[])[] = [];
  // A map may grow while it is walked; a circle of folders adds nothing new.
  for (const id of folders.keys()) {
    documents.push(await tx.documents.by('folder', id));
    for (const child of (await tx.folders.by('parent', id)).filter(isIn)) folders.set(child.id, child);
  }
  return { folders: [...folders.values()], documents: documents.flat() };
}

/** The parent of each folder; folders at the root are left out. */
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

/** Walks the tree in order. @param within returns a place, given the folder's and the number before it */
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
