// Compares the access review with real calls for all users and items: they must agree, and every reason that the review
// gives must be a real one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.d.ts';
import { isDeep } from '#server/testing/deep.ts';
import type { FolderPermissionRecord, FolderRecord, GrantRecord } from '../records/records.ts';
import type { AccessReason } from './policy.ts';
import { awkward } from '../../scenarios/awkward.ts';
import { demo } from '../../scenarios/demo.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { randomRooms } from './testing/random-rooms.ts';

type Schemas = components['schemas'];
type DocumentAccess = Schemas['DocumentAccess'];
type FolderAccess = Schemas['FolderAccess'];

const ADMIN = 'user-admin';
const rounds = isDeep ? { numRuns: 3_000 } : { seed: 20_260_115, numRuns: 40 };
const patience = isDeep ? 1_800_000 : 60_000;

/** The review by user and item. */
interface Review {
  people: readonly string[];
  documents: Map<string, Map<string, DocumentAccess>>;
  folders: Map<string, Map<string, FolderAccess>>;
}

async function answerOf<Answer>(room: TestRoom, call: Parameters<TestRoom['call']>[0], id?: string): Promise<Answer> {
  const { status, json, text } = await room.call(call, { as: ADMIN, ...(id === undefined ? {} : { params: { id } }) });
  expect(status, text).toBe(200);
  return json as Answer;
}

/** Collects the review item by item. */
async function reviewOf(room: TestRoom, scenario: Scenario): Promise<Review> {
  const people = (await answerOf<{ id: string }[]>(room, 'listUsers')).map(({ id }) => id);
  const review: Review = { people, documents: new Map(), folders: new Map() };
  for (const { id } of scenario.documents) {
    const rows = await answerOf<DocumentAccess[]>(room, 'listDocumentAccess', id);
    expect(rows.map(({ userId }) => userId)).toEqual(people);
    review.documents.set(id, new Map(rows.map((row) => [row.userId, row])));
  }
  for (const { id } of scenario.folders) {
    const rows = await answerOf<FolderAccess[]>(room, 'listFolderAccess', id);
    expect(rows.map(({ userId }) => userId)).toEqual(people);
    review.folders.set(id, new Map(rows.map((row) => [row.userId, row])));
  }
  return review;
}

/** Some awkward rows have no file. */
function withBytes({ documents, versions }: Scenario) {
  const stored = new Set(versions.filter(({ objectKey }) => objectKey !== null).map(({ documentId }) => documentId));
  return documents.filter(({ id }) => stored.has(id));
}

/** The outcome of a user's own calls. Without a valid session every call is refused. */
async function ownCallsOf(room: TestRoom, scenario: Scenario, userId: string) {
  const lists = await Promise.all(
    (['listDocuments', 'listFolders'] as const).map((id) => room.call(id, { as: userId })),
  );
  const isOut = lists[0]?.status === 401;
  expect(lists.map(({ status }) => status)).toEqual(isOut ? [401, 401] : [200, 200]);
  const [documents, folders] = lists.map(
    ({ json }) => new Map(((isOut ? [] : json) as FolderRecord[]).map((row) => [row.id, row])),
  );
  const own: Record<string, unknown> = {};
  for (const { id } of withBytes(scenario)) {
    const call = { as: userId, params: { id } };
    const versions = (await room.call('listDocumentVersions', call)).status;
    const preview = (await room.call('previewDocument', call)).status;
    const download = (await room.call('downloadDocument', call)).status;
    const isListed = documents?.has(id) ?? false;
    const refused = isOut ? 401 : isListed ? 403 : 404;
    own[id] = {
      see: isListed,
      versions: versions === (isListed ? 200 : refused),
      // The type is checked after the right, so 415 means that the right exists.
      view: preview === 200 || preview === 415 || preview,
      download: download === 200 || download,
      refused,
    };
  }
  return { own, documents, folders };
}

