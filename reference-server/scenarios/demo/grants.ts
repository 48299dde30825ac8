// Grants on single documents, beyond level and folder.
import type { GrantRecord } from '#core/records/records.ts';
import { ago } from '../scenario.ts';
import { demoIds } from './demo-users.ts';

type Row = readonly [documentId: string, userId: string, canDownload: boolean, days: number];

const rows: readonly Row[] = [
  ['accounts', demoIds.viewer, true, 14],
  ['qoe', demoIds.viewer, false, 9],
  ['qoe', demoIds.daniel, false, 9],
  ['qoe', demoIds.analyst, true, 13],
  ['auditor-letter', demoIds.viewer, true, 8],
  ['capex', demoIds.analyst, false, 6],
  ['nwc', demoIds.analyst, true, 5],
  ['minutes-november', demoIds.daniel, false, 5],
  ['board-december', demoIds.amelie, false, 4],
  ['claims', demoIds.amelie, true, 16],
  ['forecast-model', demoIds.hannah, false, 12],
  ['management-letter', demoIds.tomas, true, 11],
];

export const grants: readonly GrantRecord[] = rows.map(([documentId, userId, canDownload, days], at) => ({
  id: `grant-${documentId}-${userId.replace('user-', '')}`,
  documentId: `document-${documentId}`,
  userId,
  canRead: true,
  canDownload,
  createdAt: ago(days, 1, at * 7),
}));
