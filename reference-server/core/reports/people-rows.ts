// All users who had access at some time in the period, as they were at its end.
import { hasEnded } from '../records/presence.ts';
import type { Tables } from '../ports/store.ts';
import type { UserRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import type { Period, PersonRow } from './report.ts';

/** The same order wherever a report is made: by name in code unit order, then by id. */
export function inOneOrder(rows: readonly UserRecord[]): UserRecord[] {
  const keyed = rows.map((row) => ({ row, key: `${displayName(row)}\n${row.id}` }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ row }) => row);
}

export async function* peopleRows(rows: Tables, { from, to }: Period): AsyncGenerator<PersonRow> {
  for (const person of inOneOrder(await rows.users.list())) {
    if (person.deactivatedAt !== null && person.deactivatedAt < from) continue;
    const factors = await rows.secondFactors.by('user', person.id);
    const codes = await rows.recoveryCodes.get(person.id);
    const count = (kind: 'totp' | 'passkey') => factors.filter(({ proof }) => proof.kind === kind).length;
    yield {
      id: person.id,
      name: displayName(person),
      email: person.email,
      role: person.role,
      state: stateOf(person, new Date(to)),
      authenticatorApps: count('totp'),
      passkeys: count('passkey'),
      recoveryCodes: codes?.hashes.length ?? 0,
      createdAt: person.createdAt,
      lastSignInAt: person.lastLoginAt,
      expiresAt: person.expiresAt ?? null,
      removedAt: person.deactivatedAt,
    };
  }
}

function stateOf(person: UserRecord, end: Date): PersonRow['state'] {
  if (person.deactivatedAt !== null) return 'removed';
  if (hasEnded(person, lastMomentBefore(end))) return 'ended';
  return person.identity === null && person.lastLoginAt === null ? 'invited' : 'active';
}

/** Something that ends exactly at the end of a period lasted until then. */
export const lastMomentBefore = (end: Date): Date => new Date(end.getTime() - 1);
