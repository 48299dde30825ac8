// The approved versions of documents. Where a folder requires approval, analysts and viewers see the last one.
import { groupedBy } from '../records/grouped-by.ts';
import type { Tables } from '../ports/store.ts';
import type { ApprovalRecord } from '../records/records.ts';

/** The last approved version, with the document's name at the time of the request. */
export interface Approved {
  version: number;
  name: string;
  description: string | null;
  approvedAt: string;
  ever: ReadonlySet<number>;
}

/** Returns undefined for a document without an approved version. */
export type FindApproved = (documentId: string) => Approved | undefined;

export async function allApproved(tx: Tables): Promise<FindApproved> {
  const approved = byDocument((await tx.approvals.list()).filter(isApproved));
  const found = new Map([...approved].map(([id, rows]) => [id, lastOf(rows)]));
  return (id) => found.get(id);
}

export async function approvedOf(tx: Tables, ...documentIds: readonly string[]): Promise<FindApproved> {
  const rows = await Promise.all(documentIds.map((id) => tx.approvals.by('document', id)));
  const found = new Map(documentIds.map((id, at) => [id, lastOf((rows[at] ?? []).filter(isApproved))]));
  return (id) => {
    if (!found.has(id)) throw new Error(`The approvals of ${id} were not loaded`);
    return found.get(id);
  };
}

const isApproved = ({ state }: ApprovalRecord): boolean => state === 'approved';

export function byDocument(rows: readonly ApprovalRecord[]): ReadonlyMap<string, readonly ApprovalRecord[]> {
  return groupedBy(rows, ({ documentId }) => documentId);
}

/** The request that ended last; of several, the one requested last. @param rows in the order of storing */
export function lastEnded(rows: readonly ApprovalRecord[]): ApprovalRecord | undefined {
  const endOf = ({ endedAt }: ApprovalRecord) => endedAt ?? '';
  return rows.reduce<ApprovalRecord | undefined>(
    (last, row) => (last && endOf(last) > endOf(row) ? last : row),
    undefined,
  );
}

/** The highest approved version; of several approvals of it, the latest. */
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
