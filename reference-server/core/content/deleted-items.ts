// Finds and purges deleted items with everything that was deleted along with them.
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { DeletedItemRecord } from '../records/deleted-item.ts';
import { change, evenWhenFull, type Audit, type ChangeTx } from '../store/change.ts';
import { purgeRows } from './document-removal.ts';
import { isAnyHeld } from './legal-hold.ts';

/** The item that a user deleted, followed by those deleted along with it. */
export async function withAllInside(tx: Tables, item: DeletedItemRecord): Promise<DeletedItemRecord[]> {
  return [item, ...(await tx.deletedItems.by('within', item.id))];
}

/** The name of a document or folder, also of one that is deleted. */
export async function nameOfItem(tx: Tables, id: string): Promise<string | undefined> {
  const { document, folder } = (await tx.deletedItems.get(id)) ?? {};
  return ((await tx.documents.get(id)) ?? (await tx.folders.get(id)) ?? document ?? folder)?.name;
}

export const documentsOf = (items: readonly DeletedItemRecord[]) => items.flatMap(({ document }) => document ?? []);
export const foldersOf = (items: readonly DeletedItemRecord[]) => items.flatMap(({ folder }) => folder ?? []);

export const isAnyItemHeld = (tx: Tables, items: readonly DeletedItemRecord[]) =>
  isAnyHeld(tx, [...documentsOf(items), ...items.map(({ above = null }) => ({ folderId: above }))], foldersOf(items));

/** @returns the object keys to delete once the change is durable */
export async function purgeItems(
  tx: ChangeTx,
  audit: Audit,
  items: readonly DeletedItemRecord[],
  now: Date,
): Promise<string[]> {
  const discarded = await purgeRows(tx, documentsOf(items), foldersOf(items), now);
  for (const { id } of items) await tx.deletedItems.delete(id);
  for (const { id, name } of documentsOf(items))
    audit({ type: 'document_purged', description: `Purged "${name}"`, resource: { type: 'document', id } });
  for (const { id, name } of foldersOf(items))
    audit({ type: 'folder_purged', description: `Purged folder "${name}"`, resource: { type: 'folder', id } });
  return discarded;
}

/** Items in one commit; a single deleted folder may exceed it. */
const AT_ONCE = 2000;

/** Purges items whose retention is over, except under a legal hold. The sweep deletes the bytes. */
export async function purgeDue(ports: Pick<Ports, 'store' | 'clock' | 'giveWay'>): Promise<void> {
  const now = ports.clock.now();
  const isDue = ({ until, within }: DeletedItemRecord) => within === null && until <= now.toISOString();
  const due = (await ports.store.read((tx) => tx.deletedItems.list())).filter(isDue).map(({ id }) => id);
  while (due.length > 0) {
    await ports.giveWay?.();
    const nobody = evenWhenFull({ ports, actor: null, client: { ipAddress: null, userAgent: null }, now });
    await change(nobody, async (tx, audit) => {
      const items: DeletedItemRecord[] = [];
      while (due.length > 0 && items.length < AT_ONCE) {
        const item = await tx.deletedItems.get(due.shift() ?? '');
        const all = item && isDue(item) ? await withAllInside(tx, item) : [];
        if (!(await isAnyItemHeld(tx, all))) for (const one of all) items.push(one);
      }
      if (items.length > 0) await purgeItems(tx, audit, items, now);
    });
  }
}
