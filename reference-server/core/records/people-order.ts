// The order of all lists of users: by first name, last name and e-mail.
import type { UserRecord } from './records.ts';

const alphabetical = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export function activeInOrder(rows: readonly UserRecord[]): UserRecord[] {
  return inOrder(rows.filter((user) => user.deactivatedAt === null));
}

export function inOrder(rows: readonly UserRecord[]): UserRecord[] {
  const sortKey = (user: UserRecord) => [user.firstName ?? '', user.lastName ?? '', user.email].join('\n');
  return [...rows].sort((one, other) => alphabetical.compare(sortKey(one), sortKey(other)));
}
