// The documents and folders that a group has access to. Refuses unknown groups.
import { notFound } from '../call/errors.ts';
import { type Handler, ok, type Managers } from '../call/operation.ts';
import { nameOfItem } from '../content/deleted-items.ts';
import { folderPermissionShape, grantShape } from '../records/shapes.ts';
import type { GroupRecord } from '../records/records.ts';
import type { ChangeTx, Audit } from '../store/change.ts';

/** @throws ApiProblem 404 */
export const listGroupPermissions: Handler<'listGroupPermissions', Managers> = ({ ports }, { params }) =>
  ports.store.read(async (tx) => {
    if (!(await tx.groups.get(params.id))) throw notFound();
    // Deleted items keep their permissions, and are left out of answers.
    const folders = await tx.folderPermissions.by('group', params.id);
    const documents = await tx.grants.by('group', params.id);
    const areFolders = await Promise.all(folders.map(({ folderId }) => tx.folders.get(folderId)));
    const areDocuments = await Promise.all(documents.map(({ documentId }) => tx.documents.get(documentId)));
    return ok({
      folders: folders.filter((_, at) => areFolders[at]).map((row) => folderPermissionShape(row, true)),
      documents: documents.filter((_, at) => areDocuments[at]).map(grantShape),
    });
  });

/** Audits each one like a separate revocation. */
export async function revokeAll(tx: ChangeTx, audit: Audit, { id: groupId, name }: GroupRecord): Promise<void> {
  const revoked = `Revoked the access of the group ${name} to`;
  for (const { id, documentId } of await tx.grants.by('group', groupId)) {
    await tx.grants.delete(id);
    const description = `${revoked} "${(await nameOfItem(tx, documentId)) ?? documentId}"`;
    audit({ type: 'permission_revoked', description, resource: { type: 'document', id: documentId } });
  }
  for (const { id, folderId } of await tx.folderPermissions.by('group', groupId)) {
    await tx.folderPermissions.delete(id);
    const description = `${revoked} folder "${(await nameOfItem(tx, folderId)) ?? folderId}"`;
    audit({ type: 'permission_revoked', description, resource: { type: 'folder', id: folderId } });
  }
}
