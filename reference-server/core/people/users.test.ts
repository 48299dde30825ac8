import { beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitation, findInvitation } from '../identity/sign-in/invitations.ts';
import type { Identity } from '../identity/sign-in/admission.ts';
import { signIn } from '../identity/sign-in/sign-in.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { callerWith } from '../testing/caller-with.ts';
import { upload } from '../testing/upload.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const nora = { firstName: 'Nora', lastName: 'Quist', email: 'nora@buyer.example', role: 'viewer' };
const create = (more: object = {}, as = 'user-admin') => room.call('createUser', { as, json: { ...nora, ...more } });
const setRole = (id: string, role: string, as = 'user-admin') =>
  room.call('updateUserRole', { as, params: { id }, json: { role } });
const deactivate = (id: string, as = 'user-admin') => room.call('deactivateUser', { as, params: { id } });
const reissue = (id: string, as = 'user-admin') => room.call('reissueInvitation', { as, params: { id } });
const client = { ipAddress: '10.0.0.7', userAgent: 'Test' };
const identityOf = (email: string, subject = email): Identity => ({
  issuer: 'https://id.example',
  subject,
  email,
  emailVerified: true,
  idToken: null,
});

interface Created {
  id: string;
  invitation: { link: string; message: string };
}
const created = async (more: object = {}) => (await create(more)).json as Created;
const tokenIn = ({ invitation }: { invitation: { link: string } }) =>
  new URL(invitation.link).searchParams.get('invitation') ?? '';

describe('the list of people', () => {
  it('is sorted by name, without deactivated users, and has no property outside of the contract', async () => {
    await create({ firstName: 'ada', lastName: 'Aaby' });
    await deactivate('user-analyst');
    const { json } = await room.call('listUsers', { as: 'user-manager' });
    expect(
      (json as { firstName: string; lastName: string }[]).map((user) => `${user.firstName} ${user.lastName}`),
    ).toEqual(['ada Aaby', 'Ada Lindqvist', 'Ingrid Vos', 'Marcus Okafor']);
    expect(Object.keys((json as object[])[0]!)).toEqual([
      'id',
      'email',
      'firstName',
      'lastName',
      'role',
      'profileImageUrl',
      'lastLoginAt',
      'secondFactor',
      'expiresAt',
    ]);
  });
});

