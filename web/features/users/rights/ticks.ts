import type { FolderPermission, InitialDocumentPermission } from '#contract/types.ts';

/** `base` is to read or view; `further`, to write or download, includes it. */
export type Right = 'base' | 'further';

/** The ticks by item id. Items without a tick are absent, so the size is the tab's count. */
export type Ticks = ReadonlyMap<string, Right>;

export const noTicks: Ticks = new Map();

export function hasRight(ticks: Ticks, id: string, right: Right): boolean {
  const held = ticks.get(id);
  return right === 'base' ? held !== undefined : held === 'further';
}

/** Ticking the further right ticks the base right; clearing the base right clears both. */
export function tick(ticks: Ticks, id: string, right: Right, isOn: boolean): Ticks {
  const next = new Map(ticks);
  if (isOn) next.set(id, right === 'further' || hasRight(ticks, id, 'further') ? 'further' : 'base');
  else if (right === 'base') next.delete(id);
  else if (next.has(id)) next.set(id, 'base');
  return next;
}

/** Leaves out deleted items, since the server refuses a user with any of them. */
export function stillThere(ticks: Ticks, items?: readonly { id: string }[]): Ticks {
  if (!items) return ticks;
  const ids = new Set(items.map(({ id }) => id));
  return new Map([...ticks].filter(([id]) => ids.has(id)));
}

/** `mayWrite` is false for roles that cannot upload; earlier ticks for writing are not sent then. */
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
