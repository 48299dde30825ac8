import { screen, within } from 'storybook/test';
import type { AuditEntry, AuditIntegrity } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';

export const entry = (id: number, activityType: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `audit-${String(id)}`,
  createdAt: new Date(Date.UTC(2026, 10, 20, 14, 30) - id * 600_000).toISOString(),
  activityType,
  description: `Something of the type ${activityType}`,
  userId: ['user-admin', 'user-manager', 'usr_7f3a'][id % 3] ?? null,
  ipAddress: '10.24.8.61',
  resourceType: 'document',
  resourceId: 'doc_7Q2F',
  userAgent: 'Mozilla/5.0',
  ...more,
});

export const types = [
  ...['document_view', 'document_upload', 'document_download', 'document_delete', 'blocked_download'],
  ...['failed_login', 'login', 'logout', 'user_created', 'user_updated', 'user_deleted'],
  ...['folder_created', 'folder_deleted', 'permission_granted', 'permission_revoked'],
];

export const answering = (entries: readonly AuditEntry[]): Fault =>
  fault('listAuditLogs', { status: 200, body: entries });

export const finding = (
  entries: AuditEntry[],
  { hasMore = false, matched = entries.length }: { hasMore?: boolean; matched?: number | null } = {},
): Fault => fault('searchAuditLogs', { status: 200, body: { entries, hasMore, matched, total: 1046 } });

export const integrity = (more: Partial<AuditIntegrity>): Fault =>
  fault('getAuditIntegrity', {
    status: 200,
    body: {
      ...{ state: 'intact', entries: 1046, head: { seq: 1203, hash: `3f9a${'0'.repeat(58)}c2` } },
      ...{ checkedAt: '2026-11-20T14:28:00.000Z', isChecking: false, brokenAt: null, ...more },
    },
  });

export const soundLog = integrity({});

export const listed = async () => within(await screen.findByRole('table', { name: 'Audit entries' }));

export const many = Array.from({ length: 10_000 }, (_, index) => entry(index, types[index % types.length] ?? 'login'));
