// Deletes sessions that are invalid under the policy, so that loosening the policy does not revive them.
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import type { SessionRecord } from '../../records/identity.ts';
import { policyNow, type SecurityPolicy } from '../../records/policy-in-force.ts';
import type { ChangeTx } from '../../store/change.ts';
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

async function endedSessions(tx: Tables, room: SessionParts, policies: readonly SecurityPolicy[]) {
  const ended: SessionRecord[] = [];
  for (const session of await tx.sessions.list()) {
    const user = await tx.users.get(session.userId);
    const hasTerms = Boolean(session.readsTermsUntil) && (await openTerms(tx, session.userId)).length > 0;
    if (!user || !policies.every((policy) => stands(session, user, policy, room, hasTerms))) ended.push(session);
  }
  return ended;
}
