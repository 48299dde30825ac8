// What it comes to whether a folder requires approval: the documents about which it alone decides, and how many of them were
// never approved. They are hidden from readers when it begins, and shown when it ends.
import { notFound } from '../call/errors.ts';
import { ok, type Handler } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord } from '../records/records.ts';
import { allApproved } from '../access/approved.ts';
import { isApprovalRequired } from '../access/required.ts';

/** @throws ApiProblem 404 */
export const previewFolderApproval: Handler<'previewFolderApproval', 'admin' | 'manager'> = (context, { params }) =>
  context.ports.store.read(async (tx) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) throw notFound();
    if (await isApprovalRequired(tx, folder.parentId)) return ok({ documents: 0, unapproved: 0 });
    const documents = await decidedIn(tx, folder.id);
    const findApproved = await allApproved(tx);
    const unapproved = documents.filter(({ id }) => findApproved(id) === undefined);
    return ok({ documents: documents.length, unapproved: unapproved.length });
  });

/** In the folder and beneath it, but for folders that require approval themselves. */
async function decidedIn(tx: Tables, folderId: string): Promise<DocumentRecord[]> {
  const found = new Set([folderId]);
  const documents: DocumentRecord[] = [];
  // A set is walked in order and includes what is added on the way; a circle adds nothing.
  for (const id of found) {
    documents.push(...(await tx.documents.by('folder', id)));
    for (const child of await tx.folders.by('parent', id)) if (child.approvalRequired !== true) found.add(child.id);
  }
  return documents;
}
