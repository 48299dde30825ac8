import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../identity/sign-in/sign-in.ts';
import { putGroup } from '../testing/group.ts';
import { openTestRoom, type TestCall, type TestRoom } from '../testing/room.ts';
import { getTicket, upload } from '../testing/upload.ts';

const [ADMIN, ANALYST, VIEWER] = ['user-admin', 'user-analyst', 'user-viewer'];
const office = { cidr: '203.0.113.0/24', note: 'Their office' };
const later = '2026-01-15T11:00:00.000Z';

let room: TestRoom;
let group: string;
let documentId: string;
beforeEach(async () => {
  room = await openTestRoom();
  group = await putGroup(room, 'Bidder B', [VIEWER]);
  documentId = (await upload(room, { name: 'Theirs.pdf', accessLevel: 'confidential' })).id;
  await room.call('grantDocumentPermission', {
    as: ADMIN,
    json: { documentId, groupId: group, canRead: true, canDownload: true },
  });
});

const update = (json: object, more: TestCall = {}) =>
  room.call('updateGroup', { as: ADMIN, params: { id: group }, json, ...more });
const preview = async (as: string, more: TestCall = {}) =>
  (await room.call('previewDocument', { as, params: { id: documentId }, ...more })).status;
const give = (userId: string, more: object = {}) =>
  room.call('grantDocumentPermission', {
    as: ADMIN,
    json: { documentId, userId, canRead: true, canDownload: false, ...more },
  });
const lastLogged = async () => (await room.lastEntry())?.description;
const enter = (email: string) => {
  const identity = { issuer: 'https://id.example', subject: email, email, emailVerified: true, idToken: null };
  return signIn(room.ports, identity, { client: { ipAddress: '10.0.0.7', userAgent: null }, proven: null });
};

/** The number of the viewer's sessions in the store. */
async function inStore(): Promise<number> {
  return room.ports.store.read(async (tx) => (await tx.sessions.by('user', VIEWER)).length);
}

