// All folders and documents in the order of the index, with number and path.
import { inOrder, type Branch } from '../access/folder-tree.ts';
import type { DocumentRecord } from '../records/records.ts';

export interface IndexedItem {
  id: string;
  name: string;
  /** In the index, such as 1.2.1. */
  number: string;
  /** From the root, such as `Legal / Contracts / Lease.pdf`. */
  path: string;
  /** The index of its folder in the list; -1 at the root. */
  parent: number;
  document: DocumentRecord | null;
}

type Place = Pick<IndexedItem, 'number' | 'path' | 'parent'>;

export function itemsOf(tree: Branch): IndexedItem[] {
  const items: IndexedItem[] = [];
  const within = ({ number, path }: Place, { folder }: { folder: { name: string } }, at: number): Place => ({
    number: `${number}${at + 1}.`,
    path: `${path}${folder.name} / `,
    // A folder's contents follow it directly.
    parent: items.length - 1,
  });
  for (const { item, place, at } of inOrder(tree, { number: '', path: '', parent: -1 }, within)) {
    const document = item.kind === 'document' ? item.document : null;
    const { id, name } = item.kind === 'document' ? item.document : item.branch.folder;
    items.push({
      id,
      name,
      number: `${place.number}${at + 1}`,
      path: place.path + name,
      parent: place.parent,
      document,
    });
  }
  return items;
}
