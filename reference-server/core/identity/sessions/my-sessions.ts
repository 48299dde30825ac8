// One's own sessions: lists them, returns how long this one lasts, and ends them from the next request on. Sessions of
// others are not found.
import { notFound } from '#core/call/errors.ts';
import { type Everyone, type Handler, noContent, ok } from '#core/call/operation.ts';
import { sessionEnd, sessionHolder } from '#core/identity/sessions/sessions.ts';
import { policyNow } from '#core/records/policy-in-force.ts';
import { change, evenWhenFull } from '#core/store/change.ts';
import { loadUses, sessionInWords, liveSessions, sessionShape, shownId } from './session-list.ts';

export const listMySessions: Handler<'listMySessions', Everyone> = async (context) => {
  const { actor, ports } = context;
  await loadUses(context, actor.userId);
  const rows = await ports.store.read((tx) => liveSessions(tx, context, actor.userId));
  return ok(await Promise.all(rows.map((row) => sessionShape(row, context))));
};

/** The room does not count this call as a use of the session. */
export const getMySession: Handler<'getMySession', Everyone> = async (context) => {
  const { actor, ports, memory, now } = context;
  await memory.lastUses.look([actor.sessionId], now);
  const { policy, found } = await ports.store.read(async (tx) => ({
    policy: await policyNow(tx, ports),
    found: await sessionHolder(tx, context, actor.sessionId),
  }));
  const { idleMinutes } = policy;
  const hasLimit = idleMinutes !== null || (ports.sessionMaxDays ?? null) !== null;
  return ok({
    id: await shownId(ports, actor.sessionId),
    idleMinutes,
    endsAt: found && hasLimit ? new Date(sessionEnd(found.session, policy, context)).toISOString() : null,
    secondFactorAt: found?.session.secondFactor?.at ?? null,
  });
};

/** @throws ApiProblem 404 */
export const endMySession: Handler<'endMySession', Everyone> = async (context, { params }) => {
  const { actor, ports } = context;
  await loadUses(context, actor.userId);
  const own = await ports.store.read((tx) => liveSessions(tx, context, actor.userId));
  const ids = await Promise.all(own.map((row) => shownId(ports, row.id)));
  const meant = own[ids.indexOf(params.id)];
  if (!meant) throw notFound();
  await change(evenWhenFull(context), async (tx, audit) => {
    if (!(await tx.sessions.get(meant.id))) throw notFound();
    await tx.sessions.delete(meant.id);
    const resource = { type: 'session', id: params.id } as const;
    audit({ type: 'session_ended', description: `Ended a session: ${sessionInWords(meant, ports)}`, resource });
  });
  return noContent();
};

export const endMyOtherSessions: Handler<'endMyOtherSessions', Everyone> = async (context) => {
  const { actor } = context;
  await change(evenWhenFull(context), async (tx, audit) => {
    const others = (await tx.sessions.by('user', actor.userId)).filter((row) => row.id !== actor.sessionId);
    for (const row of others) await tx.sessions.delete(row.id);
    audit({ type: 'session_ended', description: `Signed out everywhere else (${others.length})` });
  });
  return noContent();
};
