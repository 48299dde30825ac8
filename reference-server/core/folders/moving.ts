// Moves a document or a folder into another folder or to the root: a document with its grants and dates, a folder with
// its contents and permissions. Refuses an unknown folder, a name that is taken there, and a folder in itself or below:
// the path from the new parent to the root is checked in the same transaction, so that two concurrent moves cannot form
// a circle. A folder that is in a circle already can be moved out of it. A move to the present place changes nothing.
import { nameTaken, notFound } from '../call/errors.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import { slotKey } from '../records/keys.ts';
import { refuseLeavingHold } from '../content/legal-hold.ts';
import { change } from '../store/change.ts';
import { findTarget, fromTo, refuseInside } from './target.ts';

/** @throws ApiProblem 404 for document or folder, 409 for a taken name or a legal hold. */
export const moveDocument: Handler<'moveDocument', Managers> = async (context, { params, json: { folderId } }) => {
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

/** @throws ApiProblem 404 for either folder, 409 for a folder in itself, or one that would leave a legal hold. */
export const moveFolder: Handler<'moveFolder', Managers> = async (context, { params, json: { parentId } }) => {
  const moved = await change(context, async (tx, audit) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) throw notFound();
    const to = await findTarget(tx, parentId);
    await refuseInside(tx, new Set([folder.id]), to);
    if (folder.parentId === parentId) return folder;
    await refuseLeavingHold(tx, folder.parentId, parentId);
    const row = { ...folder, parentId };
    await tx.folders.put(row);
    const description = `Moved folder "${folder.name}" ${await fromTo(tx, folder.parentId, to)}`;
    audit({ type: 'folder_moved', description, resource: { type: 'folder', id: folder.id } });
    return row;
  });
  return ok(moved);
};
