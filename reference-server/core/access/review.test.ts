import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.d.ts';
import { POLICY } from '../records/keys.ts';
import type { AccessLevel, PolicyRecord, UserRecord } from '../records/records.ts';
import { empty } from '../../scenarios/empty.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { shelve } from '../../scenarios/shelf.ts';
import { openRoom } from '../room/room.ts';
import { openTestRoom, type TestRoom, testRequest } from '../testing/room.ts';

type Schemas = components['schemas'];

const createdAt = empty.now;
const SOON = '2026-01-15T10:00:10.000Z';
const OVER = '2026-01-15T09:59:59.999Z';

const folder = (id: string, accessLevel: AccessLevel, parentId: string | null = null) => {
  return { id, name: id, description: null, parentId, accessLevel, createdAt };
};

const item = (id: string, level: AccessLevel, folderId: string | null, more = {}) => ({
  id,
  name: `${id}.pdf`,
  folderId,
  level,
  mimeType: 'application/pdf',
  magicType: 'application/pdf',
  editions: [{ by: 'user-admin', at: createdAt, content: () => new TextEncoder().encode('%PDF-1.4') }],
  ...more,
});

const grant = (id: string, documentId: string, more: object) => {
  return { id, documentId, userId: null, canRead: true, canDownload: false, createdAt, ...more };
};

/**
 * A deal with a confidential folder that no permission from above reaches, and two users with access by several ways.
 */
const deal: Scenario = {
  ...empty,
  ...shelve([
    item('teaser', 'public', null),
    item('plan', 'restricted', 'deal'),
    item('price', 'confidential', 'deal', { downloadRestricted: true }),
    item('codes', 'restricted', 'vault'),
  ]),
  folders: [folder('deal', 'restricted'), folder('vault', 'confidential', 'deal')],
  groups: [{ id: 'bidders', name: 'Bidders', createdAt }],
  memberships: [{ id: 'bidders:user-viewer', groupId: 'bidders', userId: 'user-viewer' }],
  folderPermissions: [
    { id: 'p-1', folderId: 'deal', userId: null, groupId: 'bidders', canRead: true, canWrite: false, expiresAt: SOON },
    { id: 'p-2', folderId: 'deal', userId: 'user-analyst', canRead: true, canWrite: false, expiresAt: OVER },
  ],
  grants: [
    grant('g-1', 'price', { userId: 'user-viewer', canDownload: true }),
    grant('g-2', 'codes', { groupId: 'bidders', canRead: false, canDownload: true }),
    grant('g-3', 'plan', { userId: 'user-analyst', expiresAt: OVER }),
  ],
};

async function documentAccess(room: TestRoom, id: string, userId: string): Promise<unknown> {
  const { json } = await room.call('listDocumentAccess', { as: 'user-manager', params: { id } });
  return (json as Schemas['DocumentAccess'][]).find((row) => row.userId === userId);
}

async function userAccess(room: TestRoom, id: string): Promise<Schemas['UserAccess']> {
  return (await room.call('listUserAccess', { as: 'user-manager', params: { id } })).json as Schemas['UserAccess'];
}

const nothing = { see: false, view: false, download: false };
const throughBidders = { kind: 'folder-permission', folderId: 'deal', groupId: 'bidders', expiresAt: SOON };

