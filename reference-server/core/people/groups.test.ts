import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const ADMIN = 'user-admin';
const ANALYST = 'user-analyst';
const VIEWER = 'user-viewer';

interface Group {
  id: string;
  name: string;
  memberIds: string[];
}

const create = (name: string, memberIds: readonly string[] = [], as = ADMIN) =>
  room.call('createGroup', { as, json: { name, memberIds } });
const made = async (...args: Parameters<typeof create>) => (await create(...args)).json as Group;
const update = (id: string, json: object, as = ADMIN) => room.call('updateGroup', { as, params: { id }, json });
const remove = (id: string, as = ADMIN) => room.call('deleteGroup', { as, params: { id } });
const list = async (as = ADMIN) => (await room.call('listGroups', { as })).json as Group[];
const seen = async (as: string) => {
  const { json } = await room.call('listDocuments', { as });
  return (json as { name: string }[]).map(({ name }) => name);
};
const statusesOf = (as: string, id: string) =>
  Promise.all(
    (['previewDocument', 'downloadDocument'] as const).map(
      async (call) => (await room.call(call, { as, params: { id } })).status,
    ),
  );

/** A confidential document that the group may view and download. */
async function grantedTo(groupId: string, more: object = {}): Promise<string> {
  const { id: documentId } = await upload(room, { name: 'Sealed.pdf', accessLevel: 'confidential' });
  await room.ports.store.transact(async (tx) => {
    const row = { documentId, userId: null, groupId, canRead: true, canDownload: true };
    await tx.grants.put({ ...row, id: `grant-of-${groupId}`, createdAt: '2026-01-01T00:00:00.000Z', ...more });
  });
  return documentId;
}

