/** The parts of a user that make up a name; all are optional. */
export interface Person {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}

const present = (...parts: (string | null | undefined)[]) =>
  parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');

/** First and last name, otherwise the e-mail, otherwise "User". */
export function displayName({ firstName, lastName, email }: Person): string {
  return present(firstName, lastName).join(' ') || (present(email)[0] ?? 'User');
}

/** "Ingrid Vos (ingrid@buyer.example)"; the e-mail alone without a name. */
export function nameAndEmail(person: Person & { email: string }): string {
  const name = displayName(person);
  return name === person.email ? name : `${name} (${person.email})`;
}

/** The name in the audit trail, also for deactivated users. */
export function nameInTrail(person: Person & { deactivatedAt?: string }): string {
  return person.deactivatedAt === undefined ? displayName(person) : `${displayName(person)} (deactivated)`;
}

/** As a person sees it. A segmenter takes several milliseconds at its first use, which most letters do without. */
function firstLetter(name: string): string {
  if (/^[!-~](?:[ -~]|$)/.test(name)) return name.charAt(0);
  return new Intl.Segmenter('en-US').segment(name).containing(0)?.segment ?? '';
}

/** The first letters of the names; "U" without names. */
export function initials({ firstName, lastName }: Person): string {
  const first = present(firstName, lastName).map(firstLetter);
  return first.join('').toLocaleUpperCase('en-US') || 'U';
}
