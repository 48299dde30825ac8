import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demo } from '../../../scenarios/demo.ts';
import { many } from '../../../scenarios/many.ts';
import { loadScenario, nothing } from '../../../scenarios/scenario.ts';
import { naughtyStrings } from '../../../testing/naughty-strings.ts';
import { MailServerAway, storeUnavailable } from '../../call/errors.ts';
import type { Mailer, OutgoingMail } from '../../ports/mailer.ts';
import { signIn } from '../../identity/sign-in/sign-in.ts';
import { approvalCalls, OLGA } from '../../approvals/testing/approval-calls.ts';
import { POLICY } from '../../records/keys.ts';
import { putGroup } from '../../testing/group.ts';
import { countReads } from '../../testing/count-reads.ts';
import { openTestRoom, type TestRoom } from '../../testing/room.ts';
import { upload } from '../../testing/upload.ts';
import { type Looked, queueDue } from './due.ts';
import { queueMail, queueMails } from '../../store/outbox.ts';
import { MOST_TRIES, sendDue } from './rounds.ts';
import { readStopLink, stopMails } from './stop-link.ts';

const ADMIN = 'user-admin';
const MANAGER = 'user-manager';
const VIEWER = 'user-viewer';
const nobody = { ipAddress: null, userAgent: null };

let room: TestRoom;
let sent: OutgoingMail[];
let refusal: Error | null;
let meanwhile: () => unknown;

beforeEach(async () => {
  room = await openTestRoom();
  sent = [];
  refusal = null;
  meanwhile = () => undefined;
  await room.ports.store.transact(async (tx) => {
    for (const user of await tx.users.list()) await tx.users.put({ ...user, lastLoginAt: user.createdAt });
  });
});

const mailer: Mailer = {
  async send(mail) {
    if (refusal) throw refusal;
    sent.push(mail);
    await meanwhile();
  },
};

const send = () => sendDue({ ports: room.ports, mailer, draw: () => '', isStopped: () => false });
const rows = () => room.ports.store.read((tx) => tx.mails.list());
const to = (email: string) => sent.filter((mail) => mail.to === email);

async function invite(more: object = {}) {
  const json = { firstName: 'Eve', lastName: 'Late', email: 'eve@late.example', role: 'viewer', ...more };
  const { json: made } = await room.call('createUser', { as: ADMIN, json });
  return made as { id: string; invitation: { link: string } };
}

describe('an invitation', () => {
  it('is mailed with its link, once, and the outbox shows an administrator everything but the link', async () => {
    const { invitation } = await invite();
    const before = await room.call('listOutbox', { as: ADMIN });
    expect(before.json).toMatchObject([{ kind: 'invitation', to: 'eve@late.example', state: 'waiting', attempts: 0 }]);
    expect(before.text).not.toContain('invitation=');
    await send();
    await send();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(invitation.link);
    const after = await room.call('listOutbox', { as: ADMIN });
    expect(after.json).toMatchObject([{ state: 'sent', endedAt: room.ports.clock.now().toISOString() }]);
    expect((await rows())[0]?.sealed).toBeNull();
  });

  it('of an earlier link is dropped, and so is that of a user who was deactivated meanwhile', async () => {
    const { id } = await invite();
    await room.call('reissueInvitation', { as: ADMIN, params: { id } });
    await send();
    expect(sent).toHaveLength(1);
    const other = await invite({ email: 'other@late.example' });
    await room.call('deactivateUser', { as: ADMIN, params: { id: other.id } });
    await send();
    expect(sent).toHaveLength(1);
  });

  it('into a suspended group waits until the group is resumed', async () => {
    const { json } = await room.call('createGroup', { as: ADMIN, json: { name: 'Bidder B', memberIds: [] } });
    const { id } = json as { id: string };
    const suspend = (suspended: boolean) =>
      room.call('updateGroup', { as: ADMIN, params: { id }, json: { suspended } });
    await suspend(true);
    const { invitation } = await invite({ groupIds: [id] });
    await send();
    expect(sent).toEqual([]);
    const outbox = await room.call('listOutbox', { as: ADMIN });
    expect(outbox.json).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(outbox.text).toContain('you are invited to');
    await suspend(false);
    await send();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(invitation.link);
  });

  it.each(naughtyStrings.slice(0, 40))('keeps its headers whole with the name %j', async (name) => {
    room.ports.room = { name: `${name}\r\nBcc: all@evil.example`, figures: 'measured' };
    await invite();
    await send();
    expect(sent[0]?.subject).not.toMatch(/[\r\n\p{Cc}]/u);
  });

  it('keeps what joins letters and emoji within a name, and nothing else that is invisible', async () => {
    room.ports.room = { name: 'گزارش\u200cها 👩\u200d💼 a\u200d b\u202e\u200cc', figures: 'measured' };
    await invite();
    await send();
    expect(sent[0]?.subject).toContain('گزارش\u200cها 👩\u200d💼 a b c: ');
  });
});

