// Fills a data folder before the server starts: many documents, grants and permissions for readers, and a session for
// each of the four users.
import { createHash, randomBytes } from 'node:crypto';
import { folderPermissionId, versionId } from '#core/records/keys.ts';
import type { Role } from '#core/records/records.ts';
import type { SessionRecord } from '#core/records/identity.ts';
import { many } from '#server/scenarios/many.ts';
import { ids } from '#server/scenarios/users-by-role.ts';
import { loadScenario, type Scenario } from '#server/scenarios/scenario.ts';
import { createDiskObjects } from '#server/storage/objects/disk-objects.ts';
import { openFileStore } from '#server/storage/file-store.ts';
import { withCrowd } from './crowd.ts';

/** The value of the `Cookie` header of each role. */
export type Cookies = Readonly<Record<Role, string>>;

export interface Contents {
  documents: number;
  auditEntries?: number;
  /** Additional files, each a public document at the root with this id. */
  files?: readonly { id: string; type: string; bytes: () => Uint8Array }[];
  /** Replaces two readers by many users and groups. */
  isCrowded?: boolean;
}

/** Fills an empty data folder. */
export async function fillDataFolder(dataDir: string, contents: Contents): Promise<Cookies> {
  const file = await openFileStore(dataDir);
  try {
    const now = new Date();
    const filled = withFiles(many(contents.documents, contents.auditEntries ?? 0), contents.files ?? []);
    const scenario = contents.isCrowded ? withCrowd(filled) : withReaders(filled);
    await loadScenario(file.store, await createDiskObjects(dataDir), scenario, { at: now });
    const roles = Object.entries(ids) as [Role, string][];
    const tokens = roles.map(([role, userId]) => ({ role, userId, token: randomBytes(32).toString('base64url') }));
    await file.store.transact(async (tx) => {
      for (const { userId, token } of tokens) await tx.sessions.put(sessionOf(userId, token, now.toISOString()));
    });
    return Object.fromEntries(tokens.map(({ role, token }) => [role, `strongroom_session=${token}`])) as Cookies;
  } finally {
    await file.close();
  }
}

function sessionOf(userId: string, token: string, time: string): SessionRecord {
  const id = createHash('sha256').update(token).digest('hex');
  return { id, userId, createdAt: time, lastUsedAt: time, ipAddress: null, userAgent: null, idToken: null };
}

/** Analyst and viewer may read half of the restricted or confidential documents, and open the restricted folders. */
function withReaders(scenario: Scenario): Scenario {
  const readers = [ids.analyst, ids.viewer];
  const closed = scenario.documents
    .filter(({ accessLevel }) => accessLevel !== 'public')
    .filter((_, at) => at % 2 === 0);
  const folders = scenario.folders.filter(({ accessLevel }) => accessLevel === 'restricted');
  return {
    ...scenario,
    grants: readers.flatMap((userId) =>
      closed.map(({ id, createdAt }) => {
        return { id: `grant-${userId}-${id}`, documentId: id, userId, canRead: true, canDownload: true, createdAt };
      }),
    ),
    folderPermissions: readers.flatMap((userId) =>
      folders.map(({ id }) => {
        return { id: folderPermissionId(userId, id), userId, folderId: id, canRead: true, canWrite: false };
      }),
    ),
  };
}

function withFiles(scenario: Scenario, files: NonNullable<Contents['files']>): Scenario {
  const [pattern] = scenario.documents;
  const [firstVersion] = scenario.versions;
  if (!pattern || !firstVersion) throw new Error('There has to be one document at least');
  const made = files.map(({ id, type, bytes }) => {
    const size = bytes().length;
    const document = { ...pattern, id, name: id, folderId: null, mimeType: type, size, accessLevel: 'public' as const };
    const object = { objectKey: `object-${id}`, size, mimeType: type, sniffedType: type };
    const version = { ...firstVersion, ...object, id: versionId(id, 1), documentId: id };
    return { document: { ...document, downloadRestricted: false }, version, object: [`object-${id}`, bytes] as const };
  });
  return {
    ...scenario,
    documents: [...scenario.documents, ...made.map(({ document }) => document)],
    versions: [...scenario.versions, ...made.map(({ version }) => version)],
    objects: { ...scenario.objects, ...Object.fromEntries(made.map(({ object }) => object)) },
  };
}
