// A folder moves into another one or to the root, with everything in it and the permissions set on it. Never into itself
// or below: the whole way up from the new parent is looked up in the transaction that moves it, so that of two moves that
// would make a circle together the second is refused. A folder that is in a circle already comes out of it this way.
import { notFound } from '../call/errors.ts';
import { ok, type Handler } from '../call/operation.ts';
import { refuseLeavingHold } from '../content/legal-hold.ts';
import { change } from '../store/change.ts';
import { findTarget, fromTo, refuseInside } from './target.ts';

/** @throws ApiProblem 404 for either, 409 for a folder in itself, or one that would leave a legal hold. */
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
