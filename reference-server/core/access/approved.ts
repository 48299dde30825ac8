// What has been approved of documents: the version that analysts and viewers are shown where a folder requires it.
import type { Tables } from '../ports/store.ts';
import type { ApprovalRecord } from '../records/records.ts';

/** The last approved version, under the name that was approved with it. */
export interface Approved {
  version: number;
  name: string;
  description: string | null;
  approvedAt: string;
  /** Every version that was ever approved. */
  ever: ReadonlySet<number>;
}

/** Undefined for a document of which nothing has been approved. */
export type FindApproved = (documentId: string) => Approved | undefined;

export async function allApproved(tx: Tables): Promise<FindApproved> {
  const approved = byDocument((await tx.approvals.list()).filter(isApproved));
  const found = new Map([...approved].map(([id, rows]) => [id, lastOf(rows)]));
  return (id) => found.get(id);
}

/** Of one document: no other may be asked about. */
export async function approvedOf(tx: Tables, documentId: string): Promise<FindApproved> {
  const approved = lastOf((await tx.approvals.by('document', documentId)).filter(isApproved));
  return (id) => {
    if (id !== documentId) throw new Error(`The approvals of ${id} were not loaded`);
    return approved;
  };
}

const isApproved = ({ state }: ApprovalRecord): boolean => state === 'approved';

export function byDocument(rows: readonly ApprovalRecord[]): ReadonlyMap<string, readonly ApprovalRecord[]> {
  const found = new Map<string, ApprovalRecord[]>();
  for (const row of rows) {
    const others = found.get(row.documentId);
    if (others) others.push(row);
    else found.set(row.documentId, [row]);
  }
  return found;
}

/** Of those that ended at one moment, the one that was asked for last. @param rows as they were put */
export function lastEnded(rows: readonly ApprovalRecord[]): ApprovalRecord | undefined {
  const endOf = ({ endedAt }: ApprovalRecord) => endedAt ?? '';
  return rows.reduce<ApprovalRecord | undefined>(
    (last, row) => (last && endOf(last) > endOf(row) ? last : row),
    undefined,
  );
}

/** The highest version; of the same version the approval that came last. */
function lastOf(rows: readonly ApprovalRecord[]): Approved | undefined {
  const highest = Math.max(...rows.map(({ version }) => version));
  const last = lastEnded(rows.filter((row) => row.version === highest));
  if (!last) return undefined;
  const { version, name, description, endedAt, requestedAt } = last;
  return {
    version,
    name,
    description,
    approvedAt: endedAt ?? requestedAt,
    ever: new Set(rows.map((row) => row.version)),
  };
}
