// Who may see and do what: the one place that decides, pure and without a store. Every list, preview, download,
// version and change asks here. What a role may call at all is the contract's business (`x-roles`).
import type { AccessLevel, FolderRecord, Role } from '../records/records.ts';

/** Administrators and managers see every level and change everything but people. */
export function isPrivileged(role: Role): boolean {
  return role === 'admin' || role === 'manager';
}

/** The folders from one up to the root. */
export interface FolderChain {
  /** The folder itself first. */
  folders: readonly FolderRecord[];
  /** False where a parent is missing or the chain runs in a circle: nothing is public by then. */
  reachesRoot: boolean;
}

/** How an analyst or a viewer stands to a folder. */
export interface FolderStanding {
  /** An explicit permission on it or above it. It does not pass into a confidential folder, which needs its own. */
  hasPermission: boolean;
  /** A permission, or every folder up to the root is public. */
  hasAccess: boolean;
}

/** Documents in no folder: everybody has access, and nobody can hold a permission. */
export const atRoot: FolderStanding = { hasPermission: false, hasAccess: true };

/** @param isPermitted whether the reader holds canRead on exactly this folder. */
export function standingIn(chain: FolderChain, isPermitted: (folderId: string) => boolean): FolderStanding {
  const hasPermission = permissionReaches(chain.folders, isPermitted);
  const isPublic = chain.reachesRoot && chain.folders.every((folder) => folder.accessLevel === 'public');
  return { hasPermission, hasAccess: hasPermission || isPublic };
}

function permissionReaches(folders: readonly FolderRecord[], isPermitted: (folderId: string) => boolean): boolean {
  for (const folder of folders) {
    if (isPermitted(folder.id)) return true;
    if (folder.accessLevel === 'confidential') return false;
  }
  return false;
}

/** What the policy must know to decide about one document and one reader. */
export interface DocumentFacts {
  role: Role;
  level: AccessLevel;
  downloadRestricted: boolean;
  folder: FolderStanding;
  grant: { canRead: boolean; canDownload: boolean } | null;
  isOwnUpload: boolean;
}

export interface DocumentRights {
  /** It is in lists, and its versions are; without it the document does not exist for the reader. */
  see: boolean;
  /** Its content may be previewed, and what others have added to it be known. */
  view: boolean;
  download: boolean;
  /** Delete and rename. */
  remove: boolean;
}

interface Standing {
  folder: FolderStanding;
  grantsRead: boolean;
  grantsDownload: boolean;
  restricted: boolean;
}

const viewBy: Record<AccessLevel, (standing: Standing) => boolean> = {
  public: ({ folder, grantsRead }) => folder.hasAccess || grantsRead,
  restricted: ({ folder, grantsRead }) => folder.hasPermission || grantsRead,
  confidential: ({ grantsRead }) => grantsRead,
};

const downloadBy: Record<AccessLevel, (standing: Standing) => boolean> = {
  public: ({ folder, grantsDownload, restricted }) => (folder.hasAccess && !restricted) || grantsDownload,
  restricted: ({ folder, grantsDownload, restricted }) => (folder.hasPermission && !restricted) || grantsDownload,
  confidential: ({ grantsDownload, restricted }) => grantsDownload && !restricted,
};

/** Grants only add. canDownload counts together with canRead only. */
export function documentRights(facts: DocumentFacts): DocumentRights {
  if (isPrivileged(facts.role)) {
    const isSealed = facts.level === 'confidential' && facts.downloadRestricted;
    return { see: true, view: true, download: !isSealed, remove: true };
  }
  const grantsRead = facts.grant?.canRead ?? false;
  const standing: Standing = {
    folder: facts.folder,
    grantsRead,
    grantsDownload: grantsRead && (facts.grant?.canDownload ?? false),
    restricted: facts.downloadRestricted,
  };
  const view = viewBy[facts.level](standing);
  return {
    see: view || facts.isOwnUpload,
    view,
    download: downloadBy[facts.level](standing),
    remove: facts.isOwnUpload,
  };
}
