import { beforeEach, describe, expect, it } from 'vitest';
import { awkward } from '../../scenarios/awkward.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

async function create(json: object): Promise<string> {
  const answer = await room.call('createFolder', { as: 'user-manager', json });
  expect(answer.status).toBe(201);
  return (answer.json as { id: string }).id;
}

const remove = (id: string, cascade?: string, as = 'user-admin') =>
  room.call('deleteFolder', { as, params: { id }, query: cascade === undefined ? {} : { cascade } });

describe('creating a folder', () => {
  it('fills in what is missing, and is audited', async () => {
    const answer = await room.call('createFolder', { as: 'user-manager', json: { name: 'u\u0308ber' } });
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.json).toEqual({
      id: 'folder-1',
      name: 'über',
      description: null,
      parentId: null,
      accessLevel: 'public',
      createdAt: '2026-01-15T10:00:00.000Z',
    });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'folder_created',
      description: 'Created folder "über"',
      resourceType: 'folder',
      resourceId: 'folder-1',
    });
  });

  it('that requires approval returns and audits the requirement', async () => {
    const answer = await room.call('createFolder', {
      as: 'user-manager',
      json: { name: 'Board papers', approvalRequired: true },
    });
    expect(answer).toMatchObject({ status: 201, json: { approvalRequired: true } });
    expect((await room.lastEntry())?.description).toBe(
      'Created folder "Board papers"; its documents require approval from now on',
    );
  });

  it('inside another, with the same name as its neighbour', async () => {
    const parentId = await create({ name: 'A', parentId: null });
    await create({ name: 'B', parentId });
    await create({ name: 'B', parentId });
    expect((await room.call('listFolders', { as: 'user-admin' })).json).toHaveLength(3);
  });

  it('inside one that does not exist is 404', async () => {
    const json = { name: 'A', parentId: 'folder-none' };
    expect((await room.call('createFolder', { as: 'user-admin', json })).status).toBe(404);
  });

  it.each([{ name: ' ' }, { name: 'a\u0000' }, { name: 'A', description: 'a\u0000' }, { name: 'x'.repeat(256) }])(
    '%j is 400',
    async (json) => {
      expect((await room.call('createFolder', { as: 'user-admin', json })).status).toBe(400);
    },
  );
});

describe('changing a folder', () => {
  const update = (id: string, json: object, as = 'user-admin') =>
    room.call('updateFolder', { as, params: { id }, json });

  it('empties a description that is not sent, keeps the parent, and is audited', async () => {
    const parentId = await create({ name: 'Top' });
    const id = await create({ name: 'A', description: 'Old', parentId });
    const answer = await update(id, { name: 'B', accessLevel: 'confidential' });
    expect(answer).toMatchObject({
      status: 200,
      json: { id, name: 'B', description: null, parentId, accessLevel: 'confidential' },
    });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'folder_updated',
      description: 'Updated folder "B" from "A" (confidential)',
    });
  });

  it('audits when approval begins and when it ends, and keeps it where it is not given', async () => {
    const id = await create({ name: 'A' });
    const steps = [
      [true, '; its documents require approval from now on', true],
      [true, '', true],
      [undefined, '', true],
      [false, '; it requires no approval any more', false],
      [false, '', false],
    ] as const;
    for (const [approvalRequired, words, is] of steps) {
      const answer = await update(id, { name: 'A', accessLevel: 'public', approvalRequired });
      expect(answer).toMatchObject({ status: 200, json: { approvalRequired: is } });
      expect((await room.lastEntry())?.description).toBe(`Updated folder "A" (public)${words}`);
    }
    expect((await update(id, { name: 'A', accessLevel: 'public', approvalRequired: 'yes' })).status).toBe(400);
  });

  it('takes effect for readers at once', async () => {
    const id = await create({ name: 'A' });
    const document = await upload(room, { folderId: id });
    const seen = async () => (await room.call('listDocuments', { as: 'user-viewer' })).text.includes(document.id);
    expect(await seen()).toBe(true);
    await update(id, { name: 'A', accessLevel: 'restricted' });
    expect(await seen()).toBe(false);
  });

  it.each([{ name: 'A' }, { accessLevel: 'public' }, { name: 'A', accessLevel: 'public', parentId: null }])(
    'with %j is 400',
    async (json) => {
      expect((await update(await create({ name: 'A' }), json)).status).toBe(400);
    },
  );

  it('that does not exist is 404, and for readers 403 either way', async () => {
    const json = { name: 'A', accessLevel: 'public' };
    expect((await update('folder-none', json)).status).toBe(404);
    expect((await update('folder-none', json, 'user-analyst')).status).toBe(403);
  });
});

