import { beforeEach, describe, expect, it } from 'vitest';
import { openTestRoom, type TestRoom } from '../../testing/room.ts';
import { upload } from '../../testing/upload.ts';

let room: TestRoom;
let own: string;
beforeEach(async () => {
  room = await openTestRoom();
  await setRole('manager');
  own = (await upload(room, { as: 'user-analyst', name: 'Mine.pdf', bytes: '%PDF mine', description: 'First' })).id;
  await setRole('analyst');
});

const setRole = (role: string) =>
  room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-analyst' }, json: { role } });
const rename = (name: string, as = 'user-analyst') =>
  room.call('renameDocument', { as, params: { id: own }, json: { name } });
const listed = async () => (await room.call('listDocuments', { as: 'user-analyst' })).json;
const versions = async () =>
  (await room.call('listDocumentVersions', { as: 'user-analyst', params: { id: own } })).json;
/** The administrator adds the next version and changes the document's level. */
const seal = (name = 'Mine.pdf') =>
  upload(room, { name, bytes: '%PDF of others', accessLevel: 'confidential', description: 'Secret' });
/** The administrator changes name, level and restrictions. */
async function hide() {
  const json = { accessLevel: 'confidential', downloadRestricted: true, printingRestricted: true };
  await room.call('updateDocumentSettings', { as: 'user-admin', params: { id: own }, json });
  await rename('Project Falcon.pdf', 'user-admin');
}

describe('an owner who is no manager any more', () => {
  it.each(['confidential', 'restricted'])('learns no name of a %s document by renaming', async (accessLevel) => {
    await upload(room, { name: 'Hidden.pdf', accessLevel });
    const [taken, free] = [await rename('Hidden.pdf'), await rename('Freely.pdf')];
    expect(taken.status).toBe(200);
    expect(taken.text.replace('Hidden', 'Freely')).toBe(free.text);
  });

  it('learns no name of a folder that is hidden as a whole', async () => {
    const folder = await room.call('createFolder', { as: 'user-admin', json: { name: 'F', accessLevel: 'public' } });
    const { id: folderId } = folder.json as { id: string };
    await setRole('manager');
    own = (await upload(room, { as: 'user-analyst', name: 'In it.pdf', folderId })).id;
    await setRole('analyst');
    await upload(room, { name: 'Beside it.pdf', folderId });
    const json = { name: 'F', accessLevel: 'confidential' };
    await room.call('updateFolder', { as: 'user-admin', params: { id: folderId }, json });
    expect([(await rename('Beside it.pdf')).status, (await rename('Free.pdf')).status]).toEqual([200, 200]);
  });

  it('is refused a visible name', async () => {
    await upload(room, { name: 'Seen.pdf' });
    expect(await rename('Seen.pdf')).toMatchObject({ status: 409, json: { code: 'name-taken' } });
  });

  it('never gets bytes that were meant for the document whose name they took', async () => {
    const json = { documentId: own, userId: 'user-analyst', canRead: true, canDownload: true };
    await room.call('grantDocumentPermission', { as: 'user-admin', json });
    const hidden = await upload(room, { name: 'Hidden.pdf', accessLevel: 'confidential' });
    await rename('Hidden.pdf');
    const next = await upload(room, { as: 'user-manager', name: 'Hidden.pdf', bytes: '%PDF next' });
    expect(next).toMatchObject({ id: hidden.id, version: 2 });
    expect(await versions()).toHaveLength(1);
  });

  it('may take a hidden document’s name, and an upload by that name is refused', async () => {
    await room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-viewer' }, json: { role: 'manager' } });
    await upload(room, { as: 'user-viewer', name: 'Hidden.pdf', accessLevel: 'confidential' });
    await room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-viewer' }, json: { role: 'viewer' } });
    expect((await rename('Hidden.pdf')).status).toBe(200);
    await expect(upload(room, { name: 'Hidden.pdf' })).rejects.toThrow('name-taken');
  });

  it('sees the document as they left it, once others have changed it', async () => {
    const [before] = (await listed()) as object[];
    room.ports.clock.advance({ hours: 1 });
    await hide();
    await seal('Project Falcon.pdf');
    expect(await listed()).toEqual([{ ...before, mayDownload: false }]);
    const again = await rename('Again.pdf');
    expect(again.text).not.toMatch(/Falcon|Secret|confidential|"downloadRestricted":true|"printingRestricted":true/);
  });

  it('sees what they change themselves, and nothing that others change after it', async () => {
    await hide();
    room.ports.clock.advance({ hours: 1 });
    const { json } = await rename('Again.pdf');
    room.ports.clock.advance({ hours: 1 });
    await rename('Project Falcon.pdf', 'user-admin');
    expect(json).toMatchObject({ name: 'Again.pdf', updatedAt: '2026-01-15T11:00:00.000Z', accessLevel: 'public' });
    expect(await listed()).toEqual([json]);
  });

  it('sees their version of an earlier release as it was before the first change since', async () => {
    await room.ports.store.transact(async (tx) => {
      for (const { asLeft: _, ...version } of await tx.versions.by('document', own)) await tx.versions.put(version);
    });
    const [before] = (await listed()) as object[];
    room.ports.clock.advance({ hours: 1 });
    await hide();
    expect(await listed()).toEqual([{ ...before, mayDownload: false }]);
  });

  it('sees neither hash nor size of a version that others added, nor that there is one', async () => {
    const before = await versions();
    await seal();
    expect(await versions()).toEqual(before);
    await room.call('restoreDocumentVersion', { as: 'user-admin', params: { id: own, version: '2' } });
    expect(await versions()).toEqual(before);
  });

  it('sees all of it again with a grant', async () => {
    await seal();
    const json = { documentId: own, userId: 'user-analyst', canRead: true, canDownload: false };
    await room.call('grantDocumentPermission', { as: 'user-admin', json });
    expect(await versions()).toHaveLength(2);
    expect(await listed()).toMatchObject([{ version: 2, description: 'Secret', mayDownload: false }]);
    await room.call('grantDocumentPermission', { as: 'user-admin', json: { ...json, canDownload: true } });
    expect(await listed()).toMatchObject([{ version: 2, mayDownload: true }]);
  });
});
