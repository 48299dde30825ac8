// The shape of every stored row. Times are ISO 8601 strings in UTC; ids are opaque strings.
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
  /** Set on deactivation: the row stays for the audit log and leaves every list. */
  deactivatedAt: string | null;
  /** Bound at the first sign-in, permanently. */
  identity: { issuer: string; subject: string } | null;
  /** The end of the user's access; absent in rows of earlier versions, and null, for no end. */
  expiresAt?: string | null;
  /** Absent without wrong ones. */
  wrongFactors?: WrongFactors;
}

export interface VersionRecord {
  /** `versionId(documentId, version)`. */
  id: string;
  documentId: string;
  version: number;
  /** Null only for rows of a scenario without bytes. */
  objectKey: string | null;
  size: number | null;
  /** As declared at registration. */
  mimeType: string | null;
  /** Detected from the bytes; null if they show no known type. */
  sniffedType: string | null;
  sha256: string | null;
  uploadedById: string | null;
  createdAt: string;
  restoredFrom: number | null;
  /** The user's comment; absent in rows of earlier versions. */
  comment?: string | null;
  /** The document as its uploader left it, with this version or a later change; absent in rows of earlier versions. */
  asLeft?: LeftDocument;
}

export type LeftDocument = Pick<
  DocumentRecord,
  'name' | 'description' | 'accessLevel' | 'downloadRestricted' | 'printingRestricted' | 'updatedAt'
>;

/** The holder of a right: a user or a group, one of the two. */
export interface Held {
  userId: string | null;
  /** Absent in rows of earlier versions, which belong to users. */
  groupId?: string | null;
  /** The end of the right; absent in rows of earlier versions, and null, for no end. */
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
  /** Stored, without effect for analysts and viewers, who cannot upload. */
  canWrite: boolean;
  /** Absent in rows of earlier versions, and null: follows each document's setting. */
  canDownload?: boolean | null;
}

export type GroupNetwork = Pick<NetworkRule, 'cidr' | 'note'>;

/** Users who share access: a party. */
export interface GroupRecord {
  id: string;
  name: string;
  createdAt: string;
  /** The end of all of the group's rights; absent in rows of earlier versions, and null, for no end. */
  expiresAt?: string | null;
  /** The networks in which the group's rights count; absent in rows of earlier versions, and empty, for all. */
  networks?: readonly GroupNetwork[];
  /** Since when the group is suspended; absent in rows of earlier versions, and null, if it is not. */
  suspendedAt?: string | null;
  /** The digest of members who have chosen none; absent for a daily one. */
  digest?: Schemas['Digest'];
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
  /** A discarded object is deleted after the change that released it, and its row by the next sweep. */
  state: 'issued' | 'stored' | 'registered' | 'discarded';
  size: number | null;
  sha256: string | null;
  sniffedType: string | null;
  /** The session that requested it, and ends it; absent in tickets of earlier versions. */
  sessionId?: string;
}

export type NetworkRule = Schemas['NetworkRule'];
export type SecondFactorDemand = Schemas['SecondFactorDemand'];

export interface PolicyChoices {
  secondFactor: SecondFactorDemand;
  /** The greatest age of a proof for delicate calls; null if none is required. */
  stepUpMinutes: number | null;
  networks: readonly NetworkRule[];
  idleMinutes: number | null;
  approverCount: number;
}

/** `policies` has what administrators chose; without it, nothing is required. A second row has what was in force. */
export interface PolicyRecord extends PolicyChoices {
  /** `POLICY` or `POLICY_IN_FORCE`. */
  id: string;
  /** In the second row. */
  sessionMaxDays?: number | null;
  /** Grows with every change. */
  revision: number;
  updatedAt: string;
  updatedById: string;
}

/** A request to approve exactly these bytes, with its outcome. */
export interface ApprovalRecord {
  id: string;
  documentId: string;
  version: number;
  sha256: string;
  /** The document's name at the time of the request, which readers see after approval. */
  name: string;
  description: string | null;
  note: string | null;
  requestedById: string;
  requestedAt: string;
  /** All administrators and managers if it is empty. */
  approverIds: readonly string[];
  /** The number of approvals required at the time of the request. */
  needed: number;
  state: Schemas['Approval']['state'];
  decisions: readonly Schemas['ApprovalDecision'][];
  /** Null while it is pending. */
  endedAt: string | null;
}

export interface FavouriteRecord {
  /** `favouriteId(userId, documentId)`. */
  id: string;
  userId: string;
  documentId: string;
}

/** A version of terms that users accept before entry. */
export interface TermsRecord {
  /** `versionId(termsId, version)`. */
  id: string;
  termsId: string;
  version: number;
  title: string;
  text: string;
  /** SHA-256 of the text. */
  sha256: string;
  /** The groups whose members must accept; null for all users. */
  groupIds: readonly string[] | null;
  publishedAt: string;
  publishedById: string;
  /** When it was replaced or withdrawn; null while it is in force. */
  endedAt: string | null;
}

export interface TermsAcceptanceRecord {
  /** `termsAcceptanceId(versionId, userId)`. */
  id: string;
  /** The id of a row of `terms`. */
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
