import type { FolderPermission, InitialDocumentPermission } from '#contract/types.ts';

/** The base right is to read or view; the further one, to write or download, never stands without it. */
export type Right = 'base' | 'further';

/** What is ticked for each item, by its id. An item without a tick is absent, so the size is the count of a tab. */
export type Ticks = ReadonlyMap<string, Right>;

export const noTicks: Ticks = new Map();

export function hasRight(ticks: Ticks, id: string, right: Right): boolean {
  const held = ticks.get(id);
  return right === 'base' ? held !== undefined : held === 'further';
}

/** Ticking the further right ticks the base one as well; clearing the base one clears both. */
export function tick(ticks: Ticks, id: string, right: Right, isOn: boolean): Ticks {
  const next = new Map(ticks);
  if (isOn) next.set(id, right === 'further' || hasRight(ticks, id, 'further') ? 'further' : 'base');
  else if (right === 'base') next.delete(id);
  else if (next.has(id)) next.set(id, 'base');
  return next;
}

/** `mayWrite` is false for a role that cannot upload: whatever was ticked before the role was chosen is not sent. */
export function folderPermissions(ticks: Ticks, mayWrite: boolean): FolderPermission[] {
  return [...ticks].map(([folderId, right]) => ({
    folderId,
    canRead: true,
    canWrite: mayWrite && right === 'further',
  }));
}

export function documentPermissions(ticks: Ticks): InitialDocumentPermission[] {
  return [...ticks].map(([documentId, right]) => ({ documentId, canRead: true, canDownload: right === 'further' }));
}
