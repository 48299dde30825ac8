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

/** "Grant through group Bidders, until Mar 3". @param homeId the document's folder, or the folder itself */
export function reasonInWords(reason: AccessReason, homeId: string | null, names: AccessNames): string {
  const end = reason.expiresAt ? `, until ${dayInWords(reason.expiresAt)}` : '';
  switch (reason.kind) {
    case 'role':
      return 'Administrators and managers see everything';
    case 'public-folders':
      return homeId === null ? 'Public, and in no folder' : 'Public, with every folder above';
    case 'folder-permission': {
      const inherited = reason.folderId === homeId ? '' : ', inherited';
      return `Folder permission${on(reason, names)}${through(reason, names)}${downloads(reason)}${inherited}${end}`;
    }
    case 'grant':
      return `Grant${through(reason, names)}${end}`;
    case 'own-upload':
      return 'Uploaded it';
    default:
      // Newer servers may send other reasons.
      return reason.kind satisfies never;
  }
}

/** A limit of access: "Grant through group Bidders ended on Mar 3". */
export function limitInWords(limit: AccessLimit, names: AccessNames): string {
  const ended = limit.expiredAt ? ` ended on ${dayInWords(limit.expiredAt)}` : ' has ended';
  switch (limit.kind) {
    case 'confidential':
      return 'Confidential: needs a grant';
    case 'restricted':
      return 'Restricted: needs a folder permission or a grant';
    case 'download-restricted':
      return 'Downloads are restricted';
    case 'permission-stopped':
      return `Folder permission from above${through(limit, names)} stops at a confidential folder${named(limit, names)}`;
    case 'download-without-read':
      return `Grant${through(limit, names)} to download without viewing, which gives nothing`;
    case 'expired-grant':
      return `Grant${through(limit, names)}${ended}`;
    case 'expired-permission':
      return `Folder permission${on(limit, names)}${through(limit, names)}${ended}`;
    case 'expired-person':
      return `Their access${ended}`;
    case 'network':
      return limit.groupId === undefined
        ? 'Only from the networks in Security Settings'
        : `Only from the networks of group ${group(limit, names)}`;
    case 'awaiting-approval':
      return `No version has been approved yet${on(limit, names)}`;
    case 'suspended-group': {
      const since = limit.suspendedAt ? `, suspended since ${dayInWords(limit.suspendedAt)}` : ', which is suspended';
      return `Through group ${group(limit, names)}${since}`;
    }
    case 'suspended-person':
      return 'Signed out while their groups are suspended';
    case 'expired-group':
      return `Through group ${group(limit, names)}, which${ended}`;
    default:
      return limit.kind satisfies never;
  }
}

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

function group({ groupId = '' }: Source, names: AccessNames): string {
  return names.group(groupId) ?? groupId;
}

function downloads({ canDownload }: Pick<AccessReason, 'canDownload'>): string {
  if (canDownload === undefined) return '';
  return canDownload ? ' with downloads' : ' without downloads';
}
