import { beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../../scenarios/demo.ts';
import { queueDue } from '../people/mail/due.ts';
import { sendDue } from '../people/mail/rounds.ts';
import type { Tables } from '../ports/store.ts';
import type { UserRecord } from '../records/records.ts';
import { removeAbandonedUploads } from '../room/sweep.ts';
import { ADDRESS, openTestRoom, type TestRoom } from '../testing/room.ts';
import { countReads } from '../testing/count-reads.ts';
import { upload } from '../testing/upload.ts';
import { endingsOf } from './endings.ts';
import { isLeftOut } from './parties.ts';

const ADMIN = 'user-admin';
const MANAGER = 'user-manager';
const VIEWER = 'user-viewer';

interface Task {
  id: string;
  kind: string;
  at: string;
  who: string | null;
  what: string | null;
  note: string | null;
}

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const tasksOf = async (as: string) => (await room.call('listMyTasks', { as })).json as Task[];
const countOf = async (as: string) =>
  ((await room.call('getCurrentUser', { as })).json as { tasks?: number }).tasks ?? 0;
const requestAccess = (itemId: string, as = VIEWER) =>
  room.call('requestAccess', { as, json: { itemId, note: 'Please' } });
const hidden = () => upload(room, { name: 'Secret.pdf', accessLevel: 'confidential' });

describe('the tasks of a user', () => {
  it('is their own part of approvals, in a list as long as the count', async () => {
    room = await openTestRoom(demo);
    const pending = await room.ports.store.read((tx) => tx.approvals.by('state', 'pending'));
    for (const person of [ADMIN, MANAGER, 'user-sofia', VIEWER]) {
      const tasks = await tasksOf(person);
      expect(await countOf(person)).toBe(tasks.length);
      const approvals = tasks.filter(({ kind }) => kind === 'approval').map(({ id }) => id);
      const own = pending.filter((row) => row.requestedById !== person && person !== VIEWER);
      expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(approvals));
      expect(approvals.length > 0 || own.length === 0 || person === VIEWER).toBe(true);
    }
  });

  it('are an invitation that has ended and access that ends, for an administrator; one’s own end, for everybody', async () => {
    const json = { firstName: 'Eve', lastName: 'Late', email: 'eve@late.example', role: 'viewer' };
    await room.call('createUser', { as: ADMIN, json });
    const expiresAt = new Date(room.ports.clock.now().getTime() + 10 * 86_400_000).toISOString();
    await room.call('updateUserExpiry', { as: ADMIN, params: { id: VIEWER }, json: { expiresAt } });
    expect([await tasksOf(ADMIN), await tasksOf(VIEWER)]).toEqual([[], []]);
    room.ports.clock.advance({ days: 8 });
    expect((await tasksOf(ADMIN)).map(({ kind, who }) => [kind, who])).toEqual(
      expect.arrayContaining([
        ['ending', 'Ingrid Vos'],
        ['invitation', 'Eve Late'],
      ]),
    );
    expect(await tasksOf(VIEWER)).toMatchObject([{ kind: 'ending', at: expiresAt, who: null }]);
    expect(await tasksOf(MANAGER)).toEqual([]);
  });

  it('read no items of rights that do not end, of which a user may have thousands', async () => {
    const now = room.ports.clock.now();
    const soon = new Date(now.getTime() + 3 * 86_400_000).toISOString();
    const { id: groupId } = (
      await room.call('createGroup', { as: ADMIN, json: { name: 'Bidder B', memberIds: [VIEWER] } })
    ).json as { id: string };
    for (const [at, expiresAt] of [null, null, soon, soon].entries()) {
      const { id: documentId } = await upload(room, { name: `${at}.pdf` });
      const json = { documentId, userId: VIEWER, canRead: true, canDownload: false, expiresAt };
      await room.call('grantDocumentPermission', { as: ADMIN, json });
    }
    const lookedUp = (work: (tx: Tables, user: UserRecord) => Promise<unknown>) =>
      room.ports.store.read(async (tx) => {
        const looks: string[] = [];
        const get = (id: string) => {
          looks.push(id);
          return tx.documents.get(id);
        };
        const user = await tx.users.get(VIEWER);
        if (!user) throw new Error('The viewer is gone');
        const result = await work({ ...tx, documents: { ...tx.documents, get } }, user);
        return [result, looks.length];
      });
    expect(await lookedUp((tx, user) => endingsOf(tx, user, now))).toEqual([[{ expiresAt: soon, isAll: false }], 1]);
    await room.call('updateGroup', { as: ADMIN, params: { id: groupId }, json: { suspended: true } });
    expect(await lookedUp((tx, user) => isLeftOut(tx, user, now))).toEqual([false, 1]);
  });

  it('are the end of a group, for its members and administrators, from a week before', async () => {
    const expiresAt = new Date(room.ports.clock.now().getTime() + 7.5 * 86_400_000).toISOString();
    const json = { name: 'Bidder B', memberIds: [VIEWER] };
    const { id } = (await room.call('createGroup', { as: ADMIN, json })).json as { id: string };
    await room.call('updateGroup', { as: ADMIN, params: { id }, json: { expiresAt } });
    const shownTo = async (as: string) => (await tasksOf(as)).map(({ kind, who }) => [kind, who]);
    expect([await shownTo(VIEWER), await shownTo(ADMIN)]).toEqual([[], []]);
    room.ports.clock.advance({ days: 1 });
    expect([await shownTo(VIEWER), await shownTo(ADMIN)]).toEqual([[['ending', null]], [['ending', 'Bidder B']]]);
    expect([await shownTo(MANAGER), await countOf(ADMIN)]).toEqual([[], 1]);
    await room.call('updateGroup', { as: ADMIN, params: { id }, json: { suspended: true } });
    expect(await shownTo(ADMIN)).toEqual([]);
  });

  it.each(['deleted', 'suspended', 'ended', 'not read any more'])(
    'are not the end of what gives nothing any more: %s',
    async (what) => {
      room.ports.retentionDays = 30;
      const inDays = (days: number) => new Date(room.ports.clock.now().getTime() + days * 86_400_000).toISOString();
      const made = async (operation: 'createFolder' | 'createGroup', json: object) =>
        ((await room.call(operation, { as: ADMIN, json })).json as { id: string }).id;
      const memberIds = [VIEWER, MANAGER];
      const groupId = await made('createGroup', { name: 'Bidder B', memberIds });
      const folderId = await made('createFolder', { name: 'Board', parentId: null });
      const { id: documentId } = await upload(room, { name: 'May.pdf', accessLevel: 'confidential' });
      const end = inDays(3);
      const permission = { folderId, groupId, canRead: true, canWrite: false, expiresAt: end };
      await room.call('setFolderPermission', { as: ADMIN, params: { id: folderId }, json: permission });
      const json = { documentId, groupId, canRead: true, canDownload: false, expiresAt: end };
      await room.call('grantDocumentPermission', { as: ADMIN, json });
      // With a right that stays, a suspended group signs nobody out.
      const stays = { documentId: (await hidden()).id, userId: VIEWER, canRead: true, canDownload: false };
      await room.call('grantDocumentPermission', { as: ADMIN, json: stays });
      expect(await tasksOf(VIEWER)).toMatchObject([{ kind: 'ending', at: end }]);
      expect(await tasksOf(MANAGER)).toEqual([]);
      const group = { as: ADMIN, params: { id: groupId } };
      if (what === 'deleted') {
        await room.call('deleteFolder', { as: ADMIN, params: { id: folderId } });
        await room.call('deleteDocument', { as: ADMIN, params: { id: documentId } });
      } else if (what === 'not read any more') {
        await room.call('setFolderPermission', { as: ADMIN, json: { ...permission, canRead: false } });
        await room.call('grantDocumentPermission', { as: ADMIN, json: { ...json, canRead: false, canDownload: true } });
      } else if (what === 'suspended') await room.call('updateGroup', { ...group, json: { suspended: true } });
      else await room.call('updateGroup', { ...group, json: { expiresAt: inDays(1) } });
      room.ports.clock.advance({ days: what === 'ended' ? 1.5 : 0 });
      expect(await tasksOf(VIEWER)).toEqual([]);
      await queueDue(room.ports, new Map());
      const mails = await room.ports.store.read((tx) => tx.mails.by('state', 'waiting'));
      expect(mails.filter(({ kind, userId }) => kind === 'ending' && userId === VIEWER)).toEqual([]);
    },
  );

  it('name no later end than that of the group or account on which a right depends', async () => {
    const inDays = (days: number) => new Date(room.ports.clock.now().getTime() + days * 86_400_000).toISOString();
    const group = await room.call('createGroup', { as: ADMIN, json: { name: 'Bidder B', memberIds: [VIEWER] } });
    const { id: groupId } = group.json as { id: string };
    const { id: documentId } = await upload(room, { name: 'May.pdf', accessLevel: 'confidential' });
    const grant = { documentId, groupId, canRead: true, canDownload: false, expiresAt: inDays(5) };
    await room.call('grantDocumentPermission', { as: ADMIN, json: grant });
    await room.call('updateGroup', { as: ADMIN, params: { id: groupId }, json: { expiresAt: inDays(4) } });
    expect((await tasksOf(VIEWER)).map(({ at }) => at)).toEqual([inDays(4)]);
    const own = { as: ADMIN, params: { id: VIEWER }, json: { expiresAt: inDays(3) } };
    await room.call('updateUserExpiry', own);
    expect((await tasksOf(VIEWER)).map(({ at }) => at)).toEqual([inDays(3)]);
  });

  it('an administrator has a task for mails that could not be delivered', async () => {
    await room.call('resetSecondFactor', { as: ADMIN, params: { id: VIEWER } });
    await room.ports.store.transact(async (tx) => {
      for (const row of await tx.mails.list()) await tx.mails.put({ ...row, state: 'failed' });
    });
    expect([await tasksOf(ADMIN), await tasksOf(MANAGER)]).toMatchObject([[{ kind: 'undelivered' }], []]);
  });
});

