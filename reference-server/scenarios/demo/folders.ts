// The numbered folders of Project Aurora and their permissions.
import { folderPermissionId } from '#core/records/keys.ts';
import type { AccessLevel, FolderPermissionRecord, FolderRecord } from '#core/records/records.ts';
import { ago } from '../scenario.ts';
import { demoIds } from './demo-users.ts';

type Row = readonly [id: string, name: string, parent: string | null, level: AccessLevel, description?: string];

const rows: readonly Row[] = [
  ['board', 'Board Materials', null, 'confidential', 'Papers of the board of directors'],
  ['aurora', 'Project Aurora', null, 'restricted', 'Everything about the sale of Aurora Components GmbH'],
  ['corporate', '01 Corporate', 'aurora', 'restricted'],
  ['articles', '01.1 Articles and Registers', 'corporate', 'restricted'],
  ['minutes', '01.2 Board Minutes', 'corporate', 'confidential'],
  ['cap-table', '01.3 Cap Table', 'corporate', 'restricted'],
  ['financials', '02 Financials', 'aurora', 'restricted', 'Audited and management accounts, forecast'],
  ['audited', '02.1 Audited Statements', 'financials', 'restricted'],
  ['management', '02.2 Management Accounts', 'financials', 'restricted'],
  ['forecast', '02.3 Forecast Model', 'financials', 'confidential'],
  ['tax', '03 Tax', 'aurora', 'restricted'],
  ['contracts', '04 Commercial Contracts', 'aurora', 'restricted'],
  ['customers', '04.1 Customers', 'contracts', 'restricted'],
  ['suppliers', '04.2 Suppliers', 'contracts', 'restricted'],
  ['ip', '05 Intellectual Property', 'aurora', 'restricted'],
  ['employees', '06 Employees', 'aurora', 'confidential', 'Personal data: names are replaced by numbers'],
  ['litigation', '07 Litigation', 'aurora', 'confidential'],
  ['insurance', '08 Insurance', 'aurora', 'restricted'],
  ['real-estate', '09 Real Estate', 'aurora', 'public'],
  ['environment', '10 Environment', 'aurora', 'restricted'],
  ['templates', 'Templates', null, 'public', 'Forms that everybody may use'],
];

export const folderId = (slug: string): string => `folder-${slug}`;

export const folders: readonly FolderRecord[] = rows.map(([slug, name, parent, accessLevel, description], at) => ({
  id: folderId(slug),
  name,
  description: description ?? null,
  parentId: parent === null ? null : folderId(parent),
  accessLevel,
  createdAt: ago(56, 0, -at * 3),
}));

const readers: readonly (readonly [userId: string, slugs: readonly string[]])[] = [
  [demoIds.analyst, ['aurora', 'forecast']],
  [demoIds.tomas, ['aurora', 'employees']],
  [demoIds.hannah, ['financials', 'tax']],
  [demoIds.viewer, ['financials', 'contracts', 'real-estate']],
  [demoIds.daniel, ['financials', 'corporate', 'insurance']],
  [demoIds.amelie, ['litigation']],
];

export const folderPermissions: readonly FolderPermissionRecord[] = readers.flatMap(([userId, slugs]) =>
  slugs.map((slug) => ({
    id: folderPermissionId(userId, folderId(slug)),
    userId,
    folderId: folderId(slug),
    canRead: true,
    canWrite: false,
  })),
);
