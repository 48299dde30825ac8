// Whom the demonstration lets in together.
import type { GroupRecord, MembershipRecord } from '#core/records/records.ts';
import { ago } from '../scenario.ts';
import { demoIds } from './people.ts';

const members = {
  'group-bidder-counsel': [demoIds.amelie, demoIds.daniel],
  'group-deal-team': [demoIds.analyst, demoIds.hannah],
} as const;

export const groups: readonly GroupRecord[] = [
  { id: 'group-bidder-counsel', name: 'Bidder counsel', createdAt: ago(20, 2) },
  { id: 'group-deal-team', name: 'Deal team', createdAt: ago(40, 3) },
];

export const memberships: readonly MembershipRecord[] = Object.entries(members).flatMap(([groupId, userIds]) =>
  userIds.map((userId) => ({ id: `${groupId}:${userId}`, groupId, userId })),
);
