import { describe, expect, it } from 'vitest';
import { OpenHalf } from '#core/identity/sign-in/half-steps.ts';
import { openFactorRoom } from '#core/identity/second-factor/testing/factor-room.ts';
import { signIn } from '#core/identity/sign-in/sign-in.ts';
import { callerWith } from '#core/testing/caller-with.ts';
import { openTestRoom, type TestRoom } from '#core/testing/room.ts';
import { getTicket } from '#core/testing/upload.ts';
import { readSettings } from '../settings/env.ts';
import { issuerOf } from './who-can-sign-in.ts';
import { inviteFirstAdmin } from './first-admin.ts';
import { inviteAdmin } from './invite-admin.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';

const client = { ipAddress: null, userAgent: null };

async function end(room: TestRoom, id: string): Promise<void> {
  const user = await room.ports.store.read((tx) => tx.users.get(id));
  if (!user) throw new Error(`There is no ${id}`);
  const expiresAt = room.ports.clock.now().toISOString();
  await room.ports.store.transact((tx) => tx.users.put({ ...user, expiresAt }));
}

it('an administrator whose access ended is restored without an end, and without earlier sessions', async () => {
  const room = await openTestRoom();
  const identity = { issuer: 'https://id.example', subject: 'ada', idToken: null };
  const ada = { ...identity, email: 'ada@strongroom.example', emailVerified: true };
  const enter = () => signIn(room.ports, ada, { client });
  const before = await enter();
  const user = await room.ports.store.read((tx) => tx.users.get('user-admin'));
  if (!user || before.state !== 'signed-in') throw new Error('There is no administrator');
  const expiresAt = room.ports.clock.now().toISOString();
  await room.ports.store.transact((tx) => tx.users.put({ ...user, identity, expiresAt }));
  expect(await enter()).toMatchObject({ state: 'refused', reason: 'access-ended' });
  const { done } = await inviteAdmin(room.ports, { email: ada.email, isLettingGo: false });
  expect(done).toContain('took the end of their access away');
  expect(await callerWith(room, before.token)).toBeNull();
  expect(await enter()).toMatchObject({ state: 'signed-in', user: { role: 'admin', expiresAt: null } });
});

it('that the operator resets a second factor is mailed to the user, as by an administrator', async () => {
  const room = await openFactorRoom();
  await (await room.person('user-viewer')).addTotp();
  await resetSecondFactorOf(room.ports, 'ingrid@buyer.example');
  const mails = await room.ports.store.read((tx) => tx.mails.list());
  expect(mails.map(({ userId, about }) => [userId, about])).toContainEqual(['user-viewer', 'factor-reset']);
});

describe('an administrator who comes back', () => {
  it('by the settings has no session from before their access ended', async () => {
    const room = await openTestRoom();
    const ingrid = { issuer: 'https://id.example', subject: 'ingrid', idToken: null };
    const vouched = { ...ingrid, email: 'ingrid@buyer.example', emailVerified: true };
    const before = await signIn(room.ports, vouched, { client });
    if (before.state !== 'signed-in') throw new Error(before.state);
    await end(room, before.user.id);
    const settings = readSettings({ FIRST_ADMIN_EMAIL: vouched.email });
    expect(await inviteFirstAdmin(room.ports, vouched.email, settings)).toMatchObject({ state: 'invited' });
    expect(await callerWith(room, before.token)).toBeNull();
  });

  it('is named in the settings, where the only one who signed in was deactivated', async () => {
    const room = await openTestRoom();
    const settings = readSettings({ FIRST_ADMIN_EMAIL: 'next@rooms.example' });
    const identity = { issuer: issuerOf(settings), subject: 'gone', idToken: null };
    const here = { id: 'user-gone', email: 'gone@rooms.example', role: 'admin', identity } as const;
    const user = await room.ports.store.read((tx) => tx.users.get('user-admin'));
    if (!user) throw new Error('There is no administrator');
    const put = (deactivatedAt: string | null) =>
      room.ports.store.transact((tx) => tx.users.put({ ...user, ...here, deactivatedAt }));
    const invite = () => inviteFirstAdmin(room.ports, 'next@rooms.example', settings);
    await put(null);
    expect(await invite()).toMatchObject({ state: 'settled' });
    await put(room.ports.clock.now().toISOString());
    expect(await invite()).toMatchObject({ state: 'invited' });
  });

  it('by npm run admin has no half sign-in and no ticket from before their access ended', async () => {
    const room = await openFactorRoom();
    const { key } = await getTicket(room);
    await room.setPolicy({ secondFactor: 'everyone' });
    const vouched = { issuer: 'https://id.example', subject: 'ada', email: 'ada@strongroom.example' };
    const half = await signIn(room.ports, { ...vouched, emailVerified: true, idToken: null }, { client });
    if (half.state !== 'half') throw new Error(half.state);
    await end(room, 'user-admin');
    await inviteAdmin(room.ports, { email: vouched.email, isLettingGo: false });
    await expect(OpenHalf.open(room, half.token, { client, markOf: () => null })).resolves.toBeNull();
    expect(await room.ports.store.read((tx) => tx.tickets.get(key))).toMatchObject({ state: 'discarded' });
  });
});
