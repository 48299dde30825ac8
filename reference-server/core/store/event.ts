// Audit entries of events, written in the commit of the change.
import type { ActivityType } from '../records/activity.ts';
import type { Actor, Client } from '../call/operation.ts';
import type { NewAuditEntry } from '../ports/audit-log.ts';
import { cut } from '../records/names.ts';

export interface Event {
  type: ActivityType;
  /** A sentence that names the item. */
  description: string;
  pages?: string;
  /** How long they were in view. */
  seconds?: number;
  resource?: { type: 'document' | 'folder' | 'user' | 'group' | 'session' | 'report' | 'terms'; id: string };
}

export interface Witness {
  actor: Pick<Actor, 'userId'> | null;
  client: Client;
  now: Date;
}

export function auditEntry({ actor, client, now }: Witness, event: Event): NewAuditEntry {
  return {
    createdAt: now.toISOString(),
    activityType: event.type,
    description: cut(event.description, 4000),
    userId: actor?.userId ?? null,
    ipAddress: client.ipAddress?.slice(0, 64) ?? null,
    resourceType: event.resource?.type ?? null,
    resourceId: event.resource?.id ?? null,
    userAgent: client.userAgent?.slice(0, 512) ?? null,
    ...(event.pages === undefined ? {} : { pages: event.pages }),
    ...(event.seconds === undefined ? {} : { seconds: event.seconds }),
  };
}
