// Counts the documents affected when a folder starts or stops requiring approval, and how many of them were never
// approved. Those are hidden from readers when it starts and shown when it stops.
import { notFound } from '../call/errors.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import { allApproved } from '../access/approved.ts';
import { subtreeOf } from '../access/folder-tree.ts';
import { isApprovalRequired } from '../access/approvers.ts';

/** @throws ApiProblem 404 */
export const previewFolderApproval: Handler<'previewFolderApproval', Managers> = (context, { params }) =>
  context.ports.store.read(async (tx) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) throw notFound();
    if (await isApprovalRequired(tx, folder.parentId)) return ok({ documents: 0, unapproved: 0 });
    // Folders that require approval themselves are not affected.
    const { documents } = await subtreeOf(tx, [folder], ({ approvalRequired }) => approvalRequired !== true);
    const findApproved = await allApproved(tx);
    const unapproved = documents.filter(({ id }) => findApproved(id) === undefined);
    return ok({ documents: documents.length, unapproved: unapproved.length });
  });
