// Legal holds keep everything in and beneath their folder, and what was deleted from there. A hold is looked up from an
// item to the root, through deleted folders as well.
import { upFrom } from '../access/confidential.ts';
import { legalHold } from '../call/errors.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';

export const isHeld = async (tx: Tables, folderId: string | null) => (await holdsAbove(tx, folderId)).length > 0;

async function holdsAbove(tx: Tables, folderId: string | null): Promise<string[]> {
  const held: string[] = [];
  for await (const folder of upFrom(tx, folderId)) if (folder?.legalHold === true) held.push(folder.id);
  return held;
}

/** Whether any of these items is held; all of them stay then. */
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

/** @throws ApiProblem 409 where something would leave a hold, even for another hold */
export async function refuseLeavingHold(tx: Tables, from: string | null, to: string | null): Promise<void> {
  const still = await holdsAbove(tx, to);
  if ((await holdsAbove(tx, from)).some((id) => !still.includes(id))) throw legalHold();
}
