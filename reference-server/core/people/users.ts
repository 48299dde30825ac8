// Users: lists and invites them, changes their roles and deactivates them. Refuses changes to oneself and any that
// would leave the data room without an administrator; both are checked inside the transaction, so that two concurrent
// changes cannot get around it. From the end of their access on a user cannot sign in; their rights are kept, and are
// valid again if the end is moved. Refuses an end for oneself, and an end in the past.
import { emailTaken, notFound, selfChange } from '../call/errors.ts';
import { refuseUnread } from '../call/if-match.ts';
import { factorsOf } from '../identity/second-factor/own-factors.ts';
import { draftInvitation, invitationMail } from '../identity/sign-in/invitations.ts';
import { endToCome, momentInWords, untilInWords } from '../records/ends.ts';
import { cleanName } from '../records/names.ts';
import { created, type Handler, type Input, type Managers, noContent, ok } from '../call/operation.ts';
import { discardUnusedTickets, endAccess, endSignIns } from './endings.ts';
import { newUser, putInvited } from './invited.ts';
import { keepAnAdmin, startsToEnd } from './keep-an-admin.ts';
import { emailKey, folderPermissionId } from '../records/keys.ts';
import { policyNow, requiresFactor } from '../records/policy-in-force.ts';
import { activeInOrder, inOrder } from '../records/people-order.ts';
import { displayName, userShape } from '../records/shapes.ts';
import { groupedBy } from '../records/grouped-by.ts';
import { mayCall } from '../identity/recheck/gate.ts';
import { deleteObjects } from '../content/stored-objects.ts';
import { type Audit, change, type ChangeTx, evenWhenFull } from '../store/change.ts';
import { folderPermissionInWords, grantInWords } from '../access/holder.ts';
import { joinGroup } from './groups.ts';
import type { UserRecord } from '../records/records.ts';
import { activeUser, hasEnded } from '../records/presence.ts';

/** By first name, last name and e-mail; deactivated users only on request. */
export const listUsers: Handler<'listUsers', Managers> = async ({ ports }, { query }) => {
  const [rows, factors] = await ports.store.read((tx) => Promise.all([tx.users.list(), tx.secondFactors.list()]));
  const ofPerson = groupedBy(factors, ({ userId }) => userId);
  const listed = query.deactivated === undefined ? activeInOrder(rows) : inOrder(rows);
  return ok(listed.map((row) => userShape(row, ofPerson.get(row.id) ?? [])));
};

/**
 * Creates the user with their permissions as one change, with an invitation to pass on. @throws ApiProblem 400 for a
 * name, 404 for an unknown folder, document or group, 409 for a taken e-mail, 403 where the role, a confidential
 * document or a group with access to one requires a fresh second factor.
 */
export const createUser: Handler<'createUser', 'admin'> = async (context, { json }) => {
  const { ports, now } = context;
  const user = newUser(context, {
    email: json.email,
    firstName: cleanName(json.firstName, 'firstName', 100),
    lastName: cleanName(json.lastName, 'lastName', 100),
    role: json.role,
    expiresAt: endToCome(json.expiresAt, now),
  });
  const draft = await draftInvitation(context);
  const permissions = firstPermissions(json, now, () => ports.ids.next('grant'));
  await change(context, async (tx, audit) => {
    if ((await tx.users.by('email', emailKey(user.email))).length > 0) throw emailTaken();
    await putInvited(tx, audit, user, draft);
    await putFirstPermissions(tx, audit, { user, permissions });
  });
  const { secondFactor: _, ...invited } = userShape(user, []);
  return created({ ...invited, invitation: invitationMail(draft, user, context) });
};

/**
 * Takes effect on the next call and on running ones. Sessions without a second factor that either role requires end for
 * good. Users who lose the right to upload lose unused tickets. @throws ApiProblem 403 for oneself or without a fresh
 * second factor, 404, 412, 409 for the last administrator.
 */
