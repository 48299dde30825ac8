// Tries at sign-in and in a session.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../call/operation.ts';
import { type FactorRoom, openFactorRoom, type Person } from './testing/factor-room.ts';
import type { Prover } from './prover.ts';
import { showFactor } from './verification.ts';

let room: FactorRoom;
let viewer: Person;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  room = await openFactorRoom();
  viewer = await room.person('user-viewer');
  ({ secret, recoveryCodes } = await viewer.addTotp());
  room.ports.clock.advance({ minutes: 1 });
});

/** A user at the second step of a sign-in. */
function atSignIn(ipAddress: string | null, person = viewer, provenBrowser: string | null = null): Prover {
  const { ports, memory } = room;
  const client: Client = { ipAddress, userAgent: null };
  const now = ports.clock.now();
  const who = { actor: { userId: person.id }, userId: person.id, binding: `half-${ipAddress}` };
  return { ports, memory, client, now, place: 'sign-in', provenBrowser, ...who };
}

/** The status after showing this code. */
const show = (prover: Prover, code = '000000') =>
  showFactor(prover, { method: 'totp', code }, () => Promise.resolve(200)).catch(
    (error: unknown) => (error as { status: number }).status,
  );

it('after five wrong codes at sign-in, codes from that network line are refused, also in a new half sign-in', async () => {
  for (const expected of [403, 403, 403, 403, 429]) expect(await show(atSignIn('192.0.2.1'))).toBe(expected);
  const again = { ...atSignIn('192.0.2.1'), binding: 'another half' };
  expect(await show(again, await viewer.codeOf(secret))).toBe(429);
  expect(await show(atSignIn('192.0.2.2'), await viewer.codeOf(secret))).toBe(200);
});

it('addresses of one IPv6 network are one line', async () => {
  for (let n = 1; n <= 5; n += 1) await show(atSignIn(`2001:db8::${n}`));
  expect(await show(atSignIn('2001:db8::6'), await viewer.codeOf(secret))).toBe(429);
  expect(await show(atSignIn('2001:db8:0:1::1'), await viewer.codeOf(secret))).toBe(200);
});

it('from many addresses, twenty-five wrong ones an hour are too many for one person, and for no other', async () => {
  const analyst = await room.person('user-analyst');
  const theirs = await analyst.addTotp();
  room.ports.clock.advance({ minutes: 1 });
  const answers: unknown[] = [];
  for (let n = 0; n < 26; n += 1) answers.push(await show(atSignIn(`192.0.2.${n}`)));
  expect(answers.filter((status) => status === 403)).toHaveLength(24);
  expect(answers.slice(24)).toEqual([429, 429]);
  expect(await show(atSignIn('192.0.2.1', analyst), await analyst.codeOf(theirs.secret))).toBe(200);
  room.ports.clock.advance({ hours: 1 });
  expect(await show(atSignIn('192.0.2.99'), await viewer.codeOf(secret))).toBe(200);
});

it('wrong ones at sign-in lock no live session of that person, and wrong ones in a session lock no sign-in', async () => {
  for (let n = 0; n < 40; n += 1) await show(atSignIn(`192.0.2.${n}`));
  for (let n = 0; n < 9; n += 1) await show(atSignIn('10.0.0.7'));
  expect((await viewer.verifyTotp(secret)).status).toBe(200);
  const analyst = await room.person('user-analyst');
  const theirs = await analyst.addTotp();
  for (let n = 0; n < 9; n += 1) await analyst.verifyCode('000000');
  room.ports.clock.advance({ minutes: 1 });
  expect(await show(atSignIn('10.0.0.7', analyst), await analyst.codeOf(theirs.secret))).toBe(200);
});

it('wrong ones of strangers do not lock out a browser that its user has signed in with, which has limits of its own', async () => {
  for (let n = 0; n < 25; n += 1) await show(atSignIn(`192.0.2.${n % 5}`));
  const own = () => atSignIn('192.0.2.1', viewer, 'laptop');
  expect(await show(atSignIn('10.0.0.7'), await viewer.codeOf(secret))).toBe(429);
  expect(await show(own(), await viewer.codeOf(secret))).toBe(200);
  for (const expected of [403, 403, 403, 403, 429]) expect(await show(own())).toBe(expected);
  room.ports.clock.advance({ minutes: 5 });
  expect(await show(own(), await viewer.codeOf(secret))).toBe(200);
});

