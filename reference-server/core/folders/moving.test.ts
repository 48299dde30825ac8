import { beforeEach, describe, expect, it } from 'vitest';
import type { FolderRecord } from '../records/records.ts';
import { folderPermissionId } from '../records/keys.ts';
import { awkward } from '../../scenarios/awkward.ts';
import { putGroup } from '../testing/group.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

async function create(name: string, parentId: string | null = null, more: object = {}): Promise<string> {
  const answer = await room.call('createFolder', { as: 'user-manager', json: { name, parentId, ...more } });
  expect(answer.status).toBe(201);
  return (answer.json as FolderRecord).id;
}

const moveDocument = (id: string, folderId: string | null, as = 'user-manager') =>
  room.call('moveDocument', { as, params: { id }, json: { folderId } });
const moveFolder = (id: string, parentId: string | null, as = 'user-manager') =>
  room.call('moveFolder', { as, params: { id }, json: { parentId } });
const preview = (json: object, as = 'user-manager') =>
  room.call('previewMove', { as, json: { documentIds: [], folderIds: [], folderId: null, ...json } });
const documentRow = (id: string) => room.ports.store.read((tx) => tx.documents.get(id));
const folderRow = (id: string) => room.ports.store.read((tx) => tx.folders.get(id));

describe('moving a document', () => {
  it('changes its folder and no time, keeps its grants, and is audited with from and to', async () => {
    const [legal, tax] = [await create('Legal'), await create('Tax')];
    const { id } = await upload(room, { name: 'NDA.pdf', folderId: legal });
    const grant = { documentId: id, userId: 'user-viewer', canRead: true, canDownload: false };
    await room.call('grantDocumentPermission', { as: 'user-admin', json: grant });
    const before = await documentRow(id);
    room.ports.clock.advance({ minutes: 1 });
    const answer = await moveDocument(id, tax);
    expect(answer).toMatchObject({ status: 200, json: { ...before, folderId: tax } });
    expect(await documentRow(id)).toEqual({ ...before, folderId: tax });
    const grants = await room.call('listDocumentPermissions', { as: 'user-admin', params: { id } });
    expect(grants.json).toMatchObject([{ userId: 'user-viewer', canRead: true }]);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'document_moved',
      description: 'Moved "NDA.pdf" from "Legal" to "Tax"',
      userId: 'user-manager',
      resourceType: 'document',
      resourceId: id,
    });
    await moveDocument(id, null);
    expect((await room.lastEntry())?.description).toBe('Moved "NDA.pdf" from "Tax" to Home');
  });

  it('to its current place changes and audits nothing', async () => {
    const legal = await create('Legal');
    const { id } = await upload(room, { folderId: legal });
    const [row, entries] = [await documentRow(id), await room.entries()];
    expect(await moveDocument(id, legal)).toMatchObject({ status: 200, json: { ...row } });
    expect([await documentRow(id), await room.entries()]).toEqual([row, entries]);
  });

  it('is 409 where a document of that name is, and moves nothing', async () => {
    const legal = await create('Legal');
    await upload(room, { name: 'u\u0308.pdf', folderId: legal });
    const { id } = await upload(room, { name: 'ü.pdf' });
    const entries = await room.entries();
    expect(await moveDocument(id, legal)).toMatchObject({ status: 409, json: { code: 'name-taken' } });
    expect((await documentRow(id))?.folderId).toBeNull();
    expect(await room.entries()).toEqual(entries);
  });

  it('answers 404 for an unknown document or folder, 403 to other roles, always by the contract', async () => {
    const { id } = await upload(room, {});
    expect((await moveDocument('document-none', null)).status).toBe(404);
    expect((await moveDocument(id, 'folder-none')).status).toBe(404);
    for (const as of ['user-analyst', 'user-viewer']) expect((await moveDocument(id, null, as)).status).toBe(403);
    expect((await room.call('moveDocument', { as: null, params: { id }, json: { folderId: null } })).status).toBe(401);
    for (const json of [{}, { folderId: 1 }, { folderId: null, name: 'x' }]) {
      expect((await room.call('moveDocument', { as: 'user-admin', params: { id }, json })).status).toBe(400);
    }
  });

  it('out of a folder that is gone mends it', async () => {
    const { id } = await upload(room, {});
    await room.ports.store.transact(async (tx) => {
      const row = await tx.documents.get(id);
      await tx.documents.put({ ...row!, folderId: 'folder-gone' });
    });
    expect((await moveDocument(id, null)).status).toBe(200);
    expect((await room.lastEntry())?.description).toContain('from a folder that is gone to Home');
  });

  it('changes what readers see on their very next request', async () => {
    const [open, closed] = [await create('Open'), await create('Closed', null, { accessLevel: 'restricted' })];
    const { id } = await upload(room, { folderId: open });
    const sees = async () => (await room.call('listDocuments', { as: 'user-viewer' })).text.includes(id);
    expect(await sees()).toBe(true);
    await moveDocument(id, closed);
    expect(await sees()).toBe(false);
    await moveDocument(id, open);
    expect(await sees()).toBe(true);
  });
});

