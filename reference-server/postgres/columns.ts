// The database columns of each collection, and the conversion of rows; small unsearched lists are JSON.
import { collectionNames } from '#core/records/keys.ts';
import type { CollectionName, Records } from '#core/records/records.ts';
import { mailShapes } from './mail-columns.ts';
import { storable } from './storable.ts';

type Kind = 'text' | 'integer' | 'bigint' | 'boolean' | 'timestamptz' | 'text[]' | 'jsonb';

interface Column {
  name: string;
  kind: Kind;
  /** The path of the value in the row. */
  path: readonly string[];
  /** Null in the database means that the row lacks the property. */
  isOptional: boolean;
}

type Shape = Readonly<Record<string, Kind | `${Kind}?`>>;

/** Properties stored as several columns, and those that only answers have. */
type Elsewhere = 'identity' | 'secondFactor' | 'approval' | 'mayDownload' | 'accessEndsAt';

/** `?` marks an optional property, and a dot leads into a part. A property that is missing here does not compile. */
const shapes: { readonly [C in CollectionName]: Shape & Record<Exclude<keyof Records[C], Elsewhere>, Shape[string]> } =
  {
    users: {
      id: 'text',
      email: 'text',
      firstName: 'text',
      lastName: 'text',
      role: 'text',
      profileImageUrl: 'text',
      createdAt: 'timestamptz',
      lastLoginAt: 'timestamptz',
      deactivatedAt: 'timestamptz',
      'identity.issuer': 'text',
      'identity.subject': 'text',
      expiresAt: 'timestamptz?',
      wrongFactors: 'jsonb?',
    },
    documents: {
      id: 'text',
      name: 'text',
      description: 'text',
      folderId: 'text',
      mimeType: 'text',
      size: 'bigint',
      version: 'integer',
      accessLevel: 'text',
      downloadRestricted: 'boolean',
      printingRestricted: 'boolean',
      createdAt: 'timestamptz',
      updatedAt: 'timestamptz',
      uploadedById: 'text',
    },
    versions: {
      id: 'text',
      documentId: 'text',
      version: 'integer',
      objectKey: 'text',
      size: 'bigint',
      mimeType: 'text',
      sniffedType: 'text',
      sha256: 'text',
      uploadedById: 'text',
      createdAt: 'timestamptz',
      restoredFrom: 'integer',
      comment: 'text?',
      asLeft: 'jsonb?',
    },
    folders: {
      id: 'text',
      name: 'text',
      description: 'text',
      parentId: 'text',
      accessLevel: 'text',
      createdAt: 'timestamptz',
      approvalRequired: 'boolean?',
      legalHold: 'boolean?',
    },
    grants: {
      id: 'text',
      documentId: 'text',
      userId: 'text',
      groupId: 'text?',
      canRead: 'boolean',
      canDownload: 'boolean',
      createdAt: 'timestamptz',
      expiresAt: 'timestamptz?',
    },
    folderPermissions: {
      id: 'text',
      folderId: 'text',
      userId: 'text',
      groupId: 'text?',
      canRead: 'boolean',
      canWrite: 'boolean',
      expiresAt: 'timestamptz?',
      canDownload: 'boolean?',
    },
    tickets: {
      id: 'text',
      userId: 'text',
      createdAt: 'timestamptz',
      expiresAt: 'timestamptz',
      maxSize: 'bigint',
      state: 'text',
      size: 'bigint',
      sha256: 'text',
      sniffedType: 'text',
      sessionId: 'text?',
    },
    invitations: {
      id: 'text',
      userId: 'text',
      createdAt: 'timestamptz',
      expiresAt: 'timestamptz',
      usedAt: 'timestamptz',
    },
    sessions: {
      id: 'text',
      userId: 'text',
      createdAt: 'timestamptz',
      lastUsedAt: 'timestamptz',
      ipAddress: 'text',
      userAgent: 'text',
      idToken: 'text',
      providerSessionId: 'text?',
      'secondFactor.method': 'text?',
      'secondFactor.at': 'timestamptz?',
      addedFirstFactor: 'boolean?',
      readsTermsUntil: 'timestamptz?',
    },
    policies: {
      id: 'text',
      revision: 'integer',
      secondFactor: 'text',
      stepUpMinutes: 'integer',
      networks: 'jsonb',
      idleMinutes: 'integer',
      approverCount: 'integer',
      updatedAt: 'timestamptz',
      updatedById: 'text',
    },
    secondFactors: {
      id: 'text',
      userId: 'text',
      name: 'text',
      createdAt: 'timestamptz',
      lastUsedAt: 'timestamptz',
      proof: 'jsonb',
    },
    recoveryCodes: { id: 'text', hashes: 'text[]', createdAt: 'timestamptz' },
    halfSignIns: {
      id: 'text',
      userId: 'text',
      identity: 'jsonb',
      mayEnrol: 'boolean',
      returnTo: 'text',
      createdAt: 'timestamptz',
      expiresAt: 'timestamptz',
    },
    groups: {
      id: 'text',
      name: 'text',
      createdAt: 'timestamptz',
      expiresAt: 'timestamptz?',
      networks: 'jsonb?',
      suspendedAt: 'timestamptz?',
      digest: 'text?',
    },
    memberships: { id: 'text', groupId: 'text', userId: 'text' },
    approvals: {
      id: 'text',
      documentId: 'text',
      version: 'integer',
      sha256: 'text',
      name: 'text',
      description: 'text',
      note: 'text',
      requestedById: 'text',
      requestedAt: 'timestamptz',
      approverIds: 'text[]',
      needed: 'integer',
      state: 'text',
      decisions: 'jsonb',
      endedAt: 'timestamptz',
    },
    visits: { id: 'text', lastUsedAt: 'timestamptz', isOver: 'boolean', previousAt: 'timestamptz' },
    deletedItems: {
      id: 'text',
      document: 'jsonb',
      folder: 'jsonb',
      deletedAt: 'timestamptz',
      deletedById: 'text',
      until: 'timestamptz',
      within: 'text',
    },
    ...mailShapes,
    favourites: { id: 'text', userId: 'text', documentId: 'text' },
    terms: {
      id: 'text',
      termsId: 'text',
      version: 'integer',
      title: 'text',
      text: 'text',
      sha256: 'text',
      groupIds: 'text[]',
      publishedAt: 'timestamptz',
      publishedById: 'text',
      endedAt: 'timestamptz',
    },
    termsAcceptances: { id: 'text', versionId: 'text', userId: 'text', acceptedAt: 'timestamptz', ipAddress: 'text' },
  };

