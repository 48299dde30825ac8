import type { Group } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';

/** The holder of a right: a user or a group; the other is null. */
export interface Holder {
  userId: string | null;
  groupId: string | null;
}

const OF_GROUPS = 'group:';

/** A holder as a select's value. */
export function holderKey({ userId, groupId }: Holder): string {
  return groupId === null ? (userId ?? '') : `${OF_GROUPS}${groupId}`;
}

/** A select's value as the holder in a request. */
export function holderAsked(key: string): { userId: string } | { groupId: string } {
  return key.startsWith(OF_GROUPS) ? { groupId: key.slice(OF_GROUPS.length) } : { userId: key };
}

/** "Bidders (4 members)". */
export function groupOption({ name, memberIds }: Group): string {
  return `${name} (${memberCount(memberIds.length)})`;
}

export const memberCount = (count: number) => counted(count, 'member');
