// Who may see and do what: the one place that decides, pure and without a store. Every list, preview, download, version
// and change uses it. A decision can also record its reasons, which the access review shows. Which roles may make a
// call is in the contract (`x-roles`).
import type { components } from '#contract/api.d.ts';
import { endOf, isOver } from '../records/ends.ts';
import type { AccessLevel, FolderRecord, Role } from '../records/records.ts';
import { isPrivileged } from '../records/roles.ts';

export type AccessReason = components['schemas']['AccessReason'];
export type AccessLimit = components['schemas']['AccessLimit'];

/** The reasons of a decision: what gives access, and what takes it away. */
export interface Reasons {
  because: AccessReason[];
  but: AccessLimit[];
}

/** The folders from one up to the root. */
export interface FolderChain {
  /** Starts with the folder itself. */
  folders: readonly FolderRecord[];
  /** False where a parent is missing or the chain is a circle; nothing in it is public then. */
  reachesRoot: boolean;
}

/** A grant or permission of a user, held directly or through the named group. */
interface Given {
  groupId?: string | null;
  expiresAt?: string | null;
}

/** Whether a permission allows downloads: true includes restricted documents, null follows each document's setting. */
type Downloads = boolean | null;

/** The properties of a group that limit what it gives. */
export interface Party {
  expiresAt?: string | null | undefined;
  suspendedAt?: string | null | undefined;
  /** Whether its grants and permissions count only in certain networks. */
  isBound: boolean;
  /** Whether the caller is outside of these networks. */
  isOutside: boolean;
}

/** The time and the groups by which grants and permissions are judged. */
export interface Moment {
  now: Date;
  parties: ReadonlyMap<string, Party>;
}

export interface FolderGiven extends Given {
  canRead: boolean;
  canDownload?: Downloads;
}

export interface DocumentGiven extends Given {
  canRead: boolean;
  canDownload: boolean;
}

/** The access of an analyst or viewer to a folder. */
export interface EffectiveAccess {
  /** Whether they hold one on it or above; none passes into a confidential folder from outside. */
  hasPermission: boolean;
  /** The widest download right of these permissions. */
  downloads: Downloads;
  /** Whether every folder up to the root is public. */
  isPublic: boolean;
  /** The nearest folder, from here to the root, that shows readers approved versions only; null without one. */
  approvalFolderId: string | null;
  /** Present where reasons are recorded. */
  reasons?: Reasons;
}

/** Documents in no folder are accessible to everybody, and permissions on the root do not exist. */
export const atRoot: EffectiveAccess = {
  hasPermission: false,
  downloads: false,
  isPublic: true,
  approvalFolderId: null,
  reasons: { because: [{ kind: 'public-folders', gives: 'see' }], but: [] },
};

/** @param givenOn returns the permissions on a folder itself @param reasons receives the reasons, for display */
export function effectiveAccessIn(
  chain: FolderChain,
  givenOn: (folderId: string) => readonly FolderGiven[],
  moment: Moment,
  reasons?: Reasons,
): EffectiveAccess {
  const permission = permissionReaches(chain.folders, givenOn, moment, reasons);
  const isPublic = chain.reachesRoot && chain.folders.every((folder) => folder.accessLevel === 'public');
  const approvalFolderId = approvalFolderIn(chain);
  if (!reasons) return { ...permission, isPublic, approvalFolderId };
  if (isPublic) reasons.because.push({ kind: 'public-folders', gives: 'see' });
  return { ...permission, isPublic, approvalFolderId, reasons };
}

export function seesFolder({ hasPermission, isPublic }: Pick<EffectiveAccess, 'hasPermission' | 'isPublic'>): boolean {
  return hasPermission || isPublic;
}

/** The nearest folder, itself or above, that shows readers approved versions only. */
export function approvalFolderIn({ folders }: Pick<FolderChain, 'folders'>): string | null {
  return folders.find((folder) => folder.approvalRequired)?.id ?? null;
}

/** The lowest folder that stops permissions from passing further down; null without one. */
export function stopsBelow(folders: readonly FolderRecord[]): FolderRecord | null {
  return folders.find((folder) => folder.accessLevel === 'confidential') ?? null;
}

