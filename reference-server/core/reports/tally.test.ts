import { expect, it } from 'vitest';
import type { AuditEntry } from '../records/records.ts';
import { Tally } from './tally.ts';

const entry = (minute: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `entry-${minute}`,
  createdAt: `2026-01-15T10:0${minute}:00.000Z`,
  activityType: 'document_view',
  description: 'Viewed "File.pdf" (version 1)',
  userId: 'user-viewer',
  ipAddress: null,
  resourceType: 'document',
  resourceId: 'document-1',
  userAgent: null,
  ...more,
});

it('an entry about pages read is not counted as a second view', () => {
  const tally = new Tally({ from: '2026-01-15T00:00:00.000Z', to: '2026-01-16T00:00:00.000Z' });
  tally.add(entry(1));
  tally.add(entry(2, { pages: '1–4' }));
  tally.add(entry(3, { pages: '5' }));
  expect([tally.entries, tally.count('document_view'), tally.views]).toEqual([3, 3, 1]);
  expect(tally.documents.get('document-1')).toMatchObject({ views: 1, lastAt: '2026-01-15T10:03:00.000Z' });
  expect(tally.people.get('user-viewer')).toMatchObject({ views: 1, lastAt: '2026-01-15T10:03:00.000Z' });
});