describe('suspending a group', () => {
  it('signs out members added later, by a pasted list as well, and leaving it brings no session back', async () => {
    await update({ suspended: true, removeMemberIds: [VIEWER] });
    await enter('ingrid@buyer.example');
    const json = { people: [{ email: 'ingrid@buyer.example' }], role: 'viewer', groupId: group };
    expect((await room.call('inviteUsers', { as: ADMIN, json })).status).toBe(200);
    expect([await inStore(), await lastLogged()]).toEqual([
      0,
      'Updated the group "Bidder B": added Ingrid Vos, signed out 1 person',
    ]);
  });

  it('signs out members with no other access, refuses their sign-in, and is audited; resumed, they sign in again', async () => {
    await enter('ingrid@buyer.example');
    expect([await preview(VIEWER), await inStore()]).toEqual([200, 1]);
    const { json } = await update({ suspended: true });
    expect(json).toMatchObject({ suspendedAt: '2026-01-15T10:00:00.000Z' });
    expect(await lastLogged()).toBe('Updated the group "Bidder B": suspended, signed out 1 person');
    expect([await preview(VIEWER), await inStore()]).toEqual([401, 0]);
    expect(await enter('ingrid@buyer.example')).toEqual({ state: 'refused', reason: 'party-suspended' });
    expect(await lastLogged()).toContain('the group that gave this person access is suspended');
    await update({ suspended: false });
    expect(await lastLogged()).toBe('Updated the group "Bidder B": resumed');
    expect(await enter('ingrid@buyer.example')).toMatchObject({ state: 'signed-in' });
    expect(await preview(VIEWER)).toBe(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['themselves', () => give(VIEWER)],
    [
      'by another group',
      async () => {
        const other = await putGroup(room, 'Counsel', [VIEWER]);
        const { id } = await upload(room, { name: 'Other.pdf', accessLevel: 'restricted' });
        const json = { documentId: id, groupId: other, canRead: true, canDownload: false };
        await room.call('grantDocumentPermission', { as: ADMIN, json });
      },
    ],
  ])('leaves in who was given something %s, without what came through it', async (how, given) => {
    await given();
    await update({ suspended: true });
    expect((await room.call('listDocuments', { as: VIEWER })).status).toBe(200);
    expect(await preview(VIEWER)).toBe(how === 'themselves' ? 200 : 404);
  });

  it('does not admit members for deleted items', async () => {
    const other = await upload(room, { name: 'Other.pdf', accessLevel: 'restricted' });
    await give(VIEWER, { documentId: other.id });
    room.ports.retentionDays = 30;
    await room.call('deleteDocument', { as: ADMIN, params: { id: other.id } });
    await update({ suspended: true });
    expect((await room.call('listDocuments', { as: VIEWER })).status).toBe(401);
  });

  it('is not undone by deleting the group', async () => {
    await update({ suspended: true });
    const remove = () => room.call('deleteGroup', { as: ADMIN, params: { id: group } });
    expect((await remove()).json).toMatchObject({ status: 409, code: 'group-suspended' });
    await update({ suspended: false });
    expect((await remove()).status).toBe(204);
  });

  it('restores, when it is resumed, no earlier session of users that it shut out later', async () => {
    await enter('ingrid@buyer.example');
    await give(VIEWER, { expiresAt: later });
    await update({ suspended: true });
    expect(await inStore()).toBe(1);
    room.ports.clock.advance({ hours: 2 });
    await update({ suspended: false });
    expect(await inStore()).toBe(0);
  });

  describe('signs out users that it shuts out later, once they are given something', () => {
    let other: string;
    let elsewhere: string;
    beforeEach(async () => {
      room.ports.retentionDays = 30;
      other = (await upload(room, { name: 'Other.pdf', accessLevel: 'restricted' })).id;
      elsewhere = await putGroup(room, 'Counsel', []);
      const json = { documentId: other, groupId: elsewhere, canRead: true, canDownload: false };
      await room.call('grantDocumentPermission', { as: ADMIN, json });
      await enter('ingrid@buyer.example');
      await give(VIEWER, { documentId: other });
      await update({ suspended: true });
      await room.call('deleteDocument', { as: ADMIN, params: { id: other } });
      expect(await inStore()).toBe(1);
    });

    const inFolder = async () => {
      const json = { name: 'Folder', parentId: null, accessLevel: 'restricted' };
      return ((await room.call('createFolder', { as: ADMIN, json })).json as { id: string }).id;
    };
    const rights = { canRead: true, canWrite: false };
    it.each<[string, () => Promise<unknown>]>([
      ['a document', () => give(VIEWER)],
      [
        'a folder',
        async () => {
          const json = { folderId: await inFolder(), userId: VIEWER, ...rights };
          await room.call('setFolderPermission', { as: ADMIN, json });
        },
      ],
      [
        'a document again, which was deleted',
        () => room.call('putBackItem', { as: ADMIN, params: { id: other }, json: {} }),
      ],
      ['the place that everybody has', () => update({ removeMemberIds: [VIEWER] })],
      [
        'the place of another group',
        async () => {
          await room.call('putBackItem', { as: ADMIN, params: { id: other }, json: {} });
          const call = { as: ADMIN, params: { id: elsewhere }, json: { addMemberIds: [VIEWER] } };
          await room.call('updateGroup', call);
        },
      ],
      [
        'what another group of theirs is given',
        async () => {
          await room.call('updateGroup', { as: ADMIN, params: { id: elsewhere }, json: { addMemberIds: [VIEWER] } });
          await enter('ingrid@buyer.example');
          const changes = [{ folderId: await inFolder(), groupId: elsewhere, permission: rights }];
          await room.call('updateFolderPermissions', { as: ADMIN, headers: { 'if-match': '*' }, json: { changes } });
        },
      ],
      [
        'another role',
        () => room.call('updateUserRole', { as: ADMIN, params: { id: VIEWER }, json: { role: 'manager' } }),
      ],
    ])('%s', async (_, given) => {
      const sessions = () => room.call('listUserSessions', { as: ADMIN, params: { id: VIEWER } });
      expect((await sessions()).json).toEqual([]);
      await given();
      expect((await room.call('listDocuments', { as: VIEWER })).status).toBe(200);
      expect(await inStore()).toBe(0);
    });
  });

  it('keeps an end that differs by seconds', async () => {
    await update({ expiresAt: later });
    const { json } = await update({ expiresAt: '2026-01-15T11:00:45.000Z' });
    expect(json).toMatchObject({ expiresAt: '2026-01-15T11:00:45.000Z' });
  });

  it('counts neither what has ended nor a group that gives nothing', async () => {
    await give(VIEWER, { expiresAt: later });
    await putGroup(room, 'Counsel', [VIEWER]);
    await update({ suspended: true });
    expect(await preview(VIEWER)).toBe(200);
    room.ports.clock.advance({ hours: 2 });
    expect(await preview(VIEWER)).toBe(401);
  });

  it('does not shut out administrators, managers or users in no such group', async () => {
    await room.call('updateUserRole', { as: ADMIN, params: { id: ANALYST }, json: { role: 'admin' } });
    expect((await update({ addMemberIds: [ADMIN, 'user-manager'], suspended: true })).status).toBe(200);
    for (const as of [ADMIN, 'user-manager', ANALYST]) expect(await preview(as)).toBe(200);
  });

  it('is refused with the last administrator in it, and so is adding them to a suspended group', async () => {
    const refused = { status: 409, json: { code: 'last-admin' } };
    expect(await update({ addMemberIds: [ADMIN], suspended: true })).toMatchObject(refused);
    await update({ suspended: true });
    const before = (await room.call('listGroups', { as: ADMIN })).json;
    expect(await update({ addMemberIds: [ADMIN] })).toMatchObject(refused);
    expect((await room.call('listGroups', { as: ADMIN })).json).toEqual(before);
    expect((await update({ suspended: false, addMemberIds: [ADMIN] })).status).toBe(200);
    expect(await update({ suspended: true })).toMatchObject(refused);
  });

  it('applies to new members, and to upload links that were issued before', async () => {
    await room.call('updateUserRole', { as: ADMIN, params: { id: VIEWER }, json: { role: 'manager' } });
    const { key, query } = await getTicket(room, VIEWER);
    await room.call('updateUserRole', { as: ADMIN, params: { id: VIEWER }, json: { role: 'viewer' } });
    await update({ suspended: true, addMemberIds: [ANALYST] });
    expect((await room.call('listDocuments', { as: ANALYST })).status).toBe(401);
    expect((await room.call('storeObject', { params: { key }, query, bytes: '%PDF' })).status).toBe(403);
  });

  it('cuts a download that waits for its disk, and an archive that was prepared', async () => {
    await room.call('setFolderPermission', {
      as: ADMIN,
      json: { folderId: await folder(), userId: VIEWER, canRead: true, canWrite: false },
    });
    const json = { documentIds: [documentId], folderIds: [] };
    const archive = (await room.call('prepareArchive', { as: VIEWER, json })).json as { id: string };
    const opened = room.ports.objects.open.bind(room.ports.objects);
    room.ports.objects.open = async (...args) => {
      const bytes = await opened(...args);
      await update({ suspended: true });
      return bytes;
    };
    expect((await room.call('downloadDocument', { as: VIEWER, params: { id: documentId } })).status).toBe(404);
    room.ports.objects.open = opened;
    const fetched = await room.call('downloadArchive', { as: VIEWER, params: { id: archive.id } });
    expect(fetched.text).not.toContain('Theirs.pdf');
    expect((await room.entries()).map(({ activityType }) => activityType)).not.toContain('document_download');
  });

  it('twice is the same as once, from the first time', async () => {
    const answers = await Promise.all([update({ suspended: true }), update({ suspended: true })]);
    room.ports.clock.advance({ hours: 1 });
    expect(await update({ suspended: true })).toMatchObject({ json: { suspendedAt: '2026-01-15T10:00:00.000Z' } });
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await room.entries()).filter(({ activityType }) => activityType === 'group_updated')).toHaveLength(1);
  });

  it('is a reason in the review', async () => {
    await give(VIEWER);
    await update({ suspended: true });
    const review = async () =>
      (
        (await room.call('listDocumentAccess', { as: ADMIN, params: { id: documentId } })).json as {
          userId: string;
          but: object[];
        }[]
      ).find(({ userId }) => userId === VIEWER);
    const limit = { kind: 'suspended-group', groupId: group, suspendedAt: '2026-01-15T10:00:00.000Z' };
    expect(await review()).toMatchObject({ view: true, because: [{ kind: 'grant' }] });
    expect((await review())?.but).toContainEqual(limit);
    await room.call('revokeDocumentPermission', { as: ADMIN, params: { documentId, userId: VIEWER } });
    expect(await review()).toMatchObject({ see: false, because: [], but: [{ kind: 'confidential' }, limit] });
  });
});

