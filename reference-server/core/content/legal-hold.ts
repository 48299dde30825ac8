// What a legal hold keeps: everything that lies in its folder and beneath it, or was deleted from there. It is looked up
// from each place to the root, through folders that were deleted themselves.
import { folderEvenDeleted } from '../access/confidential.ts';
import { legalHold } from '../call/errors.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';

export const isHeld = async (tx: Tables, folderId: string | null) => (await holdsAbove(tx, folderId)).length > 0;

async function holdsAbove(tx: Tables, folderId: string | null): Promise<string[]> {
  const met = new Set<string>();
  const held: string[] = [];
  for (let id = folderId; id !== null && !met.has(id);) {
    met.add(id);
    const folder: FolderRecord | undefined = await folderEvenDeleted(tx, id);
    if (folder?.legalHold === true) held.push(id);
    id = folder?.parentId ?? null;
  }
  return held;
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

/** @throws ApiProblem 409 where something would leave a hold, be it for another one */
export async function refuseLeavingHold(tx: Tables, from: string | null, to: string | null): Promise<void> {
  const still = await holdsAbove(tx, to);
  if ((await holdsAbove(tx, from)).some((id) => !still.includes(id))) throw legalHold();
}
