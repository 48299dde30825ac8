// Counts the documents affected when a folder starts or stops requiring approval, and how many of them were never
// approved. Those are hidden from readers when it starts and shown when it stops.
import { notFound } from '../call/errors.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord } from '../records/records.ts';
import { allApproved } from '../access/approved.ts';
import { isApprovalRequired } from '../access/required.ts';

/** @throws ApiProblem 404 */
export const previewFolderApproval: Handler<'previewFolderApproval', Managers> = (context, { params }) =>
  context.ports.store.read(async (tx) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) throw notFound();
    if (await isApprovalRequired(tx, folder.parentId)) return ok({ documents: 0, unapproved: 0 });
    const documents = await decidedIn(tx, folder.id);
    const findApproved = await allApproved(tx);
    const unapproved = documents.filter(({ id }) => findApproved(id) === undefined);
    return ok({ documents: documents.length, unapproved: unapproved.length });
  });

/** The documents in and beneath the folder, except in folders that require approval themselves. */
async function decidedIn(tx: Tables, folderId: string): Promise<DocumentRecord[]> {
  const found = new Set([folderId]);
  const documents: DocumentRecord[] = [];
  // A set may grow while it is walked; a circle of folders adds nothing new.
  for (const id of found) {
    documents.push(...(await tx.documents.by('folder', id)));
    for (const child of await tx.folders.by('parent', id)) if (child.approvalRequired !== true) found.add(child.id);
  }
  return documents;
}
