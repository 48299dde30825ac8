import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#core/identity/sign-in/sign-in.ts';
import { storeUnavailable } from '#core/call/errors.ts';
import { shownId } from './session-list.ts';
import { POLICY } from '#core/records/keys.ts';
import type { PolicyRecord } from '#core/records/records.ts';
import type { SessionRecord } from '#core/records/identity.ts';
import { callerWith } from '#core/testing/caller-with.ts';
import { openTestRoom, type TestRoom } from '#core/testing/room.ts';
import { getTicket, putBytes, upload } from '#core/testing/upload.ts';

const VIEWER = 'user-viewer';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

interface Shown {
  id: string;
  isCurrent: boolean;
  ipAddress: string | null;
}

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const time = () => room.ports.clock.now().toISOString();

async function begin(id: string, more: Partial<SessionRecord> = {}): Promise<void> {
  const row = { id, userId: VIEWER, createdAt: time(), lastUsedAt: time(), idToken: null };
  await room.ports.store.transact((tx) =>
    tx.sessions.put({ ...row, ipAddress: '10.0.0.7', userAgent: firefox, ...more }),
  );
}

function setPolicy(more: Partial<PolicyRecord>): Promise<void> {
  const row = { secondFactor: 'off', stepUpMinutes: null, networks: [], idleMinutes: null, approverCount: 1 } as const;
  const written = { id: POLICY, revision: 1, updatedAt: time(), updatedById: 'user-admin' };
  return room.ports.store.transact((tx) => tx.policies.put({ ...written, ...row, ...more }));
}

const as = (session: string) => ({ as: VIEWER, session });
const list = async (session = 'laptop') => (await room.call('listMySessions', as(session))).json as Shown[];
const idOf = async (address: string) => (await list()).find(({ ipAddress }) => ipAddress === address)?.id ?? '';
const statusOf = async (session: string) => (await room.call('getCurrentUser', as(session))).status;
const lastLogged = async () => (await room.lastEntry())?.description;

describe('the list of sessions', () => {
  it('names devices, the one used last first, and marks this one', async () => {
    await begin('tablet', { userAgent: null, ipAddress: null });
    room.ports.clock.advance({ minutes: 5 });
    await begin('phone', { userAgent: phone, ipAddress: '2001:db8::17', secondFactor: { method: 'totp', at: time() } });
    room.ports.clock.advance({ minutes: 5 });
    await begin('laptop');
    await begin('not mine', { userId: 'user-analyst' });
    const times = { signedInAt: expect.any(String) as string, lastUsedAt: expect.any(String) as string };
    const id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    const mine = { id, ...times, secondFactor: null, isCurrent: false };
    expect(await list()).toEqual([
      { ...mine, browser: 'Firefox 145', system: 'Linux', device: 'computer', ipAddress: '10.0.0.7', isCurrent: true },
      {
        ...mine,
        browser: 'Safari 26',
        system: 'iOS 18',
        device: 'phone',
        ipAddress: '2001:db8::17',
        secondFactor: 'totp',
      },
      { ...mine, browser: null, system: null, device: 'other', ipAddress: null },
    ]);
  });

  it('never shows the id that belongs to a cookie', async () => {
    const identity = { issuer: 'https://id.example', subject: 's', email: 'ingrid@buyer.example', emailVerified: true };
    const client = { ipAddress: '10.0.0.7', userAgent: firefox };
    const signed = await signIn(room.ports, { ...identity, idToken: 'provider-token' }, { client });
    const token = signed.state === 'signed-in' ? signed.token : '';
    const { sessionId } = (await callerWith(room, token))!;
    const { text } = await room.call('listUserSessions', { as: 'user-admin', params: { id: VIEWER } });
    for (const secret of [token, sessionId, 'provider-token']) expect(text).not.toContain(secret);
  });

  it('contains no session that has ended by idleness, age or a missing second factor', async () => {
    await begin('old');
    room.ports.clock.advance({ minutes: 20 });
    await begin('laptop', { secondFactor: { method: 'passkey', at: time() } });
    await begin('weak', { ipAddress: '10.0.0.8' });
    expect(await list()).toHaveLength(3);
    await setPolicy({ idleMinutes: 10 });
    expect(await list()).toHaveLength(2);
    await setPolicy({ secondFactor: 'everyone' });
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });
});