/** Compares every user's calls with the review of them, and the reviews with each other. */
async function agree(room: TestRoom, scenario: Scenario): Promise<Review> {
  const review = await reviewOf(room, scenario);
  for (const userId of review.people) {
    const { own, documents, folders } = await ownCallsOf(room, scenario, userId);
    const userAccess = await answerOf<Schemas['UserAccess']>(room, 'listUserAccess', userId);
    const listed = new Map<string, object>([
      ...userAccess.documents.map(({ documentId, ...access }) => [documentId, access] as const),
      ...userAccess.folders.map(({ folderId, ...access }) => [folderId, access] as const),
    ]);
    for (const [id, rows] of [...review.documents, ...review.folders]) {
      const { userId: _, ...access } = rows.get(userId)!;
      const isListed = access.because.length + access.but.length > 0;
      expect([id, userId, listed.get(id)]).toEqual([id, userId, isListed ? access : undefined]);
      expect([id, userId, access.see]).toEqual([id, userId, isReason(access)]);
    }
    const seesFolder = (id: string) => review.folders.get(id)?.get(userId)?.see ?? false;
    const isPrivileged = [...review.documents.values()].some((rows) =>
      rows.get(userId)!.because.some(({ kind }) => kind === 'role'),
    );
    const place = (id: string | null) => (id === null || isPrivileged || seesFolder(id) ? id : null);
    for (const { id, folderId } of scenario.documents) {
      if (review.documents.get(id)!.get(userId)!.see)
        expect(documents?.get(id)).toMatchObject({ folderId: place(folderId) });
      else expect([id, userId, documents?.has(id)]).toEqual([id, userId, false]);
    }
    for (const { id } of withBytes(scenario)) {
      const { see, view, download } = review.documents.get(id)!.get(userId)!;
      const { refused, ...calls } = own[id] as { refused: number };
      expect([id, userId, calls]).toEqual([
        id,
        userId,
        { see, versions: true, view: view || refused, download: download || refused },
      ]);
    }
    for (const { id, parentId } of scenario.folders) {
      expect([id, userId, folders?.has(id)]).toEqual([id, userId, seesFolder(id)]);
      if (seesFolder(id)) expect(folders?.get(id)).toMatchObject({ parentId: place(parentId) });
    }
  }
  return review;
}

/** Whether a reason is given, and the user is still in the data room. */
const isReason = ({ because, but }: Pick<FolderAccess, 'because' | 'but'>) =>
  because.length > 0 && !but.some(({ kind }) => kind === 'expired-person' || kind === 'suspended-person');

/** The rights that follow from the reasons. */
function rightsBy({ because, but }: Pick<FolderAccess, 'because' | 'but'>) {
  const is = isReason({ because, but });
  return {
    see: is,
    view: is && because.some(({ gives }) => gives !== 'see'),
    download: is && because.some(({ gives }) => gives === 'download'),
  };
}

const isHeldBy = (row: GrantRecord | FolderPermissionRecord, userId: string, { groupId }: AccessReason) =>
  groupId === undefined ? row.userId === userId : row.groupId === groupId;

/** Removes what each reason names, checks the effect, and restores it. */
async function everyReasonIsOne(room: TestRoom, scenario: Scenario, review: Review): Promise<number> {
  const { store } = room.ports;
  let tried = 0;
  for (const [id, rows] of [...review.documents, ...review.folders]) {
    const isFolder = review.folders.has(id);
    for (const [userId, { because }] of rows) {
      for (const reason of because) {
        if (reason.kind !== 'grant' && reason.kind !== 'folder-permission') continue;
        const isGrant = reason.kind === 'grant';
        const held = isGrant
          ? scenario.grants.filter((row) => row.documentId === id && isHeldBy(row, userId, reason))
          : scenario.folderPermissions.filter(
              (row) => row.folderId === reason.folderId && isHeldBy(row, userId, reason),
            );
        const [row] = held;
        expect([id, userId, reason, held.length]).toEqual([id, userId, reason, 1]);
        const group = scenario.groups.find((one) => one.id === row?.groupId);
        const ends = [row?.expiresAt, group?.expiresAt].filter((end) => end != null).sort();
        expect(reason.expiresAt ?? null).toBe(ends[0] ?? null);
        const table = isGrant ? 'grants' : 'folderPermissions';
        await store.transact((tx) => tx[table].delete(row!.id));
        const call = isFolder ? 'listFolderAccess' : 'listDocumentAccess';
        const after = (await answerOf<FolderAccess[]>(room, call, id)).find((access) => access.userId === userId);
        expect(after?.because).toEqual(because.filter((other) => other !== reason));
        await store.transact((tx) =>
          isGrant ? tx.grants.put(row as GrantRecord) : tx.folderPermissions.put(row as FolderPermissionRecord),
        );
        tried += 1;
      }
    }
  }
  return tried;
}

