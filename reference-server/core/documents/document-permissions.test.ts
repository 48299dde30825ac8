import { beforeEach, describe, expect, it } from 'vitest';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

let room: TestRoom;
let documentId: string;
beforeEach(async () => {
  room = await openTestRoom();
  documentId = (await upload(room, { accessLevel: 'confidential' })).id;
});

const grant = (more: object = {}, as = 'user-manager') =>
  room.call('grantDocumentPermission', {
    as,
    json: { documentId, userId: 'user-viewer', canRead: true, canDownload: false, ...more },
  });
const revoke = (userId: string, as = 'user-manager') =>
  room.call('revokeDocumentPermission', { as, params: { documentId, userId } });
const list = (as = 'user-manager') => room.call('listDocumentPermissions', { as, params: { id: documentId } });

describe('granting', () => {
  it('answers the grant and is audited', async () => {
    expect(await grant()).toMatchObject({
      status: 201,
      json: { id: 'grant-1', documentId, userId: 'user-viewer', canRead: true, canDownload: false },
    });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'permission_granted',
      description: 'Granted Ingrid Vos viewing "File.pdf"',
      resourceType: 'document',
      resourceId: documentId,
    });
  });

  it('again replaces the grant', async () => {
    await grant();
    expect(await grant({ canDownload: true })).toMatchObject({
      status: 200,
      json: { id: 'grant-1', canDownload: true },
    });
    expect((await list()).json).toHaveLength(1);
  });

  it('twice at once is one grant', async () => {
    const answers = await Promise.all([grant(), grant(), grant()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await list()).json).toHaveLength(1);
  });

  it('a download without viewing is stored as sent and gives no access', async () => {
    expect((await grant({ canRead: false, canDownload: true })).status).toBe(201);
    expect((await list()).json).toMatchObject([{ canRead: false, canDownload: true }]);
    const call = { as: 'user-viewer', params: { id: documentId } };
    expect((await room.call('downloadDocument', call)).status).toBe(404);
  });

  it('to somebody unknown or deactivated, or on an unknown document, is 404', async () => {
    await room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-analyst' } });
    expect((await grant({ userId: 'user-none' })).status).toBe(404);
    expect((await grant({ userId: 'user-analyst' })).status).toBe(404);
    expect((await grant({ documentId: 'document-none' })).status).toBe(404);
  });

  it.each(['user-analyst', 'user-viewer'])('is not for %s', async (as) => {
    expect((await grant({}, as)).status).toBe(403);
    expect((await revoke('user-viewer', as)).status).toBe(403);
    expect((await list(as)).status).toBe(403);
  });
});

describe('the list of grants', () => {
  it('is oldest first', async () => {
    await grant({ userId: 'user-viewer' });
    room.ports.clock.advance({ minutes: 1 });
    await grant({ userId: 'user-analyst' });
    room.ports.clock.advance({ minutes: 1 });
    await grant({ userId: 'user-viewer', canDownload: true });
    expect(((await list()).json as { userId: string }[]).map(({ userId }) => userId)).toEqual([
      'user-viewer',
      'user-analyst',
    ]);
  });

  it('of an unknown document is 404', async () => {
    const params = { id: 'document-none' };
    expect((await room.call('listDocumentPermissions', { as: 'user-admin', params })).status).toBe(404);
  });

  it('loses whoever is deactivated', async () => {
    await grant();
    await room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-viewer' } });
    expect((await list()).json).toEqual([]);
  });
});

describe('revoking', () => {
  it('takes the grant away and is audited', async () => {
    await grant();
    expect((await revoke('user-viewer')).status).toBe(204);
    expect((await list()).json).toEqual([]);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'permission_revoked',
      description: 'Revoked the access of Ingrid Vos to "File.pdf"',
    });
  });

  it('what is not there is 404 and leaves no trace', async () => {
    const before = await room.entries();
    expect((await revoke('user-viewer')).status).toBe(404);
    expect((await revoke('user-none')).status).toBe(404);
    expect(await room.entries()).toEqual(before);
  });
});