export const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf(shape: Shape): readonly Column[] {
  return Object.entries(shape).map(([property, kind]) => ({
    name: snake(property.replace('.', '_')),
    // The kind without its question mark.
    kind: kind.replace('?', '') as Kind,
    path: property.split('.'),
    isOptional: kind.endsWith('?'),
  }));
}

export const columns = Object.fromEntries(
  collectionNames.map((collection) => [collection, columnsOf(shapes[collection])]),
) as Readonly<Record<CollectionName, readonly Column[]>>;

export const tableOf = (collection: CollectionName) => snake(collection);

type Cells = Record<string, unknown>;

/** @throws Error for a property without a column, which would be lost */
export function expectColumns<C extends CollectionName>(collection: C, row: Records[C]): void {
  const known = new Set(columns[collection].map(({ path: [property] }) => property));
  const lost = Object.entries(row).find(([property, value]) => value !== undefined && !known.has(property));
  if (lost) throw new Error(`Rows of ${collection} have no column for ${lost[0]}`);
}

/** The row's cells by column. Properties of later versions are dropped. */
export function toCells<C extends CollectionName>(collection: C, row: Records[C]): Cells {
  const cells: Cells = {};
  for (const { name, path } of columns[collection]) {
    const [property = '', part] = path;
    const value: unknown = (row as unknown as Cells)[property] ?? null;
    cells[name] = storable(part === undefined || value === null ? value : ((value as Cells)[part] ?? null));
  }
  return cells;
}

/** Parts whose cells are all null become null. */
export function toRow<C extends CollectionName>(collection: C, cells: Cells): Records[C] {
  const row: Cells = {};
  for (const { name, path, isOptional } of columns[collection]) {
    const [property = '', part] = path;
    const value = cells[name] ?? null;
    if (part === undefined) {
      if (value !== null || !isOptional) row[property] = value;
    } else if (value !== null) {
      row[property] = { ...((row[property] ?? {}) as Cells), [part]: value };
    } else if (!isOptional) {
      row[property] ??= null;
    }
  }
  // The columns are those of the collection's rows.
  return row as unknown as Records[C];
}
