// What a move would do to what people can reach, before it happens: the policy is asked twice about every document that
// is concerned, over the folders as they are and as they would be. Nothing is changed and nobody is told.
import { notFound } from '../desk/errors.ts';
import { ok, type Handler } from '../desk/operation.ts';
import { readerOf, type Reader } from '../documents/reader.ts';
import { activeInOrder } from '../people/users.ts';
import type { Tables } from '../ports.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';
import { isOver, isPrivileged } from '../rules/policy.ts';
import { findTarget, refuseInside } from './target.ts';

/** A document as it is and as it would be. */
interface Moved {
  before: DocumentRecord;
  after: DocumentRecord;
}

/**
 * For each person, in the order of the list of users, how many documents they could view or download only after the move
 * (gained) and only before it (lost). Whoever has neither is left out, and so is
 * whoever cannot come in any more.
 * @throws ApiProblem 404 for whatever is not there, 409 for a folder in itself.
 */
export const previewMove: Handler<'previewMove'> = ({ ports }, { json: { documentIds, folderIds, folderId } }) =>
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
    const concerned = await documentsOf(tx, documentIds, movedFolders, folderId);
    const now = ports.clock.now();
    const people = activeInOrder(await tx.users.list()).filter(
      ({ role, expiresAt }) => !isPrivileged(role) && !isOver(expiresAt, now),
    );
    const effects = await Promise.all(
      people.map(async ({ id: userId, role }) => {
        const over = (rows: ReadonlyMap<string, FolderRecord>) =>
          readerOf(tx, { userId, role }, ports, () => Promise.resolve((id) => rows.get(id)));
        return { userId, ...compared(concerned, await over(folders), await over(foldersAfter)) };
      }),
    );
    return ok({ people: effects.filter(({ gained, lost }) => gained + lost > 0) });
  });

/** Those that are named, and those in the folders and below. @throws ApiProblem 404 */
async function documentsOf(
  tx: Tables,
  documentIds: readonly string[],
  folderIds: ReadonlySet<string>,
  folderId: string | null,
): Promise<readonly Moved[]> {
  const found = new Map<string, Moved>();
  // A set is walked in order and includes what is added on the way; a circle adds nothing.
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
  return [...found.values()];
}

function compared(documents: readonly Moved[], before: Reader, after: Reader): { gained: number; lost: number } {
  let gained = 0;
  let lost = 0;
  for (const document of documents) {
    const had = before.rightsTo(document.before);
    const has = after.rightsTo(document.after);
    if ((has.view && !had.view) || (has.download && !had.download)) gained += 1;
    if ((had.view && !has.view) || (had.download && !has.download)) lost += 1;
  }
  return { gained, lost };
}