it('each is a failed sign-in of that person from that address', async () => {
  await show(atSignIn('192.0.2.1'));
  expect(await room.lastEntry()).toMatchObject({
    activityType: 'failed_login',
    userId: viewer.id,
    ipAddress: '192.0.2.1',
    description: 'Failed sign-in of ingrid@buyer.example: wrong code',
  });
});

it('what follows in the same transaction may refuse: then the code is not used up, and no try is counted', async () => {
  const code = await viewer.codeOf(secret);
  const gone = () => Promise.reject(new Error('gone'));
  for (let n = 0; n < 6; n += 1)
    await expect(showFactor(atSignIn('192.0.2.1'), { method: 'totp', code }, gone)).rejects.toThrow('gone');
  expect(await show(atSignIn('192.0.2.1'), code)).toBe(200);
});

describe('a hundred wrong ones in a row', () => {
  /** Twenty-five an hour, the most that are checked. */
  async function tryWrong(times: number) {
    for (let n = 0; n < times; n += 1) {
      if (n % 25 === 0) room.ports.clock.advance({ hours: 1 });
      await show(atSignIn(`192.0.2.${n % 25}`));
    }
  }
  const logged = async () =>
    (await room.entries()).filter(({ activityType }) => activityType === 'second_factor_failed');
  const manyWrong = async () => (await viewer.status()).manyWrong;

  it('are an entry of their own, and shown to the person for 30 days, whatever they prove meanwhile', async () => {
    await tryWrong(99);
    expect([await logged(), await manyWrong()]).toEqual([[], null]);
    await show(atSignIn('192.0.2.99'));
    expect(await logged()).toMatchObject([
      { description: '100 wrong second factors in a row of ingrid@buyer.example', resourceId: viewer.id },
    ]);
    const seen = { count: 100, lastAt: room.ports.clock.now().toISOString() };
    expect(await manyWrong()).toEqual(seen);
    expect((await viewer.verifyTotp(secret)).status).toBe(200);
    expect(await manyWrong()).toEqual(seen);
    room.ports.clock.advance({ hours: 30 * 24 });
    viewer = await room.person('user-viewer', 'a month later');
    expect(await manyWrong()).toBeNull();
  });

  it('are an alert that administrators find in the log, and so is each further hundred', async () => {
    await tryWrong(100);
    for (let n = 0; n < 100; n += 1) await show(atSignIn(null, viewer, `laptop ${n}`));
    const query = { alerts: 'true', types: 'second_factor_failed' };
    const { json } = await room.call('searchAuditLogs', { as: 'user-admin', query });
    const entry = { activityType: 'second_factor_failed', userId: viewer.id };
    expect(json).toMatchObject({ entries: [entry, entry] });
  });

  it('are not counted with a right code between them', async () => {
    await tryWrong(99);
    expect((await viewer.verifyTotp(secret)).status).toBe(200);
    await tryWrong(99);
    expect([await logged(), await manyWrong()]).toEqual([[], null]);
  });

  it('end codes of apps in browsers like those, until one is proven in another way: known browsers and sessions continue', async () => {
    const known = () => atSignIn('192.0.2.200', viewer, 'laptop');
    await tryWrong(50);
    expect(await show(known(), await viewer.codeOf(secret))).toBe(200);
    await tryWrong(50);
    room.ports.clock.advance({ hours: 1 });
    const right = await viewer.codeOf(secret);
    expect(await show(atSignIn('192.0.2.99'), right)).toBe(403);
    expect(await show(known(), right)).toBe(200);
    room.ports.clock.advance({ minutes: 1 });
    expect((await viewer.verifyTotp(secret)).status).toBe(200);
    room.ports.clock.advance({ minutes: 1 });
    expect(await show(atSignIn('192.0.2.99'), await viewer.codeOf(secret))).toBe(403);
    const byCode = { method: 'recovery-code', code: recoveryCodes[0]! } as const;
    expect(await showFactor(atSignIn('192.0.2.99'), byCode, () => Promise.resolve(200))).toBe(200);
    expect(await show(atSignIn('192.0.2.99'), await viewer.codeOf(secret))).toBe(200);
  });

  it('end with a reset of the factor', async () => {
    await tryWrong(100);
    await room.call('resetSecondFactor', { as: 'user-admin', params: { id: viewer.id } });
    const user = await room.ports.store.read((tx) => tx.users.get(viewer.id));
    expect([user?.wrongFactors?.byStrangers, await logged()]).toEqual([0, [expect.anything()]]);
  });
});
