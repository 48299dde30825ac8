import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.d.ts';
import { putGroup } from '../testing/group.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

type Entry = components['schemas']['FolderPermissionEntry'];

const VIEWER = 'user-viewer';
const ANALYST = 'user-analyst';

let room: TestRoom;
/** A restricted folder; it contains another restricted one, which contains a confidential one. */
let top: string;
let middle: string;
let closed: string;
let inTop: string;

beforeEach(async () => {
  room = await openTestRoom();
  top = await folder('Top', null, 'restricted');
  middle = await folder('Middle', top, 'restricted');
  closed = await folder('Closed', middle, 'confidential');
  inTop = (await upload(room, { name: 'In it.pdf', folderId: top, accessLevel: 'restricted' })).id;
});

async function folder(name: string, parentId: string | null, accessLevel: string): Promise<string> {
  const { json } = await room.call('createFolder', { as: 'user-admin', json: { name, parentId, accessLevel } });
  return (json as { id: string }).id;
}

const set = (more: object = {}, as = 'user-manager') =>
  room.call('setFolderPermission', {
    as,
    json: {
      folderId: top,
      ...('userId' in more || 'groupId' in more ? {} : { userId: VIEWER }),
      canRead: true,
      canWrite: false,
      ...more,
    },
  });
const revoke = (userId: string, folderId = top, as = 'user-manager') =>
  room.call('revokeFolderPermission', { as, params: { folderId, userId } });
const revokeGroup = (groupId: string, folderId = top, as = 'user-manager') =>
  room.call('revokeGroupFolderPermission', { as, params: { folderId, groupId } });
const list = async (id = top) =>
  (await room.call('listFolderPermissions', { as: 'user-manager', params: { id } })).json as Entry[];

const folders = async (as: string) =>
  ((await room.call('listFolders', { as })).json as { id: string }[]).map(({ id }) => id);
const documents = async (as: string) =>
  ((await room.call('listDocuments', { as })).json as { id: string }[]).map(({ id }) => id);
const previews = async (as: string, id = inTop) => (await room.call('previewDocument', { as, params: { id } })).status;

const inAnHour = '2026-01-15T11:00:00.000Z';