describe('deleting a folder', () => {
  /** top > (one > two, three), with 1 + 2 + 3 documents. */
  async function tree() {
    const top = await create({ name: 'Top' });
    const one = await create({ name: 'One', parentId: top });
    const two = await create({ name: 'Two', parentId: one });
    const three = await create({ name: 'Three', parentId: top });
    await upload(room, { folderId: top, name: 'a' });
    for (const name of ['b', 'c']) await upload(room, { folderId: two, name });
    for (const name of ['d', 'e', 'f']) await upload(room, { folderId: three, name });
    return { top, one, two, three };
  }

  it('that is empty is done at once, with its permissions, and audited', async () => {
    const id = await create({ name: 'A' });
    await room.call('createUser', {
      as: 'user-admin',
      json: {
        firstName: 'N',
        lastName: 'Q',
        email: 'n@q.example',
        role: 'viewer',
        folderPermissions: [{ folderId: id, canRead: true, canWrite: false }],
      },
    });
    expect((await remove(id)).status).toBe(204);
    expect(await room.ports.store.read((tx) => tx.folderPermissions.list())).toEqual([]);
    expect(await room.lastEntry()).toMatchObject({ activityType: 'folder_deleted', description: 'Deleted folder "A"' });
  });

  it.each([undefined, 'false'])('that is not empty is refused with its counts (cascade: %s)', async (cascade) => {
    const { top, two } = await tree();
    const before = await room.entries();
    const answer = await remove(top, cascade);
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'folder-not-empty', canCascade: true, childFolderCount: 3, documentCount: 6 },
    });
    expect((await remove(two)).json).toMatchObject({ childFolderCount: 0, documentCount: 2 });
    expect(await room.entries()).toEqual(before);
  });

  it('that holds anything else than was read is refused with its counts, also where these are the same', async () => {
    const { top, two } = await tree();
    const read = (await remove(top)).json as { contentsHash: string };
    const over = (named: string) => {
      const headers = { 'if-match': named };
      return room.call('deleteFolder', { as: 'user-admin', params: { id: top }, query: { cascade: 'true' }, headers });
    };
    const late = await upload(room, { name: 'late', folderId: two });
    const answer = await over(`"${read.contentsHash}"`);
    expect(answer).toMatchObject({ status: 409, json: { childFolderCount: 3, documentCount: 7 } });
    const held = await room.ports.store.read((tx) => tx.documents.by('folder', two));
    await room.call('deleteDocument', { as: 'user-admin', params: { id: held[0]!.id } });
    const now = await over(`"${read.contentsHash}"`);
    expect(now).toMatchObject({ status: 409, json: { childFolderCount: 3, documentCount: 6 } });
    expect(await room.ports.store.read((tx) => tx.documents.get(late.id))).toBeDefined();
    expect((await over(`"${(now.json as typeof read).contentsHash}"`)).status).toBe(204);
  });

  it('with everything in it is one change with an entry for every item', async () => {
    const { top } = await tree();
    const outside = await upload(room, { name: 'outside' });
    const before = (await room.entries()).length;
    expect((await remove(top, 'true')).status).toBe(204);
    const [folders, documents] = await room.ports.store.read((tx) =>
      Promise.all([tx.folders.list(), tx.documents.list()]),
    );
    expect(folders).toEqual([]);
    expect(documents.map(({ id }) => id)).toEqual([outside.id]);
    expect(room.ports.objects.keys()).toHaveLength(1);
    const logged = (await room.entries()).slice(0, -before).map((entry) => entry.description);
    expect(logged.reverse()).toEqual([
      'Deleted "a"',
      'Deleted "d"',
      'Deleted "e"',
      'Deleted "f"',
      'Deleted "b"',
      'Deleted "c"',
      'Deleted folder "Two"',
      'Deleted folder "Three"',
      'Deleted folder "One"',
      'Deleted folder "Top"',
    ]);
  });

  it('is 403 for a reader, 404 when unknown, 400 for another word', async () => {
    const { top } = await tree();
    expect((await remove(top, 'true', 'user-viewer')).status).toBe(403);
    expect((await remove('folder-none', 'true')).status).toBe(404);
    expect((await remove(top, 'yes')).status).toBe(400);
  });

  it('in a circle of folders comes to an end', async () => {
    const odd = await openTestRoom(awkward);
    const params = { id: 'folder-circle-1' };
    expect((await odd.call('deleteFolder', { as: 'user-admin', params })).json).toMatchObject({ childFolderCount: 1 });
    const cascade = { as: 'user-admin', params, query: { cascade: 'true' } };
    expect((await odd.call('deleteFolder', cascade)).status).toBe(204);
  });

  it('with three thousand documents empties them all', async () => {
    const { many } = await import('../../scenarios/many.ts');
    const crowd = await openTestRoom(many(3000));
    const query = { cascade: 'true' };
    for (let at = 1; at <= 20; at += 1) {
      const params = { id: `folder-${at}` };
      expect((await crowd.call('deleteFolder', { as: 'user-admin', params, query })).status).toBe(204);
    }
    const left = (await crowd.call('listDocuments', { as: 'user-admin' })).json as { folderId: string | null }[];
    expect(left).toHaveLength(300);
    expect(left.every(({ folderId }) => folderId === null)).toBe(true);
  });
});
