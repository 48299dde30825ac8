import { versionId } from '../../records/keys.ts';
import type { ApprovalRecord, DocumentRecord } from '../../records/records.ts';

/** The row of an approval of the document in its present state. */
export function approvedRow(
  document: Pick<DocumentRecord, 'id' | 'name' | 'description' | 'version'>,
  at: string,
): ApprovalRecord {
  const { id, name, description, version } = document;
  return {
    ...{ id: `approval-${versionId(id, version)}`, documentId: id, version, sha256: '', name, description, note: null },
    ...{ requestedById: 'user-admin', requestedAt: at, approverIds: [], needed: 1, state: 'approved' },
    ...{ decisions: [{ userId: 'user-manager', decision: 'approve', comment: null, at }], endedAt: at },
  };
}
