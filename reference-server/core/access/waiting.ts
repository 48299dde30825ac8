// The tasks of a user: what only they, or people of their role, can do. Tasks are computed from the rows; only requests
// for access are stored.
import type { components } from '#contract/api.d.ts';
import { type Context, type Everyone, type Handler, ok } from '../call/operation.ts';
import type { Ports } from '../ports/ports.ts';
import type { ReadTx, Tables } from '../ports/store.ts';
import type { AccessRequestRecord } from '../records/mail.ts';
import { isInForce } from '../records/ends.ts';
import { hasJoined, isHere } from '../records/presence.ts';
import type { UserRecord } from '../records/records.ts';
import { isPrivileged } from '../records/roles.ts';
import { displayName } from '../records/shapes.ts';
import type { Changed, ChangeTx } from '../store/change.ts';
import { queueMail } from '../store/outbox.ts';
import { approvedOf } from './approved.ts';
import { isApprovalRequired, mayApprove, partiesTo } from './approvers.ts';
import { endingsOf, endsSoon } from './endings.ts';
import { isLeftOut } from './parties.ts';
import { foldersUpFrom, readerOf } from './reader.ts';

export type Task = components['schemas']['Task'];
type EndingTx = Tables & Pick<ChangeTx, 'accessRequests' | 'mails'>;
type WaitingPorts = Pick<Ports, 'clock' | 'networks' | 'policyByEnvironment'>;
type Room = Pick<Context, 'ports' | 'memory'>;

export const REQUESTS_KEPT_MS = 30 * 86_400_000;
/** Five tries take a quarter of an hour, in which a mail server that makes senders wait accepts the mail. */
const TRIES_WITHOUT_WORD = 5;
/** The requests that wait, for all who may answer them; what ends without a change of rows is noticed in a second. */
const REQUESTS_LAST_MS = 1000;
/** Requests decided about in one step: seven milliseconds where each user is in 25 groups. */
export const DECIDED_AT_ONCE = 25;
const nothing = { who: null, what: null, note: null, documentId: null, folderId: null };

export const listMyTasks: Handler<'listMyTasks', Everyone> = (context) =>
  context.ports.store.read(async (tx) => {
    const user = await tx.users.get(context.actor.userId);
    return ok(user ? await tasksOf(tx, context, user) : []);
  });

export async function tasksOf(tx: ReadTx, { ports, memory }: Room, user: UserRecord): Promise<Task[]> {
  const now = ports.clock.now();
  const own = (await endingsOf(tx, user, now)).map(({ expiresAt }) => ending(user, expiresAt, null));
  if (!isPrivileged(user.role)) return own;
  const requested = await memory.requests.read(tx, '', now, async (tables) => ({
    made: await requests(tables, ports),
    until: now.getTime() + REQUESTS_LAST_MS,
  }));
  const shared = [...(await approvals(tx, user)), ...requested];
  if (user.role !== 'admin') return [...shared, ...own];
  return [...shared, ...own, ...(await peopleTasks(tx, user, now)), ...(await undelivered(tx, now))];
}

const ending = ({ id }: { id: string }, at: string, who: string | null): Task => ({
  ...{ ...nothing, id: `ending-${Date.parse(at)}-${id}`, kind: 'ending', at, who },
});

async function approvals(tx: Tables, { id: userId }: UserRecord): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const row of await tx.approvals.by('state', 'pending')) {
    const document = await tx.documents.get(row.documentId);
    if (!document || !(await isApprovalRequired(tx, document.folderId))) continue;
    if (!mayApprove(userId, row, await partiesTo(tx, row)) || row.decisions.some((one) => one.userId === userId))
      continue;
    const who = await nameOf(tx, row.requestedById);
    const { id, name: what, note, documentId, requestedAt: at } = row;
    tasks.push({ ...nothing, id, kind: 'approval', at, who, what, note, documentId });
  }
  return tasks;
}

async function requests(tx: Tables, ports: Room['ports']): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const [place, row] of (await tx.accessRequests.by('state', 'waiting')).entries()) {
    if (place % DECIDED_AT_ONCE === DECIDED_AT_ONCE - 1) await ports.giveWay?.();
    if (!(await isOpen(tx, ports, row))) continue;
    const document = await tx.documents.get(row.itemId);
    const folder = document ? undefined : await tx.folders.get(row.itemId);
    const { id, note, createdAt: at } = row;
    const item = {
      what: (document ?? folder)?.name ?? null,
      documentId: document?.id ?? null,
      folderId: folder?.id ?? null,
    };
    tasks.push({ id, kind: 'request', at, who: await nameOf(tx, row.userId), note, ...item, userId: row.userId });
  }
  return tasks;
}

