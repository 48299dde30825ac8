// Folders, documents and groups that a user is given with the invitation, in the same change.
import { notFound } from '../call/errors.ts';
import type { Input } from '../call/operation.ts';
import { folderPermissionInWords, grantInWords } from '../access/holder.ts';
import { joinGroup } from './groups.ts';
import { folderPermissionId } from '../records/keys.ts';
import type { UserRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import { endToCome, untilInWords } from '../records/ends.ts';
import type { ChangeTx, Audit } from '../store/change.ts';

export interface FirstPermissions {
  folders: { folderId: string; canRead: boolean; canWrite: boolean; expiresAt: string | null }[];
  documents: { id: string; documentId: string; canRead: boolean; canDownload: boolean; expiresAt: string | null }[];
  groupIds: Set<string>;
}

/** Of duplicates the last one counts. Entries that allow nothing are left out. */
export function firstPermissions(json: Input<'createUser'>['json'], now: Date, nextId: () => string): FirstPermissions {
  const withEnd = <Row extends { expiresAt?: string | null | undefined }>(row: Row) => ({
    ...row,
    expiresAt: endToCome(row.expiresAt, now),
  });
  const folders = [...new Map(json.folderPermissions.map((row) => [row.folderId, row])).values()];
  const documents = [...new Map(json.documentPermissions.map((row) => [row.documentId, row])).values()];
  return {
    folders: folders.filter((row) => row.canRead || row.canWrite).map(withEnd),
    documents: documents
      .filter((row) => row.canRead || row.canDownload)
      .map((row) => ({ ...withEnd(row), id: nextId() })),
    groupIds: new Set(json.groupIds ?? []),
  };
}

/** @throws ApiProblem 404 for an unknown item. */
export async function putFirstPermissions(
  tx: ChangeTx,
  audit: Audit,
  { user, permissions }: { user: UserRecord; permissions: FirstPermissions },
): Promise<void> {
  for (const row of permissions.folders) {
    const folder = await tx.folders.get(row.folderId);
    if (!folder) throw notFound();
    await tx.folderPermissions.put({ ...row, id: folderPermissionId(user.id, folder.id), userId: user.id });
    const description = `Granted ${displayName(user)} ${folderPermissionInWords(row)} in folder "${folder.name}"${untilInWords(row.expiresAt)}`;
    audit({ type: 'permission_granted', description, resource: { type: 'folder', id: folder.id } });
  }
  for (const row of permissions.documents) {
    const document = await tx.documents.get(row.documentId);
    if (!document) throw notFound();
    await tx.grants.put({ ...row, userId: user.id, createdAt: user.createdAt });
    const description = `Granted ${displayName(user)} ${grantInWords(row)} "${document.name}"${untilInWords(row.expiresAt)}`;
    audit({ type: 'permission_granted', description, resource: { type: 'document', id: document.id } });
  }
  for (const groupId of permissions.groupIds) {
    const group = await joinGroup(tx, groupId, user.id);
    const description = `Updated the group "${group.name}": added ${displayName(user)}`;
    audit({ type: 'group_updated', description, resource: { type: 'group', id: groupId } });
  }
}
