// An approval request as the contract shows it, with whether the caller may decide on it now.
import type { components } from '#contract/api.d.ts';
import type { Context } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import type { ApprovalRecord } from '../records/records.ts';
import { policyNow } from '../records/policy-in-force.ts';
import { isApprovalRequired, mayApprove, partiesTo } from '../access/approvers.ts';

type Caller = Pick<Context, 'actor' | 'ports'>;

export async function approvalShape(
  tx: Tables,
  caller: Caller,
  row: ApprovalRecord,
): Promise<components['schemas']['Approval']> {
  const { description: _description, ...shown } = row;
  const needed = row.state === 'pending' ? await neededNow(tx, caller, row) : row.needed;
  return {
    ...shown,
    approverIds: [...row.approverIds],
    decisions: [...row.decisions],
    needed,
    mayDecide: await mayDecide(tx, caller, row),
  };
}

/** The number of approvals required by the policy, at the time of the request or now, whichever is more. */
export async function neededNow(
  tx: Tables,
  { ports }: Pick<Context, 'ports'>,
  { needed }: Pick<ApprovalRecord, 'needed'>,
): Promise<number> {
  return Math.max(needed, (await policyNow(tx, ports)).approverCount);
}

async function mayDecide(tx: Tables, { actor }: Caller, row: ApprovalRecord): Promise<boolean> {
  if (row.state !== 'pending' || row.decisions.some(({ userId }) => userId === actor.userId)) return false;
  const document = await tx.documents.get(row.documentId);
  if (document?.version !== row.version || !(await isApprovalRequired(tx, document.folderId))) return false;
  return mayApprove(actor.userId, row, await partiesTo(tx, row));
}
