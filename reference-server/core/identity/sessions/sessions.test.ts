import { beforeEach, describe, expect, it } from 'vitest';
import { signOut } from './sessions.ts';
import type { Identity } from '../sign-in/admission.ts';
import { recordFailedSignIn, signIn } from '../sign-in/sign-in.ts';
import { removeAbandonedUploads } from '../../room/sweep.ts';
import { openTestRoom, type TestRoom } from '../../testing/room.ts';
import { callerWith } from '../../testing/caller-with.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const client = { ipAddress: '10.0.0.7', userAgent: 'A browser '.repeat(100) };
const ingrid: Identity = {
  issuer: 'https://id.example',
  subject: 'subject-1',
  email: 'Ingrid@Buyer.Example',
  emailVerified: true,
  idToken: 'id-token',
};

async function signedIn(identity: Identity = ingrid): Promise<string> {
  const result = await signIn(room.ports, identity, { client });
  if (result.state !== 'signed-in') throw new Error(result.state);
  return result.token;
}

describe('signing in', () => {
  it('binds the invited person by their verified e-mail, and is audited', async () => {
    const token = await signedIn();
    const user = await room.ports.store.read((tx) => tx.users.get('user-viewer'));
    expect(user).toMatchObject({
      identity: { issuer: 'https://id.example', subject: 'subject-1' },
      lastLoginAt: '2026-01-15T10:00:00.000Z',
      email: 'ingrid@buyer.example',
    });
    expect(await callerWith(room, token)).toMatchObject({
      userId: 'user-viewer',
      role: 'viewer',
      name: 'Ingrid Vos',
      email: 'ingrid@buyer.example',
    });
    const entry = await room.lastEntry();
    expect(entry).toMatchObject({ activityType: 'login', userId: 'user-viewer', ipAddress: '10.0.0.7' });
    expect(entry?.userAgent).toHaveLength(512);
  });

  it('uses the invitation up: its link opens nothing, and its row is deleted', async () => {
    const json = { email: 'nora@buyer.example', firstName: 'Nora', lastName: 'Berg', role: 'viewer' };
    await room.call('createUser', { as: 'user-admin', json });
    expect(await room.ports.store.read((tx) => tx.invitations.list())).toHaveLength(1);
    await signedIn({ ...ingrid, email: 'nora@buyer.example' });
    expect(await room.ports.store.read((tx) => tx.invitations.list())).toEqual([]);
  });

  it('gives a new token every time, and keeps hashes only', async () => {
    const tokens = [await signedIn(), await signedIn()];
    expect(new Set(tokens).size).toBe(2);
    const rows = JSON.stringify(await room.ports.store.read((tx) => tx.sessions.list()));
    for (const token of tokens) expect(rows).not.toContain(token);
  });

  it('binds for good: the subject counts, whatever the later e-mail', async () => {
    await signedIn();
    const result = await signIn(room.ports, { ...ingrid, email: 'ingrid.new@buyer.example' }, { client });
    expect(result).toMatchObject({ state: 'signed-in', user: { id: 'user-viewer' } });
  });

  const refused: readonly [string, Partial<Identity>, string][] = [
    ['an e-mail that is not verified', { emailVerified: false }, 'email-not-verified'],
    ['an e-mail that nobody invited', { email: 'mallory@evil.example' }, 'not-invited'],
    ['no e-mail', { email: null }, 'not-invited'],
  ];

  it.each(refused)('with %s is refused, creates and binds no user, and is audited', async (_what, more, reason) => {
    const before = await room.ports.store.read((tx) => tx.users.list());
    expect(await signIn(room.ports, { ...ingrid, ...more }, { client })).toEqual({ state: 'refused', reason });
    expect(await room.ports.store.read((tx) => tx.users.list())).toEqual(before);
    expect(await room.ports.store.read((tx) => tx.sessions.list())).toEqual([]);
    expect(await room.lastEntry()).toMatchObject({ activityType: 'failed_login', ipAddress: '10.0.0.7' });
  });

  it('with the same e-mail under another subject or issuer is refused', async () => {
    await signedIn();
    for (const more of [{ subject: 'subject-2' }, { issuer: 'https://other.example' }]) {
      const result = await signIn(room.ports, { ...ingrid, ...more }, { client });
      expect(result).toEqual({ state: 'refused', reason: 'other-subject' });
    }
  });

  it('after a deactivation is refused by name', async () => {
    await signedIn();
    await room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-viewer' } });
    expect(await signIn(room.ports, ingrid, { client })).toEqual({ state: 'refused', reason: 'deactivated' });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'failed_login',
      userId: 'user-viewer',
      description: 'Failed sign-in of Ingrid@Buyer.Example: the account was deactivated',
    });
  });

  it('that failed before is audited without what a stranger wrote between the lines', async () => {
    const email = 'a@b.example\r\n\u202eevil';
    await recordFailedSignIn(room.ports, { email, why: 'wrong password', client });
    expect((await room.lastEntry())?.description).toBe('Failed sign-in of a@b.exampleevil: wrong password');
  });
});

