// Requests for access to an item, and declining them. The answer is the same whether or not the id exists, so that the
// requester learns nothing. Refuses an eleventh request in a day, an eleventh pending one and an eleventh other reason in
// a day, since each takes the time of those who answer it.
import { notFound, rateLimited } from '../call/errors.ts';
import { type Everyone, type Handler, noContent, type Managers } from '../call/operation.ts';
import { nameOfItem } from '../content/deleted-items.ts';
import { isWaiting, seesItem } from '../access/waiting.ts';
import { isHere } from '../records/presence.ts';
import type { Tables } from '../ports/store.ts';
import type { AccessRequestRecord } from '../records/mail.ts';
import { cleanComment } from '../records/names.ts';
import { isPrivileged } from '../records/roles.ts';
import { change } from '../store/change.ts';
import { queueMail, queueMails } from '../store/outbox.ts';

const DAY_MS = 86_400_000;
const MOST = 10;

/** A repeated request changes the reason alone, if it gives another. @throws ApiProblem 429 */
export const requestAccess: Handler<'requestAccess', Everyone> = async (context, { json }) => {
  const { actor, memory, ports, now } = context;
  const { userId } = actor;
  const { itemId } = json;
  const note = cleanComment(json.note, 'note');
  const id = ports.ids.next('request');
  const isOther = (row: AccessRequestRecord) => row.itemId === itemId && note !== null && note !== row.note;
  const requests = await ports.store.read((tx) => tx.accessRequests.by('user', userId));
  const limits = [{ key: `reasons ${userId}`, most: MOST, withinMs: DAY_MS }];
  if (requests.some((row) => isWaiting(row, now) && isOther(row)) && !(await memory.tries.begin(limits, now)))
    throw rateLimited(await memory.tries.secondsUntilFree(limits, now));
  await change(context, async (tx, audit) => {
    const since = new Date(now.getTime() - DAY_MS).toISOString();
    const own = await tx.accessRequests.by('user', userId);
    const waiting = own.filter((row) => isWaiting(row, now));
    const again = waiting.find((row) => row.itemId === itemId);
    if (again) {
      if (!isOther(again)) return;
      await tx.accessRequests.put({ ...again, note });
      audit({ type: 'access_requested', description: `Gave another reason for access to ${await inLog(tx, itemId)}` });
      return;
    }
    const ofToday = own.map(({ createdAt }) => createdAt).filter((at) => at > since);
    const [first = now.toISOString()] = ofToday.sort();
    const freeAt = Date.parse(first) + DAY_MS;
    const user = await tx.users.get(userId);
    let open = waiting.length;
    for (const row of open < MOST ? [] : waiting)
      if (user && (await seesItem(tx, ports, user, row.itemId, row))) open -= 1;
    if (Math.max(ofToday.length, open) >= MOST) throw rateLimited((freeAt - now.getTime()) / 1000);
    const answer = { answeredById: null, answeredAt: null };
    const createdAt = now.toISOString();
    const address = actor.address ?? '';
    await tx.accessRequests.put({ id, userId, itemId, note, address, createdAt, state: 'waiting', ...answer });
    audit({ type: 'access_requested', description: `Asked for access to ${await inLog(tx, itemId)}` });
    if (!user || (await seesItem(tx, ports, user, itemId, { address }))) return;
    const people = (await tx.users.list()).filter((one) => isHere(one, now) && isPrivileged(one.role));
    const ids = people.map((one) => one.id);
    await queueMails(tx, id, ids, { kind: 'request', about: id }, now);
  });
  return noContent();
};

/** The item's name, since only those who see everything read the log; its id if nothing has that id. */
async function inLog(tx: Tables, itemId: string): Promise<string> {
  const name = await nameOfItem(tx, itemId);
  return name === undefined ? JSON.stringify(itemId) : `"${name}"`;
}

/** @throws ApiProblem 404 for a request that has been answered or is over, also because its user sees the item */
export const declineAccess: Handler<'declineAccess', Managers> = async (context, { params }) => {
  await change(context, async (tx, audit) => {
    const row = await tx.accessRequests.get(params.id);
    if (!row || !isWaiting(row, context.now)) throw notFound();
    const user = await tx.users.get(row.userId);
    if (user && (await seesItem(tx, context.ports, user, row.itemId, row))) throw notFound();
    const answer = { answeredById: context.actor.userId, answeredAt: context.now.toISOString() };
    await tx.accessRequests.put({ ...row, state: 'declined', ...answer });
    const { id, userId } = row;
    await queueMail(tx, { id: `declined-${id}`, userId, kind: 'declined', about: id }, context.now);
    const description = `Declined the request of ${user?.email ?? userId} for access to ${await inLog(tx, row.itemId)}`;
    audit({ type: 'access_declined', description });
  });
  return noContent();
};
