// Shared by stories and tests of a user's access: a deal with a hidden folder, a group, and ends.
import type { FolderRecord, GrantRecord } from '#core/records/records.ts';
import { empty } from '#server/scenarios/empty.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { shelve, type Item } from '#server/scenarios/shelf.ts';

export const now = '2026-01-15T10:00:00.000Z';

const folder = (id: string, name: string, accessLevel: FolderRecord['accessLevel'], parentId: string | null = null) => {
  return { id, name, description: null, parentId, accessLevel, createdAt: now };
};

const item = (
  id: string,
  name: string,
  level: Item['level'],
  folderId: string | null,
  more: Partial<Item> = {},
): Item => ({
  id,
  name,
  folderId,
  level,
  mimeType: 'application/pdf',
  magicType: 'application/pdf',
  editions: [{ by: 'user-admin', at: now, content: () => new TextEncoder().encode('%PDF-1.4') }],
  ...more,
});

const grant = (documentId: string, more: Partial<GrantRecord>): GrantRecord => ({
  id: `grant-${documentId}`,
  documentId,
  userId: null,
  canRead: true,
  canDownload: false,
  createdAt: now,
  ...more,
});

const ingrid = 'user-viewer';

/** Ingrid Vos is a bidder who sees a part of it and lost another. */
export const deal: Scenario = {
  ...empty,
  ...shelve([
    item('teaser', 'Teaser.pdf', 'public', null),
    item('accounts', 'Accounts 2025.pdf', 'restricted', 'financials'),
    item('forecast', 'Forecast.pdf', 'restricted', 'financials', { downloadRestricted: true }),
    item('minutes', 'Board Minutes.pdf', 'restricted', 'board'),
    item('agreement', 'Share Purchase Agreement.pdf', 'confidential', 'board'),
    item('bonus', '=Bonus Plan.pdf', 'confidential', 'financials'),
  ]),
  folders: [
    folder('aurora', 'Project Aurora', 'restricted'),
    folder('financials', '02 Financials', 'restricted', 'aurora'),
    folder('board', '09 Board', 'confidential', 'aurora'),
    folder('press', 'Press', 'public'),
  ],
  groups: [{ id: 'bidders', name: 'Bidders', createdAt: now }],
  memberships: [{ id: `bidders:${ingrid}`, groupId: 'bidders', userId: ingrid }],
  folderPermissions: [
    { id: 'p', folderId: 'aurora', userId: null, groupId: 'bidders', canRead: true, canWrite: false },
  ],
  grants: [
    grant('agreement', { groupId: 'bidders', canDownload: true, expiresAt: '2026-03-03T12:00:00.000Z' }),
    grant('bonus', { userId: ingrid, expiresAt: '2025-12-05T12:00:00.000Z' }),
  ],
};

/** With ten thousand documents. */
export function large(count = 10_000): Scenario {
  const [pattern] = deal.documents;
  const documents = Array.from({ length: count }, (_, at) => ({
    ...pattern!,
    id: `many-${at}`,
    name: `Statement ${String(at).padStart(5, '0')}.pdf`,
    folderId: at % 2 === 0 ? 'financials' : 'press',
  }));
  return { ...deal, documents };
}
