// The approval state of documents and versions, shown to administrators and managers where approval is required.
import { allFolders, chainFrom } from './reader.ts';
import type { Tables } from '../ports/store.ts';
import type { ApprovalRecord, DocumentRecord } from '../records/records.ts';
import { approvalFolderIn } from './policy.ts';
import { allApproved, byDocument, lastEnded } from './approved.ts';

type DocumentApproval = NonNullable<DocumentRecord['approval']>;
type VersionApproval = { state: DocumentApproval['state']; endedAt: string | null };

/** Adds the approval state to rows; without required approval, a row stays the same object. */
export async function withApprovals(tx: Tables, rows: readonly DocumentRecord[]): Promise<readonly DocumentRecord[]> {
  if (!(await tx.folders.list()).some((folder) => folder.approvalRequired)) return rows;
  const [findFolder, findApproved] = [await allFolders(tx), await allApproved(tx)];
  const requests = byDocument(await tx.approvals.list());
  const required = new Map<string, boolean>();
  const isRequired = (folderId: string | null): boolean => {
    if (folderId === null) return false;
    const known = required.get(folderId);
    if (known !== undefined) return known;
    const is = approvalFolderIn(chainFrom(folderId, findFolder)) !== null;
    required.set(folderId, is);
    return is;
  };
  return rows.map((row) => {
    if (!isRequired(row.folderId)) return row;
    const own = requests.get(row.id) ?? [];
    const approved = findApproved(row.id);
    const approval: DocumentApproval = {
      state: versionApproval(own, row.version)?.state ?? 'awaiting',
      requestId: own.find(({ version, state }) => version === row.version && state === 'pending')?.id ?? null,
      approvedVersion: approved?.version ?? null,
      approvedName: approved?.name ?? null,
    };
    return { ...row, approval };
  });
}

/** The state of the latest request about a version; undefined without one, or if withdrawn or superseded. */
export function versionApproval(requests: readonly ApprovalRecord[], version: number): VersionApproval | undefined {
  const own = requests.filter((row) => row.version === version);
  if (own.some(({ state }) => state === 'pending')) return { state: 'awaiting', endedAt: null };
  const last = lastEnded(own.filter(({ state }) => state === 'approved' || state === 'rejected'));
  return last && { state: last.state === 'approved' ? 'approved' : 'rejected', endedAt: last.endedAt };
}
