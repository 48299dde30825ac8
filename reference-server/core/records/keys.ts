// The secondary keys of rows.
import type { DeletedItemRecord } from './deleted-item.ts';
import type { AccessRequestRecord, MailRecord } from './mail.ts';
import type {
  ApprovalRecord,
  CollectionName,
  DocumentRecord,
  FavouriteRecord,
  FolderPermissionRecord,
  GrantRecord,
  GroupRecord,
  FolderRecord,
  MembershipRecord,
  Records,
  TermsAcceptanceRecord,
  TermsRecord,
  TicketRecord,
  UserRecord,
  VersionRecord,
} from './records.ts';
import type { HalfSignInRecord, InvitationRecord, SecondFactorRecord, SessionRecord } from './identity.ts';

/** The keys that `by(index, key)` can look up. */
export const indexes = {
  users: {
    email: (row: UserRecord) => (row.deactivatedAt === null ? emailKey(row.email) : null),
    identity: (row: UserRecord) => (row.identity ? identityKey(row.identity.issuer, row.identity.subject) : null),
  },
  documents: {
    folder: (row: DocumentRecord) => row.folderId ?? ROOT,
    slot: (row: DocumentRecord) => slotKey(row.folderId, row.name),
  },
  versions: { document: (row: VersionRecord) => row.documentId, object: (row: VersionRecord) => row.objectKey },
  folders: { parent: (row: FolderRecord) => row.parentId ?? ROOT },
  grants: {
    document: (row: GrantRecord) => row.documentId,
    user: (row: GrantRecord) => row.userId,
    group: (row: GrantRecord) => row.groupId ?? null,
  },
  folderPermissions: {
    user: (row: FolderPermissionRecord) => row.userId,
    group: (row: FolderPermissionRecord) => row.groupId ?? null,
    folder: (row: FolderPermissionRecord) => row.folderId,
  },
  tickets: { user: (row: TicketRecord) => row.userId },
  invitations: { user: (row: InvitationRecord) => row.userId },
  sessions: { user: (row: SessionRecord) => row.userId },
  policies: {},
  secondFactors: {
    user: (row: SecondFactorRecord) => row.userId,
    credential: (row: SecondFactorRecord) => (row.proof.kind === 'passkey' ? row.proof.credentialId : null),
  },
  recoveryCodes: {},
  halfSignIns: { user: (row: HalfSignInRecord) => row.userId },
  groups: { name: (row: GroupRecord) => groupNameKey(row.name) },
  memberships: { group: (row: MembershipRecord) => row.groupId, user: (row: MembershipRecord) => row.userId },
  approvals: { document: (row: ApprovalRecord) => row.documentId, state: (row: ApprovalRecord) => row.state },
  visits: {},
  favourites: { user: (row: FavouriteRecord) => row.userId, document: (row: FavouriteRecord) => row.documentId },
  terms: { terms: (row: TermsRecord) => row.termsId },
  termsAcceptances: {
    version: (row: TermsAcceptanceRecord) => row.versionId,
    user: (row: TermsAcceptanceRecord) => row.userId,
  },
  deletedItems: { within: (row: DeletedItemRecord) => row.within },
  mails: { state: (row: MailRecord) => row.state },
  mailSettings: {},
  accessRequests: { state: (row: AccessRequestRecord) => row.state, user: (row: AccessRequestRecord) => row.userId },
} as const satisfies { [C in CollectionName]: Record<string, (row: Records[C]) => string | null> };

export type IndexName<C extends CollectionName> = keyof (typeof indexes)[C] & string;

export const collectionNames = Object.keys(indexes) as CollectionName[];

export const isCollection = (name: string): name is CollectionName => Object.hasOwn(indexes, name);

export const POLICY = 'policy';

export const ROOT = '';

/** The key of a name in a folder: NFC, case-sensitive. A reader's documents in a folder differ in it. */
export function slotKey(folderId: string | null, name: string): string {
  return `${folderId ?? ROOT}/${name.normalize('NFC')}`;
}

/** How e-mail addresses are compared: normalised, lower case. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase();

export function identityKey(issuer: string, subject: string): string {
  return JSON.stringify([issuer, subject]);
}

/** @param id of a document or of terms */
export const versionId = (id: string, version: number): string => `${id}:${version}`;

export function termsAcceptanceId(ofVersion: string, userId: string): string {
  return `${ofVersion}:${userId}`;
}

/** @param holderId of a user or a group */
export function folderPermissionId(holderId: string, folderId: string): string {
  return `${holderId}:${folderId}`;
}

export const membershipId = (groupId: string, userId: string): string => `${groupId}:${userId}`;

export function favouriteId(userId: string, documentId: string): string {
  return `${userId}:${documentId}`;
}

/** How names of groups are compared: by what a page shows, which is one space for several, without regard to case. */
export function groupNameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
