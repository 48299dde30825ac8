// Rows as the contract shows them, without internal properties.
import type { components } from '#contract/api.d.ts';
import type {
  AuditEntry,
  FolderPermissionRecord,
  GrantRecord,
  GroupRecord,
  UserRecord,
  VersionRecord,
} from './records.ts';
import type { SecondFactorRecord } from './identity.ts';

type Schemas = components['schemas'];

export function displayName(user: Pick<UserRecord, 'firstName' | 'lastName' | 'email'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
}

export function currentUserShape(user: UserRecord): Schemas['CurrentUser'] {
  const { id, email, firstName, lastName, role, profileImageUrl } = user;
  return { id, email, firstName, lastName, role, profileImageUrl };
}

export function userShape(user: UserRecord, factors: readonly SecondFactorRecord[]): Schemas['User'] {
  const { id, email, firstName, lastName, role, profileImageUrl, lastLoginAt, expiresAt = null, deactivatedAt } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    profileImageUrl,
    lastLoginAt,
    secondFactor: kindsOf(factors),
    expiresAt,
    ...(deactivatedAt !== null && { deactivatedAt }),
  };
}

function kindsOf(factors: readonly SecondFactorRecord[]): Schemas['SecondFactorKinds'] {
  const kinds = new Set(factors.map(({ proof }) => proof.kind));
  const [only = 'none'] = kinds;
  return kinds.size > 1 ? 'both' : only;
}

export function secondFactorShape(row: SecondFactorRecord): Schemas['SecondFactor'] {
  const { id, name, createdAt, lastUsedAt, proof } = row;
  return { id, kind: proof.kind, name, createdAt, lastUsedAt };
}

export function grantShape(row: GrantRecord): Schemas['DocumentPermission'] {
  const { id, userId, groupId = null, documentId, canRead, canDownload, expiresAt = null } = row;
  return { id, userId, groupId, documentId, canRead, canDownload, expiresAt };
}

/** @param reaches whether it passes down to the folder in question */
export function folderPermissionShape(
  { folderId, userId, groupId = null, canRead, canWrite, canDownload = null, expiresAt = null }: FolderPermissionRecord,
  reaches: boolean,
): Schemas['FolderPermissionEntry'] {
  return { folderId, userId, groupId, canRead, canWrite, canDownload, expiresAt, reaches };
}

export function groupShape(
  { id, name, createdAt, expiresAt = null, networks = [], suspendedAt = null, digest }: GroupRecord,
  memberIds: readonly string[],
): Schemas['Group'] {
  const group = { id, name, memberIds: [...memberIds], createdAt, expiresAt, networks: [...networks], suspendedAt };
  return digest ? { ...group, digest } : group;
}

export function versionShape(row: VersionRecord, uploader: UserRecord | undefined): Schemas['DocumentVersion'] {
  const { version, size, mimeType, sha256, uploadedById, createdAt, restoredFrom, comment = null } = row;
  const uploadedByName = uploader ? displayName(uploader) : null;
  return { version, size, mimeType, sha256, uploadedById, uploadedByName, createdAt, restoredFrom, comment };
}

export function activityShape(entry: AuditEntry): Schemas['ActivityEntry'] {
  const { id, activityType, description, createdAt, ipAddress } = entry;
  return { id, activityType, description, createdAt, ...(ipAddress === null ? {} : { ipAddress }) };
}