describe('what waits for a decision', () => {
  it('reaches users who may decide, not the requester, and is not mentioned once it is over', async () => {
    room = await openTestRoom(demo);
    await room.ports.store.transact(async (tx) => {
      for (const user of await tx.users.list())
        await tx.mailSettings.put({ id: user.id, digest: 'off', tasks: true, alerts: true });
    });
    const waiting = (await room.ports.store.read((tx) => tx.approvals.by('state', 'pending')))[0]!;
    await room.call('withdrawApproval', { as: ADMIN, params: { id: waiting.id } });
    const { version, sha256 } = waiting;
    const requested = await room.call('requestApproval', {
      as: ADMIN,
      params: { id: waiting.documentId },
      json: { version, sha256, approverIds: [] },
    });
    const { id } = requested.json as { id: string };
    expect((await rows()).map(({ userId }) => userId)).not.toContain(ADMIN);
    const count = (await rows()).length;
    expect(count).toBeGreaterThan(0);
    await send();
    expect(sent).toHaveLength(count);
    expect(sent[0]?.text).not.toContain(waiting.name);
    sent = [];
    await room.ports.store.transact(async (tx) => {
      for (const row of await tx.mails.list()) await tx.mails.put({ ...row, state: 'waiting' });
    });
    room.ports.mailNames = true;
    const [{ text }] = (await room.call('listOutbox', { as: ADMIN })).json as [{ text: string }];
    expect(text).toContain(waiting.name);
    const requiring = (await room.ports.store.read((tx) => tx.folders.list())).filter((one) => one.approvalRequired);
    const require = (approvalRequired: boolean) =>
      room.ports.store.transact(async (tx) => {
        for (const folder of requiring) await tx.folders.put({ ...folder, approvalRequired });
      });
    await require(false);
    expect((await room.call('listOutbox', { as: ADMIN })).json).toMatchObject([{ text: null }]);
    await require(true);
    await room.call('withdrawApproval', { as: ADMIN, params: { id } });
    await send();
    expect(sent).toEqual([]);
  });

  it('is followed by a mail to the requester once all needed decisions are made, with the comment', async () => {
    room = await openTestRoom(demo);
    const pending = await room.ports.store.read((tx) => tx.approvals.by('state', 'pending'));
    const waiting = pending.find(({ requestedById, decisions }) => requestedById !== ADMIN && decisions.length === 0)!;
    await room.ports.store.transact((tx) => tx.approvals.put({ ...waiting, needed: 2 }));
    const decide = async (as: string, decision: string) => {
      const { version, sha256 } = waiting;
      const json = { decision, version, sha256, comment: 'Page 3 is missing' };
      expect((await room.call('decideApproval', { as, params: { id: waiting.id }, json })).status).toBe(200);
      return (await rows()).filter(({ kind }) => kind === 'decided');
    };
    expect(await decide(ADMIN, 'approve')).toEqual([]);
    const { requestedById } = waiting;
    const other = (await room.ports.store.read((tx) => tx.users.list())).find(
      ({ id, role }) => role === 'manager' && id !== requestedById,
    )!;
    expect(await decide(other.id, 'reject')).toMatchObject([{ userId: requestedById, about: waiting.id }]);
    const [mail] = (await room.call('listOutbox', { as: ADMIN })).json as [{ subject: string; text: string }];
    expect(mail.subject).toContain('What you asked approval for was rejected');
    expect(mail.text).toContain('They write: Page 3 is missing');
    expect(mail.text).not.toContain(waiting.name);
  });

  it('is followed by none to a requester who may not read the comments of managers any more', async () => {
    room.ports.mailNames = true;
    const calls = await approvalCalls(room);
    const folderId = await calls.folder({ accessLevel: 'public' });
    const add = () => upload(room, { name: 'Falcon.pdf', accessLevel: 'public', folderId, bytes: 'first' });
    const { id } = await add();
    await calls.approved(id, ADMIN, [OLGA]);
    await upload(room, { name: 'Falcon.pdf', accessLevel: 'public', folderId, bytes: 'second' });
    const approval = await calls.requested(id, MANAGER);
    await calls.decide(approval, { as: OLGA, decision: 'reject', comment: 'The price is secret' });
    await room.call('updateUserRole', { as: ADMIN, params: { id: MANAGER }, json: { role: 'viewer' } });
    await send();
    expect(sent.map(({ text }) => text).join()).not.toContain('secret');
    expect(sent.map(({ subject }) => subject).join()).not.toContain('rejected');
  });

  it.each([
    ['terms', 3],
    ['networks', 4],
  ])('is announced without names and words to users whom %s may keep out', async (by, count) => {
    room.ports.mailNames = true;
    const calls = await approvalCalls(room);
    const folderId = await calls.folder();
    const { id: own } = await upload(room, { as: MANAGER, name: 'Falcon 1.pdf', folderId, bytes: 'one' });
    await calls.decide(await calls.requested(own, MANAGER), { as: OLGA, decision: 'reject', comment: 'Falcon' });
    const { id: other } = await upload(room, { name: 'Falcon 2.pdf', folderId, bytes: 'two' });
    await calls.requested(other, ADMIN);
    await room.call('requestAccess', { as: VIEWER, json: { itemId: 'document-none', note: 'Falcon' } });
    room.ports.clock.advance({ days: 1, hours: 1 });
    await queueDue(room.ports, new Map());
    const texts = async () => {
      const mails = (await room.call('listOutbox', { as: ADMIN })).json as { to: string; text: string | null }[];
      return mails.filter((mail) => mail.to === 'marcus@strongroom.example').flatMap(({ text }) => text ?? []);
    };
    expect((await texts()).map((text) => text.includes('Falcon'))).toEqual([true, true, true, true]);
    const json = { title: 'Rules', text: 'Keep them', groupIds: [await putGroup(room, 'Desk', [MANAGER])] };
    if (by === 'terms') await room.call('publishTerms', { as: ADMIN, json });
    const networks = [{ cidr: '203.0.113.0/24', roles: ['manager' as const], note: '' }];
    const chosen = { secondFactor: 'off', stepUpMinutes: null, idleMinutes: null, approverCount: 1, networks } as const;
    const row = { id: POLICY, revision: 1, updatedAt: '', updatedById: ADMIN, ...chosen };
    if (by === 'networks') await room.ports.store.transact((tx) => tx.policies.put(row));
    expect(await texts()).toHaveLength(count);
    expect((await texts()).join()).not.toContain('Falcon');
  });
});

