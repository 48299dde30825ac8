// The groups of the demonstration.
import { folderPermissionId, membershipId } from '#core/records/keys.ts';
import type { FolderPermissionRecord, GroupRecord, MembershipRecord } from '#core/records/records.ts';
import { ago } from '../scenario.ts';
import { demoIds } from './demo-users.ts';

const members = {
  'group-bidder-counsel': [demoIds.viewer, demoIds.daniel],
  'group-deal-team': [demoIds.analyst, demoIds.hannah],
} as const;

export const groups: readonly GroupRecord[] = [
  { id: 'group-bidder-counsel', name: 'Bidder counsel', createdAt: ago(20, 2) },
  { id: 'group-deal-team', name: 'Deal team', createdAt: ago(40, 3) },
];

export const memberships: readonly MembershipRecord[] = Object.entries(members).flatMap(([groupId, userIds]) =>
  userIds.map((userId) => ({ id: membershipId(groupId, userId), groupId, userId })),
);

const given = (groupId: keyof typeof members, folderId: string, expiresAt: string | null): FolderPermissionRecord => ({
  ...{ id: folderPermissionId(groupId, folderId), userId: null, groupId, folderId },
  ...{ canRead: true, canWrite: false, expiresAt },
});

/** In addition to permissions of single users. */
export const groupPermissions: readonly FolderPermissionRecord[] = [
  given('group-bidder-counsel', 'folder-financials', ago(-30)),
  given('group-deal-team', 'folder-tax', null),
];