async function folder(): Promise<string> {
  const { json } = await room.call('createFolder', { as: ADMIN, json: { name: 'F', accessLevel: 'restricted' } });
  return (json as { id: string }).id;
}

describe('the end of a group', () => {
  it('ends all that it gives, from that moment on, and signs no member out', async () => {
    await update({ expiresAt: later });
    expect(await lastLogged()).toBe('Updated the group "Bidder B": end from none to 2026-01-15 11:00 UTC');
    const listed = async () => (await room.call('listDocuments', { as: VIEWER })).text;
    expect(await listed()).toContain(`"accessEndsAt":"${later}"`);
    room.ports.clock.advance({ hours: 1 });
    expect([await preview(VIEWER), await listed()]).toEqual([404, '[]']);
    expect((await update({ name: 'Bidder C', expiresAt: later })).json).toMatchObject({
      name: 'Bidder C',
      expiresAt: later,
    });
    await update({ expiresAt: null });
    expect(await preview(VIEWER)).toBe(200);
  });

  it('that has passed is refused, and changes nothing', async () => {
    const answer = await update({ name: 'Gone', expiresAt: '2026-01-15T10:00:00.000Z' });
    expect(answer).toMatchObject({ status: 400, json: { invalidParams: [{ name: 'expiresAt' }] } });
    expect((await room.call('listGroups', { as: ADMIN })).text).toContain('Bidder B');
  });
});