describe('moving a folder', () => {
  it('moves its contents and permissions with it, and is audited with from and to', async () => {
    const [top, box, other] = [await create('Top'), await create('Box'), await create('Other')];
    const inner = await create('Inner', box, { accessLevel: 'restricted' });
    const { id } = await upload(room, { folderId: inner });
    const permission = { id: folderPermissionId('user-viewer', inner), userId: 'user-viewer', folderId: inner };
    await room.ports.store.transact((tx) =>
      tx.folderPermissions.put({ ...permission, canRead: true, canWrite: false }),
    );
    const before = await folderRow(inner);
    expect(await moveFolder(inner, other)).toMatchObject({ status: 200, json: { ...before, parentId: other } });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'folder_moved',
      description: 'Moved folder "Inner" from "Box" to "Other"',
      resourceType: 'folder',
      resourceId: inner,
    });
    expect((await room.call('listDocuments', { as: 'user-viewer' })).text).toContain(id);
    await moveFolder(other, top);
    expect((await folderRow(inner))?.parentId).toBe(other);
    expect((await room.lastEntry())?.description).toBe('Moved folder "Other" from Home to "Top"');
  });

  it('to its current place changes and audits nothing', async () => {
    const top = await create('Top');
    const inner = await create('Inner', top);
    const entries = await room.entries();
    expect((await moveFolder(inner, top)).status).toBe(200);
    expect((await moveFolder(top, null)).status).toBe(200);
    expect(await room.entries()).toEqual(entries);
  });

  it('into itself or below is 409, however deep', async () => {
    const ids: string[] = [];
    for (let depth = 0; depth < 30; depth += 1) ids.push(await create(`Level ${depth}`, ids.at(-1) ?? null));
    const [first = ''] = ids;
    for (const into of [first, ids[1] ?? '', ids.at(-1) ?? '']) {
      expect(await moveFolder(first, into)).toMatchObject({ status: 409, json: { code: 'folder-cycle' } });
    }
    expect((await folderRow(first))?.parentId).toBeNull();
  });

  it('that does not exist, or into one that does not, is 404; analysts and viewers may not', async () => {
    const id = await create('Box');
    expect((await moveFolder('folder-none', null)).status).toBe(404);
    expect((await moveFolder(id, 'folder-none')).status).toBe(404);
    for (const as of ['user-analyst', 'user-viewer']) expect((await moveFolder(id, null, as)).status).toBe(403);
    for (const json of [{}, { parentId: 1 }, { parentId: null, name: 'x' }]) {
      expect((await room.call('moveFolder', { as: 'user-admin', params: { id }, json })).status).toBe(400);
    }
  });

  it('out of a circle, or from below a folder that is gone, to the root mends it', async () => {
    room = await openTestRoom(awkward);
    expect(await moveFolder('folder-circle-1', 'folder-circle-2')).toMatchObject({ status: 409 });
    expect((await moveFolder('folder-circle-1', null)).status).toBe(200);
    const rows = await room.ports.store.read((tx) => tx.folders.list());
    const astray = rows.filter(({ parentId }) => parentId !== null && !rows.some(({ id }) => id === parentId));
    expect(astray).not.toEqual([]);
    for (const { id } of astray) expect((await moveFolder(id, null)).status).toBe(200);
    expect((await room.lastEntry())?.description).toContain('from a folder that is gone to Home');
  });

  it('into a circle of folders comes to an end', async () => {
    room = await openTestRoom(awkward);
    const id = await create('Box');
    expect((await moveFolder(id, 'folder-circle-1')).status).toBe(200);
    expect((await moveFolder(id, null)).status).toBe(200);
  });
});

