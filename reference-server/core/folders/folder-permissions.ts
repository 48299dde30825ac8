// Folder permissions: a user or group may read everything in a folder and below it, except confidential items. Refuses
// unknown users, groups and folders.
import { notFound } from '../call/errors.ts';
import { refuseUnread } from '../call/if-match.ts';
import { type Answer, type Context, created, noContent, ok, type Handler, type Managers } from '../call/operation.ts';
import { chainFrom, foldersUpFrom } from '../access/reader.ts';
import { folderPermissionInWords, type Holder, holderOf, nameOfHolder } from '../access/holder.ts';
import { untilInWords } from '../records/ends.ts';
import { folderPermissionId } from '../records/keys.ts';
import type { FolderPermissionRecord } from '../records/records.ts';
import { folderPermissionShape } from '../records/shapes.ts';
import { stopsBelow } from '../access/policy.ts';
import { change, evenWhenFull } from '../store/change.ts';

/** The folder's own permissions, then those of each folder above it, nearest first. @throws ApiProblem 404 */
export const listFolderPermissions: Handler<'listFolderPermissions', Managers> = ({ ports }, { params }) =>
  ports.store.read(async (tx) => {
    if (!(await tx.folders.get(params.id))) throw notFound();
    const { folders } = chainFrom(params.id, await foldersUpFrom(tx, params.id));
    const stop = stopsBelow(folders);
    const stopsAt = stop ? folders.indexOf(stop) : Infinity;
    const entries = await Promise.all(
      folders.map(async ({ id }, at) =>
        (await tx.folderPermissions.by('folder', id)).map((row) => folderPermissionShape(row, at <= stopsAt)),
      ),
    );
    return ok(entries.flat());
  });

/** A second permission replaces the first. @throws ApiProblem 400, 404, 412 */
export const setFolderPermission: Handler<'setFolderPermission', Managers> = async (context, { json }) => {
  const { holder, expiresAt } = holderOf(json, context.now);
  const { folderId, canRead, canWrite, canDownload = null } = json;
  const id = idOf(holder, folderId);
  const row: FolderPermissionRecord = { id, ...holder, folderId, canRead, canWrite, canDownload, expiresAt };
  const isNew = await change(context, async (tx, audit) => {
    const folder = await tx.folders.get(folderId);
    if (!folder) throw notFound();
    const name = await nameOfHolder(tx, holder);
    const existing = await tx.folderPermissions.get(id);
    await refuseUnread(context, existing ? valuesOf(existing) : []);
    await tx.folderPermissions.put(row);
    const description = `Granted ${name} ${folderPermissionInWords(row)} in folder "${folder.name}"${untilInWords(expiresAt)}`;
    audit({ type: 'permission_granted', description, resource: { type: 'folder', id: folderId } });
    return !existing;
  });
  const entry = folderPermissionShape(row, true);
  return isNew ? created(entry) : ok(entry);
};

/** Takes effect on the next call. @throws ApiProblem 404 without a permission on exactly this folder. */
export const revokeFolderPermission: Handler<'revokeFolderPermission', Managers> = (context, { params }) =>
  revoke(context, params.folderId, { userId: params.userId, groupId: null });

/** Revokes it for the whole group. @throws ApiProblem 404 without a permission on exactly this folder. */
export const revokeGroupFolderPermission: Handler<'revokeGroupFolderPermission', Managers> = (context, { params }) =>
  revoke(context, params.folderId, { userId: null, groupId: params.groupId });

async function revoke(context: Context, folderId: string, holder: Holder): Promise<Answer> {
  await change(evenWhenFull(context), async (tx, audit) => {
    const [folder, row] = await Promise.all([
      tx.folders.get(folderId),
      tx.folderPermissions.get(idOf(holder, folderId)),
    ]);
    if (!folder || !row) throw notFound();
    const name = await nameOfHolder(tx, holder);
    await tx.folderPermissions.delete(row.id);
    const description = `Revoked the access of ${name} to folder "${folder.name}"`;
    audit({ type: 'permission_revoked', description, resource: { type: 'folder', id: folderId } });
  });
  return noContent();
}

const valuesOf = ({ canRead, canDownload = null, expiresAt = null, canWrite }: FolderPermissionRecord) => [
  ...[canRead, canDownload, expiresAt, canWrite],
];

const idOf = ({ userId, groupId }: Holder, folderId: string) => folderPermissionId(userId ?? groupId ?? '', folderId);
