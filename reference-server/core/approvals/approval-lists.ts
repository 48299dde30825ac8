// Lists of approval requests: all of one document, or all that are pending in the data room.
import { notFound } from '../call/errors.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import type { ApprovalRecord } from '../records/records.ts';
import { approvalShape } from './approval-shape.ts';
import { isApprovalRequired } from '../access/approvers.ts';

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
