// Rows for tests of the store, which uses only their ids.
import type { NewAuditEntry } from '#core/ports/audit-log.ts';
import type { InvitationRecord } from '#core/records/identity.ts';
import type { StoreEngine } from '#core/store/store.ts';

export function row(id: string, userId = 'ann'): InvitationRecord {
  return { id, userId, createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-01-08T00:00:00.000Z', usedAt: null };
}

export function audit(description: string): NewAuditEntry {
  return {
    activityType: 'document_view',
    description,
    userId: 'ann',
    ipAddress: '192.0.2.1',
    userAgent: null,
    resourceType: 'document',
    resourceId: 'doc',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

/** Puts a row and its audit entry, as one change. */
export function put(store: StoreEngine, id: string, userId?: string): Promise<void> {
  return store.transact(async (tx) => {
    await tx.invitations.put(row(id, userId));
    await tx.audit.append(audit(`Put ${id}`));
  });
}

/** The content of a store in comparable form. */
export async function contents(store: StoreEngine): Promise<{ rows: InvitationRecord[]; audit: string[] }> {
  return store.read(async (tx) => ({
    rows: [...(await tx.invitations.list())].sort((a, b) => (a.id < b.id ? -1 : 1)),
    audit: (await tx.audit.newest({ limit: 1_000_000 })).map(({ id, description }) => `${id} ${description}`),
  }));
}
