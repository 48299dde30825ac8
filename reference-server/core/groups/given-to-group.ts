// What a group was given: documents and folders. Who is in it decides who has that.
import type { Context } from '../desk/operation.ts';
import { requireFactorFor, requireFactorForFolder } from '../security/confidential.ts';
import type { Tables } from '../ports.ts';
import type { GrantRecord, GroupRecord } from '../records/records.ts';
import type { ChangeTx, Tell } from '../store/change.ts';

/** Who comes into a group, or leaves it, is named for what it was given of what is confidential, or no more. @throws ApiProblem 403 */
export async function requireFactorForMembers(tx: Tables, context: Context, groupId: string): Promise<void> {
  await requireFactorForGrants(tx, context, await tx.grants.by('group', groupId));
  for (const { folderId } of await tx.folderPermissions.by('group', groupId)) {
    await requireFactorForFolder(tx, context, folderId);
  }
}

/** Whoever is let in holds what is confidential among these. @throws ApiProblem 403 */
export async function requireFactorForGrants(
  tx: Tables,
  context: Context,
  grants: readonly Pick<GrantRecord, 'documentId'>[],
): Promise<void> {
  for (const { documentId } of grants) {
    const document = await tx.documents.get(documentId);
    if (document) await requireFactorFor(tx, context, document);
  }
}

/** Each is told on its own, as if somebody had revoked it. */
export async function revokeAll(tx: ChangeTx, tell: Tell, { id: groupId, name }: GroupRecord): Promise<void> {
  const revoked = `Revoked the access of the group ${name} to`;
  for (const { id, documentId } of await tx.grants.by('group', groupId)) {
    await tx.grants.delete(id);
    const description = `${revoked} "${(await tx.documents.get(documentId))?.name ?? documentId}"`;
    tell({ type: 'permission_revoked', description, resource: { type: 'document', id: documentId } });
  }
  for (const { id, folderId } of await tx.folderPermissions.by('group', groupId)) {
    await tx.folderPermissions.delete(id);
    const description = `${revoked} folder "${(await tx.folders.get(folderId))?.name ?? folderId}"`;
    tell({ type: 'permission_revoked', description, resource: { type: 'folder', id: folderId } });
  }
}
