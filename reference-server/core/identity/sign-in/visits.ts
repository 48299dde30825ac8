// Visits determine what is new to a user since they were last here. A visit spans all sessions of a user, and ends
// after an hour without a call or with a sign-out.
import type { Tables } from '../../ports/store.ts';
import type { VisitRecord } from '../../records/identity.ts';

const pauseMs = 3_600_000;

interface VisitTables {
  visits: Pick<Tables['visits'], 'get'> & { put: (row: VisitRecord) => Promise<void> };
}

/** When the visit before the present one ended; null on the first. */
export function lastVisitAt(visit: VisitRecord | undefined, now: Date): string | null {
  if (!visit) return null;
  return hasEnded(visit, now) ? visit.lastUsedAt : visit.previousAt;
}

/** Continues the visit, or begins a new one; a sign-out ends it. */
export async function noteVisit(
  tx: VisitTables,
  userId: string,
  now: Date,
  { isOver = false, devices }: Pick<Partial<VisitRecord>, 'isOver' | 'devices'> = {},
): Promise<void> {
  const visit = await tx.visits.get(userId);
  const previousAt = lastVisitAt(visit, now);
  const known = devices ?? visit?.devices;
  const lastUsedAt = now.toISOString();
  await tx.visits.put({ id: userId, lastUsedAt, isOver, previousAt, ...(known && { devices: known }) });
}

function hasEnded({ lastUsedAt, isOver }: VisitRecord, now: Date): boolean {
  return isOver || now.getTime() - new Date(lastUsedAt).getTime() >= pauseMs;
}
