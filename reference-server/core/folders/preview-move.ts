// Previews how a move changes what users can reach: the policy is evaluated for the folders before and after it.
// Nothing is changed or audited.
import { notFound } from '../call/errors.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import { subtreeOf } from '../access/folder-tree.ts';
import { allFolders } from '../access/reader.ts';
import type { FolderRecord } from '../records/records.ts';
import type { Moved } from './concerned.ts';
import { changedDocuments, peopleConcerned } from './people-concerned.ts';
import { findTarget, refuseInside } from './target.ts';

/**
 * For each user, in the order of the user list, how many documents they could view or download only after the move
 * (gained) and only before it (lost). @throws ApiProblem 404 for unknown items, 409 for a folder in itself.
 */
export const previewMove: Handler<'previewMove', Managers> = (
  { ports },
  { json: { documentIds, folderIds, folderId } },
) =>
  ports.store.read(async (tx) => {
    await refuseInside(tx, new Set(folderIds), await findTarget(tx, folderId));
    const before = await allFolders(tx);
    const folders = new Map<string, FolderRecord>();
    for (const id of folderIds) {
      const folder = before(id);
      if (!folder) throw notFound();
      folders.set(id, { ...folder, parentId: folderId });
    }
    const inside = await subtreeOf(tx, [...folders.values()]);
    const documents = new Map([
      ...inside.documents.map((row): [string, Moved] => [row.id, { before: row, after: row }]),
      ...(await changedDocuments(tx, ports, documentIds, (row) => ({ ...row, folderId }))),
    ]);
    const after = (id: string) => folders.get(id) ?? before(id);
    return ok({ people: await peopleConcerned(tx, ports, documents, { before, after }) });
  });
