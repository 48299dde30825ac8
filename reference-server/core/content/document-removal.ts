// Deletes documents and folders. Their rows move to the deleted items, which no reader sees; versions, grants,
// approvals and permissions stay until the item is put back. With no retention, or on a purge, everything is deleted,
// with the bytes that no other version needs.
import type { Context } from '../call/operation.ts';
import type { DeletedItemRecord } from '../records/deleted-item.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';
import type { ChangeTx } from '../store/change.ts';
import { isAnyHeld, keepHolds } from './legal-hold.ts';
import { discardObjects } from './stored-objects.ts';

interface Removed {
  documents: readonly DocumentRecord[];
  folders?: readonly FolderRecord[];
  /** The item that the user deleted; the others are deleted along with it. */
  root: string;
}

const dayMs = 86_400_000;

/** @returns the object keys to delete once the change is durable */
export async function removeItems(
  tx: ChangeTx,
  { actor, ports: { retentionDays = 0 }, now }: Pick<Context, 'actor' | 'ports' | 'now'>,
  { documents, folders = [], root }: Removed,
): Promise<string[]> {
  const isKept = retentionDays > 0 || (await isAnyHeld(tx, documents, folders));
  const purged = isKept ? [] : await purgeRows(tx, documents, folders, now);
  for (const document of documents) await tx.documents.delete(document.id);
  for (const { id } of folders) await tx.folders.delete(id);
  if (!isKept) return purged;
  const until = new Date(now.getTime() + retentionDays * dayMs).toISOString();
  const deleted = { deletedAt: now.toISOString(), deletedById: actor.userId, until };
  const put = (id: string, row: Pick<DeletedItemRecord, 'document' | 'folder'>) =>
    tx.deletedItems.put({ id, ...row, ...deleted, within: id === root ? null : root });
  for (const document of documents) await put(document.id, { document, folder: null });
  for (const folder of folders) await put(folder.id, { document: null, folder });
  return [];
}

/** Deletes everything that belongs to them. @returns the object keys to delete once the change is durable */
export async function purgeRows(
  tx: ChangeTx,
  documents: readonly DocumentRecord[],
  folders: readonly FolderRecord[],
  now: Date,
): Promise<string[]> {
  // All lookups come before the changes, since lookups in a changed collection are slower.
  const versions = await allOf(documents, (id) => tx.versions.by('document', id));
  const grants = await allOf(documents, (id) => tx.grants.by('document', id));
  const approvals = await allOf(documents, (id) => tx.approvals.by('document', id));
  const favourites = await allOf(documents, (id) => tx.favourites.by('document', id));
  const permissions = await allOf(folders, (id) => tx.folderPermissions.by('folder', id));
  if (folders.length > 0) await keepHolds(tx, new Set([...documents, ...folders].map(({ id }) => id)));
  const discarded = await discardObjects(tx, versions, now);
  for (const version of versions) await tx.versions.delete(version.id);
  for (const grant of grants) await tx.grants.delete(grant.id);
  for (const approval of approvals) await tx.approvals.delete(approval.id);
  for (const favourite of favourites) await tx.favourites.delete(favourite.id);
  for (const permission of permissions) await tx.folderPermissions.delete(permission.id);
  return discarded;
}

/** Looks up one item after the other, so that other calls run in between. */
async function allOf<T>(items: readonly { id: string }[], find: (id: string) => Promise<readonly T[]>): Promise<T[]> {
  const found: T[] = [];
  for (const { id } of items) found.push(...(await find(id)));
  return found;
}