describe('giving a folder permission', () => {
  it('answers what is set, and is audited', async () => {
    const entry = {
      folderId: top,
      userId: VIEWER,
      groupId: null,
      canRead: true,
      canWrite: false,
      canDownload: null,
      expiresAt: null,
      reaches: true,
    };
    const answer = await set();
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual(entry);
    expect(await list()).toEqual([entry]);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'permission_granted',
      description: 'Granted Ingrid Vos viewing in folder "Top"',
      resourceType: 'folder',
      resourceId: top,
    });
  });

  it('to a group names the group and the end in the audit log', async () => {
    const groupId = await putGroup(room, 'Bidders', [VIEWER]);
    const answer = await set({ groupId, expiresAt: inAnHour });
    expect(answer).toMatchObject({ status: 201, json: { userId: null, groupId, expiresAt: inAnHour } });
    expect((await room.lastEntry())?.description).toBe(
      'Granted the group Bidders viewing in folder "Top" until 2026-01-15 11:00 UTC',
    );
  });

  it.each([
    [true, 'viewing and downloading'],
    [false, 'viewing without downloading'],
    [null, 'viewing'],
  ])('with canDownload %j stores it, and audits %s', async (canDownload, words) => {
    expect((await set({ canDownload })).json).toMatchObject({ canDownload });
    expect(await list()).toMatchObject([{ canDownload }]);
    expect((await room.lastEntry())?.description).toBe(`Granted Ingrid Vos ${words} in folder "Top"`);
  });

  it('again replaces it, with its end', async () => {
    await set({ expiresAt: inAnHour, canWrite: true, canDownload: true });
    const json = { canWrite: false, canDownload: null, expiresAt: null };
    expect(await set()).toMatchObject({ status: 200, json });
    expect(await list()).toHaveLength(1);
  });

  it('twice at once is one permission', async () => {
    const answers = await Promise.all([set(), set(), set()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await list()).toHaveLength(1);
  });

  it('keeps an end in another time zone as the same moment', async () => {
    expect((await set({ expiresAt: '2026-01-15T13:00:00+02:00' })).json).toMatchObject({ expiresAt: inAnHour });
  });

  it('works for a user who sees everything anyway', async () => {
    expect((await set({ userId: 'user-admin' })).status).toBe(201);
  });

  it.each([
    ['no user and no group', () => ({ userId: undefined }), 'userId'],
    ['a person and a group', () => ({ userId: VIEWER, groupId: 'group-1' }), 'groupId'],
    ['an end that has passed', () => ({ expiresAt: '2026-01-15T09:59:59.999Z' }), 'expiresAt'],
    ['an end that is this very moment', () => ({ expiresAt: '2026-01-15T10:00:00.000Z' }), 'expiresAt'],
    ['an end that is no time', () => ({ expiresAt: 'tomorrow' }), 'expiresAt'],
  ])('with %s answers 400 and names the field', async (_, more, name) => {
    const answer = await set(more());
    expect(answer).toMatchObject({ status: 400, json: { invalidParams: [{ name }] } });
    expect(await list()).toEqual([]);
  });

  it('to an unknown or deactivated user, an unknown group, or on an unknown folder, answers 404', async () => {
    await room.call('deactivateUser', { as: 'user-admin', params: { id: ANALYST } });
    const before = await room.entries();
    for (const more of [
      { userId: 'user-none' },
      { userId: ANALYST },
      { groupId: 'group-none' },
      { folderId: 'folder-none' },
    ]) {
      expect((await set(more)).status).toBe(404);
    }
    expect(await room.entries()).toEqual(before);
  });

  it.each([ANALYST, VIEWER])('is refused to %s, and so are the list and removing one', async (as) => {
    expect((await set({}, as)).status).toBe(403);
    expect((await revoke(VIEWER, top, as)).status).toBe(403);
    expect((await revokeGroup('group-1', top, as)).status).toBe(403);
    expect((await room.call('listFolderPermissions', { as, params: { id: top } })).status).toBe(403);
  });
});

describe('what a folder permission gives', () => {
  it('applies to the very next request of that person, and of no one else', async () => {
    expect(await documents(VIEWER)).toEqual([]);
    await set();
    expect(await folders(VIEWER)).toEqual([top, middle]);
    expect(await documents(VIEWER)).toEqual([inTop]);
    expect(await previews(VIEWER)).toBe(200);
    expect(await folders(ANALYST)).toEqual([]);
    await revoke(VIEWER);
    expect(await folders(VIEWER)).toEqual([]);
    expect(await previews(VIEWER)).toBe(404);
  });

  it('applies to everybody in a group, and to no one else', async () => {
    await room.call('createUser', {
      as: 'user-admin',
      json: { firstName: 'Nora', lastName: 'Quist', email: 'nora@buyer.example', role: 'viewer' },
    });
    const groupId = await putGroup(room, 'Bidders', [VIEWER, ANALYST]);
    await set({ groupId });
    expect(await documents(VIEWER)).toEqual([inTop]);
    expect(await documents(ANALYST)).toEqual([inTop]);
    expect(await documents('user-1')).toEqual([]);
    await revokeGroup(groupId);
    expect(await documents(VIEWER)).toEqual([]);
    expect(await previews(ANALYST)).toBe(404);
  });

  it('ends at its time, also in a list that was read before, without any other change', async () => {
    const groupId = await putGroup(room, 'Bidders', [ANALYST]);
    await set({ expiresAt: inAnHour });
    await set({ groupId, expiresAt: inAnHour });
    room.ports.clock.advance({ minutes: 59, seconds: 59 });
    expect(await documents(VIEWER)).toEqual([inTop]);
    expect(await documents(ANALYST)).toEqual([inTop]);
    room.ports.clock.advance({ seconds: 1 });
    for (const as of [VIEWER, ANALYST]) {
      expect(await documents(as)).toEqual([]);
      expect(await folders(as)).toEqual([]);
      expect(await previews(as)).toBe(404);
    }
    expect(await list()).toMatchObject([{ expiresAt: inAnHour }, { expiresAt: inAnHour }]);
  });

  it('that has ended can be set again', async () => {
    await set({ expiresAt: inAnHour });
    room.ports.clock.advance({ minutes: 90 });
    expect(await documents(VIEWER)).toEqual([]);
    expect((await set()).status).toBe(200);
    expect(await documents(VIEWER)).toEqual([inTop]);
  });

  it('is nothing without canRead', async () => {
    await set({ canRead: false, canWrite: true });
    expect(await folders(VIEWER)).toEqual([]);
    expect((await room.lastEntry())?.description).toBe('Granted Ingrid Vos nothing in folder "Top"');
  });
});

