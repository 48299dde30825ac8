import { beforeEach, expect, it } from 'vitest';
import { type FactorRoom, openFactorRoom, type Person } from './testing/factor-room.ts';

let room: FactorRoom;
let admin: Person;
let viewer: Person;
beforeEach(async () => {
  room = await openFactorRoom();
  admin = await room.person('user-admin');
  viewer = await room.person('user-viewer');
});

const reset = (id: string, as: Person = admin) => as.call('resetSecondFactor', { params: { id } });
const left = (userId: string) =>
  room.ports.store.read(async (tx) => {
    const counts = {
      factors: await tx.secondFactors.by('user', userId),
      sessions: await tx.sessions.by('user', userId),
    };
    const [halves, codes] = [await tx.halfSignIns.by('user', userId), await tx.recoveryCodes.get(userId)];
    return [counts.factors.length, counts.sessions.length, halves.length, codes ? 1 : 0];
  });

async function putHalfSignIn(userId: string): Promise<void> {
  const identity = { issuer: 'https://id.example', subject: userId, email: null, emailVerified: true, idToken: null };
  const time = { createdAt: room.ports.clock.now().toISOString(), expiresAt: '2099-01-01T00:00:00.000Z' };
  await room.ports.store.transact((tx) =>
    tx.halfSignIns.put({ id: `half-of-${userId}`, userId, identity, mayEnrol: false, returnTo: null, ...time }),
  );
}

it('deletes every factor and recovery code of the user, and ends their sessions', async () => {
  await viewer.addTotp();
  await viewer.addPasskey();
  await putHalfSignIn(viewer.id);
  expect(await left(viewer.id)).toEqual([2, 1, 1, 1]);
  expect((await reset(viewer.id)).status).toBe(204);
  expect(await left(viewer.id)).toEqual([0, 0, 0, 0]);
  expect(await room.lastEntry()).toMatchObject({
    activityType: 'second_factor_reset',
    description: 'Reset the second factor of Ingrid Vos and signed them out everywhere',
    userId: admin.id,
    resourceType: 'user',
    resourceId: viewer.id,
  });
});

it('affects no one else', async () => {
  const analyst = await room.person('user-analyst');
  await analyst.addTotp();
  await viewer.addTotp();
  await reset(viewer.id);
  expect(await left(analyst.id)).toEqual([1, 1, 0, 1]);
});

it('is for administrators, for users who exist, and not for oneself', async () => {
  await admin.addTotp();
  const answers = [
    await reset(viewer.id, await room.person('user-manager')),
    await reset(admin.id),
    await reset('user-nobody'),
  ];
  expect(answers.map(({ json }) => (json as { code: string }).code)).toEqual(['forbidden', 'self-change', 'not-found']);
  expect(await left(admin.id)).toEqual([1, 1, 0, 1]);
});

it('a second time is the same', async () => {
  await viewer.addTotp();
  expect([(await reset(viewer.id)).status, (await reset(viewer.id)).status]).toEqual([204, 204]);
});

it('deactivating a user deletes theirs, too', async () => {
  await viewer.addTotp();
  await putHalfSignIn(viewer.id);
  await admin.call('deactivateUser', { params: { id: viewer.id } });
  expect(await left(viewer.id)).toEqual([0, 0, 0, 0]);
});
