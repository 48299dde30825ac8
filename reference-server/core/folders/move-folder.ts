// Moves a folder with its contents and permissions into another one or to the root. A move into itself or below is
// refused: the path from the new parent to the root is checked in the same transaction, so that two concurrent moves
// cannot form a circle. A folder that is in a circle already can be moved out of it.
import { notFound } from '../call/errors.ts';
import { ok, type Handler } from '../call/operation.ts';
import { refuseLeavingHold } from '../content/legal-hold.ts';
import { change } from '../store/change.ts';
import { findTarget, fromTo, refuseInside } from './target.ts';

/** @throws ApiProblem 404 for either folder, 409 for a folder in itself, or one that would leave a legal hold. */
export const moveFolder: Handler<'moveFolder', 'admin' | 'manager'> = async (
  context,
  { params, json: { parentId } },
) => {
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