describe('the review agrees with the real calls', () => {
  it('of everybody and everything in the demonstration', async () => {
    const room = await openTestRoom(demo);
    const review = await agree(room, demo);
    expect(review.people.length).toBeGreaterThan(4);
  });

  it('of a room of awkward rows', async () => {
    await agree(await openTestRoom(awkward), awkward);
  });

  it(
    'in random rooms, and again when only time has passed',
    async () => {
      await fc.assert(
        fc.asyncProperty(randomRooms, async (scenario) => {
          const room = await openTestRoom(scenario);
          await agree(room, scenario);
          room.ports.clock.advance({ seconds: 1 });
          await agree(room, scenario);
        }),
        rounds,
      );
    },
    patience,
  );
});

describe('the reasons', () => {
  it(
    'yield exactly the rights, in random rooms',
    async () => {
      await fc.assert(
        fc.asyncProperty(randomRooms, async (scenario) => {
          const { documents, folders } = await reviewOf(await openTestRoom(scenario), scenario);
          for (const rows of documents.values()) {
            for (const { see, view, download, ...reasons } of rows.values()) {
              expect({ see, view, download, reasons }).toEqual({ ...rightsBy(reasons), reasons });
            }
          }
          for (const rows of folders.values()) {
            for (const { see, ...reasons } of rows.values())
              expect({ see, reasons }).toEqual({ see: isReason(reasons), reasons });
          }
        }),
        rounds,
      );
    },
    patience,
  );

  it(
    'are gone with the grant or the permission that they name, and no other is',
    async () => {
      let tried = 0;
      await fc.assert(
        fc.asyncProperty(randomRooms, async (scenario) => {
          const room = await openTestRoom(scenario);
          tried += await everyReasonIsOne(room, scenario, await reviewOf(room, scenario));
        }),
        rounds,
      );
      expect(tried).toBeGreaterThan(50);
    },
    patience,
  );
});

describe('a user who is given access', () => {
  it(
    'has it until it ends, by themselves or as a member of a group',
    async () => {
      let tried = 0;
      await fc.assert(
        fc.asyncProperty(randomRooms, async (scenario) => {
          const { people, documents } = await reviewOf(await openTestRoom(scenario), scenario);
          const isLive = ({ expiresAt }: { expiresAt?: string | null }) => !expiresAt || expiresAt > scenario.now;
          const here = scenario.users.filter((user) => people.includes(user.id) && isLive(user));
          const isOff = (id: string | null | undefined) => {
            const group = scenario.groups.find((one) => one.id === id);
            return group !== undefined && (Boolean(group.suspendedAt) || !isLive(group));
          };
          for (const { documentId, userId, groupId, ...grant } of scenario.grants) {
            if (isOff(groupId)) continue;
            const members = scenario.memberships.filter((row) => row.groupId === groupId).map((row) => row.userId);
            for (const { id } of here.filter((user) => user.id === userId || members.includes(user.id))) {
              if (!grant.canRead || !isLive(grant)) continue;
              const { view, but } = documents.get(documentId)!.get(id)!;
              // A grant does not show what must be approved first.
              const awaits = but.some(({ kind }) => kind === 'awaiting-approval');
              expect([documentId, id, view]).toEqual([documentId, id, !awaits]);
              tried += 1;
            }
          }
        }),
        rounds,
      );
      expect(tried).toBeGreaterThan(20);
    },
    patience,
  );
});

describe('who reads a document by a grant alone', () => {
  it(
    'cannot preview it in the same room without grants, and everybody else can',
    async () => {
      await fc.assert(
        fc.asyncProperty(randomRooms, async (scenario) => {
          const suspended = new Set(scenario.groups.filter((row) => row.suspendedAt).map(({ id }) => id));
          const isLive = ({ groupId }: { groupId: string }) => !suspended.has(groupId);
          const [room, without] = await Promise.all([
            openTestRoom(scenario),
            // With nothing else in force, the user cannot sign in.
            openTestRoom({ ...scenario, grants: [], memberships: scenario.memberships.filter(isLive) }),
          ]);
          for (const { id } of scenario.documents) {
            const readers = await answerOf<Schemas['DocumentReader'][]>(room, 'listDocumentReaders', id);
            for (const { userId, byGrantAlone } of readers) {
              const { status } = await without.call('previewDocument', { as: userId, params: { id } });
              expect([id, userId, status === 200]).toEqual([id, userId, !byGrantAlone]);
            }
          }
        }),
        rounds,
      );
    },
    patience,
  );
});