export const updateUserRole: Handler<'updateUserRole', 'admin'> = async (context, { params, json }) => {
  if (params.id === context.actor.userId) throw selfChange();
  const { row, factors, discarded } = await change(evenWhenFull(context), async (tx, audit) => {
    const user = await activeUser(tx, params.id);
    await refuseUnread(context, [user.role]);
    if (json.role !== 'admin') await keepAnAdmin(tx, user, context);
    const row = { ...user, role: json.role };
    await tx.users.put(row);
    const policy = await policyNow(tx, context.ports);
    const needsFactor = [user, row].some(({ role }) => requiresFactor(policy, role));
    for (const { id, secondFactor } of await tx.sessions.by('user', user.id))
      if (needsFactor && !secondFactor) await tx.sessions.delete(id);
    const description = `Changed the role of ${displayName(user)} from ${user.role} to ${row.role}`;
    audit({ type: 'user_updated', description, resource: { type: 'user', id: user.id } });
    const mayUpload = mayCall('createUploadTicket', row.role);
    const factors = await factorsOf(tx, user.id);
    return { row, factors, discarded: mayUpload ? [] : await discardUnusedTickets(tx, user.id) };
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return ok(userShape(row, factors));
};

/**
 * Ends sessions, second factors, unused upload tickets, invitations and permissions in the same change. The row stays
 * for the audit log, and its e-mail becomes free. @throws ApiProblem 403 for oneself or without a fresh second factor,
 * 404, 409 for the last administrator.
 */
export const deactivateUser: Handler<'deactivateUser', 'admin'> = async (context, { params }) => {
  if (params.id === context.actor.userId) throw selfChange();
  const discarded = await change(evenWhenFull(context), async (tx, audit) => {
    const user = await activeUser(tx, params.id);
    await keepAnAdmin(tx, user, context);
    await tx.users.put({ ...user, deactivatedAt: context.now.toISOString() });
    const description = `Deactivated ${displayName(user)} (${user.email})`;
    audit({ type: 'user_deleted', description, resource: { type: 'user', id: user.id } });
    return endAccess(tx, user.id);
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return noContent();
};

interface FirstPermissions {
  folders: { folderId: string; canRead: boolean; canWrite: boolean; expiresAt: string | null }[];
  documents: { id: string; documentId: string; canRead: boolean; canDownload: boolean; expiresAt: string | null }[];
  groupIds: Set<string>;
}

/** Of duplicates the last one counts. Entries that allow nothing are left out. */
function firstPermissions(json: Input<'createUser'>['json'], now: Date, nextId: () => string): FirstPermissions {
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
async function putFirstPermissions(
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

/**
 * A user whose access had ended must sign in again: earlier sessions, half sign-ins, tickets and invitations stay
 * invalid. @throws ApiProblem 400 for a time in the past, 403 for oneself or without a fresh second factor, 404, 412, 409 for the last
 * administrator without an end.
 */
export const updateUserExpiry: Handler<'updateUserExpiry', 'admin'> = async (context, { params, json }) => {
  if (params.id === context.actor.userId) throw selfChange();
  const expiresAt = endToCome(json.expiresAt, context.now);
  const { row, factors, discarded } = await change(evenWhenFull(context), async (tx, audit) => {
    const user = await activeUser(tx, params.id);
    await refuseUnread(context, [user.expiresAt ?? null]);
    if (startsToEnd(user, expiresAt)) await keepAnAdmin(tx, user, context);
    const row = { ...user, expiresAt };
    await tx.users.put(row);
    const [from, to] = [user.expiresAt ?? null, expiresAt].map((end) => (end === null ? 'none' : momentInWords(end)));
    const description = `Changed the end of the access of ${displayName(user)} from ${from} to ${to}`;
    audit({ type: 'user_updated', description, resource: { type: 'user', id: user.id } });
    const isEnded = hasEnded(user, context.ports.clock.now());
    if (isEnded) for (const { id } of await tx.invitations.by('user', user.id)) await tx.invitations.delete(id);
    const discarded = isEnded ? await endSignIns(tx, user.id) : [];
    return { row, factors: await factorsOf(tx, user.id), discarded };
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return ok(userShape(row, factors));
};
