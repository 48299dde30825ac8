// The audience of terms, in words and numbers.
import type { Group, User } from '#contract/types.ts';
import { hasEnded } from '#web/domain/expiry/expiry.ts';
import { counted } from '#web/format/counted.ts';

type GroupIds = readonly string[] | null;

const inTurn = new Intl.ListFormat('en', { type: 'conjunction' });

/** "everybody", or "Bidders and Counsel". */
export function whom(groupIds: GroupIds, groups: readonly Group[]): string {
  if (groupIds === null) return 'everybody';
  const names = groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
  return names.length === 0 ? 'groups that are gone' : inTurn.format(names);
}

/** The ids of the users to whom they apply now. */
export function concerned(groupIds: GroupIds, users: readonly User[], groups: readonly Group[]): ReadonlySet<string> {
  const here = users
    .filter((user) => user.deactivatedAt === undefined && !hasEnded(user.expiresAt))
    .map(({ id }) => id);
  if (groupIds === null) return new Set(here);
  const members = new Set(groups.filter(({ id }) => groupIds.includes(id)).flatMap(({ memberIds }) => memberIds));
  return new Set(here.filter((id) => members.has(id)));
}

/** "everybody: 8 people", shown before publishing. */
export function whomInNumber(groupIds: GroupIds, people: ReadonlySet<string>, groups: readonly Group[]): string {
  const who = groupIds === null ? 'everybody' : `the members of ${whom(groupIds, groups)}`;
  return `${who}: ${people.size === 0 ? 'nobody yet' : counted(people.size, 'person', 'people')}`;
}