async function peopleTasks(tx: Tables, admin: UserRecord, now: Date): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const user of await tx.users.list()) {
    if (!isHere(user, now) || user.id === admin.id) continue;
    const who = displayName(user);
    if (endsSoon(user.expiresAt, now)) tasks.push(ending(user, user.expiresAt, who));
    if (hasJoined(user)) continue;
    const open = (await tx.invitations.by('user', user.id)).some(({ expiresAt }) => expiresAt > now.toISOString());
    if (!open) tasks.push({ ...nothing, id: `invitation-${user.id}`, kind: 'invitation', at: user.createdAt, who });
  }
  for (const group of await tx.groups.list()) {
    if (isInForce(group, now) && endsSoon(group.expiresAt, now)) tasks.push(ending(group, group.expiresAt, group.name));
  }
  return tasks;
}

/** Of users who are still here: an address that is wrong is settled by deactivating its user. */
async function undelivered(tx: Tables, now: Date): Promise<Task[]> {
  const refused = (await tx.mails.by('state', 'waiting')).filter(({ attempts }) => attempts > TRIES_WITHOUT_WORD);
  const times: string[] = [];
  for (const { userId, endedAt, createdAt } of [...(await tx.mails.by('state', 'failed')), ...refused])
    if (isHere(await tx.users.get(userId), now)) times.push(endedAt ?? createdAt);
  const [at] = times.sort();
  return at === undefined ? [] : [{ ...nothing, id: 'undelivered', kind: 'undelivered', at }];
}

/** Whether the request was not declined and has not expired. */
export const isWaiting = ({ state, createdAt }: AccessRequestRecord, now: Date): boolean =>
  state === 'waiting' && Date.parse(createdAt) > now.getTime() - REQUESTS_KEPT_MS;

/** Whether it has no answer and its user may come in. It counts as answered once the user can see the item. */
export async function isOpen(tx: Tables, ports: WaitingPorts, row: AccessRequestRecord): Promise<boolean> {
  const now = ports.clock.now();
  const user = isWaiting(row, now) ? await tx.users.get(row.userId) : undefined;
  if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return false;
  return !(await seesItem(tx, ports, user, row.itemId, row));
}

/** Whether its user may come in, and sees the item by now. */
export async function isGranted(tx: Tables, ports: WaitingPorts, row: AccessRequestRecord): Promise<boolean> {
  const now = ports.clock.now();
  if (!isWaiting(row, now)) return false;
  const user = await tx.users.get(row.userId);
  return isHere(user, now) && seesItem(tx, ports, user, row.itemId, row);
}

/** A change of these may grant a request for any item. */
const granting = ['users', 'groups', 'memberships', 'folderPermissions', 'folders'] as const;
/** A change of these may grant a request for the changed document. */
const grantingOne = ['documents', 'grants', 'approvals'] as const;
/** More are left to the next round of mails: a hundred take 28 ms where each user is in 25 groups. */
const MOST_AT_ONCE = 50;

/** Ends the requests that a change has granted, so that they do not wait again once that is revoked. */
export async function endGranted(tx: EndingTx, ports: WaitingPorts, changed: Changed): Promise<void> {
  const isAny = granting.some((collection) => changed.has(collection));
  const documents = grantingOne.flatMap((collection) => changed.get(collection) ?? []);
  if (!isAny && documents.length === 0) return;
  const waiting = (await tx.accessRequests.by('state', 'waiting')).filter(
    ({ itemId }) => isAny || documents.some((ids) => ids.has(itemId)),
  );
  for (const row of waiting.length > MOST_AT_ONCE ? [] : waiting)
    if (await isGranted(tx, ports, row)) await endRequest(tx, row, ports.clock.now());
}

/** Informs its user by mail. */
export async function endRequest(tx: EndingTx, { id, userId }: AccessRequestRecord, now: Date): Promise<void> {
  const row = await tx.accessRequests.get(id);
  if (row?.state !== 'waiting') return;
  await tx.accessRequests.put({ ...row, state: 'granted', answeredAt: now.toISOString() });
  await queueMail(tx, { id: `granted-${id}`, userId, kind: 'granted', about: id }, now);
}

/** Whether a user may view a document or see a folder, from anywhere or from the given address. */
export async function seesItem(
  tx: Tables,
  ports: WaitingPorts,
  { id, role }: UserRecord,
  itemId: string,
  { address }: Pick<AccessRequestRecord, 'address'> = {},
): Promise<boolean> {
  const [document, folder] = [await tx.documents.get(itemId), await tx.folders.get(itemId)];
  if (!document && !folder) return false;
  const folders = () => foldersUpFrom(tx, document ? document.folderId : itemId);
  const approved = () => approvedOf(tx, itemId);
  const person = { userId: id, role, ...(address !== undefined && { address }) };
  const reader = await readerOf(tx, person, ports, { folders, approved, grantsTo: itemId });
  return document ? reader.rightsTo(document).view : reader.seesFolder(itemId);
}

async function nameOf(tx: Tables, userId: string): Promise<string | null> {
  const user = await tx.users.get(userId);
  return user ? displayName(user) : null;
}
