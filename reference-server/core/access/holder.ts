// The holder of a grant or permission: one user or one group. Refuses both or neither, unknown and deactivated holders,
// and an end in the past.
import { type InvalidParam, invalidRequest, notFound } from '../call/errors.ts';
import type { Tables } from '../ports/store.ts';
import type { Held } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import { endToCome } from '../records/ends.ts';
import { activeUser } from '../records/presence.ts';
import type { FolderGiven } from './policy.ts';

/** One of the two is null. */
export interface Holder {
  userId: string | null;
  groupId: string | null;
}

interface GivenTo {
  userId?: string | undefined;
  groupId?: string | undefined;
  expiresAt?: string | null | undefined;
}

/** Reads the holder and the end of a right; a null end means no end. @throws ApiProblem 400 */
export function holderOf(request: GivenTo, now: Date): { holder: Holder; expiresAt: string | null } {
  const { userId = null, groupId = null } = request;
  const faults: InvalidParam[] = [];
  if (userId === null && groupId === null) faults.push({ name: 'userId', reason: 'Name a person or a group' });
  if (userId !== null && groupId !== null)
    faults.push({ name: 'groupId', reason: 'Name a person or a group, not both' });
  if (faults.length > 0) throw invalidRequest(faults);
  return { holder: { userId, groupId }, expiresAt: endToCome(request.expiresAt, now) };
}

/** The holder's name for the audit log. @throws ApiProblem 404, also for a deactivated user. */
export async function nameOfHolder(tx: Tables, { userId, groupId }: Holder): Promise<string> {
  if (userId !== null) return displayName(await activeUser(tx, userId));
  const group = groupId === null ? undefined : await tx.groups.get(groupId);
  if (!group) throw notFound();
  return `the group ${group.name}`;
}

export function isHeldBy(row: Held, { userId, groupId }: Holder): boolean {
  return row.userId === userId && (row.groupId ?? null) === groupId;
}

export function grantInWords({ canRead, canDownload }: { canRead: boolean; canDownload: boolean }): string {
  if (canRead) return canDownload ? 'viewing and downloading' : 'viewing';
  return canDownload ? 'downloading without viewing (no access)' : 'nothing';
}

export function folderPermissionInWords({ canRead, canDownload = null }: FolderGiven): string {
  if (!canRead) return 'nothing';
  if (canDownload === null) return 'viewing';
  return canDownload ? 'viewing and downloading' : 'viewing without downloading';
}
