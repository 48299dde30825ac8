import type { Group, User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';
import { counted } from '#web/format/counted.ts';

/** Whose a right is: a person's or a group's; the other one is null. */
export interface Holder {
  userId: string | null;
  groupId: string | null;
}

const OF_GROUPS = 'group:';

/** One text for a person or a group, as a select holds it. */
export function holderKey({ userId, groupId }: Holder): string {
  return groupId === null ? (userId ?? '') : `${OF_GROUPS}${groupId}`;
}

/** Whom a select holds, as a request names them. */
export function holderAsked(key: string): { userId: string } | { groupId: string } {
  return key.startsWith(OF_GROUPS) ? { groupId: key.slice(OF_GROUPS.length) } : { userId: key };
}

/** "Bidders (4 members)". */
export function groupOption({ name, memberIds }: Group): string {
  return `${name} (${memberCount(memberIds.length)})`;
}

export const memberCount = (count: number) => counted(count, 'member');

/** "Ingrid Vos (ingrid@buyer.example)". */
export function userOption(user: User): string {
  const name = displayName(user);
  return name === user.email ? name : `${name} (${user.email})`;
}