describe('inviting a user', () => {
  it('answers the person and an invitation, and is audited', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ id: 'user-1', ...nora, lastLoginAt: null, profileImageUrl: null });
    const { invitation } = answer.json as Created;
    expect(invitation.link).toMatch(/^https:\/\/rooms\.example\/\?newuser=true&invitation=[\w-]{22,}$/);
    expect(invitation.message).toContain(invitation.link);
    expect(invitation.message).toContain('nora@buyer.example');
    expect(invitation.message).toContain('private window');
    expect(invitation.message).toContain('2026-01-22');
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'user_created',
      description: 'Invited Nora Quist (nora@buyer.example) as viewer',
      resourceType: 'user',
      resourceId: 'user-1',
    });
  });

  it('with permissions is one change that is audited completely', async () => {
    const folder = await room.call('createFolder', {
      as: 'user-admin',
      json: { name: 'A', accessLevel: 'restricted' },
    });
    const folderId = (folder.json as { id: string }).id;
    const inside = await upload(room, { folderId, accessLevel: 'restricted' });
    const secret = await upload(room, { name: 'Secret.pdf', accessLevel: 'confidential' });
    const expiresAt = '2026-03-03T23:00:00.000Z';
    const other = (await room.call('createFolder', { as: 'user-admin', json: { name: 'B' } })).json as { id: string };
    const answer = await create({
      folderPermissions: [
        { folderId, canRead: true, canWrite: true, expiresAt },
        { folderId: other.id, canRead: false, canWrite: false },
      ],
      documentPermissions: [
        { documentId: secret.id, canRead: false, canDownload: false },
        { documentId: secret.id, canRead: true, canDownload: true, expiresAt },
      ],
    });
    const { json } = await room.call('listDocuments', { as: (answer.json as Created).id });
    expect((json as { id: string }[]).map(({ id }) => id)).toEqual([inside.id, secret.id]);
    expect((await room.entries()).slice(0, 3).map((entry) => entry.description)).toEqual([
      'Granted Nora Quist viewing and downloading "Secret.pdf" until 2026-03-03 23:00 UTC',
      'Granted Nora Quist viewing in folder "A" until 2026-03-03 23:00 UTC',
      'Invited Nora Quist (nora@buyer.example) as viewer',
    ]);
    room.ports.clock.advance({ days: 60 });
    expect((await room.call('listDocuments', { as: (answer.json as Created).id })).json).toEqual([]);
  });

  it.each([
    { folderPermissions: [{ folderId: 'folder-none', canRead: true, canWrite: false }] },
    { documentPermissions: [{ documentId: 'document-none', canRead: true, canDownload: false }] },
  ])('with a permission on an unknown item is 404 and makes no user: %j', async (more) => {
    const before = await room.entries();
    expect((await create(more)).status).toBe(404);
    expect((await room.call('listUsers', { as: 'user-admin' })).json).toHaveLength(4);
    expect(await room.entries()).toEqual(before);
  });

  it.each(['ada@strongroom.example', 'ADA@Strongroom.EXAMPLE'])('as %s is 409', async (email) => {
    expect(await create({ email })).toMatchObject({ status: 409, json: { code: 'email-taken' } });
  });

  it('takes as many permissions as the contract allows', async () => {
    const { id: documentId } = await upload(room);
    const documentPermissions = Array.from({ length: 10_000 }, () => ({
      documentId,
      canRead: true,
      canDownload: true,
    }));
    expect((await create({ documentPermissions })).status).toBe(201);
  });

  it('five times at once makes one', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => create({ email: at % 2 ? nora.email : 'NORA@buyer.example' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it.each([
    { firstName: ' ' },
    { lastName: 'a\u202eb' },
    { firstName: 'x'.repeat(101) },
    { role: null },
    { id: 'user-9' },
  ])('with %j is 400', async (more) => {
    expect((await create(more)).status).toBe(400);
  });

  it.each(['user-manager', 'user-analyst', 'user-viewer'])('is not for %s', async (as) => {
    expect((await create({}, as)).status).toBe(403);
    expect((await setRole('user-viewer', 'admin', as)).status).toBe(403);
    expect((await deactivate('user-viewer', as)).status).toBe(403);
    expect((await reissue('user-viewer', as)).status).toBe(403);
  });
});

describe('an invitation', () => {
  it('is kept as a hash only', async () => {
    const token = tokenIn(await created());
    const rows = await room.ports.store.read((tx) => tx.invitations.list());
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is found any number of times, and used up when the account is made', async () => {
    const token = tokenIn(await created());
    for (let at = 0; at < 3; at += 1)
      expect(await findInvitation(room.ports, token)).toMatchObject({ email: nora.email });
    const accepted = await Promise.all([1, 2, 3].map(() => acceptInvitation(room.ports, token)));
    expect(accepted.filter((user) => user !== null)).toHaveLength(1);
    expect(await findInvitation(room.ports, token)).toBeNull();
  });

  it('ends after seven days', async () => {
    const token = tokenIn(await created());
    room.ports.clock.advance({ days: 6, hours: 23, minutes: 59 });
    expect(await findInvitation(room.ports, token)).not.toBeNull();
    room.ports.clock.advance({ minutes: 1 });
    expect(await findInvitation(room.ports, token)).toBeNull();
    expect(await acceptInvitation(room.ports, token)).toBeNull();
  });

  it('that is issued again replaces the earlier one and is audited', async () => {
    const first = await created();
    const answer = await reissue(first.id);
    expect(answer.status).toBe(200);
    const token = tokenIn({ invitation: answer.json as Created['invitation'] });
    expect(await findInvitation(room.ports, tokenIn(first))).toBeNull();
    expect(await findInvitation(room.ports, token)).not.toBeNull();
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'user_updated',
      description: 'Issued a fresh invitation for Nora Quist',
    });
  });

  it('is not issued again for a user who signed in, who is gone, or who never existed', async () => {
    const { id } = await created();
    await signIn(room.ports, identityOf(nora.email), { client });
    expect(await reissue(id)).toMatchObject({ status: 409, json: { code: 'already-joined' } });
    await deactivate(id);
    expect((await reissue(id)).status).toBe(404);
    expect((await reissue('user-none')).status).toBe(404);
  });

  it('is invalid once its user is deactivated', async () => {
    const user = await created();
    await deactivate(user.id);
    expect(await findInvitation(room.ports, tokenIn(user))).toBeNull();
  });

  it.each(['', 'x', '__proto__'])('%j finds no invitation', async (token) => {
    expect(await findInvitation(room.ports, token)).toBeNull();
  });
});