function permissionReaches(
  folders: readonly FolderRecord[],
  givenOn: (folderId: string) => readonly FolderGiven[],
  moment: Moment,
  reasons?: Reasons,
): Pick<EffectiveAccess, 'hasPermission' | 'downloads'> {
  const stop = stopsBelow(folders);
  let isStopped = false;
  let hasPermission = false;
  let downloads: Downloads = false;
  for (const folder of folders) {
    for (const given of givenOn(folder.id)) {
      if (!given.canRead) continue;
      const limit = limitOf('expired-permission', given, moment, { folderId: folder.id });
      if (limit) reasons?.but.push(limit);
      else if (isStopped)
        reasons?.but.push({ kind: 'permission-stopped', ...through(given), folderId: stop?.id ?? folder.id });
      else {
        const { canDownload = null } = given;
        hasPermission = true;
        downloads = moreOf(downloads, canDownload);
        reasons?.because.push({
          ...{ kind: 'folder-permission', gives: 'see', folderId: folder.id },
          ...(canDownload !== null && { canDownload }),
          ...sourceOf(given, moment),
        });
        if (reasons) addNetworks(given, moment, reasons);
      }
    }
    isStopped ||= folder === stop;
    if (!reasons && (downloads || isStopped)) break;
  }
  return { hasPermission, downloads };
}

/** What the policy needs to know about one document and one reader. */
export interface DocumentFacts extends Moment {
  role: Role;
  level: AccessLevel;
  downloadRestricted: boolean;
  folder: EffectiveAccess;
  grants: readonly DocumentGiven[];
  isOwnUpload: boolean;
  isApproved: boolean;
}

export interface DocumentRights {
  /** The document and its versions are in lists; without this right they do not exist for the reader. */
  see: boolean;
  /** Its content may be previewed, and the changes of others be seen. */
  view: boolean;
  download: boolean;
  /** Delete and rename. */
  remove: boolean;
}

/** Whether folder permissions and public folders give access to documents of each level. */
const folderCounts: Record<AccessLevel, { permission: boolean; publicity: boolean }> = {
  public: { permission: true, publicity: true },
  restricted: { permission: true, publicity: false },
  confidential: { permission: false, publicity: false },
};

/**
 * Grants only add rights, each by itself: its canDownload counts only with its own canRead. @param reasons receives
 * the reasons, and does not change the decision.
 */
export function documentRights(facts: DocumentFacts, reasons?: Reasons): DocumentRights {
  const isSealed = facts.level === 'confidential' && facts.downloadRestricted;
  if (isPrivileged(facts.role)) {
    reasons?.because.push({ kind: 'role', gives: isSealed ? 'view' : 'download' });
    if (isSealed) reasons?.but.push({ kind: 'download-restricted' });
    return { see: true, view: true, download: !isSealed, remove: true };
  }
  const { approvalFolderId } = facts.folder;
  if (approvalFolderId === null || facts.isApproved) return readerRights(facts, isSealed, reasons);
  const whole: Reasons | undefined = reasons && { because: [], but: [] };
  const { view } = readerRights(facts, isSealed, whole);
  // Uploaders keep seeing the document as they left it.
  if (reasons && whole) {
    reasons.because.push(...whole.because.filter(({ kind }) => kind === 'own-upload'));
    reasons.but.push(...whole.but);
    if (view) reasons.but.push({ kind: 'awaiting-approval', folderId: approvalFolderId });
  }
  return { see: facts.isOwnUpload, view: false, download: false, remove: facts.isOwnUpload };
}