describe('who has access to a document', () => {
  it('lists all users, in the order of the list of users', async () => {
    const room = await openTestRoom(deal);
    const call = { as: 'user-admin', params: { id: 'plan' } };
    const { status, json } = await room.call('listDocumentAccess', call);
    expect(status).toBe(200);
    const users = (await room.call('listUsers', { as: 'user-admin' })).json as UserRecord[];
    expect((json as Schemas['DocumentAccess'][]).map(({ userId }) => userId)).toEqual(users.map(({ id }) => id));
  });

  it('names the folder permission, the group that it goes through and when it ends', async () => {
    expect(await documentAccess(await openTestRoom(deal), 'plan', 'user-viewer')).toEqual({
      userId: 'user-viewer',
      see: true,
      view: true,
      download: true,
      because: [{ ...throughBidders, gives: 'download' }],
      but: [],
    });
  });

  it('names what has ended, and the level that requires more', async () => {
    expect(await documentAccess(await openTestRoom(deal), 'plan', 'user-analyst')).toMatchObject({
      ...nothing,
      because: [],
      but: [
        { kind: 'expired-permission', folderId: 'deal', expiredAt: OVER },
        { kind: 'expired-grant', expiredAt: OVER },
      ],
    });
  });

  it('shows that a grant counts where the folder does not, and that downloads are restricted', async () => {
    const room = await openTestRoom(deal);
    expect(await documentAccess(room, 'price', 'user-viewer')).toMatchObject({
      see: true,
      view: true,
      download: false,
      because: [{ kind: 'grant', gives: 'view', expiresAt: null }],
      but: [{ kind: 'confidential' }, { kind: 'download-restricted' }],
    });
    expect(await documentAccess(room, 'price', 'user-admin')).toMatchObject({
      see: true,
      view: true,
      download: false,
      because: [{ kind: 'role', gives: 'view' }],
      but: [{ kind: 'download-restricted' }],
    });
  });

  it('shows where a permission from above stops, and that downloading without reading is nothing', async () => {
    expect(await documentAccess(await openTestRoom(deal), 'codes', 'user-viewer')).toMatchObject({
      ...nothing,
      because: [],
      but: [
        { kind: 'permission-stopped', folderId: 'vault', groupId: 'bidders' },
        { kind: 'download-without-read', groupId: 'bidders' },
      ],
    });
  });

  it('changes when a right ends, with nothing but the clock having moved', async () => {
    const room = await openTestRoom(deal);
    expect(await documentAccess(room, 'plan', 'user-viewer')).toMatchObject({ see: true });
    room.ports.clock.advance({ seconds: 10 });
    expect(await documentAccess(room, 'plan', 'user-viewer')).toMatchObject({
      ...nothing,
      because: [],
      but: [{ kind: 'expired-permission', folderId: 'deal', groupId: 'bidders', expiredAt: SOON }],
    });
  });
});

describe('who has access to a folder', () => {
  it('lists all users with the reasons, and where a permission from above stops', async () => {
    const room = await openTestRoom(deal);
    const { json } = await room.call('listFolderAccess', { as: 'user-manager', params: { id: 'vault' } });
    expect(json).toEqual([
      { userId: 'user-admin', see: true, because: [{ kind: 'role', gives: 'see' }], but: [] },
      {
        userId: 'user-viewer',
        see: false,
        because: [],
        but: [{ kind: 'permission-stopped', folderId: 'vault', groupId: 'bidders' }],
      },
      { userId: 'user-manager', see: true, because: [{ kind: 'role', gives: 'see' }], but: [] },
      {
        userId: 'user-analyst',
        see: false,
        because: [],
        but: [{ kind: 'expired-permission', folderId: 'deal', expiredAt: OVER }],
      },
    ]);
  });
});

it('who has access is found for twenty-five people at a time, between which other calls run', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...deal.users[0]!,
    id: `of-${at}`,
    email: `of-${at}@x.example`,
  }));
  const room = await openTestRoom({ ...deal, users: [...deal.users, ...many] });
  let pauses = 0;
  room.ports.giveWay = () => Promise.resolve(void (pauses += 1));
  await documentAccess(room, 'teaser', 'user-viewer');
  expect(pauses).toBe(3);
  await room.call('listFolderAccess', { as: 'user-manager', params: { id: 'deal' } });
  expect(pauses).toBe(6);
});

