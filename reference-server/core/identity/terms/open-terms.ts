// Which terms apply to a user, and which of them are not accepted. Until all are, the user's sessions are invalid.
import type { Tables } from '../../ports/store.ts';
import { termsAcceptanceId } from '../../records/keys.ts';
import type { TermsRecord } from '../../records/records.ts';

/** The terms in force that apply to this user and are not accepted, oldest first. */
export async function openTerms(tx: Tables, userId: string): Promise<TermsRecord[]> {
  const open: TermsRecord[] = [];
  for (const row of await tx.terms.list()) {
    if (row.endedAt !== null || !(await concerns(tx, row, userId))) continue;
    if (!(await hasAccepted(tx, row, userId))) open.push(row);
  }
  return open.sort((one, other) => (one.publishedAt < other.publishedAt ? -1 : 1));
}

/** A member of several of the groups accepts once. */
async function concerns(tx: Tables, { groupIds }: TermsRecord, userId: string): Promise<boolean> {
  if (groupIds === null) return true;
  const groups = (await tx.memberships.by('user', userId)).map(({ groupId }) => groupId);
  return groups.some((id) => groupIds.includes(id));
}

export async function hasAccepted(tx: Tables, { id }: TermsRecord, userId: string): Promise<boolean> {
  return (await tx.termsAcceptances.get(termsAcceptanceId(id, userId))) !== undefined;
}

/** The users to whom terms apply, whether or not they have accepted them. */
export async function concerned(tx: Tables, { groupIds }: TermsRecord, isHere: (userId: string) => boolean) {
  if (groupIds === null) return (await tx.users.list()).map(({ id }) => id).filter(isHere);
  const members = await Promise.all(groupIds.map((id) => tx.memberships.by('group', id)));
  return [...new Set(members.flat().map(({ userId }) => userId))].filter(isHere);
}

/** Includes the hash, which identifies the accepted text in the log. */
export function termsInWords({ title, version, sha256 }: TermsRecord): string {
  return `version ${version} of the terms "${title}" (SHA-256 ${sha256})`;
}
