// Requires a fresh second factor where the contract does (`x-step-up`), in the transaction of the change and before it.
// Operations do not check it themselves. Each change that can give access asks for it, so here also the sessions of
// locked-out users end.
import { contractOperations } from '#contract/operations.ts';
import type { Tables, WriteTx } from '../ports/store.ts';
import { groupOfInvited } from '../people/invite-users.ts';
import { signOutLeftOut } from '../people/party.ts';
import { emailKey } from '../records/keys.ts';
import { isPrivileged } from '../records/roles.ts';
import {
  holdsConfidential,
  isConfidentialDocument,
  isConfidentialFolder,
  isGivenConfidential,
} from '../access/confidential.ts';
import { comesBackConfidential } from '../folders/deleted-items.ts';
import { isApprovalRequired } from '../access/approvers.ts';
import { requireFreshFactor } from '../identity/second-factor/step-up.ts';
import type { Actor, Context, CoreOperationId, Input } from '../call/operation.ts';

type StepUp<Id extends CoreOperationId> = (typeof contractOperations)[Id]['stepUp'][number];
/** Calls that require it depending on what they touch. */
type Depending = {
  [Id in CoreOperationId]: [StepUp<Id>] extends [never] ? never : 'always' extends StepUp<Id> ? never : Id;
}[CoreOperationId];

/** Whether the call touches something confidential or a privileged user. */
const touches: { readonly [Id in Depending]: (tx: Tables, input: Input<Id>) => Promise<boolean> } = {
  createUser: async (tx, { json }) =>
    isPrivileged(json.role) ||
    (await isAny(json.folderPermissions.filter(givesSomething), ({ folderId }) =>
      isConfidentialFolder(tx, folderId),
    )) ||
    (await isAny(json.documentPermissions.filter(givesSomething), ({ documentId }) =>
      isConfidentialDocument(tx, documentId),
    )) ||
    (await isAny(json.groupIds ?? [], (id) => isGivenConfidential(tx, 'group', id))),
  inviteUsers: async (tx, { json }) => {
    const groups = await Promise.all([json, ...json.people].map((one) => groupOfInvited(tx, one)));
    const ids = new Set(groups.flatMap((group) => group?.id ?? []));
    if (isPrivileged(json.role) || (await isAny([...ids], (id) => isGivenConfidential(tx, 'group', id)))) return true;
    const known = await Promise.all(json.people.map(({ email }) => tx.users.by('email', emailKey(email))));
    return json.renewLinks === true && isAny(known.flat(), ({ id }) => isDelicatePerson(tx, id));
  },
  reissueInvitation: (tx, { params }) => isDelicatePerson(tx, params.id),
  grantDocumentPermission: (tx, { json }) => isConfidentialDocument(tx, json.documentId),
  revokeDocumentPermission: (tx, { params }) => isConfidentialDocument(tx, params.documentId),
  revokeGroupDocumentPermission: (tx, { params }) => isConfidentialDocument(tx, params.documentId),
  setFolderPermission: (tx, { json }) => isConfidentialFolder(tx, json.folderId),
  updateFolderPermissions: (tx, { json }) =>
    isAny([...new Set(json.changes.map(({ folderId }) => folderId))], (id) => isConfidentialFolder(tx, id)),
  revokeFolderPermission: (tx, { params }) => isConfidentialFolder(tx, params.folderId),
  revokeGroupFolderPermission: (tx, { params }) => isConfidentialFolder(tx, params.folderId),
  // Stricter restrictions and names of folders affect no access.
  updateDocumentSettings: async (tx, { params, json }) => {
    const { accessLevel, downloadRestricted } = (await tx.documents.get(params.id)) ?? json;
    const mayGiveMore = accessLevel !== json.accessLevel || (downloadRestricted && !json.downloadRestricted);
    return mayGiveMore && isConfidentialDocument(tx, params.id);
  },
  updateFolder: async (tx, { params, json }) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) return false;
    const endsApproval = folder.approvalRequired === true && json.approvalRequired === false;
    if (folder.accessLevel === json.accessLevel && !endsApproval) return false;
    return (await isConfidentialFolder(tx, params.id)) || (endsApproval && holdsConfidential(tx, folder));
  },
  moveDocument: (tx, { params }) => isConfidentialDocument(tx, params.id),
  moveFolder: async (tx, { params, json }) => {
    if (await isConfidentialFolder(tx, params.id)) return true;
    const folder = await tx.folders.get(params.id);
    if (!folder || folder.approvalRequired || !(await isApprovalRequired(tx, folder.parentId))) return false;
    return !(await isApprovalRequired(tx, json.parentId)) && holdsConfidential(tx, folder);
  },
  putBackItem: (tx, { params }) => comesBackConfidential(tx, params.id),
  decideApproval: async (tx, { params, json }) =>
    json.decision === 'approve' && isConfidentialDocument(tx, (await tx.approvals.get(params.id))?.documentId ?? ''),
  // Renaming affects nobody's access, and suspending is urgent; changes of members and wider access require the factor.
  updateGroup: async (tx, { params, json }) => {
    const members = new Set((await tx.memberships.by('group', params.id)).map(({ userId }) => userId));
    const isComing = (json.addMemberIds ?? []).some((id) => !members.has(id));
    const isLeaving = (json.removeMemberIds ?? []).some((id) => members.has(id));
    const mayGiveMore = json.suspended === false || json.expiresAt !== undefined || json.networks !== undefined;
    return (isComing || isLeaving || mayGiveMore) && isGivenConfidential(tx, 'group', params.id);
  },
  deleteGroup: (tx, { params }) => isGivenConfidential(tx, 'group', params.id),
};

