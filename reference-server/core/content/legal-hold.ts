// What a legal hold keeps: everything that lies in its folder and beneath it, or was deleted from there. It is looked up
// from each place to the root, through folders that were deleted themselves.
import { legalHold } from '../call/errors.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';

/** Whether what lies in this folder is held. */
export async function isHeld(tx: Tables, folderId: string | null): Promise<boolean> {
  const met = new Set<string>();
  for (let id = folderId; id !== null && !met.has(id);) {
    met.add(id);
    const folder: FolderRecord | null | undefined =
      (await tx.folders.get(id)) ?? (await tx.deletedItems.get(id))?.folder;
    if (!folder) return false;
    if (folder.legalHold === true) return true;
    id = folder.parentId;
  }
  return false;
}

/** Whether any of these is: all of them stay together then. */
export async function isAnyHeld(
  tx: Tables,
  documents: readonly Pick<DocumentRecord, 'folderId'>[],
  folders: readonly Pick<FolderRecord, 'parentId' | 'legalHold'>[],
): Promise<boolean> {
  if (folders.some((folder) => folder.legalHold === true)) return true;
  const places = new Set([...documents.map(({ folderId }) => folderId), ...folders.map(({ parentId }) => parentId)]);
  for (const place of places) if (await isHeld(tx, place)) return true;
  return false;
}

/** @throws ApiProblem 409 where something would leave a hold */
export async function refuseLeavingHold(tx: Tables, from: string | null, to: string | null): Promise<void> {
  if ((await isHeld(tx, from)) && !(await isHeld(tx, to))) throw legalHold();
}