describe('asking for access', () => {
  it('is answered alike for hidden, missing and visible items, and audited', async () => {
    const { id } = await hidden();
    const seen = await upload(room, { name: 'Open.pdf', accessLevel: 'public' });
    const [there, gone, open] = [
      await requestAccess(id),
      await requestAccess('document-none'),
      await requestAccess(seen.id),
    ];
    expect(there.status).toBe(204);
    expect([gone, open]).toEqual([there, there]);
    expect((await requestAccess(id)).status).toBe(204);
    const logged = (await room.entries()).filter(({ activityType }) => activityType === 'access_requested');
    const named = ['Secret.pdf', 'document-none', 'Open.pdf'].map((name) => `Asked for access to "${name}"`);
    expect(new Set(logged.map(({ description }) => description))).toEqual(new Set(named));
    expect(logged).toHaveLength(3);
    const tasks = await tasksOf(MANAGER);
    expect(tasks.map(({ kind, who, what }) => [kind, who, what])).toEqual([
      ['request', 'Ingrid Vos', 'Secret.pdf'],
      ['request', 'Ingrid Vos', null],
    ]);
    expect(await tasksOf(VIEWER)).toEqual([]);
    const mails = await room.ports.store.read((tx) => tx.mails.list());
    expect(new Set(mails.map(({ userId }) => userId))).toEqual(new Set([ADMIN, MANAGER]));
  });

  it('is logged with the name of the item, also if it was deleted, and without one if it never existed', async () => {
    room.ports.retentionDays = 30;
    const { id } = await upload(room, { name: 'The "final" offer.pdf', accessLevel: 'confidential' });
    const { id: gone } = await upload(room, { name: 'Gone.pdf', accessLevel: 'confidential' });
    await room.call('deleteDocument', { as: ADMIN, params: { id: gone } });
    for (const itemId of [id, gone, 'not\nthere']) await requestAccess(itemId);
    const logged = (await room.entries()).filter(({ activityType }) => activityType === 'access_requested');
    expect(logged.map(({ description }) => description).reverse()).toEqual([
      'Asked for access to "The "final" offer.pdf"',
      'Asked for access to "Gone.pdf"',
      'Asked for access to "not\\nthere"',
    ]);
  });

  it('waits once, with the user who asked and the last reason', async () => {
    const { id: itemId } = await hidden();
    for (const note of ['At first', 'At last', null]) {
      await room.call('requestAccess', { as: VIEWER, json: { itemId, ...(note !== null && { note }) } });
    }
    expect(await tasksOf(MANAGER)).toMatchObject([{ userId: VIEWER, note: 'At last' }]);
    const mails = (await room.call('listOutbox', { as: ADMIN })).json as { text: string }[];
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('/documents?waiting\n');
  });

  it('is checked with the approvals of its document, and separately for a mail about it', async () => {
    for (const name of ['One.pdf', 'Two.pdf'])
      await requestAccess((await upload(room, { name, accessLevel: 'confidential' })).id);
    const all = countReads(room.ports.store, 'approvals', 'list');
    expect([await countOf(MANAGER), (await tasksOf(MANAGER)).length]).toEqual([2, 2]);
    await queueDue(room.ports, new Map());
    const requests = countReads(room.ports.store, 'accessRequests', 'by');
    const mails = (await room.call('listOutbox', { as: ADMIN })).json as { text: string }[];
    for (const { text } of mails) expect(text).toContain('/documents?waiting\n');
    expect([mails.length, all(), requests()]).toEqual([4, 0, 0]);
  });

  it('does not wait while suspended groups lock out the user who asked', async () => {
    const group = await room.call('createGroup', { as: ADMIN, json: { name: 'Bidder B', memberIds: [VIEWER] } });
    const { id } = group.json as { id: string };
    await requestAccess((await hidden()).id);
    const suspend = (suspended: boolean) =>
      room.call('updateGroup', { as: ADMIN, params: { id }, json: { suspended } });
    await suspend(true);
    expect([await tasksOf(ADMIN), await countOf(MANAGER)]).toEqual([[], 0]);
    await suspend(false);
    expect((await tasksOf(MANAGER)).map(({ who, what }) => [who, what])).toEqual([['Ingrid Vos', 'Secret.pdf']]);
  });

  it('is limited to ten a day, and to ten waiting for up to a month', async () => {
    for (let at = 0; at < 10; at += 1) expect((await requestAccess(`document-none-${at}`)).status).toBe(204);
    expect((await requestAccess('document-none-10')).status).toBe(429);
    expect((await requestAccess('document-none-10', 'user-analyst')).status).toBe(204);
    room.ports.clock.advance({ minutes: 300 });
    expect((await requestAccess('document-none-10')).headers['Retry-After']).toBe(String(19 * 3600));
    const [task] = await tasksOf(ADMIN);
    await room.call('declineAccess', { as: ADMIN, params: { id: task!.id } });
    expect((await requestAccess('document-none-10')).status).toBe(429);
    room.ports.clock.advance({ days: 1, seconds: 1 });
    expect((await requestAccess('document-none-10')).status).toBe(204);
    expect((await requestAccess('document-none-11')).status).toBe(429);
    room.ports.clock.advance({ days: 30 });
    expect((await requestAccess('document-none-1')).status).toBe(204);
    expect(await tasksOf(ADMIN)).toHaveLength(1);
  });

  it('allows ten changes of the reason a day', async () => {
    const [one, other] = ['document-one', 'document-other'];
    const requestAccess = (itemId: string, note: string) =>
      room.call('requestAccess', { as: VIEWER, json: { itemId, note } });
    for (const itemId of [one, other]) await requestAccess(itemId, 'First');
    for (let at = 0; at < 5; at += 1) {
      for (const itemId of [one, other, one]) expect((await requestAccess(itemId, `Reason ${at}`)).status).toBe(204);
    }
    room.ports.clock.advance({ minutes: 60 });
    const refused = await requestAccess(one, 'Another');
    expect([refused.status, refused.headers['Retry-After']]).toEqual([429, String(23 * 3600)]);
    expect((await requestAccess(one, 'Reason 4')).status).toBe(204);
    expect((await tasksOf(ADMIN)).map(({ note }) => note)).toEqual(['Reason 4', 'Reason 4']);
    room.ports.clock.advance({ minutes: 23 * 60 });
    expect((await requestAccess(one, 'Another')).status).toBe(204);
  });

  it('of many is decided about in small steps, once for all who count their tasks, and again by each round of mails', async () => {
    const item = await hidden();
    const createdAt = room.ports.clock.now().toISOString();
    const row = {
      userId: VIEWER,
      note: null,
      createdAt,
      state: 'waiting',
      answeredById: null,
      answeredAt: null,
    } as const;
    await room.ports.store.transact(async (tx) => {
      for (let at = 0; at < 60; at += 1)
        await tx.accessRequests.put({
          ...row,
          id: `request-${at}`,
          address: ADDRESS,
          itemId: at ? `none-${at}` : item.id,
        });
    });
    let pauses = 0;
    room.ports.giveWay = () => Promise.resolve(void (pauses += 1));
    expect([await countOf(MANAGER), await countOf(ADMIN), (await tasksOf(MANAGER)).length, pauses]).toEqual([
      60, 60, 60, 2,
    ]);
    const json = { documentId: item.id, userId: VIEWER, canRead: true, canDownload: false };
    await room.call('grantDocumentPermission', { as: ADMIN, json });
    expect([await countOf(MANAGER), await countOf(ADMIN), pauses]).toEqual([59, 59, 4]);
    room.ports.clock.advance({ seconds: 1 });
    expect([await countOf(MANAGER), pauses]).toEqual([59, 6]);
    await queueDue(room.ports, new Map());
    expect(pauses).toBe(8);
  });

  it('ends when it is declined, once', async () => {
    const { id } = await hidden();
    await requestAccess(id);
    const [task] = await tasksOf(ADMIN);
    const decline = (as: string) => room.call('declineAccess', { as, params: { id: task!.id } });
    expect((await decline(VIEWER)).status).toBe(403);
    expect((await decline(MANAGER)).status).toBe(204);
    expect((await decline(ADMIN)).status).toBe(404);
    const description = 'Declined the request of ingrid@buyer.example for access to "Secret.pdf"';
    expect(await room.lastEntry()).toMatchObject({ activityType: 'access_declined', userId: MANAGER, description });
    expect(await tasksOf(ADMIN)).toEqual([]);
  });

  it('that is declined is answered by the same mail for what exists and what does not', async () => {
    const { id } = await hidden();
    for (const item of [id, 'document-none']) await requestAccess(item);
    for (const task of await tasksOf(ADMIN)) {
      await room.call('declineAccess', { as: MANAGER, params: { id: task.id } });
    }
    const mails = (await room.call('listOutbox', { as: ADMIN })).json as { kind: string; to: string; text: string }[];
    const answers = mails.filter(({ kind }) => kind === 'declined');
    expect(answers.map(({ to }) => to)).toEqual(['ingrid@buyer.example', 'ingrid@buyer.example']);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[0]?.text).not.toMatch(/Secret|document-/);
  });

  it.each([
    ['elsewhere', ADDRESS],
    ['an unknown address', null],
  ])('waits where the networks of a group hide the item from %s', async (_where, from) => {
    const { id } = await hidden();
    const group = await room.call('createGroup', { as: ADMIN, json: { name: 'Bidder B', memberIds: [VIEWER] } });
    const { id: groupId } = group.json as { id: string };
    const networks = [{ cidr: '203.0.113.0/24', note: '' }];
    await room.call('updateGroup', { as: ADMIN, params: { id: groupId }, json: { networks } });
    const json = { documentId: id, canRead: true, canDownload: false };
    await room.call('grantDocumentPermission', { as: ADMIN, json: { ...json, groupId } });
    await room.call('requestAccess', { as: VIEWER, from, json: { itemId: id, note: 'Please' } });
    await queueDue(room.ports, new Map());
    expect((await tasksOf(MANAGER)).map(({ what }) => what)).toEqual(['Secret.pdf']);
    const mails = async () =>
      ((await room.call('listOutbox', { as: ADMIN })).json as { to: string }[]).map(({ to }) => to);
    expect(await mails()).not.toContain('ingrid@buyer.example');
    expect(await mails()).toHaveLength(2);
    await room.call('grantDocumentPermission', { as: ADMIN, json: { ...json, userId: VIEWER } });
    expect(await tasksOf(MANAGER)).toEqual([]);
  });

  it('ends when the requester sees it, and a mail informs them', async () => {
    const { id } = await hidden();
    await requestAccess(id);
    const json = { documentId: id, userId: VIEWER, canRead: true, canDownload: false };
    await room.call('grantDocumentPermission', { as: ADMIN, json });
    expect(await tasksOf(ADMIN)).toEqual([]);
    await queueDue(room.ports, new Map());
    const sent: string[] = [];
    const mailer = { send: (mail: { subject: string }) => Promise.resolve(void sent.push(mail.subject)) };
    await sendDue({ ports: room.ports, mailer, draw: () => '', isStopped: () => false });
    expect(sent).toEqual(['Strongroom: You have the access that you asked for']);
    await room.call('revokeDocumentPermission', { as: ADMIN, params: { documentId: id, userId: VIEWER } });
    expect(await tasksOf(ADMIN)).toEqual([]);
  });

  it.each(['document', 'folder', 'group'])(
    'is over once it was granted, also if that is revoked within the same minute: %s',
    async (what) => {
      const create = async (id: 'createFolder' | 'createGroup', json: object) =>
        ((await room.call(id, { as: ADMIN, json })).json as { id: string }).id;
      const folderId = await create('createFolder', { name: 'Board', parentId: null, accessLevel: 'restricted' });
      const { id: documentId } = await upload(room, { name: 'May.pdf', folderId, accessLevel: 'restricted' });
      const groupId = await create('createGroup', { name: 'Bidder B', memberIds: [VIEWER] });
      await requestAccess(documentId);
      await requestAccess(documentId, 'user-analyst');
      const holder = what === 'group' ? { groupId } : { userId: VIEWER };
      if (what === 'folder') {
        const json = { folderId, ...holder, canRead: true, canWrite: false };
        await room.call('setFolderPermission', { as: ADMIN, json });
        await room.call('revokeFolderPermission', { as: ADMIN, params: { folderId, userId: VIEWER } });
      } else {
        const json = { documentId, ...holder, canRead: true, canDownload: false };
        await room.call('grantDocumentPermission', { as: ADMIN, json });
        const revoke = what === 'group' ? 'revokeGroupDocumentPermission' : 'revokeDocumentPermission';
        await room.call(revoke, { as: ADMIN, params: { documentId, groupId, userId: VIEWER } });
      }
      // The other user's request waits still.
      expect(await tasksOf(ADMIN)).toMatchObject([{ kind: 'request', userId: 'user-analyst' }]);
    },
  );

  it.each(['new member', 'resumed group', 'level', 'role'] as const)(
    'is over once its user sees the item for another reason, also if that ends within the same minute: %s',
    async (why) => {
      const { id: documentId } = await upload(room, { name: 'May.pdf', accessLevel: 'restricted' });
      const { id: other } = await upload(room, { name: 'June.pdf', accessLevel: 'restricted' });
      const create = { name: 'Bidder B', memberIds: why === 'resumed group' ? [VIEWER] : [] };
      const { json } = await room.call('createGroup', { as: ADMIN, json: create });
      const { id: groupId } = json as { id: string };
      const update = (change: object) => room.call('updateGroup', { as: ADMIN, params: { id: groupId }, json: change });
      const grant = { canRead: true, canDownload: false };
      await room.call('grantDocumentPermission', { as: ADMIN, json: { ...grant, documentId, groupId } });
      await room.call('grantDocumentPermission', { as: ADMIN, json: { ...grant, documentId: other, userId: VIEWER } });
      const settings = { downloadRestricted: false, printingRestricted: false };
      const level = (accessLevel: string) =>
        room.call('updateDocumentSettings', {
          as: ADMIN,
          params: { id: documentId },
          json: { ...settings, accessLevel },
        });
      const role = (of: string) =>
        room.call('updateUserRole', { as: ADMIN, params: { id: VIEWER }, json: { role: of } });
      const changes = {
        'new member': [() => update({ addMemberIds: [VIEWER] }), () => update({ removeMemberIds: [VIEWER] })],
        'resumed group': [() => update({ suspended: false }), () => update({ suspended: true })],
        level: [() => level('public'), () => level('restricted')],
        role: [() => role('manager'), () => role('viewer')],
      } as const;
      const [begin, end] = changes[why];
      await end();
      expect((await requestAccess(documentId)).status).toBe(204);
      expect(await tasksOf(ADMIN)).toHaveLength(1);
      expect([(await begin()).status, (await end()).status]).toEqual([200, 200]);
      expect(await tasksOf(ADMIN)).toEqual([]);
      expect((await room.ports.store.read((tx) => tx.mails.by('state', 'waiting'))).at(-1)?.kind).toBe('granted');
    },
  );

  it.each([
    [50, 'granted', 'role'],
    [51, 'waiting', 'role'],
    [51, 'granted', 'grant'],
    [51, 'granted', 'level'],
  ] as const)(
    'where %i wait, one is %s once its user sees the item by a change of the %s',
    async (count, state, by) => {
      const { id: documentId } = await upload(room, { name: 'May.pdf', accessLevel: 'restricted' });
      expect((await requestAccess(documentId)).status).toBe(204);
      const stateNow = () =>
        room.ports.store.read(async (tx) => (await tx.accessRequests.by('user', VIEWER))[0]?.state);
      await room.ports.store.transact(async (tx) => {
        const [row] = await tx.accessRequests.by('user', VIEWER);
        for (let at = 1; at < count; at += 1)
          await tx.accessRequests.put({ ...row!, id: `other ${at}`, userId: 'user-analyst', itemId: 'elsewhere' });
      });
      const settings = { accessLevel: 'public', downloadRestricted: false, printingRestricted: false };
      const changes = {
        role: () => room.call('updateUserRole', { as: ADMIN, params: { id: VIEWER }, json: { role: 'manager' } }),
        grant: () =>
          room.call('grantDocumentPermission', {
            as: ADMIN,
            json: { documentId, userId: VIEWER, canRead: true, canDownload: false },
          }),
        level: () => room.call('updateDocumentSettings', { as: ADMIN, params: { id: documentId }, json: settings }),
      };
      expect((await changes[by]()).status).toBeLessThan(300);
      expect(await stateNow()).toBe(state);
    },
  );

  it('is not looked at where a folder is made, since an upload makes hundreds, and is where one is changed', async () => {
    const { id: itemId } = await upload(room, { name: 'May.pdf', accessLevel: 'restricted' });
    expect((await requestAccess(itemId)).status).toBe(204);
    await room.ports.store.transact(async (tx) =>
      tx.documents.put({ ...(await tx.documents.get(itemId))!, accessLevel: 'public' }),
    );
    const stateNow = () => room.ports.store.read(async (tx) => (await tx.accessRequests.by('user', VIEWER))[0]?.state);
    const json = { name: 'Closing', accessLevel: 'public' };
    const made = (await room.call('createFolder', { as: ADMIN, json })).json as { id: string };
    expect(await stateNow()).toBe('waiting');
    await room.call('updateFolder', { as: ADMIN, params: { id: made.id }, json: { ...json, name: 'Closed' } });
    expect(await stateNow()).toBe('granted');
  });

  it('that was granted cannot be declined, and no longer counts among the ten', async () => {
    for (let at = 0; at < 10; at += 1) {
      const { id: documentId } = await upload(room, { name: `Secret ${at}.pdf`, accessLevel: 'confidential' });
      await requestAccess(documentId);
      const [task] = await tasksOf(MANAGER);
      const json = { documentId, userId: VIEWER, canRead: true, canDownload: false };
      await room.call('grantDocumentPermission', { as: ADMIN, json });
      const declined = await room.call('declineAccess', { as: MANAGER, params: { id: task!.id } });
      expect(declined.status).toBe(404);
    }
    const mails = await room.ports.store.read((tx) => tx.mails.list());
    expect(mails.map(({ kind }) => kind)).not.toContain('declined');
    expect((await requestAccess('document-none')).status).toBe(429);
    room.ports.clock.advance({ days: 1, seconds: 1 });
    expect((await requestAccess('document-none')).status).toBe(204);
  });

  it('ends after 30 days, without a later mail or answer, and what is over is forgotten', async () => {
    const { id } = await hidden();
    await requestAccess(id);
    const [task] = await tasksOf(ADMIN);
    await room.call('declineAccess', { as: ADMIN, params: { id: task!.id } });
    await requestAccess(id);
    const [late] = await tasksOf(ADMIN);
    const rows = () => room.ports.store.read((tx) => tx.accessRequests.list());
    room.ports.clock.advance({ days: 29, hours: 23 });
    await removeAbandonedUploads(room);
    expect(await rows()).toHaveLength(2);
    room.ports.clock.advance({ days: 1 });
    expect((await room.call('declineAccess', { as: ADMIN, params: { id: late!.id } })).status).toBe(404);
    await requestAccess(id);
    const json = { documentId: id, userId: VIEWER, canRead: true, canDownload: false };
    await room.call('grantDocumentPermission', { as: ADMIN, json });
    await queueDue(room.ports, new Map());
    const mails = await room.ports.store.read((tx) => tx.mails.list());
    expect(mails.filter(({ kind }) => kind === 'granted')).toHaveLength(1);
    await removeAbandonedUploads(room);
    expect(await rows()).toMatchObject([{ state: 'granted' }]);
  });
});
