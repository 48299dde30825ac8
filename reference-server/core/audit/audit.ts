// The audit log: what an entry says, and reading it. Entries are written in the commit of the change that they tell.
import type { ActivityType } from '../records/activity.ts';
import { ok, type Actor, type Client, type Handler } from '../desk/operation.ts';
import type { NewAuditEntry } from '../ports.ts';

/** What happened to what. */
export interface Event {
  type: ActivityType;
  /** A sentence that names the item. */
  description: string;
  resource?: { type: 'document' | 'folder' | 'user' | 'session'; id: string };
}

/** Who did it, from where and when. */
export interface Witness {
  actor: Pick<Actor, 'userId'> | null;
  client: Client;
  now: Date;
}

/** The newest entries that one answer holds. */
const pageSize = 10_000;

export function auditEntry({ actor, client, now }: Witness, event: Event): NewAuditEntry {
  return {
    createdAt: now.toISOString(),
    activityType: event.type,
    description: event.description.slice(0, 4000),
    userId: actor?.userId ?? null,
    ipAddress: client.ipAddress?.slice(0, 64) ?? null,
    resourceType: event.resource?.type ?? null,
    resourceId: event.resource?.id ?? null,
    userAgent: client.userAgent?.slice(0, 512) ?? null,
  };
}

/** The newest 10,000 entries, or the 10,000 before the one named. */
export const listAuditLogs: Handler<'listAuditLogs'> = async ({ ports }, { query }) => {
  const before = query.before;
  const entries = await ports.store.read((tx) =>
    tx.audit.newest({ limit: pageSize, ...(before === undefined ? {} : { before }) }),
  );
  return ok(entries);
};
