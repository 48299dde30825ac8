// The access rules, restated for the suite: the strictest level up to the root applies, a folder permission reaches
// everything below that is not confidential itself, and grants only add.
import type { Sight } from './sight.ts';

export interface SetFolder {
  id: string;
  name: string;
  level: string;
  parent: SetFolder | null;
}

export interface SetDocument {
  id: string;
  name: string;
  level: string;
  isRestricted: boolean;
  folder: SetFolder | null;
}

/** A user's rights. */
export interface Given {
  /** Ids of folders with a read permission. */
  folders: readonly string[];
  grant: 'none' | 'read' | 'download' | 'download alone';
  isStaff: boolean;
}

function isPublic(folder: SetFolder | null): boolean {
  return folder === null || (folder.level === 'public' && isPublic(folder.parent));
}

/** Whether a permission reaches the folder. */
function isPermitted(folder: SetFolder | null, { folders }: Given): boolean {
  if (folder === null) return false;
  return (
    folders.includes(folder.id) || (folder.level !== 'confidential' && isPermitted(folder.parent, { folders } as Given))
  );
}

export function seesFolder(folder: SetFolder, given: Given): boolean {
  return given.isStaff || isPublic(folder) || isPermitted(folder, given);
}

export function sightOf({ level, isRestricted, folder }: SetDocument, given: Given): Sight {
  if (given.isStaff) return level === 'confidential' && isRestricted ? 'read' : 'all';
  const isReader = given.grant === 'read' || given.grant === 'download';
  const isDownloader = given.grant === 'download';
  const byFolder =
    level === 'public'
      ? isPublic(folder) || isPermitted(folder, given)
      : level === 'restricted' && isPermitted(folder, given);
  if (!byFolder && !isReader) return 'none';
  const mayDownload =
    level === 'confidential' ? isDownloader && !isRestricted : isDownloader || (byFolder && !isRestricted);
  return mayDownload ? 'all' : 'read';
}
