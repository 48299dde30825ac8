// Deletes folders: an empty one at once, a full one only on request, with all its contents, as one change with an audit
// entry for each item. Otherwise a full folder is refused with the counts of its contents.
import type { Event } from '../store/event.ts';
import { removeItems } from '../content/document-removal.ts';
import { folderNotEmpty, notFound } from '../call/errors.ts';
import { noContent, type Handler, type Managers } from '../call/operation.ts';
import { deleteObjects } from '../content/stored-objects.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';
import { change, evenWhenFull } from '../store/change.ts';

/** @throws ApiProblem 404, 409 with the counts of all contents. */
export const deleteFolder: Handler<'deleteFolder', Managers> = async (context, { params, query }) => {
  const discarded = await change(evenWhenFull(context), async (tx, audit) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) throw notFound();
    const { inner, documents } = await subtreeOf(tx, folder);
    if (query.cascade !== 'true' && inner.length + documents.length > 0) {
      throw folderNotEmpty(inner.length, documents.length);
    }
    const folders = [...inner.reverse(), folder];
    const keys = await removeItems(tx, context, { documents, folders, root: folder.id });
    for (const event of [...documents.map(documentDeleted), ...folders.map(folderDeleted)]) audit(event);
    return keys;
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return noContent();
};

/** The folders below this one, parents before children, and the documents in all of them. */
async function subtreeOf(
  tx: Tables,
  folder: FolderRecord,
): Promise<{ inner: FolderRecord[]; documents: DocumentRecord[] }> {
  const found = new Map([[folder.id, folder]]);
  const documents: DocumentRecord[] = [];
  // A map may grow while it is walked; a circle of folders adds nothing new.
  for (const id of found.keys()) {
    documents.push(...(await tx.documents.by('folder', id)));
    for (const child of await tx.folders.by('parent', id)) found.set(child.id, found.get(child.id) ?? child);
  }
  found.delete(folder.id);
  return { inner: [...found.values()], documents };
}

function documentDeleted({ id, name }: DocumentRecord): Event {
  return { type: 'document_delete', description: `Deleted "${name}"`, resource: { type: 'document', id } };
}

function folderDeleted({ id, name }: FolderRecord): Event {
  return { type: 'folder_deleted', description: `Deleted folder "${name}"`, resource: { type: 'folder', id } };
}
