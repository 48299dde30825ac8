import { beforeEach, expect, it } from 'vitest';
import { callerWith } from '../../testing/caller-with.ts';
import { openTestRoom, type TestRoom } from '../../testing/room.ts';
import { signOut } from '../sessions/sessions.ts';
import { signIn } from './sign-in.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const client = { ipAddress: '10.0.0.7', userAgent: null };
const subject = { issuer: 'https://id.example', subject: 'subject-1', emailVerified: true, idToken: null };
const now = () => room.ports.clock.now().toISOString();

async function signedIn(): Promise<string> {
  const result = await signIn(room.ports, { ...subject, email: 'ingrid@buyer.example' }, { client });
  if (result.state !== 'signed-in') throw new Error(result.state);
  return result.token;
}

/** Makes a call and waits until the use is stored. */
async function use(token: string): Promise<string> {
  const actor = await callerWith(room, token);
  await room.ports.store.idle();
  return actor?.sessionId ?? '';
}

async function lastVisit(as = 'user-viewer'): Promise<unknown> {
  const { json } = await room.call('getCurrentUser', { as });
  return (json as { lastVisitAt?: unknown }).lastVisitAt;
}

it('the first visit has no earlier one', async () => {
  expect(await lastVisit()).toBeNull();
  await use(await signedIn());
  room.ports.clock.advance({ minutes: 59 });
  expect(await lastVisit()).toBeNull();
});

it('ended with its last call before an hour without one, and keeps that end during the next visit', async () => {
  const token = await signedIn();
  room.ports.clock.advance({ minutes: 30 });
  await use(token);
  const ended = now();
  room.ports.clock.advance({ minutes: 59 });
  await use(token);
  expect(await lastVisit()).toBeNull();
  const really = now();
  expect(really).not.toBe(ended);
  room.ports.clock.advance({ hours: 1 });
  expect(await lastVisit()).toBe(really);
  for (let at = 0; at < 3; at += 1) {
    await use(token);
    expect(await lastVisit()).toBe(really);
    room.ports.clock.advance({ minutes: 59 });
  }
});

it('ended with a sign-out, however soon the next begins', async () => {
  const session = await use(await signedIn());
  room.ports.clock.advance({ minutes: 5 });
  await signOut(room.ports, session, client);
  const ended = now();
  room.ports.clock.advance({ seconds: 10 });
  const again = await signedIn();
  expect(await lastVisit()).toBe(ended);
  room.ports.clock.advance({ minutes: 2 });
  await use(again);
  expect(await lastVisit()).toBe(ended);
});

it("continues in another session of the same user, and in no other's", async () => {
  await signedIn();
  room.ports.clock.advance({ minutes: 40 });
  await signedIn();
  room.ports.clock.advance({ minutes: 40 });
  expect(await lastVisit()).toBeNull();
  room.ports.clock.advance({ hours: 1 });
  expect(await lastVisit('user-analyst')).toBeNull();
});
