import { expect, it } from 'vitest';
import { openTestRoom } from '#core/testing/room.ts';
import { nothing } from '#server/scenarios/scenario.ts';
import { ids } from '#server/scenarios/users-by-role.ts';
import { BOUND_AS } from '../auth/provider/place.ts';
import { readSettings, SettingsError } from '../settings/env.ts';
import { isSample, refuseDemonstration } from './demonstration.ts';
import { seed } from './seed.ts';

it('an invited user keeps a demonstration open to others only as long as their access has not ended', async () => {
  const room = await openTestRoom();
  const settings = readSettings({ PUBLIC_URL: 'https://rooms.example' });
  const viewer = await room.ports.store.read((tx) => tx.users.get('user-viewer'));
  if (!viewer) throw new Error('There is no viewer');
  const identity = { issuer: BOUND_AS, subject: 'own', idToken: null };
  const own = { ...viewer, id: 'user-own', email: 'own@rooms.example', identity };
  const put = (expiresAt: string | null) => room.ports.store.transact((tx) => tx.users.put({ ...own, expiresAt }));
  await put(null);
  await expect(refuseDemonstration(room.ports, settings)).resolves.toBeUndefined();
  await put(room.ports.clock.now().toISOString());
  await expect(refuseDemonstration(room.ports, settings)).rejects.toThrow(SettingsError);
});

it('a demonstration in a database is refused with what mends it there', async () => {
  const room = await openTestRoom();
  const DATABASE_URL = 'postgres://rooms:secret@db.example/rooms';
  const settings = readSettings({ PUBLIC_URL: 'https://rooms.example', DATABASE_URL });
  const refused = await refuseDemonstration(room.ports, settings).catch(String);
  expect(refused).toMatch(
    /^SettingsError: PUBLIC_URL is set, but the database holds[^]+DATABASE_URL=[^]+SEED=demo npm/,
  );
  expect(refused).not.toMatch(/--reset|DATA_DIR|secret/);
});

it('nobody of a room that begins empty has signed in, as its log says', async () => {
  const room = await openTestRoom(nothing);
  await seed(room.ports, 'empty');
  const users = await room.ports.store.read((tx) => tx.users.list());
  expect(users.map(({ lastLoginAt }) => lastLoginAt)).toEqual([null, null, null, null]);
  expect((await room.call('getDashboardMetrics', { as: ids.admin })).json).toMatchObject({ activeUsers: 0 });
});

it('the sample figures belong to the demonstration, and not to a room of its own that starts without SEED', async () => {
  const plain = readSettings({});
  const empty = await openTestRoom({ ...nothing, users: [] });
  expect(await isSample(empty.ports, plain)).toBe(true);
  expect(await isSample((await openTestRoom()).ports, plain)).toBe(true);
  await empty.ports.store.transact(async (tx) => {
    const own = { id: 'user-own', email: 'own@rooms.example', role: 'admin', createdAt: '2026-01-15T09:00:00.000Z' };
    const unset = { firstName: null, lastName: null, profileImageUrl: null, lastLoginAt: null, deactivatedAt: null };
    await tx.users.put({ ...unset, ...own, role: 'admin', identity: null });
  });
  expect(await isSample(empty.ports, plain)).toBe(false);
});
