/** As much of a person as a name needs; anything may be missing. */
export interface Person {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}

const present = (...parts: (string | null | undefined)[]) =>
  parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');

/** First and last name, else the e-mail, else "User". */
export function displayName({ firstName, lastName, email }: Person): string {
  return present(firstName, lastName).join(' ') || (present(email)[0] ?? 'User');
}

/** Their name as the audit trail has it, also long after they have left. */
export function nameInTrail(person: Person & { deactivatedAt?: string }): string {
  return person.deactivatedAt === undefined ? displayName(person) : `${displayName(person)} (deactivated)`;
}

const letters = new Intl.Segmenter('en-US');

/** The first letter of each name that there is; "U" without names. */
export function initials({ firstName, lastName }: Person): string {
  const first = present(firstName, lastName).map((name) => letters.segment(name).containing(0)?.segment ?? '');
  return first.join('').toLocaleUpperCase('en-US') || 'U';
}
