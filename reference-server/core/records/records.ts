// What the data room keeps: the shape of every stored row, and the keys that rows are looked up by.
// Times are ISO 8601 strings in UTC; ids are opaque strings.
import type { components } from '#contract/api.d.ts';
import type { DeletedItemRecord } from './deleted-item.ts';
import type { AccessRequestRecord, MailRecord, MailSettingsRecord } from './mail.ts';
import type {
  WrongFactors,
  InvitationRecord,
  SessionRecord,
  VisitRecord,
  SecondFactorRecord,
  RecoveryCodesRecord,
  HalfSignInRecord,
} from './identity.ts';

type Schemas = components['schemas'];
export type Role = Schemas['Role'];
export type AccessLevel = Schemas['AccessLevel'];
export type DocumentRecord = Schemas['Document'];
export type FolderRecord = Schemas['Folder'];
export type AuditEntry = Schemas['AuditEntry'];

export interface UserRecord {
  id: string;
  /** As written when invited; compared by `emailKey`. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  profileImageUrl: string | null;
  createdAt: string;
  lastLoginAt: string | null;
  /** Set when deactivated: the row stays for the audit log and leaves every list. */
  deactivatedAt: string | null;
  /** Bound at the first sign-in, for good. */
  identity: { issuer: string; subject: string } | null;
  /** From when on nobody comes in as this person; absent in rows of earlier versions, and null, for no end. */
  expiresAt?: string | null;
  /** Absent where there were none. */
  wrongFactors?: WrongFactors;
}

export interface VersionRecord {
  /** `versionId(documentId, version)`. */
  id: string;
  documentId: string;
  version: number;
  /** Null only for rows of a scenario that has no bytes. */
  objectKey: string | null;
  size: number | null;
  /** As declared at registration. */
  mimeType: string | null;
  /** As found in the bytes; null when they show no type that is known. */
  sniffedType: string | null;
  sha256: string | null;
  uploadedById: string | null;
  createdAt: string;
  restoredFrom: number | null;
  /** What changed; absent in rows of earlier versions. */
  comment?: string | null;
  /** The document as the uploader left it, with this version or by a later change of theirs; absent in rows of earlier versions. */
  asLeft?: LeftDocument;
}

export type LeftDocument = Pick<
  DocumentRecord,
  'name' | 'description' | 'accessLevel' | 'downloadRestricted' | 'printingRestricted' | 'updatedAt'
>;

/** Whose something is: a person's or a group's, one of the two. */
export interface Held {
  userId: string | null;
  /** Absent in rows of earlier versions, which are people's. */
  groupId?: string | null;
  /** From when on it gives nothing; absent in rows of earlier versions, and null, for no end. */
  expiresAt?: string | null;
}

export interface GrantRecord extends Held {
  id: string;
  documentId: string;
  canRead: boolean;
  canDownload: boolean;
  createdAt: string;
}

export interface FolderPermissionRecord extends Held {
  /** `folderPermissionId(userId or groupId, folderId)`. */
  id: string;
  folderId: string;
  canRead: boolean;
  /** Stored; has no effect for analysts and viewers, who cannot upload. */
  canWrite: boolean;
  /** Absent in rows of earlier versions, and null: as each document says. */
  canDownload?: boolean | null;
}

export type GroupNetwork = Pick<NetworkRule, 'cidr' | 'note'>;

/** People who are given access together: a party. */
export interface GroupRecord {
  id: string;
  name: string;
  createdAt: string;
  /** From when on all that it gives is over; absent in rows of earlier versions, and null, for no end. */
  expiresAt?: string | null;
  /** From where alone what it gives counts; absent in rows of earlier versions, and empty, for everywhere. */
  networks?: readonly GroupNetwork[];
  /** Since when nothing that it gives counts; absent in rows of earlier versions, and null, where it does. */
  suspendedAt?: string | null;
}

export interface MembershipRecord {
  /** `membershipId(groupId, userId)`. */
  id: string;
  groupId: string;
  userId: string;
}

export interface TicketRecord {
  /** The object key. */
  id: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  /** Bytes. */
  maxSize: number;
  /** A discarded object is deleted after the change that let go of it, and its row with the next sweep. */
  state: 'issued' | 'stored' | 'registered' | 'discarded';
  size: number | null;
  sha256: string | null;
  sniffedType: string | null;
  /** The session that asked for it: it ends with it. Absent in tickets of earlier versions. */
  sessionId?: string;
}

export type NetworkRule = Schemas['NetworkRule'];
export type SecondFactorDemand = Schemas['SecondFactorDemand'];

/** The one row of `policies`; without it nothing is asked of anybody. */
export interface PolicyRecord {
  /** `POLICY`. */
  id: string;
  /** Grows with every change. */
  revision: number;
  secondFactor: SecondFactorDemand;
  stepUpMinutes: number | null;
  networks: readonly NetworkRule[];
  idleMinutes: number | null;
  approverCount: number;
  updatedAt: string;
  updatedById: string;
}

/** A request to approve exactly these bytes, and what became of it. */
export interface ApprovalRecord {
  id: string;
  documentId: string;
  version: number;
  sha256: string;
  /** As it was when approval was asked for: what readers are shown once it is given. */
  name: string;
  description: string | null;
  note: string | null;
  requestedById: string;
  requestedAt: string;
  /** Who may decide; every administrator and manager where it is empty. */
  approverIds: readonly string[];
  /** Of how many people the approval was needed when it was asked for. */
  needed: number;
  state: Schemas['Approval']['state'];
  decisions: readonly Schemas['ApprovalDecision'][];
  /** Null as long as it waits. */
  endedAt: string | null;
}

/** A document that somebody has marked. */
export interface FavouriteRecord {
  /** `favouriteId(userId, documentId)`. */
  id: string;
  userId: string;
  documentId: string;
}

/** A version of terms that people accept before they come in. */
export interface TermsRecord {
  /** `versionId(termsId, version)`. */
  id: string;
  termsId: string;
  version: number;
  title: string;
  text: string;
  /** Of the text. */
  sha256: string;
  /** The groups whose members are asked; null for everybody. */
  groupIds: readonly string[] | null;
  publishedAt: string;
  publishedById: string;
  /** When the next version took its place, or it was withdrawn; null while it is in force. */
  endedAt: string | null;
}

export interface TermsAcceptanceRecord {
  /** `termsAcceptanceId(versionId, userId)`. */
  id: string;
  /** The row of `terms`. */
  versionId: string;
  userId: string;
  acceptedAt: string;
  ipAddress: string | null;
}

/** Every collection of the store and its row. */
export interface Records {
  users: UserRecord;
  documents: DocumentRecord;
  versions: VersionRecord;
  folders: FolderRecord;
  grants: GrantRecord;
  folderPermissions: FolderPermissionRecord;
  tickets: TicketRecord;
  invitations: InvitationRecord;
  sessions: SessionRecord;
  policies: PolicyRecord;
  secondFactors: SecondFactorRecord;
  recoveryCodes: RecoveryCodesRecord;
  halfSignIns: HalfSignInRecord;
  groups: GroupRecord;
  memberships: MembershipRecord;
  approvals: ApprovalRecord;
  visits: VisitRecord;
  favourites: FavouriteRecord;
  terms: TermsRecord;
  termsAcceptances: TermsAcceptanceRecord;
  deletedItems: DeletedItemRecord;
  mails: MailRecord;
  mailSettings: MailSettingsRecord;
  accessRequests: AccessRequestRecord;
}

export type CollectionName = keyof Records;
