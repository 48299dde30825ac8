// What the data room keeps: the shape of every stored row, and the keys that rows are looked up by.
// Times are ISO 8601 strings in UTC; ids are opaque strings.
import type { components } from '#contract/api.d.ts';
import type { DeletedItemRecord } from './deleted-item.ts';
import type { AccessRequestRecord, MailRecord, MailSettingsRecord } from './mail.ts';

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

export interface WrongFactors {
  /** Since the last right one. */
  inARow: number;
  /** The last time that they were very many in a row. */
  many: Schemas['ManyWrongFactors'] | null;
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

export interface InvitationRecord {
  /** SHA-256 of the token, so that the store cannot be used to sign in. */
  id: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
}

export interface SessionRecord {
  /** SHA-256 of the cookie's token. */
  id: string;
  userId: string;
  createdAt: string;
  /** Written at most once a minute. */
  lastUsedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** The provider's token, handed back at logout so that the provider's session ends as well. */
  idToken: string | null;
  /** What the provider calls its own session, where it says so: it can end this one by that name. */
  providerSessionId?: string | null;
  /** What the session last proved, and when; absent in sessions of earlier versions. */
  secondFactor?: ProvenFactor | null;
  /** The person's first second factor was added in it: no proof counts for step-up before the next sign-in. */
  addedFirstFactor?: boolean;
}

/** When a person was here: the present visit, or the last one where nobody is. */
export interface VisitRecord {
  /** The person's. */
  id: string;
  /** Written at most once a minute. */
  lastUsedAt: string;
  /** Ended by a sign-out: the next call begins another. */
  isOver: boolean;
  /** When the visit before this one ended; null on the first. */
  previousAt: string | null;
}

export interface ProvenFactor {
  method: Schemas['SecondFactorMethod'];
  at: string;
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

/** Something by which a person proves again who they are. */
export interface SecondFactorRecord {
  id: string;
  userId: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  proof: TotpProof | PasskeyProof;
}

export interface TotpProof {
  kind: 'totp';
  sealed: string;
  /** The newest step of which a code was taken: neither it nor an earlier one is taken again. */
  lastStep: number;
}

export interface PasskeyProof {
  kind: 'passkey';
  /** base64url. */
  credentialId: string;
  /** base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

export interface RecoveryCodesRecord {
  /** The person's id. */
  id: string;
  /** Of each code, by the signing key. */
  hashes: readonly string[];
  createdAt: string;
}

/** Whom a provider vouches for. */
export interface VouchedIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Handed back to the provider at logout. */
  idToken: string | null;
  /** The provider's own session, where it has a name. */
  providerSessionId?: string | null;
  /** Absent where the provider knows no more than the invitation. */
  profile?: Profile;
}

/** How the provider shows a person. */
export interface Profile {
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

/** A sign-in between the identity provider and the second factor. It opens nothing. */
export interface HalfSignInRecord {
  /** SHA-256 of the token. */
  id: string;
  userId: string;
  /** For whom the provider vouched: looked at again in the end. */
  identity: VouchedIdentity;
  /** Whether the person had no second factor when it began. */
  mayEnrol: boolean;
  returnTo: string | null;
  createdAt: string;
  expiresAt: string;
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
