// Grants: a user or group may read or download one document. Grants only add to what level and folder allow. Refuses
// unknown users, groups and documents.
import { notFound } from '../call/errors.ts';
import { refuseUnread } from '../call/if-match.ts';
import { type Answer, type Context, created, noContent, ok, type Handler, type Managers } from '../call/operation.ts';
import { grantInWords, type Holder, holderOf, isHeldBy, nameOfHolder } from '../access/holder.ts';
import { untilInWords } from '../records/ends.ts';
import type { Tables } from '../ports/store.ts';
import type { GrantRecord } from '../records/records.ts';
import { grantShape } from '../records/shapes.ts';
import { change, evenWhenFull } from '../store/change.ts';

/** Oldest first. @throws ApiProblem 404 */
export const listDocumentPermissions: Handler<'listDocumentPermissions', Managers> = ({ ports }, { params }) =>
  ports.store.read(async (tx) => {
    if (!(await tx.documents.get(params.id))) throw notFound();
    const grants = await tx.grants.by('document', params.id);
    const byAge = (one: GrantRecord, other: GrantRecord) => one.createdAt.localeCompare(other.createdAt);
    return ok([...grants].sort(byAge).map(grantShape));
  });

/** A second grant replaces the first. @throws ApiProblem 400, 404, 412, 403 without a fresh second factor */
export const grantDocumentPermission: Handler<'grantDocumentPermission', Managers> = async (context, { json }) => {
  const { ports, now } = context;
  const { holder, expiresAt } = holderOf(json, now);
  const { documentId, canRead, canDownload } = json;
  const freshId = ports.ids.next('grant');
  const grant = await change(context, async (tx, audit) => {
    const [document, name] = await Promise.all([tx.documents.get(documentId), nameOfHolder(tx, holder)]);
    if (!document) throw notFound();
    const existing = await findGrant(tx, documentId, holder);
    await refuseUnread(context, existing ? [existing.canRead, existing.canDownload, existing.expiresAt ?? null] : []);
    const { id, createdAt } = existing ?? { id: freshId, createdAt: now.toISOString() };
    const row: GrantRecord = { id, createdAt, documentId, ...holder, canRead, canDownload, expiresAt };
    await tx.grants.put(row);
    const description = `Granted ${name} ${grantInWords(row)} "${document.name}"${untilInWords(expiresAt)}`;
    audit({ type: 'permission_granted', description, resource: { type: 'document', id: documentId } });
    return row;
  });
  return grant.id === freshId ? created(grantShape(grant)) : ok(grantShape(grant));
};

/** Takes effect on the next call. @throws ApiProblem 404 without a grant, 403 without a fresh second factor. */
export const revokeDocumentPermission: Handler<'revokeDocumentPermission', Managers> = (context, { params }) =>
  revoke(context, params.documentId, { userId: params.userId, groupId: null });

/** Revokes it for the whole group. @throws ApiProblem 404 without a grant, 403 without a fresh second factor. */
export const revokeGroupDocumentPermission: Handler<'revokeGroupDocumentPermission', Managers> = (
  context,
  { params },
) => revoke(context, params.documentId, { userId: null, groupId: params.groupId });

async function revoke(context: Context, documentId: string, holder: Holder): Promise<Answer> {
  await change(evenWhenFull(context), async (tx, audit) => {
    const [document, grant] = await Promise.all([tx.documents.get(documentId), findGrant(tx, documentId, holder)]);
    if (!document || !grant) throw notFound();
    const name = await nameOfHolder(tx, holder);
    await tx.grants.delete(grant.id);
    const description = `Revoked the access of ${name} to "${document.name}"`;
    audit({ type: 'permission_revoked', description, resource: { type: 'document', id: documentId } });
  });
  return noContent();
}

async function findGrant(tx: Tables, documentId: string, holder: Holder): Promise<GrantRecord | undefined> {
  return (await tx.grants.by('document', documentId)).find((grant) => isHeldBy(grant, holder));
}