describe('the list of folder permissions', () => {
  it('has those of the folder first, then of those above it, nearest first', async () => {
    const groupId = await putGroup(room, 'Bidders', []);
    await set({ folderId: top });
    await set({ folderId: middle, userId: ANALYST });
    await set({ folderId: top, groupId });
    const listed = (await list(middle)).map(({ folderId, userId, groupId: held }) => [folderId, userId ?? held]);
    expect(listed).toEqual([
      [middle, ANALYST],
      [top, VIEWER],
      [top, groupId],
    ]);
  });

  it('marks what does not reach into a confidential folder or below it', async () => {
    const below = await folder('Below', closed, 'public');
    await set({ folderId: top });
    await set({ folderId: closed, userId: ANALYST });
    const reaching = async (id: string) => (await list(id)).map(({ folderId, reaches }) => [folderId, reaches]);
    expect(await reaching(middle)).toEqual([[top, true]]);
    expect(await reaching(closed)).toEqual([
      [closed, true],
      [top, false],
    ]);
    expect(await reaching(below)).toEqual([
      [closed, true],
      [top, false],
    ]);
    expect(await folders(VIEWER)).toEqual([top, middle]);
    expect(await folders(ANALYST)).toEqual([closed, below]);
  });

  it('of an unknown folder is 404', async () => {
    const params = { id: 'folder-none' };
    expect((await room.call('listFolderPermissions', { as: 'user-admin', params })).status).toBe(404);
  });

  it('omits deactivated users', async () => {
    await set();
    await room.call('deactivateUser', { as: 'user-admin', params: { id: VIEWER } });
    expect(await list()).toEqual([]);
  });
});

describe('taking a folder permission away', () => {
  it('is audited, of a person and of a group', async () => {
    const groupId = await putGroup(room, 'Bidders', []);
    await set();
    await set({ groupId });
    expect((await revoke(VIEWER)).status).toBe(204);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'permission_revoked',
      description: 'Revoked the access of Ingrid Vos to folder "Top"',
      resourceType: 'folder',
      resourceId: top,
    });
    expect((await revokeGroup(groupId)).status).toBe(204);
    expect((await room.lastEntry())?.description).toBe('Revoked the access of the group Bidders to folder "Top"');
    expect(await list()).toEqual([]);
  });

  it('where nothing is set is 404 and leaves no trace: what is inherited is taken away where it is set', async () => {
    const groupId = await putGroup(room, 'Bidders', []);
    await set();
    await set({ groupId });
    const before = await room.entries();
    expect((await revoke(VIEWER, middle)).status).toBe(404);
    expect((await revokeGroup(groupId, middle)).status).toBe(404);
    expect((await revoke(groupId)).status).toBe(404);
    expect((await revokeGroup(VIEWER)).status).toBe(404);
    expect((await revoke('user-none')).status).toBe(404);
    expect((await revoke(VIEWER, 'folder-none')).status).toBe(404);
    expect(await room.entries()).toEqual(before);
    expect(await list()).toHaveLength(2);
  });

  it('happens when the folder is deleted, for groups too', async () => {
    const groupId = await putGroup(room, 'Bidders', []);
    await set({ folderId: closed });
    await set({ folderId: closed, groupId });
    expect((await room.call('deleteFolder', { as: 'user-admin', params: { id: closed } })).status).toBe(204);
    expect(await room.ports.store.read((tx) => tx.folderPermissions.list())).toEqual([]);
  });
});
