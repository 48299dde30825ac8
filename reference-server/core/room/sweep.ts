// Deletes what has expired: deleted items after their retention, uploads not registered within 24 hours, sessions
// invalid under the policy, expired half sign-ins and invitations, and old requests for access. Runs at start and
// regularly; each run completes what an earlier one could not.
import type { Ports } from '../ports/ports.ts';
import { deleteEndedSessions, loadUsesOfEnded, notePolicyInForce } from '../identity/sessions/ended-sessions.ts';
import type { SessionParts } from '../identity/sessions/sessions.ts';
import { policyNow } from '../records/policy-in-force.ts';
import { purgeDue } from '../content/deleted-items.ts';
import { purgeDiscarded } from '../content/stored-objects.ts';
import { REQUESTS_KEPT_MS } from '../access/waiting.ts';
import { keepHouse, type ChoreTx } from '../store/housekeeping.ts';

const abandonedAfterMs = 24 * 60 * 60_000;

/** @returns the number of objects released */
export async function removeAbandonedUploads(
  room: SessionParts & { ports: Pick<Ports, 'store' | 'objects' | 'clock' | 'giveWay'> },
): Promise<number> {
  const { ports } = room;
  await loadUsesOfEnded(room);
  const now = ports.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const sweep = async (tx: ChoreTx<'the time of something is over'>) => {
    const tickets = await tx.tickets.list();
    for (const ticket of tickets) {
      const isUnused = ticket.state === 'issued' || ticket.state === 'stored';
      if (isUnused && ticket.createdAt < before(abandonedAfterMs))
        await tx.tickets.put({ ...ticket, state: 'discarded' });
    }
    await deleteEndedSessions(tx, room, [await policyNow(tx, ports)]);
    await notePolicyInForce(tx, ports);
    for (const invitation of await tx.invitations.list()) {
      if (invitation.expiresAt < now.toISOString()) await tx.invitations.delete(invitation.id);
    }
    for (const half of await tx.halfSignIns.list()) {
      if (half.expiresAt < now.toISOString()) await tx.halfSignIns.delete(half.id);
    }
    for (const { id, createdAt, answeredAt } of await tx.accessRequests.list()) {
      if ((answeredAt ?? createdAt) < before(REQUESTS_KEPT_MS)) await tx.accessRequests.delete(id);
    }
  };
  await keepHouse(ports, 'the time of something is over', sweep, { mayUseReserve: true });
  // Bytes that the store refuses to delete do not delay the purge; the second try below reports them.
  const letGoOf = await purgeDiscarded(ports.store, ports.objects).catch(() => 0);
  // Purging comes last: it takes longest, and fails on a full disk.
  await purgeDue(ports);
  return letGoOf + (await purgeDiscarded(ports.store, ports.objects));
}
