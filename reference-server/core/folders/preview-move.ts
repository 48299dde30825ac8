// Previews how a move changes what users can reach: the policy is evaluated for the folders before and after it.
// Nothing is changed or audited.
import { notFound } from '../call/errors.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import type { Moved } from './concerned.ts';
import { peopleConcerned } from './people-concerned.ts';
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
    const target = await findTarget(tx, folderId);
    const movedFolders = new Set(folderIds);
    await refuseInside(tx, movedFolders, target);
    const folders = new Map((await tx.folders.list()).map((folder) => [folder.id, folder]));
    const foldersAfter = new Map(folders);
    for (const id of movedFolders) {
      const folder = folders.get(id);
      if (!folder) throw notFound();
      foldersAfter.set(id, { ...folder, parentId: folderId });
    }
    const documents = await documentsOf(tx, documentIds, movedFolders, folderId);
    return ok({ people: await peopleConcerned(tx, ports, documents, { before: folders, after: foldersAfter }) });
  });

/** The documents named, and those in and below the folders. @throws ApiProblem 404 */
async function documentsOf(
  tx: Tables,
  documentIds: readonly string[],
  folderIds: ReadonlySet<string>,
  folderId: string | null,
): Promise<ReadonlyMap<string, Moved>> {
  const found = new Map<string, Moved>();
  // A set may grow while it is walked; a circle of folders adds nothing new.
  const below = new Set(folderIds);
  for (const id of below) {
    for (const document of await tx.documents.by('folder', id)) {
      found.set(document.id, { before: document, after: document });
    }
    for (const child of await tx.folders.by('parent', id)) below.add(child.id);
  }
  for (const id of documentIds) {
    const document = await tx.documents.get(id);
    if (!document) throw notFound();
    found.set(id, { before: document, after: { ...document, folderId } });
  }
  return found;
}
