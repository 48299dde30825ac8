// Reasons and limits of access in the words of a report, with the names of that time.
import type { AccessLimit, AccessReason } from '../access/policy.ts';
import { momentInWords, untilInWords } from '../records/ends.ts';

export interface Names {
  folder: (id: string) => string | undefined;
  group: (id: string) => string | undefined;
}

type Source = Pick<AccessReason, 'folderId' | 'groupId'>;

export function reasonsInWords(reasons: readonly AccessReason[], names: Names): string {
  return reasons.map((reason) => reasonWords[reason.kind](reason, names)).join('; ');
}

export function limitsInWords(limits: readonly AccessLimit[], names: Names): string {
  return limits.map((limit) => limitWords[limit.kind](limit, names)).join('; ');
}

const reasonWords: Record<AccessReason['kind'], (reason: AccessReason, names: Names) => string> = {
  role: () => 'role',
  'public-folders': () => 'public, with every folder above',
  'folder-permission': (reason, names) =>
    `folder permission${on(reason, names)}${through(reason, names)}${downloads(reason)}${untilInWords(reason.expiresAt)}`,
  grant: (reason, names) => `grant${through(reason, names)}${untilInWords(reason.expiresAt)}`,
  'own-upload': () => 'own upload',
};

const limitWords: Record<AccessLimit['kind'], (limit: AccessLimit, names: Names) => string> = {
  confidential: () => 'confidential: needs a grant',
  restricted: () => 'restricted: needs a folder permission or a grant',
  'download-restricted': () => 'downloads are restricted',
  'permission-stopped': (limit, names) =>
    `folder permission from above${through(limit, names)} stops at a confidential folder${on(limit, names)}`,
  'download-without-read': (limit, names) => `grant${through(limit, names)} to download without viewing`,
  'expired-grant': (limit, names) => `grant${through(limit, names)} ended${at(limit.expiredAt)}`,
  'expired-permission': (limit, names) =>
    `folder permission${on(limit, names)}${through(limit, names)} ended${at(limit.expiredAt)}`,
  'expired-person': (limit) => `access of the person ended${at(limit.expiredAt)}`,
  network: (limit, names) => `from certain networks alone${through(limit, names)}`,
  'awaiting-approval': (limit, names) => `no version was approved${on(limit, names)}`,
  'suspended-group': (limit, names) =>
    `suspended${through(limit, names)}${limit.suspendedAt ? ` since${at(limit.suspendedAt)}` : ''}`,
  'suspended-person': () => 'signed out while their groups are suspended',
  'expired-group': (limit, names) => `group ended${through(limit, names)}${at(limit.expiredAt)}`,
};

const at = (moment: string | null | undefined): string => (moment ? ` ${momentInWords(moment)}` : '');

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
