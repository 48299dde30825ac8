// Counts the users and live sessions that a policy would affect, by role.
import { type Context, type Handler, ok } from '../call/operation.ts';
import { liveSessions } from '../identity/sessions/session-list.ts';
import { isHere } from '../records/presence.ts';
import type { Tables } from '../ports/store.ts';
import type { Role, UserRecord } from '../records/records.ts';
import type { SessionRecord } from '../records/identity.ts';

const roles: readonly Role[] = ['admin', 'manager', 'analyst', 'viewer'];
const mostAddresses = 1000;
/** People counted in one step: a few milliseconds. */
const AT_ONCE = 100;

export const getSecurityPolicyReach: Handler<'getSecurityPolicyReach', 'admin'> = async (context) => {
  const { actor, client, ports, memory, now } = context;
  const rows = await ports.store.read((tx) => tx.sessions.list());
  await memory.lastUses.look(
    rows.map(({ id }) => id),
    now,
  );
  const reach = await ports.store.read(async (tx) => {
    const people = (await tx.users.list()).filter((user) => isHere(user, now));
    const holders = new Set((await tx.sessions.list()).map(({ userId }) => userId));
    const own = await tx.sessions.get(actor.sessionId);
    return {
      yourAddress: client.ipAddress,
      yourSessionHasSecondFactor: Boolean(own?.secondFactor),
      roles: await Promise.all(roles.map((role) => ofRole(tx, context, role, people, holders))),
    };
  });
  return ok(reach);
};

async function ofRole(
  tx: Tables,
  context: Context,
  role: Role,
  everybody: readonly UserRecord[],
  holders: ReadonlySet<string>,
): Promise<object> {
  const people = everybody.filter((user) => user.role === role);
  const sessions: SessionRecord[] = [];
  let withoutSecondFactor = 0;
  for (const [at, { id }] of people.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await context.ports.giveWay?.();
    if ((await tx.secondFactors.by('user', id)).length === 0) withoutSecondFactor += 1;
    if (holders.has(id)) sessions.push(...(await liveSessions(tx, context, id)));
  }
  const counts = new Map<string | null, number>();
  for (const { ipAddress } of sessions) counts.set(ipAddress, (counts.get(ipAddress) ?? 0) + 1);
  return {
    role,
    people: people.length,
    withoutSecondFactor,
    sessionsWithoutSecondFactor: sessions.filter((session) => !session.secondFactor).length,
    addresses: [...counts].slice(0, mostAddresses).map(([address, count]) => ({ address, sessions: count })),
  };
}
