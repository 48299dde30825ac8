// To whom access is given: one person or one group. Refuses both at once and neither, whoever is not there any more, and
// an end that has passed already.
import { type InvalidParam, invalidRequest, notFound } from '../call/errors.ts';
import type { Tables } from '../ports/store.ts';
import type { Held } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import { endToCome } from '../records/ends.ts';
import { activeUser } from '../records/active-user.ts';
import type { FolderGiven } from './policy.ts';

/** A right is a person's or a group's: the other one is null. */
export interface Holder {
  userId: string | null;
  groupId: string | null;
}

interface Asked {
  userId?: string | undefined;
  groupId?: string | undefined;
  expiresAt?: string | null | undefined;
}

/** Who is to hold a right, and until when; null is without an end. @throws ApiProblem 400 */
export function holderOf(asked: Asked, now: Date): { holder: Holder; expiresAt: string | null } {
  const { userId = null, groupId = null } = asked;
  const faults: InvalidParam[] = [];
  if (userId === null && groupId === null) faults.push({ name: 'userId', reason: 'Name a person or a group' });
  if (userId !== null && groupId !== null)
    faults.push({ name: 'groupId', reason: 'Name a person or a group, not both' });
  if (faults.length > 0) throw invalidRequest(faults);
  return { holder: { userId, groupId }, expiresAt: endToCome(asked.expiresAt, now) };
}

/** As the audit log names whoever is given something. @throws ApiProblem 404, also for somebody who was deactivated. */
export async function nameOfHolder(tx: Tables, { userId, groupId }: Holder): Promise<string> {
  if (userId !== null) return displayName(await activeUser(tx, userId));
  const group = groupId === null ? undefined : await tx.groups.get(groupId);
  if (!group) throw notFound();
  return `the group ${group.name}`;
}

/** Whether a row is this very holder's. */
export function isHeldBy(row: Held, { userId, groupId }: Holder): boolean {
  return row.userId === userId && (row.groupId ?? null) === groupId;
}

/** What a grant allows, as part of a sentence. */
export function grantInWords({ canRead, canDownload }: { canRead: boolean; canDownload: boolean }): string {
  if (canRead) return canDownload ? 'viewing and downloading' : 'viewing';
  return canDownload ? 'downloading without viewing (no access)' : 'nothing';
}

/** What a folder permission allows, as part of a sentence. */
export function folderPermissionInWords({ canRead, canDownload = null }: FolderGiven): string {
  if (!canRead) return 'nothing';
  if (canDownload === null) return 'viewing';
  return canDownload ? 'viewing and downloading' : 'viewing without downloading';
}
