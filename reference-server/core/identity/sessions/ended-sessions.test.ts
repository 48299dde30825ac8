import { expect, it, vi } from 'vitest';
import { storeFull } from '../../call/errors.ts';
import { POLICY_IN_FORCE } from '../../records/keys.ts';
import { removeAbandonedUploads } from '../../room/sweep.ts';
import { openFactorRoom } from '../second-factor/testing/factor-room.ts';
import { endSessionsOfEarlierRules } from './ended-sessions.ts';
import { callerOf } from './sessions.ts';

const idleMinutes = (minutes: number | null) => ({ idleMinutes: minutes, areNetworksEnforced: true });

async function sessionsAfter(then: (room: Awaited<ReturnType<typeof openFactorRoom>>) => void | Promise<void>) {
  const room = await openFactorRoom();
  room.ports.policyByEnvironment = idleMinutes(5);
  await endSessionsOfEarlierRules(room);
  await room.person('user-viewer');
  await then(room);
  await endSessionsOfEarlierRules(room);
  return room.ports.store.read((tx) => tx.sessions.list());
}

it('a server that was killed and starts with a longer idle time revives no session that had ended', async () => {
  const ended = await sessionsAfter(({ ports }) => {
    ports.clock.advance({ minutes: 6 });
    ports.policyByEnvironment = idleMinutes(null);
  });
  expect(ended).toEqual([]);
});

it('a session that had not ended stays', async () => {
  const kept = await sessionsAfter(({ ports }) => {
    ports.clock.advance({ minutes: 4 });
    ports.policyByEnvironment = idleMinutes(null);
  });
  expect(kept).toHaveLength(1);
});

it('a session that was too old does not come back with a longer age', async () => {
  const ended = await sessionsAfter(async (room) => {
    const { ports } = room;
    ports.policyByEnvironment = idleMinutes(null);
    ports.sessionMaxDays = 1;
    await endSessionsOfEarlierRules(room);
    ports.clock.advance({ days: 2 });
    ports.sessionMaxDays = null;
  });
  expect(ended).toEqual([]);
});

it('the rules of the last start count, and not those of an earlier one', async () => {
  const kept = await sessionsAfter(async (room) => {
    room.ports.policyByEnvironment = idleMinutes(60);
    await endSessionsOfEarlierRules(room);
    room.ports.clock.advance({ minutes: 30 });
  });
  expect(kept).toHaveLength(1);
});

it('a start on a full disk without a reserve revives none either, and a sweep deletes them once there is room', async () => {
  const room = await openFactorRoom();
  const { ports } = room;
  ports.policyByEnvironment = idleMinutes(5);
  await endSessionsOfEarlierRules(room);
  const { session } = await room.person('user-viewer');
  ports.clock.advance({ minutes: 6 });
  ports.policyByEnvironment = idleMinutes(60);
  const full = vi.spyOn(ports.store, 'transact').mockRejectedValue(storeFull());
  await endSessionsOfEarlierRules(room);
  full.mockRestore();
  expect(await ports.store.read((tx) => callerOf(tx, room, session, null))).toBeNull();
  await removeAbandonedUploads(room);
  const kept = await ports.store.read((tx) => Promise.all([tx.sessions.list(), tx.policies.get(POLICY_IN_FORCE)]));
  expect(kept).toMatchObject([[], { idleMinutes: 60 }]);
});

it.each([
  ['user-viewer', ['manager', 'viewer'], 0],
  ['user-manager', ['viewer'], 0],
  ['user-viewer', ['analyst', 'viewer'], 1],
])('roles that require no second factor revive no session that lacks one: %s, then %s', async (id, roles, left) => {
  const room = await openFactorRoom();
  const admin = await room.person('user-admin');
  await admin.addTotp();
  await room.person(id);
  await room.setPolicy({ secondFactor: 'privileged' });
  for (const role of roles)
    expect((await admin.call('updateUserRole', { params: { id }, json: { role } })).status).toBe(200);
  expect(await room.ports.store.read((tx) => tx.sessions.by('user', id))).toHaveLength(left);
});