describe('changing a role', () => {
  it('answers the person and is audited', async () => {
    expect(await setRole('user-viewer', 'manager')).toMatchObject({ status: 200, json: { role: 'manager' } });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'user_updated',
      description: 'Changed the role of Ingrid Vos from viewer to manager',
      resourceId: 'user-viewer',
    });
  });

  it('of oneself is 403, of an unknown user 404', async () => {
    expect(await setRole('user-admin', 'viewer')).toMatchObject({ status: 403, json: { code: 'self-change' } });
    expect((await setRole('user-none', 'viewer')).status).toBe(404);
    await deactivate('user-viewer');
    expect((await setRole('user-viewer', 'admin')).status).toBe(404);
  });

  it('applies to live sessions', async () => {
    const result = await signIn(room.ports, identityOf('ingrid@buyer.example'), { client });
    const token = result.state === 'signed-in' ? result.token : '';
    expect((await callerWith(room, token))?.role).toBe('viewer');
    await setRole('user-viewer', 'manager');
    expect((await callerWith(room, token))?.role).toBe('manager');
  });
});

describe('deactivating', () => {
  it('ends sessions at once, frees the e-mail, and gives a new user nothing of the old one', async () => {
    const secret = await upload(room, { accessLevel: 'confidential' });
    await room.call('grantDocumentPermission', {
      as: 'user-admin',
      json: { documentId: secret.id, userId: 'user-viewer', canRead: true, canDownload: true },
    });
    const result = await signIn(room.ports, identityOf('ingrid@buyer.example'), { client });
    expect((await deactivate('user-viewer')).status).toBe(204);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'user_deleted',
      description: 'Deactivated Ingrid Vos (ingrid@buyer.example)',
    });
    expect(await callerWith(room, result.state === 'signed-in' ? result.token : '')).toBeNull();
    expect(await room.ports.store.read((tx) => tx.sessions.list())).toEqual([]);
    const again = await created({ email: 'Ingrid@Buyer.example' });
    expect(again.id).not.toBe('user-viewer');
    expect((await room.call('listDocuments', { as: again.id })).json).toEqual([]);
    const back = await signIn(room.ports, identityOf('ingrid@buyer.example'), { client });
    expect(back).toMatchObject({ state: 'signed-in', user: { id: again.id } });
  });

  it('oneself is 403, twice 404', async () => {
    expect((await deactivate('user-admin')).status).toBe(403);
    await deactivate('user-viewer');
    expect((await deactivate('user-viewer')).status).toBe(404);
  });
});

describe('two administrators at once', () => {
  const attacks = {
    demote: (as: string, id: string) => setRole(id, 'viewer', as),
    remove: (as: string, id: string) => deactivate(id, as),
  };
  const pairs = [
    ['demote', 'demote'],
    ['remove', 'remove'],
    ['demote', 'remove'],
    ['remove', 'demote'],
  ] as const;

  it.each(pairs)('who %s and %s each other leave one', async (first, second) => {
    for (let round = 0; round < 20; round += 1) {
      room = await openTestRoom();
      await setRole('user-manager', 'admin');
      const answers = await Promise.all([
        attacks[first]('user-admin', 'user-manager'),
        attacks[second]('user-manager', 'user-admin'),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      // The second one's access has ended, or their role does not allow it.
      expect([401, 403, 409]).toContain(Math.max(...statuses));
      const users = await room.ports.store.read((tx) => tx.users.list());
      expect(users.filter((user) => user.role === 'admin' && user.deactivatedAt === null)).toHaveLength(1);
    }
  });
});

it('of a folder or document named twice the last one counts, also where it allows nothing', async () => {
  const folder = await room.call('createFolder', {
    as: 'user-admin',
    json: { name: 'F', accessLevel: 'confidential' },
  });
  const { id: folderId } = folder.json as { id: string };
  const { id: documentId } = await upload(room, { accessLevel: 'confidential' });
  const allowing = { canRead: true, canWrite: true, canDownload: true };
  const nothing = { canRead: false, canWrite: false, canDownload: false };
  const rows = (id: object, of: 'canWrite' | 'canDownload') =>
    [allowing, nothing].map((row) => ({ ...id, canRead: row.canRead, [of]: row[of] }));
  const { status, json } = await create({
    folderPermissions: rows({ folderId }, 'canWrite'),
    documentPermissions: rows({ documentId }, 'canDownload'),
  });
  expect(status).toBe(201);
  const { id: as } = json as { id: string };
  expect((await room.call('listFolders', { as })).json).toEqual([]);
  expect((await room.call('listDocuments', { as })).json).toEqual([]);
});
