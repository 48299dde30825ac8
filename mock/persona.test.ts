import { expect, it } from 'vitest';
import { openFactorRoom } from '#core/identity/second-factor/testing/factor-room.ts';
import { signInAs } from './persona.ts';

const client = { ipAddress: '10.0.0.7', userAgent: null };

it('a persona is signed in at once, with the factor that it has', async () => {
  const room = await openFactorRoom();
  await room.setPolicy({ secondFactor: 'privileged' });
  const provenBy = async (persona: string) => {
    const token = (await signInAs(room.ports, persona, client)) ?? '';
    const id = await room.ports.hasher.sha256(token);
    return (await room.ports.store.read((tx) => tx.sessions.get(id)))?.secondFactor;
  };
  expect(await provenBy('user-manager')).toBeNull();
  const at = room.ports.clock.now().toISOString();
  const row = { id: 'factor-1', userId: 'user-manager', name: 'Phone', createdAt: at, lastUsedAt: null };
  const proof = { kind: 'totp', sealed: 'sealed', lastStep: 0 } as const;
  await room.ports.store.transact((tx) => tx.secondFactors.put({ ...row, proof }));
  expect(await provenBy('user-manager')).toEqual({ method: 'totp', at });
  expect(await room.ports.store.read((tx) => tx.halfSignIns.list())).toEqual([]);
});
