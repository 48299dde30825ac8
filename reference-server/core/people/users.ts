// People: listing, inviting, changing roles, deactivating. Refuses changes to oneself and whatever would leave the data
// room without an administrator; both are decided inside the transaction, so that two at once cannot slip through.
import { emailTaken, lastAdmin, notFound, selfChange } from '../desk/errors.ts';
import { factorsOf, forgetFactors } from '../account/own-factors.ts';
import { draftInvitation, hasJoined, invitationMail, putInvitation } from './invitations.ts';
import { cleanName } from '../rules/names.ts';
import { created, noContent, ok, type Actor, type Context, type Handler, type Input } from '../desk/operation.ts';
import { grantInWords, requireFactorFor } from '../documents/document-permissions.ts';
import { endHalfSignIns } from '../account/half-sign-in/half-sign-in.ts';
import { activeUser } from './active-user.ts';
import type { Tables } from '../ports.ts';
import { emailKey, folderPermissionId, type SecondFactorRecord, type UserRecord } from '../records/records.ts';
import { displayName, userShape } from '../records/shapes.ts';
import { isPrivileged } from '../rules/policy.ts';
import { requireFreshFactor } from '../security/step-up.ts';
import { mayCall } from '../standing/gate.ts';
import { deleteObjects } from '../documents/stored-objects.ts';
import { change, evenWhenFull, type ChangeTx, type Tell } from '../store/change.ts';

const alphabetical = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By first name, last name and e-mail; without those who were deactivated. */
export const listUsers: Handler<'listUsers'> = async ({ ports }) => {
  const [rows, factors] = await ports.store.read((tx) => Promise.all([tx.users.list(), tx.secondFactors.list()]));
  const ofPerson = new Map<string, SecondFactorRecord[]>();
  for (const factor of factors) ofPerson.set(factor.userId, [...(ofPerson.get(factor.userId) ?? []), factor]);
  return ok(activeInOrder(rows).map((row) => userShape(row, ofPerson.get(row.id) ?? [])));
};

/** Without those who were deactivated, in the order of every list of people. */
export function activeInOrder(rows: readonly UserRecord[]): UserRecord[] {
  const sortKey = (user: UserRecord) => [user.firstName ?? '', user.lastName ?? '', user.email].join('\n');
  const active = rows.filter((user) => user.deactivatedAt === null);
  return active.sort((one, other) => alphabetical.compare(sortKey(one), sortKey(other)));
}

/**
 * Makes the user with their permissions as one change, and an invitation to pass on.
 * @throws ApiProblem 400 for a name, 404 for an unknown folder or document, 409 for an e-mail that is taken, 403 where the
 * role or a confidential document asks for a fresh second factor.
 */
export const createUser: Handler<'createUser'> = async (context, { json }) => {
  const { ports, now } = context;
  const user: UserRecord = {
    id: ports.ids.next('user'),
    email: json.email,
    firstName: cleanName(json.firstName, 'firstName', 100),
    lastName: cleanName(json.lastName, 'lastName', 100),
    role: json.role,
    profileImageUrl: null,
    createdAt: now.toISOString(),
    lastLoginAt: null,
    deactivatedAt: null,
    identity: null,
  };
  const draft = await draftInvitation(context);
  const permissions = firstPermissions(json, () => ports.ids.next('grant'));
  await change(context, async (tx, tell) => {
    if ((await tx.users.by('email', emailKey(user.email))).length > 0) throw emailTaken();
    await tx.users.put(user);
    if (isPrivileged(user.role)) await requireFreshFactor(tx, context);
    await putInvitation(tx, user.id, draft);
    const description = `Invited ${displayName(user)} (${user.email}) as ${user.role}`;
    tell({ type: 'user_created', description, resource: { type: 'user', id: user.id } });
    await putFirstPermissions(tx, tell, { user, permissions, context });
  });
  const { secondFactor: _, ...invited } = userShape(user, []);
  return created({ ...invited, invitation: invitationMail(draft, user, context) });
};

/**
 * Takes effect on the very next call, and on calls under way. Whoever may not upload any more loses unused tickets too.
 * @throws ApiProblem 403 on oneself or without a fresh second factor, 404, 409 for the last administrator.
 */
