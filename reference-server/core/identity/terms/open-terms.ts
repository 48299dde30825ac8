// Whom terms concern, and who has not accepted them: the one place that knows. Until they have, no session of theirs is one.
import type { Tables } from '../../ports/store.ts';
import { termsAcceptanceId } from '../../records/keys.ts';
import type { TermsRecord } from '../../records/records.ts';

/** The terms in force that concern this person and that they have not accepted, oldest first. */
export async function openTerms(tx: Tables, userId: string): Promise<TermsRecord[]> {
  const open: TermsRecord[] = [];
  for (const row of await tx.terms.list()) {
    if (row.endedAt !== null || !(await concerns(tx, row, userId))) continue;
    if (!(await hasAccepted(tx, row, userId))) open.push(row);
  }
  return open.sort((one, other) => (one.publishedAt < other.publishedAt ? -1 : 1));
}

/** A member of several of the groups is asked once. */
async function concerns(tx: Tables, { groupIds }: TermsRecord, userId: string): Promise<boolean> {
  if (groupIds === null) return true;
  const groups = (await tx.memberships.by('user', userId)).map(({ groupId }) => groupId);
  return groups.some((id) => groupIds.includes(id));
}

export async function hasAccepted(tx: Tables, { id }: TermsRecord, userId: string): Promise<boolean> {
  return (await tx.termsAcceptances.get(termsAcceptanceId(id, userId))) !== undefined;
}

/** The people whom terms concern, whether they have accepted them or not. */
export async function concerned(tx: Tables, { groupIds }: TermsRecord, isHere: (userId: string) => boolean) {
  if (groupIds === null) return (await tx.users.list()).map(({ id }) => id).filter(isHere);
  const members = await Promise.all(groupIds.map((id) => tx.memberships.by('group', id)));
  return [...new Set(members.flat().map(({ userId }) => userId))].filter(isHere);
}

/** With the hash, by which the log knows what was accepted. */
export function termsInWords({ title, version, sha256 }: TermsRecord): string {
  return `version ${version} of the terms "${title}" (SHA-256 ${sha256})`;
}
