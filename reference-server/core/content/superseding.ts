// A new version, uploaded or restored, ends what is asked for of the one before it: in the same change.
import type { DocumentRecord } from '../records/records.ts';
import type { ChangeTx, Tell } from '../store/change.ts';
import { tellOfApproval } from './telling.ts';

/** @param document as it is with its new version */
export async function supersedePending(
  tx: ChangeTx,
  tell: Tell,
  { id, version }: Pick<DocumentRecord, 'id' | 'version'>,
  now: Date,
): Promise<void> {
  for (const row of await tx.approvals.by('document', id)) {
    if (row.state !== 'pending') continue;
    await tx.approvals.put({ ...row, state: 'superseded', endedAt: now.toISOString() });
    tellOfApproval(tell, 'approval_superseded', row, `: there is version ${version}`);
  }
}
