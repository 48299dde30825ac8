import type { Folder } from '#contract/types.ts';

/** The nearest folder, from this one up, that requires approval; null without one, and at the root. */
export function requiredAbove(folders: readonly Folder[], parentId: string): Folder | null {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const seen = new Set<Folder>();
  for (let at = byId.get(parentId); at && !seen.has(at); at = byId.get(at.parentId ?? '')) {
    if (at.approvalRequired === true) return at;
    seen.add(at);
  }
  return null;
}
