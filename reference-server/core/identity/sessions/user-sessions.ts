// The sessions of another user, for administrators: lists them and ends one or all. Refuses users who are gone, whose
// sessions ended with them.
import { notFound } from '#core/call/errors.ts';
import { type Handler, noContent, ok } from '#core/call/operation.ts';
import { activeUser } from '#core/records/presence.ts';
import { displayName } from '#core/records/shapes.ts';
import { change, evenWhenFull } from '#core/store/change.ts';
import { loadUses, sessionInWords, liveSessions, sessionShape, shownId } from './session-list.ts';

/** @throws ApiProblem 404 */
export const listUserSessions: Handler<'listUserSessions', 'admin'> = async (context, { params }) => {
  await loadUses(context, params.id);
  const rows = await context.ports.store.read(async (tx) => {
    await activeUser(tx, params.id);
    return liveSessions(tx, context, params.id);
  });
  return ok(await Promise.all(rows.map((row) => sessionShape(row, context))));
};

/** For one's own id, the current session is kept. @throws ApiProblem 403, 404 */
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

/** One's own current session cannot be ended here. @throws ApiProblem 403, 404 */
export const endUserSession: Handler<'endUserSession', 'admin'> = async (context, { params }) => {
  const { actor, ports } = context;
  await loadUses(context, params.id);
  const live = await ports.store.read((tx) => liveSessions(tx, context, params.id));
  const ids = await Promise.all(live.map((row) => shownId(ports, row.id)));
  const meant = live[ids.indexOf(params.sessionId)];
  if (!meant || meant.id === actor.sessionId) throw notFound();
  await change(evenWhenFull(context), async (tx, audit) => {
    const user = await activeUser(tx, params.id);
    if (!(await tx.sessions.get(meant.id))) throw notFound();
    await tx.sessions.delete(meant.id);
    const description = `Ended a session of ${displayName(user)}: ${sessionInWords(meant, ports)}`;
    audit({ type: 'session_ended', description, resource: { type: 'user', id: user.id } });
  });
  return noContent();
};
