// Compares previews of moves with the users' own calls before and after.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import type { AccessLevel, DocumentRecord, FolderRecord, GrantRecord } from '../records/records.ts';
import { approvedRow } from '../approvals/testing/approved-row.ts';
import { folderPermissionId, membershipId, versionId } from '../records/keys.ts';
import { demo } from '../../scenarios/demo.ts';
import { empty } from '../../scenarios/empty.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { countReads } from '../testing/count-reads.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';

const time = '2026-01-10T09:00:00.000Z';
const readers = ['user-analyst', 'user-viewer'];

interface Setting {
  documentIds: string[];
  accessLevel?: AccessLevel;
  downloadRestricted?: boolean;
}

interface Moving {
  documentIds: string[];
  folderIds: string[];
  folderId: string | null;
}

/** What each of these users can view and download by their own calls. */
async function reachOf(room: TestRoom, people: readonly string[]): Promise<Map<string, Map<string, string[]>>> {
  const { documents } = await room.ports.store.read(async (tx) => ({ documents: await tx.documents.list() }));
  const reach = new Map<string, Map<string, string[]>>();
  for (const as of people) {
    const listed = (await room.call('listDocuments', { as })).text;
    const rights = new Map<string, string[]>();
    for (const { id } of documents) {
      const call = { as, params: { id }, isHead: true };
      const previewed = (await room.call('previewDocument', call)).status;
      const downloaded = (await room.call('downloadDocument', call)).status;
      const has = [
        ...(previewed === 200 || previewed === 415 ? ['view'] : []),
        ...(downloaded === 200 ? ['download'] : []),
      ];
      if (has.length > 0) expect(listed).toContain(`"${id}"`);
      rights.set(id, has);
    }
    reach.set(as, rights);
  }
  return reach;
}

/** Previews, moves and compares. */
async function holdsTrue(room: TestRoom, people: readonly string[], { documentIds, folderIds, folderId }: Moving) {
  const as = 'user-admin';
  const preview = await room.call('previewMove', { as, json: { documentIds, folderIds, folderId } });
  const before = await reachOf(room, people);
  const answers: number[] = [];
  for (const id of documentIds) {
    answers.push((await room.call('moveDocument', { as, params: { id }, json: { folderId } })).status);
  }
  for (const id of folderIds) {
    answers.push((await room.call('moveFolder', { as, params: { id }, json: { parentId: folderId } })).status);
  }
  if (preview.status !== 200) {
    expect(preview.json).toMatchObject({ status: 409, code: 'folder-cycle' });
    expect(answers).toContain(409);
    return;
  }
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  cameTrue(preview.json, before, await reachOf(room, people), people);
}

/** Previews, changes the settings and compares. */
async function holdsTrueOfSettings(room: TestRoom, people: readonly string[], { documentIds, ...chosen }: Setting) {
  const as = 'user-admin';
  const preview = await room.call('previewSettings', { as, json: { documentIds, ...chosen } });
  const before = await reachOf(room, people);
  const rows = await room.ports.store.read((tx) => tx.documents.list());
  for (const { id, accessLevel, downloadRestricted, printingRestricted } of rows) {
    if (!documentIds.includes(id)) continue;
    const json = { accessLevel, downloadRestricted, printingRestricted, ...chosen };
    expect((await room.call('updateDocumentSettings', { as, params: { id }, json })).status).toBe(200);
  }
  cameTrue(preview.json, before, await reachOf(room, people), people);
}

type Reach = Awaited<ReturnType<typeof reachOf>>;

function cameTrue(preview: unknown, before: Reach, after: Reach, people: readonly string[]) {
  const counted = people.flatMap((userId) => {
    const of = (side: Reach, other: Reach) =>
      [...(side.get(userId) ?? [])].filter(([id, has]) =>
        has.some((right) => other.get(userId)?.get(id)?.includes(right) !== true),
      ).length;
    const [gained, lost] = [of(after, before), of(before, after)];
    return gained + lost > 0 ? [{ userId, gained, lost }] : [];
  });
  const { people: previewed } = preview as { people: { userId: string }[] };
  expect(previewed.filter(({ userId }) => people.includes(userId)).toSorted(byUser)).toEqual(counted.toSorted(byUser));
}

const byUser = (one: { userId: string }, other: { userId: string }) => one.userId.localeCompare(other.userId);

const levels = fc.constantFrom<AccessLevel>('public', 'public', 'restricted', 'confidential');
/** Receivers of access: users, or the group of the analyst. */
const receivers = fc.constantFrom(...readers, 'group-bidders');
const givenTo = (id: string) => (id.startsWith('group') ? { userId: null, groupId: id } : { userId: id });
const folderCount = 6;
const documentCount = 8;
const folderIdAt = (at: number) => `folder-${at}`;
const documentIdAt = (at: number) => `document-${at}`;
const anyFolder = fc.option(fc.nat(folderCount - 1).map(folderIdAt), { nil: null });

const membership = {
  id: membershipId('group-bidders', 'user-analyst'),
  groupId: 'group-bidders',
  userId: 'user-analyst',
};

const seldom = fc.nat(3).map((number) => number === 3);

