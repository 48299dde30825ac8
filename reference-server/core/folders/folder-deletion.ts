// Deletes folders: an empty one at once, a full one only on request, with all its contents, as one change with an audit
// entry for each item. Otherwise a full folder is refused with the counts of its contents. So is one that holds
// anything else than the caller has read of.
import { removeItems } from '../content/document-removal.ts';
import { folderNotEmpty, notFound } from '../call/errors.ts';
import { hashOf, isNamed } from '../call/if-match.ts';
import { noContent, type Handler, type Managers } from '../call/operation.ts';
import { deleteObjects } from '../content/stored-objects.ts';
import { subtreeOf } from '../access/folder-tree.ts';
import { change, evenWhenFull } from '../store/change.ts';

/** @throws ApiProblem 404, 409 with the counts of all contents. */
export const deleteFolder: Handler<'deleteFolder', Managers> = async (context, { params, query }) => {
  const discarded = await change(evenWhenFull(context), async (tx, audit) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) throw notFound();
    const { folders: topDown, documents } = await subtreeOf(tx, [folder]);
    const inner = topDown.length - 1;
    const contentsHash = await hashOf(context.ports, [...topDown, ...documents].map(({ id }) => id).toSorted());
    const isRead = isNamed(context.call.header('if-match') ?? '*', `"${contentsHash}"`);
    if ((query.cascade !== 'true' && inner + documents.length > 0) || !isRead)
      throw folderNotEmpty(inner, documents.length, contentsHash);
    const folders = topDown.reverse();
    const keys = await removeItems(tx, context, { documents, folders, root: folder.id });
    for (const { id, name } of documents)
      audit({ type: 'document_delete', description: `Deleted "${name}"`, resource: { type: 'document', id } });
    for (const { id, name } of folders)
      audit({ type: 'folder_deleted', description: `Deleted folder "${name}"`, resource: { type: 'folder', id } });
    return keys;
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return noContent();
};
