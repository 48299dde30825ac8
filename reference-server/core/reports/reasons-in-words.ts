// Reasons and limits of access in the words of a report, with the names of that time.
import type { AccessLimit, AccessReason } from '../access/policy.ts';
import { momentInWords, untilInWords } from '../records/ends.ts';

export interface Names {
  folder: (id: string) => string | undefined;
  group: (id: string) => string | undefined;
}

type Source = Pick<AccessReason, 'folderId' | 'groupId'>;

export function reasonsInWords(reasons: readonly AccessReason[], names: Names): string {
  return reasons.map((reason) => reasonInWords(reason, names)).join('; ');
}

export function limitsInWords(limits: readonly AccessLimit[], names: Names): string {
  return limits.map((limit) => limitInWords(limit, names)).join('; ');
}

function reasonInWords(reason: AccessReason, names: Names): string {
  const until = untilInWords(reason.expiresAt);
  switch (reason.kind) {
    case 'role':
      return 'role';
    case 'public-folders':
      return 'public, with every folder above';
    case 'folder-permission':
      return `folder permission${on(reason, names)}${through(reason, names)}${downloads(reason)}${until}`;
    case 'grant':
      return `grant${through(reason, names)}${until}`;
    case 'own-upload':
      return 'own upload';
    default:
      return reason.kind satisfies never;
  }
}

function limitInWords(limit: AccessLimit, names: Names): string {
  const ended = limit.expiredAt ? ` ended ${momentInWords(limit.expiredAt)}` : ' ended';
  switch (limit.kind) {
    case 'confidential':
      return 'confidential: needs a grant';
    case 'restricted':
      return 'restricted: needs a folder permission or a grant';
    case 'download-restricted':
      return 'downloads are restricted';
    case 'permission-stopped':
      return `folder permission from above${through(limit, names)} stops at a confidential folder${on(limit, names)}`;
    case 'download-without-read':
      return `grant${through(limit, names)} to download without viewing`;
    case 'expired-grant':
      return `grant${through(limit, names)}${ended}`;
    case 'expired-permission':
      return `folder permission${on(limit, names)}${through(limit, names)}${ended}`;
    case 'expired-person':
      return `access of the person${ended}`;
    case 'network':
      return `from certain networks alone${through(limit, names)}`;
    case 'awaiting-approval':
      return `no version was approved${on(limit, names)}`;
    case 'suspended-group':
      return `suspended${through(limit, names)}${limit.suspendedAt ? ` since ${momentInWords(limit.suspendedAt)}` : ''}`;
    case 'suspended-person':
      return 'signed out while their groups are suspended';
    case 'expired-group':
      return `group ended${through(limit, names)}${limit.expiredAt ? ` ${momentInWords(limit.expiredAt)}` : ''}`;
    default:
      return limit.kind satisfies never;
  }
}

function on({ folderId }: Source, { folder }: Names): string {
  return folderId === undefined ? '' : ` on ${folder(folderId) ?? folderId}`;
}

function through({ groupId }: Source, { group }: Names): string {
  return groupId === undefined ? '' : ` through group ${group(groupId) ?? groupId}`;
}

function downloads({ canDownload }: Pick<AccessReason, 'canDownload'>): string {
  if (canDownload === undefined) return '';
  return canDownload ? ' with downloads' : ' without downloads';
}
