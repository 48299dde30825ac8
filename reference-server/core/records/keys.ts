// The secondary keys of rows.
import type { CollectionName, Records } from './records.ts';

/** The keys that `by(index, key)` can look up. */
export const indexes = {
  users: {
    email: (row) => (row.deactivatedAt === null ? emailKey(row.email) : null),
    identity: (row) => (row.identity ? identityKey(row.identity.issuer, row.identity.subject) : null),
  },
  documents: { folder: (row) => row.folderId ?? ROOT, slot: (row) => slotKey(row.folderId, row.name) },
  versions: { document: (row) => row.documentId, object: (row) => row.objectKey },
  folders: { parent: (row) => row.parentId ?? ROOT },
  grants: { document: (row) => row.documentId, user: (row) => row.userId, group: (row) => row.groupId ?? null },
  folderPermissions: { user: (row) => row.userId, group: (row) => row.groupId ?? null, folder: (row) => row.folderId },
  tickets: { user: (row) => row.userId },
  invitations: { user: (row) => row.userId },
  sessions: { user: (row) => row.userId },
  policies: {},
  secondFactors: {
    user: (row) => row.userId,
    credential: (row) => (row.proof.kind === 'passkey' ? row.proof.credentialId : null),
  },
  recoveryCodes: {},
  halfSignIns: { user: (row) => row.userId },
  groups: { name: (row) => groupNameKey(row.name) },
  memberships: { group: (row) => row.groupId, user: (row) => row.userId },
  approvals: { document: (row) => row.documentId, state: (row) => row.state },
  visits: {},
  favourites: { user: (row) => row.userId, document: (row) => row.documentId },
  terms: { terms: (row) => row.termsId },
  termsAcceptances: { version: (row) => row.versionId, user: (row) => row.userId },
  deletedItems: { within: (row) => row.within },
  mails: { state: (row) => row.state },
  mailSettings: {},
  accessRequests: { state: (row) => row.state, user: (row) => row.userId },
} as const satisfies { [C in CollectionName]: Record<string, (row: Records[C]) => string | null> };

export type IndexName<C extends CollectionName> = keyof (typeof indexes)[C] & string;

export const collectionNames = Object.keys(indexes) as CollectionName[];

export const isCollection = (name: string): name is CollectionName => Object.hasOwn(indexes, name);

export const POLICY = 'policy';

/** The row of what ended sessions at the last start or change, settings included. */
export const POLICY_IN_FORCE = 'in-force';

export const ROOT = '';

/** The key of a name in a folder: NFC, case-sensitive. A reader's documents in a folder differ in it. */
export function slotKey(folderId: string | null, name: string): string {
  return `${folderId ?? ROOT}/${name.normalize('NFC')}`;
}

/** How e-mail addresses are compared: normalised, lower case. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase();

export const identityKey = (issuer: string, subject: string): string => JSON.stringify([issuer, subject]);

/** @param id of a document or of terms */
export const versionId = (id: string, version: number): string => `${id}:${version}`;

export const termsAcceptanceId = (ofVersion: string, userId: string): string => `${ofVersion}:${userId}`;

/** @param holderId of a user or a group */
export function folderPermissionId(holderId: string, folderId: string): string {
  return `${holderId}:${folderId}`;
}

export const membershipId = (groupId: string, userId: string): string => `${groupId}:${userId}`;

export const favouriteId = (userId: string, documentId: string): string => `${userId}:${documentId}`;

/** How names of groups are compared: by what a page shows, which is one space for several, without regard to case. */
export function groupNameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