/** A user whose invitation link is delicate, since it is enough to become that user. */
async function isDelicatePerson(tx: Tables, id: string): Promise<boolean> {
  const user = await tx.users.get(id);
  if (user && isPrivileged(user.role)) return true;
  if (await isGivenConfidential(tx, 'user', id)) return true;
  const groups = await tx.memberships.by('user', id);
  return isAny(groups, ({ groupId }) => isGivenConfidential(tx, 'group', groupId));
}

/** The check in the transaction of the call's change; null if none is needed. It throws ApiProblem 403. */
export function stepUpGate(
  operationId: CoreOperationId,
  context: Pick<Context<Actor | null>, 'actor' | 'now' | 'ports'>,
  input: unknown,
): ((tx: WriteTx) => Promise<void>) | null {
  const { actor, now, ports } = context;
  if (actor === null || contractOperations[operationId].stepUp.length === 0) return null;
  const caller = { actor, now, ports };
  // The input belongs to the operation, which the type system cannot follow here.
  const touched = isDepending(operationId) ? touches[operationId] : null;
  const isDelicate = touched as ((tx: Tables, input: unknown) => Promise<boolean>) | null;
  return async (tx) => {
    if (!isDelicate || (await isDelicate(tx, input))) await requireFreshFactor(tx, caller);
    await endShutOut(tx, now);
  };
}

/** Ends the sessions of those whom suspended groups lock out, so that what they are given now does not revive them. */
async function endShutOut(tx: WriteTx, now: Date): Promise<void> {
  for (const { id } of (await tx.groups.list()).filter(({ suspendedAt }) => suspendedAt)) {
    for (const { userId } of await tx.memberships.by('group', id))
      if ((await tx.sessions.by('user', userId)).length > 0) await signOutLeftOut(tx, [userId], now);
  }
}

const isDepending = (operationId: CoreOperationId): operationId is Depending => operationId in touches;

const givesSomething = (row: { canRead: boolean; canWrite?: boolean; canDownload?: boolean }): boolean =>
  row.canRead || row.canWrite === true || row.canDownload === true;

async function isAny<T>(all: readonly T[] | undefined, is: (one: T) => Promise<boolean>): Promise<boolean> {
  for (const one of all ?? []) if (await is(one)) return true;
  return false;
}
