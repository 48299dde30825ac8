// A new version, uploaded or restored, ends the pending request of the version before it, in the same change.
import type { DocumentRecord } from '../records/records.ts';
import type { ChangeTx, Audit } from '../store/change.ts';
import { auditApproval } from './approval-audit.ts';

/** @param document with its new version */
export async function supersedePending(
  tx: ChangeTx,
  audit: Audit,
  { id, version }: Pick<DocumentRecord, 'id' | 'version'>,
  now: Date,
): Promise<void> {
  for (const row of await tx.approvals.by('document', id)) {
    if (row.state !== 'pending') continue;
    await tx.approvals.put({ ...row, state: 'superseded', endedAt: now.toISOString() });
    auditApproval(audit, 'approval_superseded', row, `: there is version ${version}`);
  }
}
