// The demonstration: the sale of Aurora Components GmbH after eight weeks, with its audit trail.
import { APPROVED_FOLDER, approvals } from './demo/approvals.ts';
import { grants } from './demo/grants.ts';
import { groupPermissions, groups, memberships } from './demo/groups.ts';
import { history } from './demo/history.ts';
import { folderPermissions, folders } from './demo/folders.ts';
import { people } from './demo/demo-users.ts';
import { nothing, type Scenario } from './scenario.ts';
import { type Item, shelve } from './shelf.ts';
import { corporate } from './demo/items-corporate.ts';
import { financials } from './demo/items-financials.ts';
import { operations } from './demo/items-operations.ts';

const items: readonly Item[] = [...corporate, ...financials, ...operations];

const shelf = shelve(items);

export const demo: Scenario = {
  ...nothing,
  ...shelf,
  users: people,
  folders: folders.map((row) => (row.id === APPROVED_FOLDER ? { ...row, approvalRequired: true } : row)),
  folderPermissions: [...folderPermissions, ...groupPermissions],
  groups,
  memberships,
  grants,
  approvals,
  audit: history(shelf),
};
