// The target of a move: a folder or the root.
import { folderCycle, notFound } from '../call/errors.ts';
import type { Tables } from '../ports/store.ts';
import type { FolderRecord } from '../records/records.ts';

/** Null for the root. @throws ApiProblem 404 */
export async function findTarget(tx: Tables, folderId: string | null): Promise<FolderRecord | null> {
  const folder = folderId === null ? null : await tx.folders.get(folderId);
  if (folder === undefined) throw notFound();
  return folder;
}

/** Checks the path from the target to the root. @throws ApiProblem 409 where it contains a moved folder. */
export async function refuseInside(tx: Tables, moved: ReadonlySet<string>, target: FolderRecord | null): Promise<void> {
  const way = new Set<string>();
  // A circle of folders ends the walk where it began.
  for (let at = target; at !== null && !way.has(at.id);) {
    if (moved.has(at.id)) throw folderCycle();
    way.add(at.id);
    at = at.parentId === null ? null : ((await tx.folders.get(at.parentId)) ?? null);
  }
}

/** "from … to …" for the audit log. */
export async function fromTo(tx: Tables, fromId: string | null, to: FolderRecord | null): Promise<string> {
  const from = fromId === null ? null : await tx.folders.get(fromId);
  return `from ${from === undefined ? 'a folder that is gone' : inWords(from)} to ${inWords(to)}`;
}

function inWords(folder: FolderRecord | null): string {
  return folder === null ? 'Home' : `"${folder.name}"`;
}
