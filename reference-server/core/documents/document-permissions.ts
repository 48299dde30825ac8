// Grants: one person may read or download one document. They only add to what level and folder allow. Refuses people
// who are gone and documents that are not there.
import { notFound } from '../desk/errors.ts';
import { type Context, created, noContent, ok, type Handler } from '../desk/operation.ts';
import { activeUser } from '../people/active-user.ts';
import type { Tables } from '../ports.ts';
import type { DocumentRecord, GrantRecord } from '../records/records.ts';
import { displayName, grantShape } from '../records/shapes.ts';
import { requireFreshFactor } from '../security/step-up.ts';
import { change, evenWhenFull } from '../store/change.ts';

/** Oldest first. @throws ApiProblem 404 */
export const listDocumentPermissions: Handler<'listDocumentPermissions'> = ({ ports }, { params }) =>
  ports.store.read(async (tx) => {
    if (!(await tx.documents.get(params.id))) throw notFound();
    const grants = await tx.grants.by('document', params.id);
    const byAge = (one: GrantRecord, other: GrantRecord) => one.createdAt.localeCompare(other.createdAt);
    return ok([...grants].sort(byAge).map(grantShape));
  });

/** Granting again replaces the grant. @throws ApiProblem 404, 403 without a fresh second factor */
export const grantDocumentPermission: Handler<'grantDocumentPermission'> = async (context, { json }) => {
  const { ports, now } = context;
  const freshId = ports.ids.next('grant');
  const grant = await change(context, async (tx, tell) => {
    const [document, user] = await Promise.all([tx.documents.get(json.documentId), activeUser(tx, json.userId ?? '')]);
    if (!document) throw notFound();
    await requireFactorFor(tx, context, document);
    const existing = await findGrant(tx, document.id, user.id);
    const row: GrantRecord = {
      ...(existing ?? { id: freshId, createdAt: now.toISOString() }),
      ...{ ...json, userId: user.id, groupId: null, expiresAt: json.expiresAt ?? null },
    };
    await tx.grants.put(row);
    const description = `Granted ${displayName(user)} ${grantInWords(row)} "${document.name}"`;
    tell({ type: 'permission_granted', description, resource: { type: 'document', id: document.id } });
    return row;
  });
  return grant.id === freshId ? created(grantShape(grant)) : ok(grantShape(grant));
};

/** Takes effect on the very next call. @throws ApiProblem 404 without a grant, 403 without a fresh second factor. */
export const revokeDocumentPermission: Handler<'revokeDocumentPermission'> = async (context, { params }) => {
  await change(evenWhenFull(context), async (tx, tell) => {
    const [document, user] = await Promise.all([tx.documents.get(params.documentId), tx.users.get(params.userId)]);
    const grant = await findGrant(tx, params.documentId, params.userId);
    if (!document || !user || !grant) throw notFound();
    await requireFactorFor(tx, context, document);
    await tx.grants.delete(grant.id);
    const description = `Revoked the access of ${displayName(user)} to "${document.name}"`;
    tell({ type: 'permission_revoked', description, resource: { type: 'document', id: document.id } });
  });
  return noContent();
};

/** Who may see a confidential document is a matter of who was named for it. @throws ApiProblem 403 */
export async function requireFactorFor(
  tx: Tables,
  context: Context,
  { accessLevel }: Pick<DocumentRecord, 'accessLevel'>,
): Promise<void> {
  if (accessLevel === 'confidential') await requireFreshFactor(tx, context);
}

/** What a grant allows, as part of a sentence. */
export function grantInWords({ canRead, canDownload }: { canRead: boolean; canDownload: boolean }): string {
  if (canRead) return canDownload ? 'viewing and downloading' : 'viewing';
  return canDownload ? 'downloading without viewing (no access)' : 'nothing';
}

async function findGrant(tx: Tables, documentId: string, userId: string): Promise<GrantRecord | undefined> {
  const grants = await tx.grants.by('document', documentId);
  return grants.find((grant) => grant.userId === userId);
}