describe('ending a session', () => {
  beforeEach(async () => {
    await begin('laptop');
    await begin('phone', { userAgent: phone, ipAddress: '2001:db8::17' });
  });

  it('applies to its very next call, is audited with the device, and leaves the others', async () => {
    const id = await idOf('2001:db8::17');
    expect((await room.call('endMySession', { ...as('laptop'), params: { id } })).status).toBe(204);
    expect([await statusOf('laptop')]).toEqual([200]);
    expect(await list()).toHaveLength(1);
    const entry = { activityType: 'session_ended', resourceType: 'session', resourceId: id, userId: VIEWER };
    expect(await room.lastEntry()).toMatchObject(entry);
    expect(await lastLogged()).toBe('Ended a session: Safari 26 on iOS 18, 2001:db8::17');
    expect((await room.call('endMySession', { ...as('laptop'), params: { id } })).status).toBe(404);
  });

  it('is answered also where the store is away right after it', async () => {
    const id = await idOf('2001:db8::17');
    const { store } = room.ports;
    const [read, transact] = [store.read.bind(store), store.transact.bind(store)];
    store.transact = async (...change) => {
      const outcome = await transact(...change);
      store.read = () => Promise.reject(storeUnavailable());
      return outcome;
    };
    expect((await room.call('endMySession', { ...as('laptop'), params: { id } })).status).toBe(204);
    Object.assign(store, { read, transact });
    expect(await list()).toHaveLength(1);
  });

  it('of another user answers 404 as for an unknown one', async () => {
    await begin('theirs', { userId: 'user-analyst' });
    const [theirs] = (await room.call('listMySessions', { as: 'user-analyst', session: 'theirs' })).json as Shown[];
    const answer = await room.call('endMySession', { ...as('laptop'), params: { id: theirs!.id } });
    const unknown = await room.call('endMySession', { ...as('laptop'), params: { id: 'laptop' } });
    expect([answer.status, unknown.status, answer.text]).toEqual([404, 404, unknown.text]);
    expect(await room.ports.store.read((tx) => tx.sessions.get('theirs'))).toBeDefined();
  });

  it('everywhere else leaves this one alone, with one entry', async () => {
    await begin('tablet');
    expect((await room.call('endMyOtherSessions', as('laptop'))).status).toBe(204);
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await lastLogged()).toBe('Signed out everywhere else (2)');
    const entries = await room.entries();
    expect(entries.filter(({ activityType }) => activityType === 'session_ended')).toHaveLength(1);
  });

  it("of another user is for administrators; ending one's own others keeps the calling session", async () => {
    const end = (who: string, id: string, session?: string) =>
      room.call('endUserSessions', { as: who, params: { id }, ...(session ? { session } : {}) });
    for (const who of ['user-manager', 'user-analyst', VIEWER]) expect((await end(who, VIEWER)).status).toBe(403);
    expect((await end('user-admin', 'nobody')).status).toBe(404);
    expect((await end('user-admin', VIEWER)).status).toBe(204);
    expect(await lastLogged()).toBe('Ended the sessions of Ingrid Vos (2)');
    expect(await room.ports.store.read((tx) => tx.sessions.by('user', VIEWER))).toEqual([]);
    await begin('one', { userId: 'user-admin' });
    await begin('other', { userId: 'user-admin' });
    await end('user-admin', 'user-admin', 'one');
    expect((await room.ports.store.read((tx) => tx.sessions.by('user', 'user-admin'))).map(({ id }) => id)).toEqual([
      'one',
    ]);
  });

  it('of a person on one device is for administrators, names person and device, and leaves the others', async () => {
    const [first, second] = await list();
    const end = (who: string, id: string, sessionId: string) =>
      room.call('endUserSession', { as: who, params: { id, sessionId } });
    const one = first?.id ?? '';
    for (const who of ['user-manager', 'user-analyst', VIEWER]) expect((await end(who, VIEWER, one)).status).toBe(403);
    expect((await end('user-admin', 'nobody', one)).status).toBe(404);
    expect((await end('user-admin', 'user-analyst', one)).status).toBe(404);
    expect((await end('user-admin', VIEWER, one)).status).toBe(204);
    expect(await lastLogged()).toMatch(/^Ended a session of Ingrid Vos: .+, 10\.0\.0\.7$/);
    expect((await list()).map(({ id }) => id)).toEqual([second?.id]);
    expect((await end('user-admin', VIEWER, one)).status).toBe(404);
  });

  it('of a user on one device needs a fresh second factor, and never ends the calling session', async () => {
    await begin('own', { userId: 'user-admin' });
    const id = await shownId(room.ports, 'own');
    const own = { as: 'user-admin', session: 'own', params: { id: 'user-admin', sessionId: id } };
    expect((await room.call('endUserSession', own)).status).toBe(404);
    await setPolicy({ stepUpMinutes: 10 });
    const [first] = await list();
    const params = { id: VIEWER, sessionId: first?.id ?? '' };
    const answer = await room.call('endUserSession', { as: 'user-admin', params });
    expect(answer).toMatchObject({ status: 403, json: { code: 'second-factor-required' } });
    expect(await list()).toHaveLength(2);
  });

  it('of a person needs a fresh second factor if the policy does', async () => {
    await setPolicy({ stepUpMinutes: 10 });
    const answer = await room.call('endUserSessions', { as: 'user-admin', params: { id: VIEWER } });
    expect(answer).toMatchObject({ status: 403, json: { code: 'second-factor-required' } });
    expect(await list()).toHaveLength(2);
  });
});

