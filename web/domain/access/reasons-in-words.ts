import type { AccessLimit, AccessReason, Folder, Group } from '#contract/types.ts';
import { dayInWords } from '#web/domain/expiry/expiry.ts';

/** Names of folders and groups; undefined for unknown ones. */
export interface AccessNames {
  folder: (id: string) => string | undefined;
  group: (id: string) => string | undefined;
}

export function accessNames(
  folders: readonly Pick<Folder, 'id' | 'name'>[],
  groups: readonly Pick<Group, 'id' | 'name'>[],
): AccessNames {
  const folderNames = new Map(folders.map(({ id, name }) => [id, name]));
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  return { folder: (id) => folderNames.get(id), group: (id) => groupNames.get(id) };
}

type Source = Pick<AccessReason, 'folderId' | 'groupId'>;

type ReasonWords = Record<
  AccessReason['kind'],
  (reason: AccessReason, homeId: string | null, names: AccessNames) => string
>;

const reasonWords: ReasonWords = {
  role: () => 'Administrators and managers see everything',
  'public-folders': (_, homeId) => (homeId === null ? 'Public, and in no folder' : 'Public, with every folder above'),
  'folder-permission': (reason, homeId, names) => {
    const inherited = reason.folderId === homeId ? '' : ', inherited';
    return `Folder permission${on(reason, names)}${through(reason, names)}${downloads(reason)}${inherited}${until(reason)}`;
  },
  grant: (reason, _, names) => `Grant${through(reason, names)}${until(reason)}`,
  'own-upload': () => 'Uploaded it',
};

/** "Grant through group Bidders, until Mar 3". @param homeId the document's folder, or the folder itself */
export function reasonInWords(reason: AccessReason, homeId: string | null, names: AccessNames): string {
  // Newer servers may send other reasons.
  const known: Partial<ReasonWords> = reasonWords;
  return known[reason.kind]?.(reason, homeId, names) ?? reason.kind;
}

type LimitWords = Record<AccessLimit['kind'], (limit: AccessLimit, names: AccessNames) => string>;

const limitWords: LimitWords = {
  confidential: () => 'Confidential: needs a grant',
  restricted: () => 'Restricted: needs a folder permission or a grant',
  'download-restricted': () => 'Downloads are restricted',
  'permission-stopped': (limit, names) =>
    `Folder permission from above${through(limit, names)} stops at a confidential folder${named(limit, names)}`,
  'download-without-read': (limit, names) =>
    `Grant${through(limit, names)} to download without viewing, which gives nothing`,
  'expired-grant': (limit, names) => `Grant${through(limit, names)}${ended(limit)}`,
  'expired-permission': (limit, names) => `Folder permission${on(limit, names)}${through(limit, names)}${ended(limit)}`,
  'expired-person': (limit) => `Their access${ended(limit)}`,
  network: (limit, names) =>
    limit.groupId === undefined
      ? 'Only from the networks in Security Settings'
      : `Through group ${group(limit, names)}, from its networks alone`,
  'awaiting-approval': (limit, names) => `No version has been approved yet${on(limit, names)}`,
  'suspended-group': (limit, names) => {
    const since = limit.suspendedAt ? `, suspended since ${dayInWords(limit.suspendedAt)}` : ', which is suspended';
    return `Through group ${group(limit, names)}${since}`;
  },
  'suspended-person': () => 'Signed out while their groups are suspended',
  'expired-group': (limit, names) => `Through group ${group(limit, names)}, which${ended(limit)}`,
};

/** A limit of access: "Grant through group Bidders ended on Mar 3". */
export function limitInWords(limit: AccessLimit, names: AccessNames): string {
  const known: Partial<LimitWords> = limitWords;
  return known[limit.kind]?.(limit, names) ?? limit.kind;
}

const until = ({ expiresAt }: AccessReason): string => (expiresAt ? `, until ${dayInWords(expiresAt)}` : '');

const ended = ({ expiredAt }: AccessLimit): string => (expiredAt ? ` ended on ${dayInWords(expiredAt)}` : ' has ended');

/** All rights, or those of a single reason. */
export function givesInWords(gives: AccessReason['gives'] | null): string {
  if (gives === null) return 'No access';
  return { see: 'Listed', view: 'Can view', download: 'Can view and download' }[gives];
}

/** The highest right on an item; folders are only seen. */
export function furthest(access: { see: boolean; view?: boolean; download?: boolean }): AccessReason['gives'] | null {
  if (access.download === true) return 'download';
  if (access.view === true) return 'view';
  return access.see ? 'see' : null;
}

function on({ folderId }: Source, { folder }: AccessNames): string {
  return folderId === undefined ? '' : ` on ${folder(folderId) ?? 'a folder that is not in the list'}`;
}

function named({ folderId }: Source, { folder }: AccessNames): string {
  const name = folderId === undefined ? undefined : folder(folderId);
  return name === undefined ? '' : `, ${name}`;
}

function through(source: Source, names: AccessNames): string {
  return source.groupId === undefined ? '' : ` through group ${group(source, names)}`;
}

const group = ({ groupId = '' }: Source, names: AccessNames): string => names.group(groupId) ?? groupId;

function downloads({ canDownload }: Pick<AccessReason, 'canDownload'>): string {
  if (canDownload === undefined) return '';
  return canDownload ? ' with downloads' : ' without downloads';
}
