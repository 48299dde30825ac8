// Who may decide on a request: an administrator or a manager who neither asked for it nor uploaded these bytes, and who is
// named where anybody is. Four eyes are counted by hash: whoever brought the same bytes as an earlier version of the
// document does not look at them with other eyes.
import type { Tables } from '../ports/store.ts';
import type { ApprovalRecord, UserRecord } from '../records/records.ts';
import { isHere } from '../records/presence.ts';
import { isPrivileged } from '../records/roles.ts';

/** What is asked for. */
export type Asked = Pick<ApprovalRecord, 'documentId' | 'sha256' | 'requestedById' | 'approverIds'>;

/** Who had a hand in it, and decides nothing about it: whoever asked, and whoever uploaded or restored these bytes. */
export async function partiesTo(tx: Tables, asked: Asked): Promise<ReadonlySet<string>> {
  const versions = await tx.versions.by('document', asked.documentId);
  const uploaders = versions.filter(({ sha256 }) => sha256 === asked.sha256).map((version) => version.uploadedById);
  return new Set([asked.requestedById, ...uploaders.filter((id) => id !== null)]);
}

/** Of somebody whose role lets them decide. */
export function mayApprove(userId: string, { approverIds }: Asked, parties: ReadonlySet<string>): boolean {
  return !parties.has(userId) && (approverIds.length === 0 || approverIds.includes(userId));
}

/** Whether this person could approve something, if they had no hand in it. */
export function isApprover(user: UserRecord | undefined, now: Date): user is UserRecord {
  return isHere(user, now) && isPrivileged(user.role);
}

/** Everybody who may decide on it now. */
export async function approversOf(tx: Tables, asked: Asked, now: Date): Promise<string[]> {
  const parties = await partiesTo(tx, asked);
  const others = (await tx.users.list()).filter((user) => isApprover(user, now) && mayApprove(user.id, asked, parties));
  return others.map(({ id }) => id);
}
