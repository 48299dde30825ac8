import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/types.ts';
import { auditCsv } from './audit-csv.ts';

const entry: AuditEntry = {
  id: 'audit-1',
  createdAt: '2026-01-14T09:12:00.000Z',
  activityType: 'document_download',
  description: 'Downloaded "Board Minutes.pdf"',
  userId: 'user-1',
  ipAddress: '10.24.8.12',
  resourceType: 'document',
  resourceId: 'document-1',
  userAgent: 'Mozilla/5.0',
};

const header =
  '\uFEFF"Timestamp","Activity Type","Description","User ID","IP Address","Resource Type","Resource ID","User Agent"';

it('the exported log is these bytes, to the last one', () => {
  const record =
    '"2026-01-14T09:12:00.000Z","document_download","Downloaded ""Board Minutes.pdf""","user-1","10.24.8.12","document","document-1","Mozilla/5.0"';
  expect(auditCsv([[entry], [entry]]).join('')).toBe(`${header}\r\n${record}\r\n${record}`);
});
