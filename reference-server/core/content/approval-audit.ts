// Audit entries about approvals, which name the version and the hash of its bytes.
import type { ActivityType } from '../records/activity.ts';
import type { ApprovalRecord } from '../records/records.ts';
import type { Audit } from '../store/change.ts';

const verbs = {
  approval_requested: 'Requested approval of',
  approval_approved: 'Approved',
  approval_rejected: 'Rejected',
  approval_withdrawn: 'Withdrew the request to approve',
  approval_superseded: 'Ended the request to approve',
} as const satisfies Partial<Record<ActivityType, string>>;

/** @param more appended after the version and its hash */
export function auditApproval(
  audit: Audit,
  type: keyof typeof verbs,
  { documentId, name, version, sha256 }: Pick<ApprovalRecord, 'documentId' | 'name' | 'version' | 'sha256'>,
  more = '',
): void {
  const description = `${verbs[type]} version ${version} of "${name}" (SHA-256 ${sha256})${more}`;
  audit({ type, description, resource: { type: 'document', id: documentId } });
}

/** A user's note as the end of an audit sentence: on one line, in quotation marks. */
export function inTheirWords(text: string | null): string {
  return text === null ? '' : `: "${text.replace(/\s+/gu, ' ')}"`;
}