describe('the networks of a group', () => {
  it('bind all that it gives, lists too, and nothing else', async () => {
    await update({ networks: [office] });
    expect(await lastLogged()).toBe(
      'Updated the group "Bidder B": networks from everywhere to 203.0.113.0/24 (Their office)',
    );
    const listed = async (from: string | null) => (await room.call('listDocuments', { as: VIEWER, from })).text;
    for (const from of ['10.0.0.7', null])
      expect([await preview(VIEWER, { from }), await listed(from)]).toEqual([404, '[]']);
    const from = '203.0.113.9';
    expect([await preview(VIEWER, { from }), await listed(from)]).toEqual([200, expect.stringContaining('Theirs.pdf')]);
    expect(await listed('10.0.0.7')).toBe('[]');
    await give(VIEWER);
    expect(await preview(VIEWER)).toBe(200);
  });

  it('bind no member while the installation does not enforce networks', async () => {
    await update({ networks: [office] });
    room.ports.policyByEnvironment = { areNetworksEnforced: false };
    expect(await preview(VIEWER)).toBe(200);
  });

  it('that are invalid are refused, naming their place', async () => {
    const answer = await update({ networks: [office, { cidr: '203.0.113.300', note: '' }] });
    expect(answer).toMatchObject({ status: 400, json: { invalidParams: [{ name: 'networks.1.cidr' }] } });
  });

  it('are refused to an administrator in the group whose address is in none of them', async () => {
    await update({ addMemberIds: [ADMIN] });
    const refused = await update({ networks: [office] });
    expect(refused).toMatchObject({ status: 409, json: { code: 'would-lock-you-out' } });
    expect((await update({ networks: [office] }, { from: '203.0.113.9' })).status).toBe(200);
  });
});
