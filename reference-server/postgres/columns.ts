// The database columns of each collection, and the conversion of rows; small unsearched lists are JSON.
import { collectionNames } from '#core/records/keys.ts';
import type { CollectionName, Records } from '#core/records/records.ts';
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

/** The properties of each kind, separated by spaces: `?` marks an optional one, and a dot leads into a part. */
type Shape = Readonly<Partial<Record<Kind, string>>>;

/** Properties stored as several columns, and those that only answers have. */
type Elsewhere = 'identity' | 'secondFactor' | 'approval' | 'mayDownload' | 'accessEndsAt';

const shapes = {
  users: {
    text: 'id email firstName lastName role profileImageUrl identity.issuer identity.subject',
    timestamptz: 'createdAt lastLoginAt deactivatedAt expiresAt?',
    jsonb: 'wrongFactors?',
  },
  documents: {
    text: 'id name description folderId mimeType accessLevel uploadedById',
    bigint: 'size',
    integer: 'version',
    boolean: 'downloadRestricted printingRestricted',
    timestamptz: 'createdAt updatedAt',
  },
  versions: {
    text: 'id documentId objectKey mimeType sniffedType sha256 uploadedById comment?',
    integer: 'version restoredFrom',
    bigint: 'size',
    timestamptz: 'createdAt',
    jsonb: 'asLeft?',
  },
  folders: {
    text: 'id name description parentId accessLevel',
    timestamptz: 'createdAt',
    boolean: 'approvalRequired? legalHold?',
  },
  grants: {
    text: 'id documentId userId groupId?',
    boolean: 'canRead canDownload',
    timestamptz: 'createdAt expiresAt?',
  },
  folderPermissions: {
    text: 'id folderId userId groupId?',
    boolean: 'canRead canWrite canDownload?',
    timestamptz: 'expiresAt?',
  },
  tickets: {
    text: 'id userId state sha256 sniffedType sessionId?',
    timestamptz: 'createdAt expiresAt',
    bigint: 'maxSize size',
  },
  invitations: { text: 'id userId', timestamptz: 'createdAt expiresAt usedAt' },
  sessions: {
    text: 'id userId ipAddress userAgent idToken providerSessionId? secondFactor.method?',
    timestamptz: 'createdAt lastUsedAt secondFactor.at? readsTermsUntil?',
    boolean: 'addedFirstFactor?',
  },
  policies: {
    text: 'id secondFactor updatedById',
    integer: 'revision stepUpMinutes idleMinutes approverCount sessionMaxDays?',
    jsonb: 'networks',
    timestamptz: 'updatedAt',
  },
  secondFactors: { text: 'id userId name', timestamptz: 'createdAt lastUsedAt', jsonb: 'proof' },
  recoveryCodes: { text: 'id', 'text[]': 'hashes', timestamptz: 'createdAt' },
  halfSignIns: {
    text: 'id userId returnTo',
    jsonb: 'identity',
    boolean: 'mayEnrol',
    timestamptz: 'createdAt expiresAt',
  },
  groups: { text: 'id name digest?', timestamptz: 'createdAt expiresAt? suspendedAt?', jsonb: 'networks?' },
  memberships: { text: 'id groupId userId' },
  approvals: {
    text: 'id documentId sha256 name description note requestedById state',
    integer: 'version needed',
    timestamptz: 'requestedAt endedAt',
    'text[]': 'approverIds',
    jsonb: 'decisions',
  },
  visits: { text: 'id', timestamptz: 'lastUsedAt previousAt', boolean: 'isOver', 'text[]': 'devices?' },
  deletedItems: { text: 'id deletedById within above?', jsonb: 'document folder', timestamptz: 'deletedAt until' },
  mails: {
    text: 'id userId kind about sealed state error',
    timestamptz: 'createdAt dueAt endedAt',
    integer: 'attempts',
  },
  mailSettings: { text: 'id digest', boolean: 'tasks alerts', timestamptz: 'digestSince?' },
  accessRequests: { text: 'id userId itemId note address? state answeredById', timestamptz: 'createdAt answeredAt' },
  favourites: { text: 'id userId documentId' },
  terms: {
    text: 'id termsId title text sha256 publishedById',
    integer: 'version',
    'text[]': 'groupIds',
    timestamptz: 'publishedAt endedAt',
  },
  termsAcceptances: { text: 'id versionId userId ipAddress', timestamptz: 'acceptedAt' },
} as const satisfies Readonly<Record<CollectionName, Shape>>;

type Words<Text> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;
type Named<Word> = Word extends `${infer Name}?` ? Name : Word;
type Stored<C extends CollectionName> = Named<Words<(typeof shapes)[C][keyof (typeof shapes)[C]]>>;
type Lost = { [C in CollectionName]: Exclude<keyof Records[C], Elsewhere | Stored<C>> }[CollectionName];

/** Does not compile if a property of any collection has no column. */
type Whole = [Lost] extends [never] ? Shape : `no column for ${Lost}`;

export const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf(shape: Whole): readonly Column[] {
  return Object.entries(shape).flatMap(([kind, properties]) =>
    properties.split(' ').map((property) => ({
      name: snake(property.replace('.', '_').replace('?', '')),
      // The kinds are the shape's keys.
      kind: kind as Kind,
      path: property.replace('?', '').split('.'),
      isOptional: property.endsWith('?'),
    })),
  );
}

export const columns = Object.fromEntries(
  collectionNames.map((collection) => [collection, columnsOf(shapes[collection])]),
) as Readonly<Record<CollectionName, readonly Column[]>>;

export const tableOf = (collection: CollectionName) => snake(collection);

type Cells = Record<string, unknown>;

/** @throws Error for a property without a column, which would be lost */
export function expectColumns<C extends CollectionName>(collection: C, row: Records[C]): void {
  const isKept = (property: string) => columns[collection].some(({ path }) => path[0] === property);
  const lost = Object.entries(row).find(([property, value]) => value !== undefined && !isKept(property));
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