export const updateUserRole: Handler<'updateUserRole'> = async (context, { params, json }) => {
  if (params.id === context.actor.userId) throw selfChange();
  const { row, factors, discarded } = await change(evenWhenFull(context), async (tx, tell) => {
    const user = await activeUser(tx, params.id);
    await requireFreshFactor(tx, context);
    if (json.role !== 'admin') await keepAnAdmin(tx, user, context);
    const row = { ...user, role: json.role };
    await tx.users.put(row);
    const description = `Changed the role of ${displayName(user)} from ${user.role} to ${row.role}`;
    tell({ type: 'user_updated', description, resource: { type: 'user', id: user.id } });
    const mayUpload = mayCall('createUploadTicket', row.role);
    const factors = await factorsOf(tx, user.id);
    return { row, factors, discarded: mayUpload ? [] : await discardUnusedTickets(tx, user.id) };
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return ok(userShape(row, factors));
};

/**
 * Ends sessions, second factors, unused upload tickets, invitations and permissions in the same change; the row stays
 * for the audit log and its e-mail is free again. @throws ApiProblem 403 on oneself or without a fresh
 * second factor, 404, 409 for the last administrator.
 */
export const deactivateUser: Handler<'deactivateUser'> = async (context, { params }) => {
  if (params.id === context.actor.userId) throw selfChange();
  const discarded = await change(evenWhenFull(context), async (tx, tell) => {
    const user = await activeUser(tx, params.id);
    await requireFreshFactor(tx, context);
    await keepAnAdmin(tx, user, context);
    await tx.users.put({ ...user, deactivatedAt: context.now.toISOString() });
    const description = `Deactivated ${displayName(user)} (${user.email})`;
    tell({ type: 'user_deleted', description, resource: { type: 'user', id: user.id } });
    return endAccess(tx, user.id);
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return noContent();
};

/**
 * Only who can come back counts: whoever never signed in may never do so. The caller has, to be here at all.
 * @throws ApiProblem 409 when nobody else is an administrator.
 */
async function keepAnAdmin(tx: Tables, user: UserRecord, { actor, ports }: KeeperContext): Promise<void> {
  if (user.role !== 'admin') return;
  const isOtherAdmin = (row: UserRecord) =>
    row.role === 'admin' &&
    row.deactivatedAt === null &&
    row.id !== user.id &&
    (hasJoined(row) || row.id === actor?.userId) &&
    (ports.canComeBack?.(row) ?? true);
  if (!(await tx.users.list()).some(isOtherAdmin)) throw lastAdmin();
}

type KeeperContext = Pick<Context<Actor | null>, 'actor' | 'ports'>;

/** @throws ApiProblem 409 when what was asked for would leave nobody, whoever asked. */
export async function sayWhoIsLast(tx: Tables, context: KeeperContext, asked: unknown): Promise<void> {
  // Both operations name a person; one of them also the role to come.
  const { params, json } = asked as { params: { id: string }; json: { role?: string } | null };
  const user = await tx.users.get(params.id);
  if (user?.deactivatedAt === null && json?.role !== 'admin') await keepAnAdmin(tx, user, context);
}

/** @returns the keys of objects that were uploaded and never registered */
async function endAccess(tx: ChangeTx, userId: string): Promise<string[]> {
  for (const { id } of await tx.sessions.by('user', userId)) await tx.sessions.delete(id);
  await endHalfSignIns(tx, userId);
  for (const { id } of await tx.invitations.by('user', userId)) await tx.invitations.delete(id);
  await forgetFactors(tx, userId);
  for (const { id } of await tx.grants.by('user', userId)) await tx.grants.delete(id);
  for (const { id } of await tx.folderPermissions.by('user', userId)) await tx.folderPermissions.delete(id);
  return discardUnusedTickets(tx, userId);
}

/** @returns the keys of objects that were uploaded and never registered */
async function discardUnusedTickets(tx: ChangeTx, userId: string): Promise<string[]> {
  const unused = (await tx.tickets.by('user', userId)).filter((ticket) => ticket.state !== 'registered');
  for (const ticket of unused) await tx.tickets.put({ ...ticket, state: 'discarded' });
  return unused.map((ticket) => ticket.id);
}

interface FirstPermissions {
  folders: Map<string, { folderId: string; canRead: boolean; canWrite: boolean }>;
  documents: Map<string, { id: string; documentId: string; canRead: boolean; canDownload: boolean }>;
}

/** Named twice, the last one counts. Rows that allow nothing are left out. */
function firstPermissions(json: Input<'createUser'>['json'], nextId: () => string): FirstPermissions {
  const folders = json.folderPermissions.filter((row) => row.canRead || row.canWrite);
  const documents = json.documentPermissions.filter((row) => row.canRead || row.canDownload);
  return {
    folders: new Map(folders.map((row) => [row.folderId, row])),
    documents: new Map(documents.map((row) => [row.documentId, { ...row, id: nextId() }])),
  };
}

/** @throws ApiProblem 404 for a folder or a document that is not there, 403 for a confidential one. */
async function putFirstPermissions(
  tx: ChangeTx,
  tell: Tell,
  { user, permissions, context }: { user: UserRecord; permissions: FirstPermissions; context: Context },
): Promise<void> {
  for (const row of permissions.folders.values()) {
    const folder = await tx.folders.get(row.folderId);
    if (!folder) throw notFound();
    await tx.folderPermissions.put({ ...row, id: folderPermissionId(user.id, folder.id), userId: user.id });
    const access = row.canRead ? 'viewing' : 'nothing';
    const description = `Granted ${displayName(user)} ${access} in folder "${folder.name}"`;
    tell({ type: 'permission_granted', description, resource: { type: 'folder', id: folder.id } });
  }
  for (const row of permissions.documents.values()) {
    const document = await tx.documents.get(row.documentId);
    if (!document) throw notFound();
    await requireFactorFor(tx, context, document);
    await tx.grants.put({ ...row, userId: user.id, createdAt: user.createdAt });
    const description = `Granted ${displayName(user)} ${grantInWords(row)} "${document.name}"`;
    tell({ type: 'permission_granted', description, resource: { type: 'document', id: document.id } });
  }
}