/** The rights of analysts and viewers, before approval is considered. */
function readerRights(facts: DocumentFacts, isSealed: boolean, reasons?: Reasons): DocumentRights {
  const counts = folderCounts[facts.level];
  const { hasPermission, downloads, isPublic } = facts.folder;
  const byPermission = counts.permission && hasPermission;
  const byPublicity = counts.publicity && isPublic;
  if (reasons) addFolderReasons(facts, reasons);
  let view = byPermission || byPublicity;
  // Folder permissions do not count for confidential documents, and nothing else is sealed.
  let download =
    (byPermission && (downloads ?? !facts.downloadRestricted)) || (byPublicity && !facts.downloadRestricted);
  for (const grant of facts.grants) {
    const limit = limitOf('expired-grant', grant, facts, {});
    if (limit) {
      reasons?.but.push(limit);
    } else if (grant.canRead) {
      const givesDownload = grant.canDownload && !isSealed;
      view = true;
      download ||= givesDownload;
      reasons?.because.push({ kind: 'grant', gives: givesDownload ? 'download' : 'view', ...sourceOf(grant, facts) });
      if (reasons) addNetworks(grant, facts, reasons);
    } else if (grant.canDownload) {
      reasons?.but.push({ kind: 'download-without-read', ...through(grant) });
    }
  }
  if (view && !download && facts.downloadRestricted) reasons?.but.push({ kind: 'download-restricted' });
  if (facts.isOwnUpload) reasons?.because.push({ kind: 'own-upload', gives: 'see' });
  return { see: view || facts.isOwnUpload, view, download, remove: facts.isOwnUpload };
}

/** Records what access to the folder gives at the document's level. */
function addFolderReasons({ level, downloadRestricted, folder }: DocumentFacts, reasons: Reasons): void {
  const counts = folderCounts[level];
  const { because, but } = folder.reasons ?? { because: [], but: [] };
  for (const reason of because) {
    const doesCount = reason.kind === 'folder-permission' ? counts.permission : counts.publicity;
    const givesDownload = reason.canDownload ?? !downloadRestricted;
    if (doesCount) reasons.because.push({ ...reason, gives: givesDownload ? 'download' : 'view' });
  }
  if (
    level !== 'public' &&
    because.length > 0 &&
    !because.some(({ kind }) => kind === 'folder-permission' && counts.permission)
  )
    reasons.but.push({ kind: level });
  if (counts.permission) reasons.but.push(...but);
}

function moreOf(one: Downloads, other: Downloads): Downloads {
  if (one === true || other === true) return true;
  return one === other ? one : null;
}

/** Whether a user holds nothing except through suspended groups: such a user cannot sign in. */
export function isShutOut(role: Role, given: readonly FolderGiven[], moment: Moment): boolean {
  const isSuspended = [...moment.parties.values()].some(({ suspendedAt }) => suspendedAt);
  if (isPrivileged(role) || !isSuspended) return false;
  return !given.some((row) => row.canRead && limitOf('expired-grant', row, moment, {}) === null);
}

/** Why a grant or permission does not count; null where it does. */
function limitOf(
  kind: AccessLimit['kind'],
  given: Given,
  { now, parties }: Moment,
  where: Pick<AccessLimit, 'folderId'>,
): AccessLimit | null {
  const party = partyOf(given, parties);
  const source = { ...where, ...through(given) };
  if (party?.suspendedAt) return { kind: 'suspended-group', ...source, suspendedAt: party.suspendedAt };
  if (party?.expiresAt && isOver(party.expiresAt, now))
    return { kind: 'expired-group', ...source, expiredAt: party.expiresAt };
  if (given.expiresAt && isOver(given.expiresAt, now)) return { kind, ...source, expiredAt: given.expiresAt };
  return party?.isOutside ? { kind: 'network', ...source } : null;
}

/** Records the networks of a group as a limit, although its right counts. */
function addNetworks(given: Given, { parties }: Moment, reasons: Reasons): void {
  if (partyOf(given, parties)?.isBound) reasons.but.push({ kind: 'network', ...through(given) });
}

const partyOf = ({ groupId }: Given, parties: Moment['parties']) => (groupId ? parties.get(groupId) : undefined);
const through = ({ groupId }: Given) => (groupId ? { groupId } : {});

/** The source of a right, with the earliest of its ends. */
function sourceOf(given: Given, { parties }: Moment) {
  const ends = [given.expiresAt, partyOf(given, parties)?.expiresAt].filter((end) => end != null);
  const [first = null] = ends.sort((one, other) => endOf(one) - endOf(other));
  return { ...through(given), expiresAt: first };
}
