// The order of all lists of users: by first name, last name and e-mail.
import type { UserRecord } from './records.ts';

const alphabetical = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** By list, which the store keeps while no user changes. */
const ordered = new WeakMap<readonly UserRecord[], readonly UserRecord[]>();

export function activeInOrder(rows: readonly UserRecord[]): UserRecord[] {
  return inOrder(rows).filter((user) => user.deactivatedAt === null);
}

export function inOrder(rows: readonly UserRecord[]): readonly UserRecord[] {
  const known = ordered.get(rows);
  if (known) return known;
  const keys = new Map(
    rows.map((user) => [user, [user.firstName ?? '', user.lastName ?? '', user.email].join('\n')] as const),
  );
  const key = (user: UserRecord) => keys.get(user) ?? '';
  const sorted = [...rows].sort((one, other) => alphabetical.compare(key(one), key(other)));
  ordered.set(rows, sorted);
  return sorted;
}