/** Folders are placed below earlier ones. */
const worlds: fc.Arbitrary<Scenario> = fc
  .record({
    folders: fc.array(
      fc.record({ level: levels, parent: fc.option(fc.nat(99), { nil: null }), approvalRequired: seldom }),
      { minLength: folderCount, maxLength: folderCount },
    ),
    documents: fc.array(
      fc.record({
        ...{ level: levels, folderId: anyFolder, locked: fc.boolean(), own: fc.boolean(), isApproved: fc.boolean() },
      }),
      { minLength: documentCount, maxLength: documentCount },
    ),
    permissions: fc.uniqueArray(fc.record({ folder: fc.nat(folderCount - 1), reader: receivers }), {
      maxLength: 5,
      selector: ({ folder, reader }) => `${folder}${reader}`,
    }),
    grants: fc.uniqueArray(
      fc.record({ document: fc.nat(documentCount - 1), reader: receivers, canDownload: fc.boolean() }),
      { maxLength: 4, selector: ({ document, reader }) => `${document}${reader}` },
    ),
  })
  .map(({ folders, documents, permissions, grants }) => {
    const rows = documents.map(({ level, folderId, locked, own }, at): DocumentRecord => ({
      ...{ id: documentIdAt(at), name: `${at}.txt`, description: null, folderId, mimeType: 'text/plain', size: 5 },
      ...{ version: 1, accessLevel: level, downloadRestricted: locked, printingRestricted: false },
      ...{ uploadedById: own ? 'user-viewer' : 'user-admin', createdAt: time, updatedAt: time },
    }));
    return {
      ...empty,
      groups: [{ id: 'group-bidders', name: 'Bidders', createdAt: time }],
      memberships: [membership],
      folders: folders.map(({ level, parent, approvalRequired }, at): FolderRecord => ({
        ...{ id: folderIdAt(at), name: `F${at}`, description: null, accessLevel: level, createdAt: time },
        parentId: parent === null || at === 0 ? null : folderIdAt(parent % at),
        approvalRequired,
      })),
      documents: rows,
      approvals: rows.filter((_, at) => documents[at]?.isApproved).map((row) => approvedRow(row, time)),
      versions: rows.map((row) => ({
        ...{ id: versionId(row.id, 1), documentId: row.id, version: 1, objectKey: 'object', size: 5 },
        ...{ mimeType: 'text/plain', sniffedType: 'text/plain', sha256: null, restoredFrom: null },
        ...{ uploadedById: row.uploadedById, createdAt: time },
      })),
      folderPermissions: permissions.map(({ folder, reader }) => ({
        ...{ id: folderPermissionId(reader, folderIdAt(folder)), folderId: folderIdAt(folder), ...givenTo(reader) },
        ...{ canRead: true, canWrite: false },
      })),
      grants: grants.map(({ document, reader, canDownload }): GrantRecord => ({
        ...{ id: `grant-${document}-${reader}`, documentId: documentIdAt(document), ...givenTo(reader) },
        ...{ canRead: true, canDownload, createdAt: time },
      })),
      objects: { object: () => new TextEncoder().encode('words') },
    };
  });

const movings = (documents: readonly string[], folders: readonly string[]): fc.Arbitrary<Moving> =>
  fc.record({
    documentIds: fc.subarray([...documents], { maxLength: 4 }),
    folderIds: fc.subarray([...folders], { maxLength: 2 }),
    folderId: fc.constantFrom(null, ...folders),
  });

const ids = (count: number, idAt: (at: number) => string) => Array.from({ length: count }, (_, at) => idAt(at));

it(
  'a preview is right in random rooms: exactly the listed people gain or lose access, to as many documents',
  async () => {
    const moving = movings(ids(documentCount, documentIdAt), ids(folderCount, folderIdAt));
    const property = fc.asyncProperty(worlds, moving, async (world, one) => {
      await holdsTrue(await openTestRoom(world), readers, one);
    });
    await fc.assert(property, isDeep ? { numRuns: 3000 } : { numRuns: 30, seed: 5 });
  },
  isDeep ? 1_800_000 : 60_000,
);

it.runIf(isDeep)('is right in the demonstration, for every user', async () => {
  const people = demo.users.filter(({ deactivatedAt }) => deactivatedAt === null).map(({ id }) => id);
  const of = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const some = fc.sample(movings(of(demo.documents), of(demo.folders)), { numRuns: isDeep ? 60 : 1, seed: 3 });
  for (const one of some) await holdsTrue(await openTestRoom(demo), people, one);
});

it(
  'of other settings is right in random rooms',
  async () => {
    const setting = fc.record(
      {
        documentIds: fc.subarray(ids(documentCount, documentIdAt)),
        accessLevel: levels,
        downloadRestricted: fc.boolean(),
      },
      { requiredKeys: ['documentIds'] },
    );
    const property = fc.asyncProperty(worlds, setting, async (world, one) => {
      await holdsTrueOfSettings(await openTestRoom(world), readers, one);
    });
    await fc.assert(property, isDeep ? { numRuns: 3000 } : { numRuns: 25, seed: 7 });
  },
  isDeep ? 1_800_000 : 60_000,
);

it('of other settings changes nothing and is not audited; an unknown document is 404, and readers are refused', async () => {
  const room = await openTestRoom(demo);
  const [{ id } = { id: '' }] = demo.documents;
  const before = (await room.entries()).length;
  const preview = (as: string, documentIds: string[]) =>
    room.call('previewSettings', { as, json: { documentIds, accessLevel: 'confidential' } });
  expect((await preview('user-manager', [id])).status).toBe(200);
  expect((await preview('user-manager', ['nowhere'])).status).toBe(404);
  for (const as of readers) expect((await preview(as, [id])).status).toBe(403);
  expect(await room.entries()).toHaveLength(before);
});

it('loads the rows about each person when it is their turn', async () => {
  const room = await openTestRoom(demo);
  const documentIds = demo.documents.slice(0, 1).map(({ id }) => id);
  const loaded = countReads(room.ports.store, 'grants', 'by');
  const atPauses: number[] = [];
  room.ports.giveWay = () => Promise.resolve(void atPauses.push(loaded()));
  await room.call('previewSettings', { as: 'user-admin', json: { documentIds, accessLevel: 'confidential' } });
  expect(atPauses.length).toBeGreaterThan(1);
  expect(new Set(atPauses).size).toBe(atPauses.length);
});
