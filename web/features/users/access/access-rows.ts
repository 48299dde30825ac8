import type { Folder } from '#contract/types.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { type FolderTree, folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { compareNamed } from '#web/domain/names/compare-names.ts';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';
import { groupedBy } from '#web/format/grouped-by.ts';
import type { AccessItem, AccessItems } from './access-items.ts';

export interface AccessRow {
  item: AccessItem;
  /** 0 at the root. */
  depth: number;
  /** Its place among the rows of its parent, from 1, and how many they are. */
  at: number;
  of: number;
  /** Its folder; empty where the tree shows it. */
  place: string;
  isExpandable: boolean;
  isExpanded: boolean;
}

/** The tree as the user sees it: contents of hidden folders are at the root. */
export interface SeenTree {
  folders: FolderTree;
  documentsIn: (folderId: string | null) => readonly AccessItem[];
  items: ReadonlyMap<string, AccessItem>;
}

export function seenTree({ seen }: AccessItems, folders: readonly Folder[]): SeenTree {
  const tree = folderTreeOf(folders.filter(({ id }) => seen.has(id)));
  const documents = [...seen.values()].filter(({ kind }) => kind === 'document').sort(compareNamed);
  const inFolder = groupedBy(documents, ({ homeId }) => (homeId !== null && tree.knows(homeId) ? homeId : null));
  return { folders: tree, documentsIn: (folderId) => inFolder.get(folderId) ?? [], items: seen };
}

/** Subfolders first; during a search, matches with their ancestors. @param closed folders closed by hand */
export function treeRows(tree: SeenTree, search: string, closed: ReadonlySet<string>): AccessRow[] {
  const term = searchTerm(search);
  const isShown = term === '' ? () => true : shownFor(tree, term);
  const rows: AccessRow[] = [];
  const waiting: Pick<AccessRow, 'item' | 'depth' | 'at' | 'of'>[] = [];
  const goInto = (folderId: string | null, depth: number): boolean => {
    const folders = folderId === null ? tree.folders.roots : tree.folders.childrenOf(folderId);
    const inside = [...folders.flatMap(({ id }) => tree.items.get(id) ?? []), ...tree.documentsIn(folderId)];
    const shown = inside.filter(({ id }) => isShown(id));
    if (folderId !== null && closed.has(folderId)) return shown.length > 0;
    const placed = shown.map((item, at) => ({ item, depth, at: at + 1, of: shown.length }));
    for (const row of placed.toReversed()) waiting.push(row);
    return shown.length > 0;
  };
  goInto(null, 0);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { item } = next;
    const isExpandable = item.kind === 'folder' && goInto(item.id, next.depth + 1);
    rows.push({ ...next, place: '', isExpandable, isExpanded: isExpandable && !closed.has(item.id) });
  }
  return rows;
}

/** The matching items, and the folders above. */
function shownFor({ folders, items }: SeenTree, term: string): (id: string) => boolean {
  const shown = new Set<string>();
  for (const { id, name, kind, homeId } of items.values()) {
    if (!searchText(name).includes(term)) continue;
    if (kind === 'document') shown.add(id);
    if (homeId !== null) for (const above of folders.pathTo(homeId)) shown.add(above.id);
  }
  return (id) => shown.has(id);
}

/** Withheld items by name, each with its real folders. */
export function takenRows({ taken }: AccessItems, folders: readonly Folder[], search: string): AccessRow[] {
  const tree = folderTreeOf(folders);
  const term = searchTerm(search);
  return taken
    .filter(({ name }) => searchText(name).includes(term))
    .sort(compareNamed)
    .map((item, at, { length: of }) => {
      const place = placeOf(item, tree);
      return { item, depth: 0, at: at + 1, of, place, isExpandable: false, isExpanded: false };
    });
}

/** "Project Aurora / 02 Financials". */
export function placeOf({ kind, id, homeId }: AccessItem, tree: FolderTree): string {
  const inside = kind === 'folder' ? (tree.pathTo(id).at(-2)?.id ?? null) : homeId;
  return folderPath(tree, inside) ?? 'Home';
}
