// Requests and withdraws approval of the newest version. Refuses where no approval is required, for bytes that are not
// the newest, for a version that is pending or approved already, and approvers who requested or uploaded it.
import {
  approvalGiven,
  approvalNotRequired,
  approvalOver,
  approvalPending,
  approvalSuperseded,
  approverMissing,
  forbidden,
  invalidRequest,
  notFound,
} from '../call/errors.ts';
import { created, type Handler, noContent, type Managers } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import { versionId } from '../records/keys.ts';
import type { ApprovalRecord, DocumentRecord } from '../records/records.ts';
import { cleanComment } from '../records/names.ts';
import { policyNow } from '../records/policy-in-force.ts';
import { change } from '../store/change.ts';
import { approvalShape } from './approval-shape.ts';
import { queueMails } from '../store/outbox.ts';
import { approvedOf } from '../access/approved.ts';
import { approversOf, type RequestedApproval, isApprovalRequired, isApprover, partiesTo } from '../access/approvers.ts';
import { inTheirWords, auditApproval } from '../content/approval-audit.ts';

export const requestApproval: Handler<'requestApproval', Managers> = async (context, { params, json }) => {
  const note = cleanComment(json.note, 'note');
  const id = context.ports.ids.next('approval');
  const approval = await change(context, async (tx, audit) => {
    const document = await tx.documents.get(params.id);
    if (!document) throw notFound();
    if (!(await isApprovalRequired(tx, document.folderId))) throw approvalNotRequired();
    await refuseOther(tx, document, json);
    const { approverCount: needed } = await policyNow(tx, context.ports);
    const { name, description } = document;
    const row: ApprovalRecord = {
      ...{ id, documentId: document.id, version: json.version, sha256: json.sha256, name, description, note },
      ...{ requestedById: context.actor.userId, requestedAt: context.now.toISOString() },
      ...{ approverIds: [...new Set(json.approverIds)], needed, state: 'pending', decisions: [], endedAt: null },
    };
    await refuseApprovers(tx, row, needed, context.now);
    await tx.approvals.put(row);
    const mail = { kind: 'approval', about: id } as const;
    await queueMails(tx, id, await approversOf(tx, row, context.now), mail, context.now);
    auditApproval(audit, 'approval_requested', row, inTheirWords(note));
    return approvalShape(tx, context, row);
  });
  return created(approval);
};

/** By the requester or an administrator. @throws ApiProblem 403, 404, 409 */
export const withdrawApproval: Handler<'withdrawApproval', Managers> = async (context, { params }) => {
  await change(context, async (tx, audit) => {
    const row = await tx.approvals.get(params.id);
    if (!row || !(await tx.documents.get(row.documentId))) throw notFound();
    const { userId, role } = context.actor;
    if (row.requestedById !== userId && role !== 'admin') throw forbidden();
    if (row.state !== 'pending') throw approvalOver();
    await tx.approvals.put({ ...row, state: 'withdrawn', endedAt: context.now.toISOString() });
    auditApproval(audit, 'approval_withdrawn', row);
  });
  return noContent();
};

/** @throws ApiProblem 409 unless it is the newest version, and neither pending nor approved as readers see it */
async function refuseOther(
  tx: Tables,
  document: DocumentRecord,
  { version, sha256 }: Pick<ApprovalRecord, 'version' | 'sha256'>,
): Promise<void> {
  const newest = await tx.versions.get(versionId(document.id, document.version));
  if (version !== document.version || sha256 !== newest?.sha256) throw approvalSuperseded();
  const others = (await tx.approvals.by('document', document.id)).filter((other) => other.version === version);
  if (others.some(({ state }) => state === 'pending')) throw approvalPending();
  const shown = (await approvedOf(tx, document.id))(document.id);
  const isNamed = shown?.name === document.name && shown.description === document.description;
  if (shown?.version === version && isNamed) throw approvalGiven();
}

/**
 * @throws ApiProblem 400 naming each approver who may not approve, or where too few are named; 409 where none are named
 * and too few exist
 */
async function refuseApprovers(tx: Tables, request: RequestedApproval, needed: number, now: Date): Promise<void> {
  const { approverIds } = request;
  if (approverIds.length === 0) {
    if ((await approversOf(tx, request, now)).length < needed) throw approverMissing();
    return;
  }
  const parties = await partiesTo(tx, request);
  const named = await Promise.all(approverIds.map((id) => tx.users.get(id)));
  const faults = named.flatMap((user, at) => {
    const reason = !isApprover(user, now)
      ? 'Must be an administrator or a manager'
      : parties.has(user.id)
        ? 'Asked for this or uploaded it'
        : null;
    return reason === null ? [] : [{ name: `approverIds.${at}`, reason }];
  });
  if (faults.length > 0) throw invalidRequest(faults);
  if (approverIds.length < needed)
    throw invalidRequest([{ name: 'approverIds', reason: `Name nobody, or at least ${needed} people` }]);
}
