import type { Folder } from '#contract/types.ts';

/** "Project Aurora / 02 Financials"; undefined for the root and for a folder that is not in the list. */
export function folderPath(folders: readonly Folder[], id: string | null): string | undefined {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const names: string[] = [];
  const seen = new Set<string>();
  let at = id === null ? undefined : byId.get(id);
  while (at !== undefined && !seen.has(at.id)) {
    seen.add(at.id);
    names.unshift(at.name);
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return names.length === 0 ? undefined : names.join(' / ');
}
