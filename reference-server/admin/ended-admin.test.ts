import { expect, it } from 'vitest';
import { signIn } from '#core/people/sign-in.ts';
import { callerWith } from '#core/testing/caller-with.ts';
import { openTestRoom } from '#core/testing/room.ts';
import { inviteAdmin } from './invite-admin.ts';

it('an administrator whose access ended comes back without an end, and with no session of before', async () => {
  const room = await openTestRoom();
  const identity = { issuer: 'https://id.example', subject: 'ada', idToken: null };
  const ada = { ...identity, email: 'ada@strongroom.example', emailVerified: true };
  const enter = () => signIn(room.ports, ada, { client: { ipAddress: null, userAgent: null } });
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
