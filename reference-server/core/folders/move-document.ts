// Moves a document into another folder or to the root, with its grants and dates. Refuses an unknown folder and a taken
// name. A move to its present place changes nothing.
import { nameTaken, notFound } from '../call/errors.ts';
import { ok, type Handler } from '../call/operation.ts';
import { slotKey } from '../records/keys.ts';
import { refuseLeavingHold } from '../content/legal-hold.ts';
import { change } from '../store/change.ts';
import { findTarget, fromTo } from './target.ts';

/** @throws ApiProblem 404 for document or folder, 409 for a taken name or a legal hold. */
export const moveDocument: Handler<'moveDocument', 'admin' | 'manager'> = async (
  context,
  { params, json: { folderId } },
) => {
  const moved = await change(context, async (tx, audit) => {
    const document = await tx.documents.get(params.id);
    if (!document) throw notFound();
    const to = await findTarget(tx, folderId);
    if (document.folderId === folderId) return document;
    await refuseLeavingHold(tx, document.folderId, folderId);
    if ((await tx.documents.by('slot', slotKey(folderId, document.name))).length > 0) throw nameTaken();
    const row = { ...document, folderId };
    await tx.documents.put(row);
    const description = `Moved "${document.name}" ${await fromTo(tx, document.folderId, to)}`;
    audit({ type: 'document_moved', description, resource: { type: 'document', id: document.id } });
    return row;
  });
  return ok(moved);
};
