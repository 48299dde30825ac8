// Approves and rejects, on exactly the bytes that the decider has read. Refuses decisions of the requester and of the
// uploader, on ended or superseded requests, and a second decision of the same person. Lists the requests: all of one
// document, or all that are pending in the data room.
import { approvalNotRequired, approvalOver, approvalOwn, approvalSuperseded, notFound } from '../call/errors.ts';
import { type Handler, type Managers, ok } from '../call/operation.ts';
import type { ApprovalRecord } from '../records/records.ts';
import { cleanComment } from '../records/names.ts';
import { change } from '../store/change.ts';
import { queueMail } from '../store/outbox.ts';
import { approvalShape, neededNow } from './approval-shape.ts';
import { isApprovalRequired, mayApprove, partiesTo } from '../access/approvers.ts';
import { inTheirWords, auditApproval } from '../content/approval-audit.ts';

/** One rejection ends the request, as does the required number of approvals. @throws ApiProblem 400, 403, 404, 409 */
export const decideApproval: Handler<'decideApproval', Managers> = async (context, { params, json }) => {
  const comment = cleanComment(json.comment);
  const { decision } = json;
  const decided = await change(context, async (tx, audit) => {
    const row = await tx.approvals.get(params.id);
    const document = row && (await tx.documents.get(row.documentId));
    if (!row || !document) throw notFound();
    const { userId } = context.actor;
    if (!mayApprove(userId, row, await partiesTo(tx, row))) throw approvalOwn();
    if (row.state === 'superseded') throw approvalSuperseded();
    if (row.state !== 'pending' || row.decisions.some((one) => one.userId === userId)) throw approvalOver();
    if (!(await isApprovalRequired(tx, document.folderId))) throw approvalNotRequired();
    const isWhatWasRead = json.version === row.version && json.sha256 === row.sha256;
    if (!isWhatWasRead || document.version !== row.version) throw approvalSuperseded();

    const at = context.now.toISOString();
    const needed = await neededNow(tx, context, row);
    const decisions = [...row.decisions, { userId, decision, comment, at }];
    const state = stateAfter(decisions, needed);
    const after: ApprovalRecord = { ...row, needed, decisions, state, endedAt: state === 'pending' ? null : at };
    await tx.approvals.put(after);
    const mail = { id: `decided-${row.id}`, userId: row.requestedById, kind: 'decided', about: row.id } as const;
    if (state !== 'pending') await queueMail(tx, mail, context.now);
    const isOneOfTwo = state === 'pending' ? ', the first of two people' : '';
    const type = decision === 'approve' ? 'approval_approved' : 'approval_rejected';
    auditApproval(audit, type, row, `${isOneOfTwo}${inTheirWords(comment)}`);
    return approvalShape(tx, context, after);
  });
  return ok(decided);
};

function stateAfter(decisions: ApprovalRecord['decisions'], needed: number): ApprovalRecord['state'] {
  if (decisions.some(({ decision }) => decision === 'reject')) return 'rejected';
  return decisions.length >= needed ? 'approved' : 'pending';
}

export const listDocumentApprovals: Handler<'listDocumentApprovals', Managers> = (context, { params }) =>
  context.ports.store.read(async (tx) => {
    if (!(await tx.documents.get(params.id))) throw notFound();
    const rows = [...(await tx.approvals.by('document', params.id))].sort((one, other) => byAge(other, one));
    return ok(await Promise.all(rows.map((row) => approvalShape(tx, context, row))));
  });

/** Oldest first; only documents whose folder requires approval now. */
export const listPendingApprovals: Handler<'listPendingApprovals', Managers> = (context) =>
  context.ports.store.read(async (tx) => {
    const waiting = await tx.approvals.by('state', 'pending');
    const documents = await Promise.all(waiting.map(({ documentId }) => tx.documents.get(documentId)));
    const areRequired = await Promise.all(
      documents.map((document) => isApprovalRequired(tx, document?.folderId ?? null)),
    );
    const rows = waiting.filter((_, at) => areRequired[at]).sort(byAge);
    return ok(await Promise.all(rows.map((row) => approvalShape(tx, context, row))));
  });

/** Requests of the same moment are ordered by version, and a pending one comes last because it is the newest. */
function byAge(one: ApprovalRecord, other: ApprovalRecord): number {
  return (
    one.requestedAt.localeCompare(other.requestedAt) ||
    one.version - other.version ||
    Number(one.endedAt === null) - Number(other.endedAt === null)
  );
}