describe('a digest', () => {
  const due = (looked: Looked = new Map()) => queueDue(room.ports, looked);
  const choose = (as: string, digest: string) =>
    room.call('updateMyMailSettings', { as, json: { digest, tasks: true, alerts: true } });

  it('lists in time how many documents are new, to users who may see them when it is sent, and not to their uploader', async () => {
    room.ports.mailNames = true;
    await choose(VIEWER, 'instant');
    const { id } = await upload(room, { name: 'Open.pdf', accessLevel: 'public' });
    await upload(room, { name: 'Secret.pdf', accessLevel: 'confidential' });
    await due();
    expect(await rows()).toEqual([]);
    room.ports.clock.advance({ minutes: 6 });
    await due();
    await due();
    await send();
    expect(to('ingrid@buyer.example').map(({ text }) => text)).toEqual([expect.stringContaining('- Open.pdf')]);
    expect(sent.map(({ text }) => text).join()).not.toContain('Secret');
    room.ports.clock.advance({ days: 1 });
    await due();
    await room.call('updateDocumentSettings', {
      as: ADMIN,
      params: { id },
      json: { accessLevel: 'confidential', downloadRestricted: false, printingRestricted: false },
    });
    sent = [];
    await send();
    expect(sent.map((mail) => mail.to)).toEqual(['marcus@strongroom.example']);
    expect(sent[0]?.text).toContain('2 documents are new');
  });

  it('is composed once for the outbox, whatever changes meanwhile, with folders and approvals read once for all', async () => {
    const { id } = await upload(room, { name: 'Open.pdf', accessLevel: 'public' });
    for (const as of [MANAGER, VIEWER, 'user-analyst']) await choose(as, 'instant');
    room.ports.clock.advance({ minutes: 6 });
    const { store } = room.ports;
    const shared = [countReads(store, 'folders', 'list'), countReads(store, 'approvals', 'list')];
    await due();
    expect([(await rows()).length, ...shared.map((count) => count())]).toEqual([3, 1, 1]);
    const composed = countReads(store, 'documents', 'list');
    let changes = 0;
    room.ports.giveWay = () =>
      store.transact(async (tx) => {
        const [document, user] = [await tx.documents.get(id), await tx.users.get(VIEWER)];
        await tx.documents.put({ ...document!, description: `${(changes += 1)}` });
        await tx.users.put({ ...user!, firstName: `Ingrid ${changes}` });
      });
    const mails = (await room.call('listOutbox', { as: ADMIN })).json as { text: string }[];
    for (const { text } of mails) expect(text).toContain('A document is new');
    expect([mails.length, changes, composed(), ...shared.map((count) => count())]).toEqual([3, 3, 3, 2, 2]);
  });

  it('names a document as its reader is shown it, and none that the reader may see in some networks only', async () => {
    room.ports.mailNames = true;
    await choose(VIEWER, 'instant');
    const made = async (answer: Promise<{ json: unknown }>) => ((await answer).json as { id: string }).id;
    const desk = { name: 'Desk', accessLevel: 'public', approvalRequired: true };
    const folderId = await made(room.call('createFolder', { as: ADMIN, json: desk }));
    const { id } = await upload(room, { name: 'Offer.pdf', folderId, accessLevel: 'public' });
    const versions = await room.call('listDocumentVersions', { as: ADMIN, params: { id } });
    const [{ sha256 }] = versions.json as [{ sha256: string }];
    const what = { version: 1, sha256 };
    const approvalId = await made(
      room.call('requestApproval', { as: ADMIN, params: { id }, json: { ...what, approverIds: [] } }),
    );
    await room.call('decideApproval', {
      as: MANAGER,
      params: { id: approvalId },
      json: { ...what, decision: 'approve' },
    });
    await room.call('renameDocument', { as: ADMIN, params: { id }, json: { name: 'Offer to Bidder B.pdf' } });
    const { id: documentId } = await upload(room, { name: 'From London.pdf', accessLevel: 'restricted' });
    const bidder = { name: 'Bidder A', memberIds: [VIEWER] };
    const groupId = await made(room.call('createGroup', { as: ADMIN, json: bidder }));
    const networks = [{ cidr: '203.0.113.0/24', note: 'London' }];
    await room.call('updateGroup', { as: ADMIN, params: { id: groupId }, json: { networks } });
    const grant = { documentId, groupId, canRead: true, canDownload: false };
    expect((await room.call('grantDocumentPermission', { as: ADMIN, json: grant })).status).toBe(201);
    room.ports.clock.advance({ minutes: 6 });
    await due();
    await send();
    const [text = ''] = to('ingrid@buyer.example').map((mail) => mail.text);
    expect(text.match(/^- .*$/gm)).toEqual(['- Offer.pdf']);
  });

  it('is not sent to a user who chose off, names no documents by default, and at most fifty of them', async () => {
    await choose(MANAGER, 'off');
    room.ports.clock.advance({ minutes: 1 });
    for (let at = 0; at < 53; at += 1) await upload(room, { name: `Paper ${at}.pdf`, accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due();
    const texts = async () =>
      ((await room.call('listOutbox', { as: ADMIN })).json as { to: string; text: string }[])
        .filter((mail) => mail.to === 'ingrid@buyer.example')
        .map(({ text }) => text);
    expect((await rows()).map(({ userId }) => userId)).not.toContain(MANAGER);
    expect((await texts())[0]).not.toContain('Paper');
    room.ports.mailNames = true;
    const [text = ''] = await texts();
    expect(text.match(/Paper/g)).toHaveLength(50);
    expect(text).toContain('- and 3 more');
  });

  it('of ten thousand documents names fifty, counts the rest, leads to the data room, and stays a small mail', async () => {
    const { documents, versions, ...shelf } = many(10_000);
    const time = room.ports.clock.now().toISOString();
    room = await openTestRoom({
      ...shelf,
      documents: documents.map((row) => ({ ...row, folderId: null, accessLevel: 'public', updatedAt: time })),
      versions: versions.map((row) => ({ ...row, createdAt: time, uploadedById: ADMIN })),
    });
    room.ports.mailNames = true;
    room.ports.clock.advance({ days: 1 });
    await due();
    await send();
    const [mail] = to('ingrid@buyer.example');
    expect(mail?.subject).toBe('Strongroom: 10000 documents are new');
    expect(mail?.text.match(/^- .*/gm)).toHaveLength(51);
    expect(mail?.text).toContain('- and 9950 more');
    expect(mail?.text).toContain('Open the data room: https://rooms.example/documents\n');
    expect(mail!.text.length).toBeLessThan(5000);
  });

  it('after a stop is one for all that was missed, and not repeated by a server that starts', async () => {
    room.ports.clock.advance({ minutes: 1 });
    await upload(room, { name: 'Monday.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await upload(room, { name: 'Tuesday.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ hours: 23 });
    await due();
    await due();
    await send();
    expect(to('ingrid@buyer.example').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('2 documents are new'),
    ]);
  });

  it('after ten days without a server lists what came before, for users of that time', async () => {
    await upload(room, { name: 'Before.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 10 });
    const [old] = (await room.ports.store.read((tx) => tx.users.list())).filter(({ id }) => id === VIEWER);
    const createdAt = room.ports.clock.now().toISOString();
    await room.ports.store.transact((tx) =>
      tx.users.put({ ...old!, id: 'user-late', email: 'late@buyer.example', createdAt }),
    );
    await due();
    await send();
    expect(to('ingrid@buyer.example').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('document is new'),
    ]);
    expect(to('late@buyer.example')).toEqual([]);
  });

  it('with another frequency begins where the last one ended, or, without one before, with the choice', async () => {
    const looked: Looked = new Map();
    const news = async (name: string, days: number) => {
      await upload(room, { name, accessLevel: 'public' });
      room.ports.clock.advance({ days });
      await due(looked);
    };
    const ofViewer = async () => {
      const own = (await rows()).filter(({ kind, userId }) => kind === 'digest' && userId === VIEWER);
      return own.map(({ about }) => about.replaceAll(':00:00.000Z', '').replaceAll('2026-01-', ''));
    };
    for (const at of [1, 2]) await news(`Daily ${at}.pdf`, 1);
    expect(await ofViewer()).toEqual(['15T06/16T06', '16T06/17T06']);
    await choose(VIEWER, 'weekly');
    await due(looked);
    expect(await ofViewer()).toHaveLength(2);
    await news('Weekly.pdf', 2);
    expect((await ofViewer()).slice(2)).toEqual(['17T06/19T06']);
    for (const at of [1, 2]) await news(`Later ${at}.pdf`, 1);
    expect(await ofViewer()).toHaveLength(3);
    await choose(VIEWER, 'daily');
    await due(looked);
    expect((await ofViewer()).slice(3)).toEqual(['19T06/21T06']);
    await choose(VIEWER, 'off');
    await news('Not to be known.pdf', 2);
    await choose(VIEWER, 'daily');
    await due(looked);
    expect(await ofViewer()).toHaveLength(4);
  });

  it('at once, instead of weekly, loses no news of the week', async () => {
    const looked: Looked = new Map();
    await choose(VIEWER, 'weekly');
    await due(looked);
    await upload(room, { name: 'Monday.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 3 });
    await choose(VIEWER, 'instant');
    await upload(room, { name: 'Thursday.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ minutes: 7 });
    await due(looked);
    await send();
    expect(to('ingrid@buyer.example').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('2 documents are new'),
    ]);
  });

  it('waits while terms or a suspended group keep its reader out, however long, and comes afterwards', async () => {
    await upload(room, { name: 'News.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due();
    const group = await putGroup(room, 'Bidder B', [VIEWER]);
    const suspend = (suspended: boolean) =>
      room.call('updateGroup', { as: ADMIN, params: { id: group }, json: { suspended } });
    await suspend(true);
    for (const _ of [1, 2, 3]) {
      room.ports.clock.advance({ days: 1 });
      await send();
    }
    expect(to('ingrid@buyer.example')).toEqual([]);
    await suspend(false);
    room.ports.clock.advance({ hours: 1 });
    await send();
    expect(to('ingrid@buyer.example')).toHaveLength(1);
  });

  it('that was turned on before the server was started again is of nothing that came before that', async () => {
    const own = async () => (await rows()).filter(({ kind, userId }) => kind === 'digest' && userId === VIEWER).length;
    await choose(VIEWER, 'off');
    await upload(room, { name: 'Before.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 5 });
    await choose(VIEWER, 'weekly');
    await choose(VIEWER, 'daily');
    await stopMails(room.ports, { to: VIEWER, topic: 'tasks' }, nobody);
    await due();
    expect(await own()).toBe(0);
    await upload(room, { name: 'After.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due();
    expect(await own()).toBe(1);
    const ahead = new Date(room.ports.clock.now().getTime() + 400 * 86_400_000).toISOString();
    await room.ports.store.transact(async (tx) =>
      tx.mailSettings.put({ ...(await tx.mailSettings.get(VIEWER))!, digestSince: ahead }),
    );
    await upload(room, { name: 'Later.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due();
    expect(await own()).toBe(2);
  });

  it('is of nothing that came before its reader first signed in', async () => {
    const looked: Looked = new Map();
    const { id } = await invite();
    await upload(room, { name: 'Before.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 2 });
    await due(looked);
    await room.ports.store.transact(async (tx) =>
      tx.users.put({ ...(await tx.users.get(id))!, lastLoginAt: room.ports.clock.now().toISOString() }),
    );
    const own = async () => (await rows()).filter(({ kind, userId }) => kind === 'digest' && userId === id);
    await due(looked);
    expect(await own()).toEqual([]);
    await upload(room, { name: 'After.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due(looked);
    expect(await own()).toHaveLength(1);
  });

  it.each(['terms', 'suspension'])(
    'waits for a reader whom %s keep out, and covers the time since then',
    async (by) => {
      const looked: Looked = new Map();
      const news = async (name: string) => {
        await upload(room, { name, accessLevel: 'public' });
        room.ports.clock.advance({ days: 1 });
        await due(looked);
        await send();
        return to('ingrid@buyer.example').map(({ subject }) => subject.replace(/.*: /, ''));
      };
      expect(await news('Monday.pdf')).toEqual(['A document is new']);
      const groupId = await putGroup(room, 'Desk', [VIEWER]);
      const suspend = (suspended: boolean) =>
        room.call('updateGroup', { as: ADMIN, params: { id: groupId }, json: { suspended } });
      const json = { title: 'Rules', text: 'Keep them', groupIds: [groupId] };
      if (by === 'suspension') await suspend(true);
      else expect((await room.call('publishTerms', { as: ADMIN, json })).status).toBe(201);
      for (const name of ['Tuesday.pdf', 'Wednesday.pdf']) expect(await news(name)).toHaveLength(1);
      const [terms] = await room.ports.store.read((tx) => tx.terms.list());
      if (terms) await room.call('withdrawTerms', { as: ADMIN, params: { id: terms.termsId } });
      else await suspend(false);
      expect(await news('Thursday.pdf')).toEqual(['A document is new', '3 documents are new']);
    },
  );

  it('is sent after a clock that was far ahead was set back', async () => {
    const looked: Looked = new Map();
    room.ports.clock.advance({ days: 400 });
    await upload(room, { name: 'Ahead.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due(looked);
    expect(await rows()).not.toEqual([]);
    room.ports.clock.advance({ days: -401 });
    const before = (await rows()).length;
    await upload(room, { name: 'Now.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due(looked);
    expect((await rows()).length).toBe(2 * before);
  });

  it('that could not be stored is queued at the next look', async () => {
    await upload(room, { name: 'Monday.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1, hours: 6 });
    const looked: Looked = new Map();
    vi.spyOn(room.ports.store, 'transact').mockRejectedValueOnce(storeUnavailable());
    await expect(due(looked)).rejects.toThrow();
    await due(looked);
    expect(await rows()).not.toEqual([]);
  });

  it('is by default that of the groups of a member, the most frequent of them, until they choose', async () => {
    const digestOf = async () => (await room.call('getMyMailSettings', { as: VIEWER })).json;
    expect(await digestOf()).toMatchObject({ digest: 'daily' });
    for (const digest of ['off', 'weekly']) {
      const json = { name: `Reads ${digest}`, memberIds: [VIEWER] };
      const { id } = (await room.call('createGroup', { as: ADMIN, json })).json as { id: string };
      const updated = await room.call('updateGroup', { as: ADMIN, params: { id }, json: { digest } });
      expect(updated.json).toMatchObject({ digest });
      expect((await room.lastEntry())?.description).toContain(`digest from daily to ${digest}`);
      expect(await digestOf()).toMatchObject({ digest, tasks: true });
    }
    await upload(room, { name: 'Open.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due();
    expect((await rows()).map(({ userId }) => userId)).not.toContain(VIEWER);
    await room.call('createGroup', { as: ADMIN, json: { name: 'Says nothing', memberIds: [VIEWER] } });
    expect(await digestOf()).toMatchObject({ digest: 'daily' });
    await choose(VIEWER, 'instant');
    expect(await digestOf()).toMatchObject({ digest: 'instant' });
  });

  it('that was dropped has no text in the outbox, whatever its reader chooses later', async () => {
    await upload(room, { name: 'Open.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due();
    await choose(VIEWER, 'off');
    await send();
    await choose(VIEWER, 'daily');
    const mails = (await room.call('listOutbox', { as: ADMIN })).json as { to: string }[];
    expect(mails.filter((mail) => mail.to === 'ingrid@buyer.example')).toMatchObject([
      { state: 'dropped', subject: null, text: null },
    ]);
  });

  it('that could not be sent for two days is dropped', async () => {
    await upload(room, { name: 'Open.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 1 });
    await due();
    room.ports.clock.advance({ days: 2, minutes: 1 });
    await send();
    expect(sent).toEqual([]);
  });
});

it.each([0, 8, 16])('the outbox of the demonstration has mails to read, %i hours after its own time', async (hours) => {
  room = await openTestRoom(nothing);
  room.ports.clock.advance({ hours });
  await loadScenario(room.ports.store, room.ports.objects, demo, { at: room.ports.clock.now() });
  await queueDue(room.ports, new Map());
  const mails = (await room.call('listOutbox', { as: ADMIN })).json as { text: string | null }[];
  expect(mails.length).toBeGreaterThan(3);
  for (const { text } of mails) expect(text).toMatch(/ new/);
});

describe('what the clock and failures cause', () => {
  it('informs once that access ends within a week, unless that was put off', async () => {
    const expiresAt = new Date(room.ports.clock.now().getTime() + 8 * 86_400_000).toISOString();
    await room.call('updateUserExpiry', { as: ADMIN, params: { id: VIEWER }, json: { expiresAt } });
    await queueDue(room.ports, new Map());
    expect(await rows()).toEqual([]);
    room.ports.clock.advance({ days: 2 });
    await queueDue(room.ports, new Map());
    await queueDue(room.ports, new Map());
    expect(await rows()).toHaveLength(1);
    await room.call('updateUserExpiry', { as: ADMIN, params: { id: VIEWER }, json: { expiresAt: null } });
    await send();
    expect(sent).toEqual([]);
  });

  it('informs administrators of a burst of failed sign-ins, once an hour', async () => {
    const now = room.ports.clock.now();
    room.ports.clock.advance({ minutes: 116 - now.getUTCMinutes() });
    const entry = { createdAt: room.ports.clock.now().toISOString(), activityType: 'failed_login', description: 'No' };
    const none = { userId: null, ipAddress: null, resourceType: null, resourceId: null, userAgent: null };
    await room.ports.store.transact(async (tx) => {
      for (let at = 0; at < 20; at += 1) await tx.audit.append({ ...entry, ...none });
    });
    await queueDue(room.ports, new Map());
    room.ports.clock.advance({ minutes: 6 });
    await queueDue(room.ports, new Map());
    expect((await rows()).map(({ userId, about }) => [userId, about])).toEqual([[ADMIN, 'failed-sign-ins']]);
    await room.ports.store.transact(async (tx) => tx.users.put({ ...(await tx.users.get(ADMIN))!, role: 'analyst' }));
    await send();
    expect(sent).toEqual([]);
  });

  it('informs a user whose second factor was reset, unless no mail could be sent for two days', async () => {
    await room.call('resetSecondFactor', { as: ADMIN, params: { id: VIEWER } });
    await send();
    expect(to('ingrid@buyer.example')[0]?.subject).toContain('second factor was reset');
    sent = [];
    await room.call('resetSecondFactor', { as: ADMIN, params: { id: MANAGER } });
    room.ports.clock.advance({ days: 2, minutes: 1 });
    await send();
    expect(sent).toEqual([]);
  });
});

it('informs of a sign-in from a device that its user has not used before, also when no session is left', async () => {
  const { ports } = room;
  const identity = { issuer: 'https://id.example', subject: 'ingrid', email: 'ingrid@buyer.example' };
  const from = (userAgent: string) =>
    signIn(ports, { ...identity, emailVerified: true, idToken: null }, { client: { ipAddress: null, userAgent } });
  await from('Firefox/145.0 Windows');
  await from('Firefox/146.0 Windows');
  expect(await rows()).toEqual([]);
  await from('Safari/19 iPhone');
  expect(await rows()).toMatchObject([{ userId: VIEWER, kind: 'alert', about: 'new-device' }]);
  await ports.store.transact(async (tx) => {
    for (const { id } of await tx.sessions.list()) await tx.sessions.delete(id);
  });
  await from('Firefox/147.0 Windows');
  expect(await rows()).toHaveLength(1);
  await from('Chrome/145 Linux');
  expect(await rows()).toHaveLength(2);
});

describe('a mail that is refused', () => {
  it('is retried for a day at growing intervals; an administrator has a task after half an hour, and a mail then', async () => {
    await invite();
    refusal = new Error('550 no such\r\nuser');
    const begun = room.ports.clock.now().getTime();
    let tries = 0;
    for (; tries < MOST_TRIES; tries += 1) {
      await send();
      const [row] = await rows();
      if (row?.state === 'failed') break;
      expect(row?.error).toBe('550 no such user');
      const tasks = (await room.call('listMyTasks', { as: ADMIN })).json as { kind: string }[];
      const minutes = (room.ports.clock.now().getTime() - begun) / 60_000;
      expect(tasks.some(({ kind }) => kind === 'undelivered')).toBe(minutes > 30);
      room.ports.clock.advance({ minutes: (Date.parse(row!.dueAt) - room.ports.clock.now().getTime()) / 60_000 });
    }
    expect((room.ports.clock.now().getTime() - begun) / 3_600_000).toBeGreaterThanOrEqual(23);
    refusal = null;
    await send();
    expect(sent.map((mail) => [mail.to, mail.text])).toEqual([
      ['ada@strongroom.example', expect.stringContaining('550 no such user')],
    ]);
  });

  it('of several that failed, administrators are mailed the error of the one that failed last', async () => {
    await invite();
    await invite({ email: 'other@late.example' });
    await room.ports.store.transact(async (tx) => {
      const [last, first] = await tx.mails.list();
      if (!last || !first) throw new Error('There are two invitations');
      const failed = { state: 'failed', sealed: null } as const;
      await tx.mails.put({ ...last, ...failed, error: '552 of today', endedAt: '2026-01-15T09:00:00.000Z' });
      await tx.mails.put({ ...first, ...failed, error: '551 of yesterday', endedAt: '2026-01-14T09:00:00.000Z' });
      const about = { kind: 'undelivered', about: '2026-01-15' } as const;
      await queueMails(tx, 'undelivered-2026-01-15', [ADMIN], about, room.ports.clock.now());
    });
    await send();
    expect(sent).toMatchObject([{ text: expect.stringContaining('The last error: 552 of today') as string }]);
    const tasks = await room.call('listMyTasks', { as: ADMIN });
    expect(tasks.json).toMatchObject([{ kind: 'undelivered', at: '2026-01-14T09:00:00.000Z' }]);
  });

  it('is no task any more once its user was deactivated', async () => {
    const { id } = await invite();
    await room.ports.store.transact(async (tx) => {
      const [row] = await tx.mails.list();
      await tx.mails.put({ ...row!, state: 'failed', sealed: null, error: '550', endedAt: '2026-01-15T09:00:00.000Z' });
    });
    const tasks = async () => (await room.call('listMyTasks', { as: ADMIN })).text;
    expect(await tasks()).toContain('undelivered');
    await room.call('deactivateUser', { as: ADMIN, params: { id } });
    expect(await tasks()).not.toContain('undelivered');
  });

  it('is in the outbox even after two hundred later mails', async () => {
    await invite();
    refusal = new Error('550 no such user');
    await send();
    room.ports.clock.advance({ minutes: 1 });
    await room.ports.store.transact(async (tx) => {
      for (let at = 0; at < 201; at += 1) {
        const about = { userId: VIEWER, kind: 'alert', about: 'factor-added' } as const;
        await queueMail(tx, { id: `alert-${at}`, ...about }, room.ports.clock.now());
      }
    });
    const mails = (await room.call('listOutbox', { as: ADMIN })).json as { error: string | null }[];
    expect(mails.map(({ error }) => error)).toEqual([...Array.from({ length: 199 }, () => null), '550 no such user']);
  });

  it('delays no others, but an unreachable server does, and a clock that was set back delays nothing', async () => {
    await invite();
    await invite({ email: 'other@late.example' });
    refusal = new MailServerAway('away');
    await send();
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
    refusal = null;
    room.ports.clock.advance({ days: -1 });
    await send();
    expect(sent).toHaveLength(2);
  });
});

describe('a mail', () => {
  it('is sent once, even if another server takes over in the middle', async () => {
    await invite();
    await invite({ email: 'other@late.example' });
    meanwhile = async () => {
      meanwhile = () => undefined;
      await send();
    };
    await send();
    expect(sent.map((mail) => mail.to).sort()).toEqual(['eve@late.example', 'other@late.example']);
  });

  it('stays while nothing can be stored, and is not repeated at once if only its sending could not be', async () => {
    await invite();
    const transact = vi.spyOn(room.ports.store, 'transact').mockRejectedValueOnce(storeUnavailable());
    await expect(send()).rejects.toThrow();
    expect(sent).toEqual([]);
    meanwhile = () => transact.mockRejectedValueOnce(storeUnavailable());
    await expect(send()).rejects.toThrow();
    meanwhile = () => undefined;
    await send();
    expect(sent).toHaveLength(1);
    room.ports.clock.advance({ minutes: 1 });
    await send();
    expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
  });
});

describe('stopping mails', () => {
  it('works by the link in a mail, for its kind alone, and by no other link', async () => {
    await room.call('resetSecondFactor', { as: ADMIN, params: { id: VIEWER } });
    await send();
    const { searchParams } = new URL(sent[0]!.stopLink);
    const link = await readStopLink(room.ports, searchParams);
    await stopMails(room.ports, link!, nobody);
    await stopMails(room.ports, link!, nobody);
    const chosen = await room.call('getMyMailSettings', { as: VIEWER });
    expect(chosen.json).toEqual({ digest: 'daily', tasks: true, alerts: false });
    const logged = (await room.entries()).filter(({ description }) => description.startsWith('Stopped'));
    expect(logged).toMatchObject([{ userId: VIEWER, activityType: 'user_updated' }]);
    searchParams.set('to', ADMIN);
    expect(await readStopLink(room.ports, searchParams)).toBeNull();
    room.ports.clock.advance({ minutes: 1 });
    await room.call('resetSecondFactor', { as: ADMIN, params: { id: VIEWER } });
    await send();
    expect(sent).toHaveLength(1);
  });

  it('by the link in an invitation stops further ones to the same address', async () => {
    const { id } = await invite();
    await send();
    const link = await readStopLink(room.ports, new URL(sent[0]!.stopLink).searchParams);
    await stopMails(room.ports, link!, nobody);
    expect((await room.call('reissueInvitation', { as: ADMIN, params: { id } })).status).toBe(200);
    await send();
    expect(sent).toHaveLength(1);
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['dropped', 'sent']);
  });

  it('is for oneself, and the outbox for administrators', async () => {
    expect((await room.call('listOutbox', { as: MANAGER })).status).toBe(403);
    expect((await room.call('getMyMailSettings')).status).toBe(401);
    const bad = await room.call('updateMyMailSettings', { as: VIEWER, json: { digest: 'hourly' } });
    expect(bad.status).toBe(400);
  });
});
