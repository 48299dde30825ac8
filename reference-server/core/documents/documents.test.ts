import { beforeEach, describe, expect, it } from 'vitest';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { many } from '../../scenarios/many.ts';
import { upload } from '../testing/upload.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const rename = (id: string, name: string, as = 'user-admin') =>
  room.call('renameDocument', { as, params: { id }, json: { name } });

/** A document of an analyst who uploaded it as a manager. */
async function uploadOfFormerManager(more = {}): Promise<string> {
  await room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-analyst' }, json: { role: 'manager' } });
  const { id } = await upload(room, { as: 'user-analyst', ...more });
  await room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-analyst' }, json: { role: 'analyst' } });
  return id;
}

describe('renaming', () => {
  it('changes the name and the time, and is audited with both names', async () => {
    const document = await upload(room);
    room.ports.clock.advance({ hours: 1 });
    expect(await rename(document.id, 'u\u0308ber/unter.pdf')).toMatchObject({
      status: 200,
      json: { ...document, name: 'über/unter.pdf', updatedAt: '2026-01-15T11:00:00.000Z' },
    });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'document_updated',
      description: 'Renamed "File.pdf" to "über/unter.pdf"',
      resourceId: document.id,
    });
  });

  it('onto a name of the same folder is 409, onto its own name it is not', async () => {
    const { id } = await upload(room, { name: 'A' });
    await upload(room, { name: 'B' });
    expect(await rename(id, 'B')).toMatchObject({ status: 409, json: { code: 'name-taken' } });
    expect((await rename(id, 'A')).status).toBe(200);
    expect((await rename(id, 'b')).status).toBe(200);
  });

  it.each(['', ' ', 'a\nb', '\u202ex', 'x'.repeat(256)])('to %j is 400 and changes nothing', async (name) => {
    const { id } = await upload(room);
    const before = await room.entries();
    expect((await rename(id, name)).status).toBe(400);
    expect(await room.entries()).toEqual(before);
  });

  it('is for the uploader too, and for no other reader', async () => {
    const id = await uploadOfFormerManager();
    expect((await rename(id, 'Mine.pdf', 'user-analyst')).status).toBe(200);
    expect((await rename(id, 'Yours.pdf', 'user-viewer')).status).toBe(403);
  });

  it('shows the uploader no folder that is hidden from them', async () => {
    const folder = await room.call('createFolder', {
      as: 'user-admin',
      json: { name: 'A', accessLevel: 'restricted' },
    });
    const id = await uploadOfFormerManager({ folderId: (folder.json as { id: string }).id });
    expect((await rename(id, 'Mine.pdf', 'user-analyst')).json).toMatchObject({ folderId: null });
  });
});

describe('settings', () => {
  const settings = { accessLevel: 'confidential', downloadRestricted: true, printingRestricted: true };

  it('are changed together, and the audit entry describes each of them', async () => {
    const document = await upload(room);
    const answer = await room.call('updateDocumentSettings', {
      as: 'user-manager',
      params: { id: document.id },
      json: settings,
    });
    expect(answer).toMatchObject({ status: 200, json: { ...document, ...settings } });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'document_updated',
      description: 'Changed settings of "File.pdf": confidential, downloads restricted, printing restricted',
      userId: 'user-manager',
    });
  });

  it.each([
    ['an owner', { ...settings, uploadedById: 'user-viewer' }],
    ['a folder', { ...settings, folderId: null }],
    ['a level in capitals', { ...settings, accessLevel: 'PUBLIC' }],
    ['a number as level', { ...settings, accessLevel: 1 }],
    ['no level', { downloadRestricted: true, printingRestricted: true }],
    ['a word as switch', { ...settings, downloadRestricted: 'true' }],
  ])('with %s are 400 and change nothing', async (_what, json) => {
    const document = await upload(room);
    const answer = await room.call('updateDocumentSettings', { as: 'user-admin', params: { id: document.id }, json });
    expect(answer.status).toBe(400);
    expect((await room.call('listDocuments', { as: 'user-admin' })).json).toEqual([document]);
  });

  it('are not even for the uploader', async () => {
    const id = await uploadOfFormerManager();
    const call = { as: 'user-analyst', params: { id }, json: settings };
    expect((await room.call('updateDocumentSettings', call)).status).toBe(403);
  });

  it('of an unknown document are 404', async () => {
    const call = { as: 'user-admin', params: { id: 'document-0' }, json: settings };
    expect((await room.call('updateDocumentSettings', call)).status).toBe(404);
  });
});

describe('deleting', () => {
  it('deletes versions, grants and bytes, and is audited', async () => {
    await upload(room, { bytes: 'one' });
    const { id } = await upload(room, { bytes: 'two' });
    const grant = { documentId: id, userId: 'user-viewer', canRead: true, canDownload: true };
    await room.call('grantDocumentPermission', { as: 'user-admin', json: grant });
    expect((await room.call('deleteDocument', { as: 'user-manager', params: { id } })).status).toBe(204);
    const left = await room.ports.store.read(async (tx) => [
      ...(await tx.documents.list()),
      ...(await tx.versions.list()),
      ...(await tx.grants.list()),
    ]);
    expect(left).toEqual([]);
    expect(room.ports.objects.keys()).toEqual([]);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'document_delete',
      description: 'Deleted "File.pdf"',
    });
    expect((await room.call('deleteDocument', { as: 'user-manager', params: { id } })).status).toBe(404);
  });

  it('keeps bytes that another document uses', async () => {
    const crowd = await openTestRoom(many(3));
    await crowd.call('deleteDocument', { as: 'user-admin', params: { id: 'document-1' } });
    expect(crowd.ports.objects.keys()).toHaveLength(1);
    await crowd.call('deleteDocument', { as: 'user-admin', params: { id: 'document-2' } });
    await crowd.call('deleteDocument', { as: 'user-admin', params: { id: 'document-3' } });
    expect(crowd.ports.objects.keys()).toEqual([]);
  });

  it('by a reader is 403 for visible documents, 404 for hidden ones, 204 for their own uploads', async () => {
    const seen = await upload(room);
    const hidden = await upload(room, { name: 'Hidden.pdf', accessLevel: 'confidential' });
    const own = await uploadOfFormerManager({ name: 'Own.pdf', accessLevel: 'confidential' });
    const remove = async (id: string) =>
      (await room.call('deleteDocument', { as: 'user-analyst', params: { id } })).status;
    expect([await remove(seen.id), await remove(hidden.id), await remove(own)]).toEqual([403, 404, 204]);
  });

  it('frees the name', async () => {
    const { id } = await upload(room);
    await room.call('deleteDocument', { as: 'user-admin', params: { id } });
    expect((await upload(room)).version).toBe(1);
  });
});

describe('two thousand documents', () => {
  it('are listed again from the kept list, until something changes', async () => {
    const crowd = await openTestRoom(many(2000));
    const list = () => crowd.call('listDocuments', { as: 'user-analyst' });
    const first = await list();
    const stringify = JSON.stringify;
    let made = 0;
    JSON.stringify = ((...args: Parameters<typeof stringify>) => {
      made += 1;
      return stringify(...args);
    }) as typeof stringify;
    try {
      expect((await list()).text).toBe(first.text);
      expect(made).toBe(0);
    } finally {
      JSON.stringify = stringify;
    }
    await crowd.call('deleteDocument', { as: 'user-admin', params: { id: 'document-1' } });
    expect((await list()).json).toHaveLength((first.json as unknown[]).length - 1);
  });
});
