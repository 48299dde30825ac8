// Who may decide on an approval request: administrators and managers who neither requested it nor uploaded these bytes,
// and who are named as approvers where any are. Uploaders are recognised by the hash of the bytes, so that uploading
// the same file as an earlier version does not get around the four-eyes rule. And which folders require approval.
import type { Tables } from '../ports/store.ts';
import type { ApprovalRecord, UserRecord } from '../records/records.ts';
import { isHere } from '../records/presence.ts';
import { isPrivileged } from '../records/roles.ts';
import { approvalFolderIn } from './policy.ts';
import { chainFrom, foldersUpFrom } from './reader.ts';

export type RequestedApproval = Pick<ApprovalRecord, 'documentId' | 'sha256' | 'requestedById' | 'approverIds'>;

/** The people who requested the approval or uploaded or restored these bytes: they may not decide on it. */
export async function partiesTo(tx: Tables, row: RequestedApproval): Promise<ReadonlySet<string>> {
  const versions = await tx.versions.by('document', row.documentId);
  const uploaders = versions.filter(({ sha256 }) => sha256 === row.sha256).map((version) => version.uploadedById);
  return new Set([row.requestedById, ...uploaders.filter((id) => id !== null)]);
}

/** Expects a user whose role may decide. */
export function mayApprove(userId: string, { approverIds }: RequestedApproval, parties: ReadonlySet<string>): boolean {
  return !parties.has(userId) && (approverIds.length === 0 || approverIds.includes(userId));
}

/** Whether this user may approve documents in general. */
export function isApprover(user: UserRecord | undefined, now: Date): user is UserRecord {
  return isHere(user, now) && isPrivileged(user.role);
}

/** All users who may decide on the request now. */
export async function approversOf(tx: Tables, row: RequestedApproval, now: Date): Promise<string[]> {
  const parties = await partiesTo(tx, row);
  const others = (await tx.users.list()).filter((user) => isApprover(user, now) && mayApprove(user.id, row, parties));
  return others.map(({ id }) => id);
}

/** By the folder's own setting or by that of a folder above it. */
export async function isApprovalRequired(tx: Tables, folderId: string | null): Promise<boolean> {
  if (folderId === null) return false;
  return approvalFolderIn(chainFrom(folderId, await foldersUpFrom(tx, folderId))) !== null;
}