describe('an ended session', () => {
  it.each([
    'ended from the list',
    'idle for too long',
    'without the second factor that is required by now',
    'deactivated',
  ])('is dead on the next request when it was %s: its calls, previews, downloads and upload links', async (how) => {
    await room.call('updateUserRole', { as: 'user-admin', params: { id: VIEWER }, json: { role: 'manager' } });
    const { id } = await upload(room, { name: 'Read.pdf' });
    await begin('laptop');
    const url = new URL(
      ((await room.call('createUploadTicket', as('laptop'))).json as { uploadURL: string }).uploadURL,
    );
    const ticket = {
      key: url.pathname.split('/').at(-1) ?? '',
      query: Object.fromEntries(url.searchParams),
      documentURL: '',
    };
    const read = (call: 'previewDocument' | 'downloadDocument', more = {}) =>
      room.call(call, { ...as('laptop'), params: { id }, ...more });
    expect([(await read('previewDocument')).status, (await read('downloadDocument')).status]).toEqual([200, 200]);
    if (how === 'ended from the list') {
      await begin('phone', { ipAddress: '2001:db8::17' });
      const [own] = (await list()).filter(({ isCurrent }) => isCurrent);
      await room.call('endMySession', { ...as('phone'), params: { id: own!.id } });
    }
    if (how === 'idle for too long') {
      await setPolicy({ idleMinutes: 5 });
      room.ports.clock.advance({ minutes: 5, seconds: 1 });
    }
    if (how.startsWith('without')) await setPolicy({ secondFactor: 'privileged' });
    if (how === 'deactivated') await room.call('deactivateUser', { as: 'user-admin', params: { id: VIEWER } });

    const { store } = room.ports;
    const isGone = (await store.read((tx) => tx.sessions.get('laptop'))) === undefined;
    // In tests, a session unknown to the store counts as a call without one; over HTTP it has no user.
    if (!isGone) {
      const answers = [
        await read('previewDocument'),
        await read('downloadDocument', { headers: { range: 'bytes=0-1' } }),
      ];
      expect([...answers.map(({ status }) => status), await statusOf('laptop')]).toEqual([401, 401, 401]);
    }
    const put = await putBytes(room, ticket, '%PDF-1.4 late');
    expect(put).toMatchObject({ status: 403, json: { code: 'ticket-invalid' } });
    expect(room.ports.objects.keys()).not.toContain(ticket.key);
  });

  it('half-way through an upload ends the upload, before the bytes have their key', async () => {
    await begin('chief', { userId: 'user-manager' });
    const { uploadURL } = (await room.call('createUploadTicket', { as: 'user-manager', session: 'chief' })).json as {
      uploadURL: string;
    };
    const url = new URL(uploadURL);
    const ticket = {
      key: url.pathname.split('/').at(-1) ?? '',
      query: Object.fromEntries(url.searchParams),
      documentURL: '',
    };
    const { store } = room.ports;
    async function* pieces() {
      yield new TextEncoder().encode('%PDF');
      await store.transact((tx) => tx.sessions.delete('chief'));
      yield new TextEncoder().encode('-1.4');
    }
    expect((await putBytes(room, ticket, pieces())).status).toBe(403);
    expect(room.ports.objects.keys()).not.toContain(ticket.key);
  });

  it('leaves upload tickets of earlier versions, which name no session, to their user', async () => {
    const ticket = await getTicket(room);
    expect((await putBytes(room, ticket, '%PDF-1.4')).status).toBe(200);
  });
});

describe('how long a session lasts', () => {
  it('is read without extending the session, which every other call does', async () => {
    await setPolicy({ idleMinutes: 10 });
    await begin('laptop', { secondFactor: { method: 'totp', at: time() } });
    const lasting = async () => (await room.call('getMySession', as('laptop'))).json;
    const first = { idleMinutes: 10, endsAt: '2026-01-15T10:10:00.000Z', secondFactorAt: '2026-01-15T10:00:00.000Z' };
    for (let n = 0; n < 9; n += 1) {
      room.ports.clock.advance({ minutes: 1 });
      expect(await lasting()).toMatchObject(first);
    }
    expect(await statusOf('laptop')).toBe(200);
    expect(await lasting()).toMatchObject({ ...first, endsAt: '2026-01-15T10:19:00.000Z' });
    room.ports.clock.advance({ minutes: 9 });
    await lasting();
    room.ports.clock.advance({ minutes: 1, seconds: 1 });
    expect(await statusOf('laptop')).toBe(401);
  });

  it('has no end where there is no limit, and ends with its age where there is one', async () => {
    await begin('laptop');
    const lasting = async () => (await room.call('getMySession', as('laptop'))).json;
    expect(await lasting()).toMatchObject({ idleMinutes: null, endsAt: null, secondFactorAt: null });
    room.ports.sessionMaxDays = 2;
    expect(await lasting()).toMatchObject({ idleMinutes: null, endsAt: '2026-01-17T10:00:00.000Z' });
  });
});
