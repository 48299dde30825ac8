import { beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../testing/room.ts';
import { type FactorRoom, openFactorRoom, type Person } from './testing/factor-room.ts';

let room: FactorRoom;
let admin: Person;
beforeEach(async () => {
  room = await openFactorRoom();
  admin = await room.person('user-admin');
  await room.setPolicy({ stepUpMinutes: 5 });
});

const codeOf = ({ status, json }: TestAnswer) => [status, (json as { code?: string } | undefined)?.code];
const demote = (person: Person) =>
  person.call('updateUserRole', { params: { id: 'user-viewer' }, json: { role: 'analyst' } });

describe('the first second factor of a person', () => {
  it.each(['beginTotpEnrolment', 'beginPasskeyEnrolment'] as const)(
    'is begun by %s within 15 minutes of a sign-in alone',
    async (operation) => {
      room.ports.clock.advance({ minutes: 15 });
      expect((await admin.call(operation)).status).toBe(201);
      room.ports.clock.advance({ seconds: 1 });
      expect(codeOf(await admin.call(operation))).toEqual([403, 'sign-in-again']);
    },
  );

  it('is not begun in a session that looks younger since the clock was set back', async () => {
    room.ports.clock.advance({ minutes: -60 });
    expect(codeOf(await admin.call('beginTotpEnrolment'))).toEqual([403, 'sign-in-again']);
  });

  it('is not added when the 15 minutes are over by the time of its first code', async () => {
    room.ports.clock.advance({ minutes: 14 });
    const { id, secret } = (await admin.call('beginTotpEnrolment')).json as { id: string; secret: string };
    room.ports.clock.advance({ minutes: 2 });
    const json = { code: await admin.codeOf(secret), name: 'Phone' };
    expect(codeOf(await admin.call('finishTotpEnrolment', { params: { id }, json }))).toEqual([403, 'sign-in-again']);
    expect((await admin.status()).factors).toEqual([]);
  });

  it('does not pass a step-up in the session that added it, proven anew or not, and does after the next sign-in', async () => {
    const { secret } = await admin.addTotp();
    expect(codeOf(await demote(admin))).toEqual([403, 'sign-in-again']);
    room.ports.clock.advance({ minutes: 1 });
    expect((await admin.verifyTotp(secret)).status).toBe(200);
    expect(codeOf(await demote(admin))).toEqual([403, 'sign-in-again']);
    const next = await room.person('user-admin', 'next');
    room.ports.clock.advance({ minutes: 1 });
    expect(await next.verifyTotp(secret)).toMatchObject({ status: 200 });
    expect(await demote(next)).toMatchObject({ status: 200 });
  });
});
