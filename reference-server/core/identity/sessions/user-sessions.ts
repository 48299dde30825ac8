// The sessions of somebody else, for administrators: which there are, and the end of one or all of them. Refuses people who are
// not there any more, whose sessions ended with them.
import { notFound } from '#core/call/errors.ts';
import { type Handler, noContent, ok } from '#core/call/operation.ts';
import { activeUser } from '#core/records/active-user.ts';
import { displayName } from '#core/records/shapes.ts';
import { change, evenWhenFull } from '#core/store/change.ts';
import { hearOfUses, inWords, liveSessions, sessionShape, shownId } from './session-list.ts';

/** @throws ApiProblem 404 */
export const listUserSessions: Handler<'listUserSessions', 'admin'> = async (context, { params }) => {
  await hearOfUses(context, params.id);
  const rows = await context.ports.store.read(async (tx) => {
    await activeUser(tx, params.id);
    return liveSessions(tx, context, params.id);
  });
  return ok(await Promise.all(rows.map((row) => sessionShape(row, context))));
};

/** Of oneself all but the one that asks. @throws ApiProblem 403, 404 */
export const endUserSessions: Handler<'endUserSessions', 'admin'> = async (context, { params }) => {
  const { actor } = context;
  await change(evenWhenFull(context), async (tx, audit) => {
    const user = await activeUser(tx, params.id);
    const ended = (await tx.sessions.by('user', user.id)).filter((row) => row.id !== actor.sessionId);
    for (const row of ended) await tx.sessions.delete(row.id);
    const description = `Ended the sessions of ${displayName(user)} (${ended.length})`;
    audit({ type: 'session_ended', description, resource: { type: 'user', id: user.id } });
  });
  return noContent();
};

/** One session of somebody; of oneself not the one that asks. @throws ApiProblem 403, 404 */
export const endUserSession: Handler<'endUserSession', 'admin'> = async (context, { params }) => {
  const { actor, ports } = context;
  await hearOfUses(context, params.id);
  const live = await ports.store.read(async (tx) => {
    await activeUser(tx, params.id);
    return liveSessions(tx, context, params.id);
  });
  const ids = await Promise.all(live.map((row) => shownId(ports, row.id)));
  const meant = live[ids.indexOf(params.sessionId)];
  if (!meant || meant.id === actor.sessionId) throw notFound();
  await change(evenWhenFull(context), async (tx, audit) => {
    const user = await activeUser(tx, params.id);
    if (!(await tx.sessions.get(meant.id))) throw notFound();
    await tx.sessions.delete(meant.id);
    const description = `Ended a session of ${displayName(user)}: ${inWords(meant, ports)}`;
    audit({ type: 'session_ended', description, resource: { type: 'user', id: user.id } });
  });
  return noContent();
};
