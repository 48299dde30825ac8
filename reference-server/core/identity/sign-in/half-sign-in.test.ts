import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../../scenarios/users-by-role.ts';
import { codeAt } from '../../../factors/testing/codes.ts';
import type { Identity } from '#core/identity/sign-in/admission.ts';
import { type SignIn, signIn } from '#core/identity/sign-in/sign-in.ts';
import { removeAbandonedUploads } from '#core/room/sweep.ts';
import { HalfSignInEnded, OpenHalf } from './half-steps.ts';
import { type FactorRoom, openFactorRoom } from '../second-factor/testing/factor-room.ts';

const client = { ipAddress: '10.0.0.7', userAgent: 'Test' };
const manager: Identity = {
  issuer: 'https://login.example',
  subject: 'marcus',
  email: 'marcus@strongroom.example',
  emailVerified: true,
  idToken: 'an id token',
};

let room: FactorRoom;
beforeEach(async () => {
  room = await openFactorRoom();
});

const enter = (more: Partial<Identity> = {}): Promise<SignIn> =>
  signIn(room.ports, { ...manager, ...more }, { client });

async function half(): Promise<OpenHalf> {
  const begun = await enter();
  const open = begun.state === 'half' ? await OpenHalf.open(room, begun.token, { client, markOf: () => null }) : null;
  if (!open) throw new Error(`It is ${begun.state}`);
  return open;
}

async function addApp(open: OpenHalf) {
  const { id, secret } = await open.beginApp();
  const code = await codeAt(secret, room.ports.clock.now());
  return open.addApp({ id, code, name: 'Phone' });
}

describe('a half sign-in', () => {
  it('binds no user and writes no audit entry before it is complete', async () => {
    await room.setPolicy({ secondFactor: 'everyone' });
    const kept = async () => [
      (await room.entries()).length,
      await room.ports.store.read((tx) => Promise.all([tx.users.list(), tx.sessions.list(), tx.secondFactors.list()])),
    ];
    const before = await kept();
    await half();
    expect(await kept()).toEqual(before);
  });

  it('becomes a session with the proof, by the identity that it began with', async () => {
    await room.setPolicy({ secondFactor: 'everyone' });
    const { value } = await addApp(await half());
    const [session] = await room.ports.store.read((tx) => tx.sessions.by('user', ids.manager));
    const at = room.ports.clock.now().toISOString();
    expect(session).toMatchObject({
      idToken: 'an id token',
      ipAddress: '10.0.0.7',
      secondFactor: { method: 'totp', at },
    });
    expect(value.user.identity).toEqual({ issuer: manager.issuer, subject: manager.subject });
    expect(await room.ports.store.read((tx) => tx.halfSignIns.list())).toEqual([]);
  });

  it('is over when the policy requires nothing more, and when the user has another role', async () => {
    await room.setPolicy({ secondFactor: 'privileged' });
    const open = await half();
    const user = await room.ports.store.read((tx) => tx.users.get(ids.manager));
    if (!user) throw new Error('There is no manager');
    await room.ports.store.transact((tx) => tx.users.put({ ...user, role: 'viewer' }));
    await expect(addApp(open)).rejects.toThrow(HalfSignInEnded);
    await room.ports.store.transact((tx) => tx.users.put(user));
    await room.setPolicy({ secondFactor: 'off' });
    await expect(addApp(open)).rejects.toThrow(HalfSignInEnded);
    expect(await room.ports.store.read((tx) => tx.secondFactors.list())).toEqual([]);
    expect(await room.ports.store.read((tx) => tx.sessions.by('user', ids.manager))).toEqual([]);
  });

  it('is over when another identity has been bound to the user meanwhile', async () => {
    await room.setPolicy({ secondFactor: 'everyone' });
    const open = await half();
    const user = await room.ports.store.read((tx) => tx.users.get(ids.manager));
    if (!user) throw new Error('There is no manager');
    const identity = { issuer: manager.issuer, subject: 'somebody else' };
    await room.ports.store.transact((tx) => tx.users.put({ ...user, identity }));
    await expect(addApp(open)).rejects.toThrow(HalfSignInEnded);
  });

  it('ends when its identity now belongs to another person', async () => {
    await room.setPolicy({ secondFactor: 'everyone' });
    const open = await half();
    const viewer = await room.ports.store.read((tx) => tx.users.get(ids.viewer));
    if (!viewer) throw new Error('There is no viewer');
    const { issuer, subject } = manager;
    await room.ports.store.transact((tx) => tx.users.put({ ...viewer, identity: { issuer, subject } }));
    await expect(addApp(open)).rejects.toThrow(HalfSignInEnded);
  });

  it('is deleted by the sweep when its time is over', async () => {
    await room.setPolicy({ secondFactor: 'everyone' });
    await half();
    await removeAbandonedUploads(room);
    expect(await room.ports.store.read((tx) => tx.halfSignIns.list())).toHaveLength(1);
    room.ports.clock.advance({ minutes: 11 });
    await removeAbandonedUploads(room);
    expect(await room.ports.store.read((tx) => tx.halfSignIns.list())).toEqual([]);
  });

  it('is skipped when the provider has verified a factor already: the session records when, and never a future time', async () => {
    await room.setPolicy({ secondFactor: 'everyone' });
    const now = room.ports.clock.now();
    const hourAgo = new Date(now.getTime() - 3_600_000);
    const provenAt = async (secondFactorAt: Date) => {
      const result = await enter({ secondFactorAt });
      const id = result.state === 'signed-in' ? await room.ports.hasher.sha256(result.token) : '';
      return (await room.ports.store.read((tx) => tx.sessions.get(id)))?.secondFactor;
    };
    expect(await provenAt(hourAgo)).toEqual({ method: 'provider', at: hourAgo.toISOString() });
    expect(await provenAt(new Date(now.getTime() + 3_600_000))).toEqual({ method: 'provider', at: now.toISOString() });
  });

  it('is refused like a sign-in, with the reason', async () => {
    await room.setPolicy({ secondFactor: 'everyone' });
    expect(await enter({ emailVerified: false })).toEqual({ state: 'refused', reason: 'email-not-verified' });
    expect((await room.lastEntry())?.activityType).toBe('failed_login');
    expect(await room.ports.store.read((tx) => tx.halfSignIns.list())).toEqual([]);
  });
});
