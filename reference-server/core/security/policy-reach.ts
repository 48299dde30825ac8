// Counts the users and live sessions that a policy would affect, by role.
import { type Handler, ok } from '../call/operation.ts';
import { isHere } from '../records/presence.ts';
import type { Tables } from '../ports/store.ts';
import type { Role, UserRecord } from '../records/records.ts';
import type { SessionRecord } from '../records/identity.ts';

const roles: readonly Role[] = ['admin', 'manager', 'analyst', 'viewer'];
const mostAddresses = 1000;

export const getSecurityPolicyReach: Handler<'getSecurityPolicyReach', 'admin'> = async ({
  actor,
  client,
  ports,
  now,
}) => {
  const reach = await ports.store.read(async (tx) => {
    const people = (await tx.users.list()).filter((user) => isHere(user, now));
    const sessions = await tx.sessions.list();
    const own = await tx.sessions.get(actor.sessionId);
    return {
      yourAddress: client.ipAddress,
      yourSessionHasSecondFactor: Boolean(own?.secondFactor),
      roles: await Promise.all(roles.map((role) => ofRole(tx, role, people, sessions))),
    };
  });
  return ok(reach);
};

async function ofRole(
  tx: Tables,
  role: Role,
  everybody: readonly UserRecord[],
  everySession: readonly SessionRecord[],
): Promise<object> {
  const people = everybody.filter((user) => user.role === role);
  const ids = new Set(people.map((user) => user.id));
  const sessions = everySession.filter((session) => ids.has(session.userId));
  let withoutSecondFactor = 0;
  for (const { id } of people) {
    if ((await tx.secondFactors.by('user', id)).length === 0) withoutSecondFactor += 1;
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