describe('making a group', () => {
  it('answers it with its members, lists it by name, and is audited', async () => {
    const answer = await create('Bidders', [VIEWER, ANALYST, VIEWER]);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: 'group-1',
      name: 'Bidders',
      memberIds: [VIEWER, ANALYST],
      createdAt: '2026-01-15T10:00:00.000Z',
      expiresAt: null,
      networks: [],
      suspendedAt: null,
    });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'group_created',
      description: 'Created the group "Bidders" of Ingrid Vos, Priya Raman',
      resourceType: 'group',
      resourceId: 'group-1',
      userId: ADMIN,
    });
    await create('auditors');
    expect((await list('user-manager')).map(({ name, memberIds }) => [name, memberIds])).toEqual([
      ['auditors', []],
      ['Bidders', [VIEWER, ANALYST]],
    ]);
  });

  it.each(['Bidder B', 'BIDDER B', 'Bidder  B', ' bidder\u00a0B '])(
    'with the name of another one is 409: %j',
    async (name) => {
      await create('Bidder B');
      expect(await create(name)).toMatchObject({ status: 409, json: { code: 'group-name-taken' } });
    },
  );

  it('takes as many members as the contract allows, as does changing it', async () => {
    const all = Array.from({ length: 10_000 }, () => VIEWER);
    const { id } = await made('Bidders', all);
    expect((await update(id, { removeMemberIds: all })).json).toMatchObject({ memberIds: [] });
  });

  it('takes composed and decomposed forms of a name as the same', async () => {
    expect((await made('Re\u0301viseurs')).name).toBe('Réviseurs');
    expect((await create('RÉVISEURS')).status).toBe(409);
  });

  it.each(['', '   ', 'a\nb', 'a\u202eb', 'x'.repeat(101)])('with %j for a name is 400', async (name) => {
    expect((await create(name)).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('of an unknown or deactivated user is 404 and makes none', async () => {
    await room.call('deactivateUser', { as: ADMIN, params: { id: ANALYST } });
    for (const id of ['user-none', ANALYST]) expect((await create('Bidders', [VIEWER, id])).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('five times at once makes one', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((at) => create(at % 2 ? 'Bidders' : 'BIDDERS')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('is for administrators, and the list for managers too', async () => {
    const { id } = await made('Bidders');
    for (const as of ['user-manager', ANALYST, VIEWER]) {
      expect((await create('Others', [], as)).status).toBe(403);
      expect((await update(id, { name: 'Others' }, as)).status).toBe(403);
      expect((await remove(id, as)).status).toBe(403);
    }
    for (const as of [ANALYST, VIEWER]) expect((await room.call('listGroups', { as })).status).toBe(403);
    expect(await list('user-manager')).toHaveLength(1);
  });
});

it('the permissions of a group are listed for managers, ended or not', async () => {
  const { id } = await made('Bidders');
  const documentId = await grantedTo(id, { expiresAt: '2026-01-01T00:00:00.000Z' });
  const list = (as: string, group = id) => room.call('listGroupPermissions', { as, params: { id: group } });
  expect((await list('user-manager')).json).toMatchObject({ folders: [], documents: [{ documentId, groupId: id }] });
  expect([(await list(VIEWER)).status, (await list(ADMIN, 'group-none')).status]).toEqual([403, 404]);
});

describe('changing a group', () => {
  it('looks up each of many members at once, which would hold up all calls for seconds one by one', async () => {
    const memberIds = Array.from({ length: 2000 }, (_, at) => `user-${at}`);
    await room.ports.store.transact(async (tx) => {
      const [user] = await tx.users.list();
      for (const id of memberIds) await tx.users.put({ ...user!, id, email: `${id}@buyer.example` });
    });
    const { id } = await made('Bidder A', memberIds);
    const searched = vi.spyOn(Array.prototype, 'includes');
    const answer = await update(id, { addMemberIds: memberIds });
    const long = searched.mock.contexts.filter((one) => (one as unknown[]).length >= memberIds.length);
    searched.mockRestore();
    expect([answer.status, long.length]).toEqual([200, 0]);
  });

  it('adds and removes the named users, keeps the others, and audits it', async () => {
    const { id } = await made('Bidders', [ANALYST]);
    const answer = await update(id, { name: 'Buyers', addMemberIds: [VIEWER], removeMemberIds: [ANALYST, ADMIN] });
    expect(answer).toMatchObject({ status: 200, json: { name: 'Buyers', memberIds: [VIEWER] } });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'group_updated',
      description: 'Updated the group "Buyers" from "Bidders": added Ingrid Vos, removed Priya Raman',
      resourceId: id,
    });
    expect(await update(id, {})).toMatchObject({ status: 200, json: { name: 'Buyers', memberIds: [VIEWER] } });
  });

  it('may change the case of its own name, and not take that of another one', async () => {
    const { id } = await made('Bidders');
    await create('Auditors');
    expect((await update(id, { name: 'BIDDERS' })).status).toBe(200);
    expect(await update(id, { name: 'auditors' })).toMatchObject({ status: 409, json: { code: 'group-name-taken' } });
  });

  it('two administrators who add members at once keep those of each other', async () => {
    const { id } = await made('Bidders', [ADMIN]);
    await Promise.all([
      update(id, { addMemberIds: [VIEWER] }),
      update(id, { addMemberIds: [ANALYST], removeMemberIds: [ADMIN] }),
      update(id, { addMemberIds: ['user-manager'] }),
    ]);
    expect((await list())[0]?.memberIds.toSorted()).toEqual([ANALYST, 'user-manager', VIEWER]);
  });

  it('refuses a user who is both to be added and removed, and unknown users', async () => {
    const { id } = await made('Bidders');
    expect((await update(id, { addMemberIds: [VIEWER], removeMemberIds: [VIEWER] })).status).toBe(400);
    expect((await update(id, { addMemberIds: [VIEWER, 'user-none'] })).status).toBe(404);
    expect((await update('group-none', { name: 'Others' })).status).toBe(404);
    expect((await list())[0]?.memberIds).toEqual([]);
  });

  it('is possible on a full disk where members only leave', async () => {
    const { id } = await made('Bidders', [VIEWER, ANALYST]);
    const transact = vi.spyOn(room.ports.store, 'transact');
    for (const json of [{ addMemberIds: [ADMIN], removeMemberIds: [VIEWER] }, { removeMemberIds: [ANALYST] }])
      await update(id, json);
    expect(transact.mock.calls.map(([, options]) => options?.mayUseReserve)).toEqual([false, true]);
  });
});

describe('what a group was given', () => {
  it('belongs to its members from the very next request on, and not to former ones', async () => {
    const { id } = await made('Bidders');
    const documentId = await grantedTo(id);
    expect(await seen(VIEWER)).toEqual([]);
    await update(id, { addMemberIds: [VIEWER] });
    expect(await seen(VIEWER)).toEqual(['Sealed.pdf']);
    expect(await statusesOf(VIEWER, documentId)).toEqual([200, 200]);
    await update(id, { removeMemberIds: [VIEWER] });
    expect(await seen(VIEWER)).toEqual([]);
    expect(await statusesOf(VIEWER, documentId)).toEqual([404, 404]);
  });

  it('is revoked with the group, with one audit entry each, and its members keep their own', async () => {
    const { id } = await made('Bidders', [VIEWER]);
    const documentId = await grantedTo(id);
    const folder = await room.call('createFolder', { as: ADMIN, json: { name: 'Closed', accessLevel: 'restricted' } });
    const { id: folderId } = folder.json as { id: string };
    await upload(room, { name: 'Inside.pdf', folderId, accessLevel: 'restricted' });
    await room.ports.store.transact(async (tx) => {
      const row = { folderId, userId: null, groupId: id, canRead: true, canWrite: false };
      await tx.folderPermissions.put({ ...row, id: `${id}:${folderId}` });
      const own = { id: 'own', documentId, userId: VIEWER, canRead: true, canDownload: false };
      await tx.grants.put({ ...own, createdAt: '2026-01-01T00:00:00.000Z' });
    });
    expect((await seen(VIEWER)).sort()).toEqual(['Inside.pdf', 'Sealed.pdf']);
    expect((await remove(id)).status).toBe(204);
    expect(await seen(VIEWER)).toEqual(['Sealed.pdf']);
    expect((await room.entries()).slice(0, 3).map((entry) => [entry.activityType, entry.description])).toEqual([
      ['group_deleted', 'Deleted the group "Bidders"'],
      ['permission_revoked', 'Revoked the access of the group Bidders to folder "Closed"'],
      ['permission_revoked', 'Revoked the access of the group Bidders to "Sealed.pdf"'],
    ]);
    const left = await room.ports.store.read((tx) => Promise.all([tx.memberships.list(), tx.folderPermissions.list()]));
    expect(left).toEqual([[], []]);
    expect((await remove(id)).status).toBe(404);
  });

  it('is revoked by name also where the item was deleted', async () => {
    room.ports.retentionDays = 30;
    const { id } = await made('Bidders', [VIEWER]);
    const documentId = await grantedTo(id);
    await room.call('deleteDocument', { as: ADMIN, params: { id: documentId } });
    await remove(id);
    const [, revoked] = await room.entries();
    expect(revoked?.description).toBe('Revoked the access of the group Bidders to "Sealed.pdf"');
  });

  it('is lost by deactivated users, who are in no group any more', async () => {
    const { id } = await made('Bidders', [VIEWER, ANALYST]);
    await room.call('deactivateUser', { as: ADMIN, params: { id: VIEWER } });
    expect((await list()).map(({ memberIds }) => memberIds)).toEqual([[ANALYST]]);
    expect(await room.ports.store.read((tx) => tx.memberships.by('group', id))).toHaveLength(1);
  });

  it('is given to invited members from their first call on', async () => {
    const { id } = await made('Bidders');
    await grantedTo(id);
    const nora = { firstName: 'Nora', lastName: 'Quist', email: 'nora@buyer.example', role: 'viewer' };
    const invite = (groupIds: readonly string[]) => room.call('createUser', { as: ADMIN, json: { ...nora, groupIds } });
    expect((await invite(['group-none'])).status).toBe(404);
    const { json } = await invite([id, id]);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'group_updated',
      description: 'Updated the group "Bidders": added Nora Quist',
    });
    expect(await seen((json as { id: string }).id)).toEqual(['Sealed.pdf']);
  });
});

it('a change of a group that changes nothing succeeds and is not audited', async () => {
  const { id } = await made('Bidders', [VIEWER]);
  const before = await room.entries();
  for (const json of [{}, { name: 'Bidders' }, { addMemberIds: [VIEWER] }, { removeMemberIds: [ANALYST] }]) {
    const { status, json: answer } = await update(id, json);
    expect([status, answer]).toMatchObject([200, { name: 'Bidders', memberIds: [VIEWER] }]);
  }
  expect(await room.entries()).toEqual(before);
  await update(id, { name: 'BIDDERS' });
  expect(await room.lastEntry()).toMatchObject({ description: 'Updated the group "BIDDERS" from "Bidders"' });
});
