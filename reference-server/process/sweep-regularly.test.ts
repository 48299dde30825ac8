import { expect, it } from 'vitest';
import { openFactorRoom } from '#core/identity/second-factor/testing/factor-room.ts';
import { sweepRegularly } from './sweep-regularly.ts';

it('a server that starts deletes the sessions that have ended meanwhile', async () => {
  const room = await openFactorRoom();
  room.ports.policyByEnvironment = { idleMinutes: 5, areNetworksEnforced: true };
  await room.person('user-viewer');
  room.ports.clock.advance({ minutes: 6 });
  let first = Promise.resolve();
  const sweeping = sweepRegularly(room, (sweep) => (first = sweep()));
  await first;
  expect(await room.ports.store.read((tx) => tx.sessions.list())).toEqual([]);
  await sweeping.stop();
});
