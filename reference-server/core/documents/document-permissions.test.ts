import { beforeEach, describe, expect, it } from 'vitest';
import { putGroup } from '../testing/group.ts';
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
    json: {
      documentId,
      ...('groupId' in more ? {} : { userId: 'user-viewer' }),
      canRead: true,
      canDownload: false,
      ...more,
    },
  });
const revokeGroup = (groupId: string, as = 'user-manager') =>
  room.call('revokeGroupDocumentPermission', { as, params: { documentId, groupId } });
const seenBy = async (as: string) => (await room.call('listDocuments', { as })).text.includes(documentId);
const previewBy = async (as: string) => (await room.call('previewDocument', { as, params: { id: documentId } })).status;
const inAnHour = '2026-01-15T11:00:00.000Z';
const revoke = (userId: string, as = 'user-manager') =>
  room.call('revokeDocumentPermission', { as, params: { documentId, userId } });
const list = (as = 'user-manager') => room.call('listDocumentPermissions', { as, params: { id: documentId } });

describe('granting', () => {
  it('answers the grant and is audited', async () => {
    expect(await grant()).toMatchObject({
      status: 201,
      json: { id: 'grant-1', documentId, userId: 'user-viewer', groupId: null, canRead: true, expiresAt: null },
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

  it('to an unknown or deactivated user, or on an unknown document, is 404', async () => {
    await room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-analyst' } });
    expect((await grant({ userId: 'user-none' })).status).toBe(404);
    expect((await grant({ userId: 'user-analyst' })).status).toBe(404);
    expect((await grant({ documentId: 'document-none' })).status).toBe(404);
  });

  it.each(['user-analyst', 'user-viewer'])('is not for %s', async (as) => {
    expect((await grant({}, as)).status).toBe(403);
    expect((await revoke('user-viewer', as)).status).toBe(403);
    expect((await list(as)).status).toBe(403);
    expect((await revokeGroup('group-1', as)).status).toBe(403);
  });

  it.each([
    ['no user and no group', { userId: undefined }, 'userId'],
    ['a person and a group', { userId: 'user-viewer', groupId: 'group-1' }, 'groupId'],
    ['an end that has passed', { expiresAt: '2026-01-15T09:59:59.999Z' }, 'expiresAt'],
    ['an end that is this very moment', { expiresAt: '2026-01-15T10:00:00.000Z' }, 'expiresAt'],
    ['an end that is no time', { expiresAt: 'tomorrow' }, 'expiresAt'],
  ])('with %s is 400 and names the fault', async (_, more, name) => {
    expect(await grant(more)).toMatchObject({ status: 400, json: { invalidParams: [{ name }] } });
    expect((await list()).json).toEqual([]);
  });
});

describe('a grant of a group', () => {
  it('names the group in the audit log, and is replaced by the next one', async () => {
    const groupId = await putGroup(room, 'Bidders', ['user-viewer']);
    expect(await grant({ groupId })).toMatchObject({ status: 201, json: { userId: null, groupId, expiresAt: null } });
    expect((await room.lastEntry())?.description).toBe('Granted the group Bidders viewing "File.pdf"');
    expect(await grant({ groupId, canDownload: true })).toMatchObject({ status: 200, json: { canDownload: true } });
    expect((await list()).json).toHaveLength(1);
  });

  it('admits all of its members on their very next request, and no others', async () => {
    const groupId = await putGroup(room, 'Bidders', ['user-viewer']);
    expect(await seenBy('user-viewer')).toBe(false);
    await grant({ groupId });
    expect([await seenBy('user-viewer'), await previewBy('user-viewer')]).toEqual([true, 200]);
    expect([await seenBy('user-analyst'), await previewBy('user-analyst')]).toEqual([false, 404]);
  });

  it('that is revoked leaves everybody what they were granted themselves', async () => {
    const groupId = await putGroup(room, 'Bidders', ['user-viewer', 'user-analyst']);
    await grant({ groupId });
    await grant();
    expect((await revokeGroup(groupId)).status).toBe(204);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'permission_revoked',
      description: 'Revoked the access of the group Bidders to "File.pdf"',
    });
    expect(await previewBy('user-viewer')).toBe(200);
    expect(await previewBy('user-analyst')).toBe(404);
    expect((await revokeGroup(groupId)).status).toBe(404);
  });

  it('exists beside the grants of other groups, and is revoked without them', async () => {
    const groups = [
      await putGroup(room, 'Bidders', ['user-viewer']),
      await putGroup(room, 'Counsel', ['user-analyst']),
    ];
    for (const groupId of groups) expect((await grant({ groupId })).status).toBe(201);
    expect((await list()).json).toMatchObject(groups.map((groupId) => ({ groupId })));
    expect((await revokeGroup(groups[1]!)).status).toBe(204);
    expect((await list()).json).toMatchObject([{ groupId: groups[0] }]);
    expect([await previewBy('user-viewer'), await previewBy('user-analyst')]).toEqual([200, 404]);
  });

  it('does not complete what another grant leaves out', async () => {
    const groupId = await putGroup(room, 'Bidders', ['user-viewer']);
    await grant({ groupId, canRead: false, canDownload: true });
    await grant();
    const call = { as: 'user-viewer', params: { id: documentId } };
    expect((await room.call('downloadDocument', call)).status).toBe(403);
  });

  it('to an unknown group is 404, and so is revoking one that a group does not have', async () => {
    expect((await grant({ groupId: 'group-none' })).status).toBe(404);
    expect((await revokeGroup('group-none')).status).toBe(404);
  });

  it('goes with the document', async () => {
    await grant({ groupId: await putGroup(room, 'Bidders', []) });
    await room.call('deleteDocument', { as: 'user-admin', params: { id: documentId } });
    expect(await room.ports.store.read((tx) => tx.grants.list())).toEqual([]);
  });
});

describe('a grant with an end', () => {
  it('is marked in the list and in the audit log', async () => {
    expect((await grant({ expiresAt: '2026-01-15T13:00:00+02:00' })).json).toMatchObject({ expiresAt: inAnHour });
    expect((await room.lastEntry())?.description).toBe(
      'Granted Ingrid Vos viewing "File.pdf" until 2026-01-15 11:00 UTC',
    );
  });

  it('ends at its time, also in a list that was read before, without any other change', async () => {
    await grant({ expiresAt: inAnHour });
    await grant({ groupId: await putGroup(room, 'Bidders', ['user-analyst']), expiresAt: inAnHour });
    room.ports.clock.advance({ minutes: 59, seconds: 59 });
    for (const as of ['user-viewer', 'user-analyst'])
      expect([await seenBy(as), await previewBy(as)]).toEqual([true, 200]);
    room.ports.clock.advance({ seconds: 1 });
    for (const as of ['user-viewer', 'user-analyst'])
      expect([await seenBy(as), await previewBy(as)]).toEqual([false, 404]);
    expect((await list()).json).toMatchObject([{ expiresAt: inAnHour }, { expiresAt: inAnHour }]);
  });

  it('is shown with the document, the latest of several, and not where a right without an end gives as much', async () => {
    const shownEnd = async () =>
      ((await room.call('listDocuments', { as: 'user-viewer' })).json as { accessEndsAt?: string }[])[0]?.accessEndsAt;
    const later = '2026-01-15T12:00:00.000Z';
    await grant({ expiresAt: inAnHour });
    expect(await shownEnd()).toBe(inAnHour);
    await grant({ groupId: await putGroup(room, 'Bidders', ['user-viewer']), expiresAt: later });
    expect(await shownEnd()).toBe(later);
    await grant({ groupId: await putGroup(room, 'Advisers', ['user-viewer']) });
    expect(await shownEnd()).toBeUndefined();
  });

  it('gets another one, or none, by being granted again', async () => {
    await grant({ expiresAt: inAnHour });
    expect((await grant()).json).toMatchObject({ id: 'grant-1', expiresAt: null });
    room.ports.clock.advance({ minutes: 90 });
    expect(await previewBy('user-viewer')).toBe(200);
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

  it('leaves out deactivated users', async () => {
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

  it('a missing grant is 404 and leaves no trace', async () => {
    const before = await room.entries();
    expect((await revoke('user-viewer')).status).toBe(404);
    expect((await revoke('user-none')).status).toBe(404);
    expect(await room.entries()).toEqual(before);
  });
});
