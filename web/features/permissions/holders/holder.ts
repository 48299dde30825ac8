import type { Group, User } from '#contract/types.ts';
import { nameAndEmail } from '#web/domain/people/person.ts';
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
export function requestedHolder(key: string): { userId: string } | { groupId: string } {
  return key.startsWith(OF_GROUPS) ? { groupId: key.slice(OF_GROUPS.length) } : { userId: key };
}

/** "Bidders (4 members)". */
export function groupOption({ name, memberIds, suspendedAt }: Group): string {
  return `${name} (${counted(memberIds.length, 'member')}${suspendedAt === null ? '' : ', suspended'})`;
}

/** A right of their own lets in people of a suspended group. */
export function personOption(user: User, groups: readonly Group[]): string {
  const group = groups.find(({ suspendedAt, memberIds }) => suspendedAt !== null && memberIds.includes(user.id));
  return group ? `${nameAndEmail(user)} – ${group.name} is suspended` : nameAndEmail(user);
}
