import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../sign-in/sign-in.ts';
import type { TestAnswer } from '../../testing/room.ts';
import { type FactorRoom, openFactorRoom, Person } from './testing/factor-room.ts';

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

  describe('after a sign-in for which the provider asked nothing', () => {
    const client = { ipAddress: null, userAgent: null };
    const email = 'ada@strongroom.example';
    /** A session by a sign-in of which the provider states when it last asked, up to the second. */
    async function enter(askedAt: Date): Promise<Person> {
      const identity = { issuer: 'https://login.example', subject: 'ada', email, emailVerified: true };
      const stated = { ...identity, idToken: null, authenticatedAt: Math.floor(askedAt.getTime() / 1000) * 1000 + 999 };
      const entered = await signIn(room.ports, stated, { client, proven: null });
      if (entered.state !== 'signed-in') throw new Error(`It is ${entered.state}`);
      return new Person(room, admin.id, await room.ports.hasher.sha256(entered.token));
    }

    it('is not begun, and is once the provider has asked again', async () => {
      const asked = room.ports.clock.now();
      room.ports.clock.advance({ minutes: 16 });
      expect(codeOf(await (await enter(asked)).call('beginTotpEnrolment'))).toEqual([403, 'sign-in-again']);
      expect((await (await enter(room.ports.clock.now())).call('beginTotpEnrolment')).status).toBe(201);
    });

    it('does not pass a step-up, and does once the provider has asked again', async () => {
      const asked = room.ports.clock.now();
      room.ports.clock.advance({ minutes: 5 });
      const { secret } = await admin.addTotp();
      const proven = async (askedAt: Date) => {
        room.ports.clock.advance({ minutes: 1 });
        const person = await enter(askedAt);
        expect((await person.verifyTotp(secret)).status).toBe(200);
        return codeOf(await demote(person));
      };
      expect(await proven(asked)).toEqual([403, 'sign-in-again']);
      expect((await proven(room.ports.clock.now()))[0]).toBe(200);
    });
  });
});