describe('what a user can see', () => {
  it('is everything that gives or takes something, and nothing else', async () => {
    const { folders, documents } = await userAccess(await openTestRoom(deal), 'user-viewer');
    expect(folders.map(({ folderId, see }) => [folderId, see])).toEqual([
      ['deal', true],
      ['vault', false],
    ]);
    expect(documents.map(({ documentId, see, view, download }) => [documentId, see, view, download])).toEqual([
      ['teaser', true, true, true],
      ['plan', true, true, true],
      ['price', true, true, false],
      ['codes', false, false, false],
    ]);
    const without = { ...deal, folderPermissions: [], grants: [] };
    const left = await userAccess(await openTestRoom(without), 'user-viewer');
    expect([left.folders, left.documents.map(({ documentId }) => documentId)]).toEqual([[], ['teaser']]);
  });

  it('is written in pieces of five hundred documents, which are whole together', async () => {
    const many = Array.from({ length: 1200 }, (_, at) => item(`of-${at}`, 'public', null));
    const large = { ...deal, ...shelve([...many, item('teaser', 'public', null)]) };
    const { documents } = await userAccess(await openTestRoom(large), 'user-viewer');
    expect(documents).toHaveLength(1201);
    const room = openRoom((await openTestRoom(large)).ports);
    const { body } = await room.answer(
      testRequest('listUserAccess', { as: 'user-manager', params: { id: 'user-viewer' } }),
    );
    const pieces = (body instanceof Uint8Array ? undefined : body?.ready) ?? [];
    expect(pieces.filter((piece) => new TextDecoder().decode(piece).includes('"documentId"'))).toHaveLength(3);
  });

  it('is empty after their own access has ended, with what they would see otherwise', async () => {
    const users = deal.users.map((user) => (user.id === 'user-viewer' ? { ...user, expiresAt: OVER } : user));
    const { documents } = await userAccess(await openTestRoom({ ...deal, users }), 'user-viewer');
    expect(documents[0]).toEqual({
      documentId: 'teaser',
      ...nothing,
      because: [{ kind: 'public-folders', gives: 'download' }],
      but: [{ kind: 'expired-person', expiredAt: OVER }],
    });
    expect(documents.some(({ see, view, download }) => see || view || download)).toBe(false);
  });

  it('shows that their role is limited to certain networks', async () => {
    const room = await openTestRoom(deal);
    const policy: PolicyRecord = {
      id: POLICY,
      revision: 1,
      secondFactor: 'off',
      stepUpMinutes: null,
      networks: [{ cidr: '10.0.0.0/8', roles: ['viewer'], note: '' }],
      idleMinutes: null,
      approverCount: 1,
      updatedAt: createdAt,
      updatedById: 'user-admin',
    };
    await room.ports.store.transact((tx) => tx.policies.put(policy));
    const bound = await userAccess(room, 'user-viewer');
    expect(bound.documents[0]?.but).toEqual([{ kind: 'network' }]);
    expect((await userAccess(room, 'user-analyst')).documents[0]?.but).toEqual([]);
    room.ports.policyByEnvironment = { areNetworksEnforced: false };
    expect((await userAccess(room, 'user-viewer')).documents[0]?.but).toEqual([]);
  });
});

describe('the review', () => {
  const calls = [
    ['listDocumentAccess', 'plan'],
    ['listFolderAccess', 'deal'],
    ['listUserAccess', 'user-viewer'],
  ] as const;

  it.each(calls)('%s is for administrators and managers alone', async (call, id) => {
    const room = await openTestRoom(deal);
    const statusFor = (as: string | null) => room.call(call, { as, params: { id } }).then(({ status }) => status);
    expect(
      await Promise.all(['user-admin', 'user-manager', 'user-analyst', 'user-viewer', null].map(statusFor)),
    ).toEqual([200, 200, 403, 403, 401]);
  });

  it.each(calls)('%s of what is not there, or is no id, is 404', async (call) => {
    const room = await openTestRoom(deal);
    for (const id of ['nobody', '%', 'x'.repeat(200)])
      expect((await room.call(call, { as: 'user-admin', params: { id } })).status).toBe(404);
  });

  it('of a deactivated user is 404, and no other review names them', async () => {
    const users = deal.users.map((user) => (user.id === 'user-viewer' ? { ...user, deactivatedAt: createdAt } : user));
    const room = await openTestRoom({ ...deal, users });
    const call = { as: 'user-admin', params: { id: 'user-viewer' } };
    expect((await room.call('listUserAccess', call)).status).toBe(404);
    expect(await documentAccess(room, 'plan', 'user-viewer')).toBeUndefined();
  });
});