describe('what a move would do', () => {
  it('is counted for each person in documents gained and lost, and changes nothing', async () => {
    const [open, closed] = [await create('Open'), await create('Closed', null, { accessLevel: 'restricted' })];
    const inner = await create('Inner', open);
    const { id } = await upload(room, { name: 'a', folderId: open });
    await upload(room, { name: 'b', folderId: inner });
    await upload(room, { name: 'c', folderId: inner, accessLevel: 'confidential' });
    const entries = await room.entries();
    const both = (gained: number, lost: number) => ({
      people: ['user-analyst', 'user-viewer'].map((userId) => ({ userId, gained, lost })),
    });
    const sorted = async (json: object) => {
      const { people } = (await preview(json)).json as { people: { userId: string }[] };
      return { people: people.toSorted((one, other) => one.userId.localeCompare(other.userId)) };
    };
    expect(await sorted({ documentIds: [id], folderId: closed })).toEqual(both(0, 1));
    expect(await sorted({ documentIds: [id], folderIds: [inner], folderId: closed })).toEqual(both(0, 2));
    expect(await sorted({ folderIds: [open], folderId: closed })).toEqual(both(0, 2));
    expect(await sorted({ documentIds: [id], folderId: null })).toEqual({ people: [] });
    await moveFolder(open, closed);
    expect(await sorted({ folderIds: [open], folderId: null })).toEqual(both(2, 0));
    expect((await room.entries()).length).toBe(entries.length + 1);
  });

  it('omits users whose access has ended, and those whom suspended groups sign out', async () => {
    const closed = await create('Closed', null, { accessLevel: 'restricted' });
    const { id } = await upload(room, {});
    const concerned = async () =>
      ((await preview({ documentIds: [id], folderId: closed })).json as { people: [] }).people;
    expect(await concerned()).toHaveLength(2);
    const expiresAt = new Date(room.ports.clock.now().getTime() + 60_000).toISOString();
    const call = { as: 'user-admin', params: { id: 'user-viewer' }, json: { expiresAt } };
    expect((await room.call('updateUserExpiry', call)).status).toBe(200);
    expect(await concerned()).toHaveLength(2);
    room.ports.clock.advance({ minutes: 1 });
    expect(await concerned()).toMatchObject([{ userId: 'user-analyst' }]);
    const params = { id: await putGroup(room, 'Bidders', ['user-analyst']) };
    await room.call('updateGroup', { as: 'user-admin', params, json: { suspended: true } });
    expect(await concerned()).toEqual([]);
  });

  it('is 404 for what is not there, 409 for a folder in itself, 403 for readers', async () => {
    const top = await create('Top');
    const inner = await create('Inner', top);
    for (const json of [{ documentIds: ['none'] }, { folderIds: ['none'] }, { folderIds: [top], folderId: 'none' }]) {
      expect((await preview(json)).status).toBe(404);
    }
    for (const folderId of [top, inner]) {
      expect(await preview({ folderIds: [top], folderId })).toMatchObject({
        status: 409,
        json: { code: 'folder-cycle' },
      });
    }
    for (const as of ['user-analyst', 'user-viewer']) expect((await preview({}, as)).status).toBe(403);
    expect((await preview({ documentIds: 'all' })).status).toBe(400);
  });
});