describe('a session', () => {
  it.each(['', 'x', 'token-that-never-was', '__proto__'])('is not %j', async (token) => {
    await signedIn();
    expect(await callerWith(room, token)).toBeNull();
  });

  it('ends seven days after its last use, and every use counts', async () => {
    const token = await signedIn();
    for (let week = 0; week < 3; week += 1) {
      room.ports.clock.advance({ days: 6, hours: 23 });
      expect(await callerWith(room, token)).not.toBeNull();
      await room.ports.store.idle();
    }
    room.ports.clock.advance({ days: 7, seconds: 1 });
    expect(await callerWith(room, token)).toBeNull();
  });

  it('ends sooner where an idle limit is set', async () => {
    const token = await signedIn();
    room.ports.policyByEnvironment = { idleMinutes: 1, areNetworksEnforced: true };
    for (let at = 0; at < 5; at += 1) {
      room.ports.clock.advance({ seconds: 59 });
      expect(await callerWith(room, token)).not.toBeNull();
    }
    room.ports.clock.advance({ seconds: 61 });
    expect(await callerWith(room, token)).toBeNull();
  });

  it('that began while the clock was ahead ends once the clock is right again', async () => {
    room.ports.policyByEnvironment = { idleMinutes: 5, areNetworksEnforced: true };
    room.ports.clock.advance({ days: 30 });
    const token = await signedIn();
    room.ports.clock.advance({ minutes: -4 });
    expect(await callerWith(room, token)).not.toBeNull();
    room.ports.clock.advance({ days: -20 });
    expect(await callerWith(room, token)).toBeNull();
    await removeAbandonedUploads(room);
    expect(await room.ports.store.read((tx) => tx.sessions.list())).toEqual([]);
  });

  it('ends at the age that is set, however much it is used', async () => {
    const token = await signedIn();
    room.ports.sessionMaxDays = 2;
    for (let day = 0; day < 2; day += 1) {
      room.ports.clock.advance({ days: 1 });
      expect(await callerWith(room, token)).not.toBeNull();
    }
    room.ports.clock.advance({ seconds: 1 });
    expect(await callerWith(room, token)).toBeNull();
    room.ports.sessionMaxDays = null;
    expect(await callerWith(room, token)).not.toBeNull();
  });

  it('is stored at most once a minute', async () => {
    const token = await signedIn();
    const written = async () => {
      await room.ports.store.idle();
      const [revision = 0] = await room.ports.store.read((tx) => tx.revisions(['sessions']));
      return revision;
    };
    const first = await written();
    room.ports.clock.advance({ seconds: 59 });
    await callerWith(room, token);
    expect(await written()).toBe(first);
    room.ports.clock.advance({ seconds: 1 });
    await Promise.all([1, 2, 3, 4].map(() => callerWith(room, token)));
    expect(await written()).toBe(first + 1);
  });

  it('is over at once after a logout, which is audited and hands the provider its token', async () => {
    const token = await signedIn();
    const other = await signedIn();
    const actor = await callerWith(room, token);
    expect(await signOut(room.ports, actor!.sessionId, client)).toBe('id-token');
    expect(await callerWith(room, token)).toBeNull();
    expect(await callerWith(room, other)).not.toBeNull();
    expect(await room.lastEntry()).toMatchObject({ activityType: 'logout', userId: 'user-viewer' });
    expect(await signOut(room.ports, actor!.sessionId, client)).toBeNull();
    expect((await room.entries()).filter((entry) => entry.activityType === 'logout')).toHaveLength(1);
  });

  it('ends through the call as well, and without one the call does nothing', async () => {
    const token = await signedIn();
    const session = (await callerWith(room, token))!.sessionId;
    expect((await room.call('logout', { as: 'user-viewer', session })).status).toBe(204);
    expect(await callerWith(room, token)).toBeNull();
    expect((await room.call('logout', { as: null })).status).toBe(204);
  });

  it('that violates the policy is removed, and a looser policy does not restore it', async () => {
    const token = await signedIn();
    room.ports.policyByEnvironment = { idleMinutes: 5, areNetworksEnforced: true };
    room.ports.clock.advance({ minutes: 4 });
    const used = await signedIn();
    room.ports.clock.advance({ minutes: 2 });
    await removeAbandonedUploads(room);
    room.ports.policyByEnvironment = { areNetworksEnforced: true };
    expect(await callerWith(room, token)).toBeNull();
    expect(await callerWith(room, used)).not.toBeNull();
  });

  it('that has ended is deleted by the sweep, and other sessions are kept', async () => {
    await signedIn();
    room.ports.clock.advance({ days: 5 });
    const token = await signedIn();
    room.ports.clock.advance({ days: 3 });
    await removeAbandonedUploads(room);
    expect(await room.ports.store.read((tx) => tx.sessions.list())).toHaveLength(1);
    expect(await callerWith(room, token)).not.toBeNull();
  });
});

it('getCurrentUser answers as in the contract', async () => {
  expect(await room.call('getCurrentUser', { as: 'user-admin' })).toMatchObject({
    status: 200,
    json: {
      id: 'user-admin',
      email: 'ada@strongroom.example',
      firstName: 'Ada',
      lastName: 'Lindqvist',
      role: 'admin',
      profileImageUrl: null,
    },
  });
});

it('getCurrentUser returns after how many days a session ends, where the configuration of the room sets it', async () => {
  const currentUser = async () => (await room.call('getCurrentUser', { as: 'user-admin' })).json;
  room.ports.room = { name: 'Aurora', figures: 'measured' };
  expect(await currentUser()).toHaveProperty('room', { name: 'Aurora', figures: 'measured' });
  room.ports.sessionMaxDays = 2;
  expect(await currentUser()).toHaveProperty('room', { name: 'Aurora', figures: 'measured', sessionMaxDays: 2 });
});
