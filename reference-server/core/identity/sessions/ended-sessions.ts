// Deletes sessions that are invalid under the policy, so that loosening the policy does not revive them.
import { StoreIsFull } from '../../call/errors.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import type { SessionRecord } from '../../records/identity.ts';
import { noPolicy, overlaid, policyNow, type SecurityPolicy } from '../../records/policy-in-force.ts';
import { POLICY_IN_FORCE } from '../../records/keys.ts';
import type { ChangeTx } from '../../store/change.ts';
import { keepHouse } from '../../store/housekeeping.ts';
import { openTerms } from '../terms/open-terms.ts';
import { type SessionParts, stands } from './sessions.ts';

/** Deletes the sessions that are invalid under each of these policies. */
export async function deleteEndedSessions(
  tx: Tables & Pick<ChangeTx, 'sessions'>,
  room: SessionParts,
  policies: readonly SecurityPolicy[],
): Promise<void> {
  for (const { id } of await endedSessions(tx, room, policies)) await tx.sessions.delete(id);
}

/** Must be called before the transaction, since a session may have been used on another server. */
export async function loadUsesOfEnded(
  room: SessionParts & { ports: Pick<Ports, 'store'> },
  policiesOf: (now: SecurityPolicy) => readonly SecurityPolicy[] = (now) => [now],
): Promise<void> {
  const { memory, ports } = room;
  if (!memory.lastUses.isShared) return;
  const ended = await ports.store.read(async (tx) => endedSessions(tx, room, policiesOf(await policyNow(tx, ports))));
  await memory.lastUses.look(
    ended.map(({ id }) => id),
    ports.clock.now(),
  );
}

/** At a start: deletes what had ended under the rules until then, so that other settings do not revive it. */
export async function endSessionsOfEarlierRules(room: SessionParts & { ports: Ports }): Promise<void> {
  const { ports } = room;
  const noted = await ports.store.read((tx) => tx.policies.get(POLICY_IN_FORCE));
  const earlier = noted && overlaid(noted);
  const then = { ...room, ports: { ...ports, sessionMaxDays: noted?.sessionMaxDays ?? null } };
  if (earlier) await loadUsesOfEnded(then, () => [earlier]);
  const work = async (tx: Tables & Pick<ChangeTx, 'sessions' | 'policies'>) => {
    if (earlier) await deleteEndedSessions(tx, then, [earlier]);
    await notePolicyInForce(tx, ports);
  };
  try {
    await keepHouse(ports, 'settings may have changed', work, { mayUseReserve: true });
  } catch (error) {
    if (!(error instanceof StoreIsFull)) throw error;
    // Even the reserve is used up: a sweep deletes them once there is room.
    const ended = await ports.store.read(async (tx) => (earlier ? endedSessions(tx, then, [earlier]) : []));
    for (const { id } of ended) room.memory.endedBefore.add(id);
    ports.reportFault(error, 'start');
  }
}

/** Notes what ends sessions, for the next start. */
export async function notePolicyInForce(tx: Tables & Pick<ChangeTx, 'policies'>, ports: SessionParts['ports']) {
  const { secondFactor, idleMinutes } = await policyNow(tx, ports);
  const { sessionMaxDays = null } = ports;
  const noted = (await tx.policies.get(POLICY_IN_FORCE)) ?? { ...noPolicy, sessionMaxDays: null };
  const rules = { secondFactor, idleMinutes, sessionMaxDays };
  if (Object.entries(rules).every(([name, value]) => noted[name as keyof typeof rules] === value)) return;
  const updatedAt = ports.clock.now().toISOString();
  await tx.policies.put({ ...noPolicy, ...rules, id: POLICY_IN_FORCE, updatedAt, updatedById: '' });
}

async function endedSessions(tx: Tables, room: SessionParts, policies: readonly SecurityPolicy[]) {
  const ended: SessionRecord[] = [];
  for (const session of await tx.sessions.list()) {
    const user = await tx.users.get(session.userId);
    const hasTerms = Boolean(session.readsTermsUntil) && (await openTerms(tx, session.userId)).length > 0;
    if (!user || !policies.every((policy) => stands(session, user, policy, room, hasTerms))) ended.push(session);
  }
  return ended;
}
