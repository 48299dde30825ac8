// Legal holds keep everything in and beneath their folder, and what was deleted from there. A hold is looked up from an
// item to the root, through deleted folders as well.
import { upFrom } from '../access/confidential.ts';
import { legalHold } from '../call/errors.ts';
import type { Tables } from '../ports/store.ts';
import type { DeletedItemRecord } from '../records/deleted-item.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';
import type { ChangeTx } from '../store/change.ts';

export const isHeld = async (tx: Tables, folderId: string | null) => (await holdsAbove(tx, folderId)).length > 0;

export const placeOf = ({ document, folder }: DeletedItemRecord) => document?.folderId ?? folder?.parentId ?? null;

/** Before folders are purged: what was deleted from them and stays remains under the holds above them. */
export async function keepHolds(tx: ChangeTx, purged: ReadonlySet<string>): Promise<void> {
  for (const item of await tx.deletedItems.list()) {
    if (purged.has(item.id) || !purged.has(item.above ?? placeOf(item) ?? '')) continue;
    const { above, ...rest } = item;
    let next: string | undefined;
    for await (const folder of upFrom(tx, placeOf(item), above)) if (!purged.has(folder?.id ?? '')) next ??= folder?.id;
    await tx.deletedItems.put(next === undefined ? rest : { ...rest, above: next });
  }
}

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
