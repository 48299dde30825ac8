import { beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../factors/testing/authenticator.ts';
import { type FactorRoom, openFactorRoom, type Person } from './testing/factor-room.ts';

let room: FactorRoom;
let viewer: Person;
beforeEach(async () => {
  room = await openFactorRoom();
  viewer = await room.person('user-viewer');
});

const isoNow = () => room.ports.clock.now().toISOString();
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const failures = async () => (await room.entries()).filter(({ activityType }) => activityType === 'failed_login');

/** Adds an app whose present code is not used up. */
async function withApp(person = viewer): Promise<string> {
  const { secret } = await person.addTotp();
  room.ports.clock.advance({ minutes: 20 });
  return secret;
}

describe('a code', () => {
  it('proves in this session, and the audit log names the factor', async () => {
    const secret = await withApp();
    const answer = await viewer.verifyTotp(secret);
    expect([answer.status, answer.json]).toEqual([200, { verifiedAt: isoNow() }]);
    expect(await viewer.proven()).toEqual({ method: 'totp', at: isoNow() });
    expect((await viewer.status()).factors[0]?.lastUsedAt).toBe(isoNow());
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'second_factor_verified',
      userId: viewer.id,
      description: 'Proved who they are by a code of "Phone"',
    });
  });

  it('works once, and earlier ones no longer do', async () => {
    const secret = await withApp();
    const before = await viewer.codeOf(secret);
    room.ports.clock.advance({ seconds: 30 });
    expect(statuses([await viewer.verifyTotp(secret), await viewer.verifyTotp(secret)])).toEqual([200, 403]);
    expect((await viewer.verifyCode(before)).json).toMatchObject({ code: 'second-factor-wrong' });
  });

  it('works once of two at once, in two sessions', async () => {
    const secret = await withApp();
    const other = await room.person(viewer.id, 'another');
    const both = await Promise.all([viewer.verifyTotp(secret), other.verifyTotp(secret)]);
    expect(statuses(both).sort()).toEqual([200, 403]);
    const proven = [await viewer.proven(), await other.proven()].filter((one) => one?.at === isoNow());
    expect(proven).toHaveLength(1);
  });

  it('is taken of each app that one has', async () => {
    const { secret } = await viewer.addTotp();
    const second = await viewer.addTotp('Tablet');
    room.ports.clock.advance({ seconds: 30 });
    expect(statuses([await viewer.verifyTotp(secret), await viewer.verifyTotp(second.secret)])).toEqual([200, 200]);
  });

  it('of a removed app is refused', async () => {
    const { secret, id } = await viewer.addTotp();
    await viewer.addPasskey();
    expect((await viewer.call('removeSecondFactor', { params: { id } })).status).toBe(204);
    room.ports.clock.advance({ seconds: 30 });
    expect((await viewer.verifyTotp(secret)).status).toBe(403);
  });

  it("is not taken of another person's app", async () => {
    await withApp();
    const analyst = await room.person('user-analyst');
    const secret = await withApp(analyst);
    expect((await viewer.verifyTotp(secret)).status).toBe(403);
  });

  it('proves nothing in another session', async () => {
    const secret = await withApp();
    const other = await room.person(viewer.id, 'another');
    await viewer.verifyTotp(secret);
    expect(await other.proven()).toBeNull();
  });

  it('is not used up by a session that has ended, which proves nothing', async () => {
    const secret = await withApp();
    const before = (await viewer.status()).factors;
    await room.ports.store.transact((tx) => tx.sessions.delete(viewer.session));
    const gone = await viewer.verifyTotp(secret);
    expect(gone.status).toBe(401);
    const again = await room.person(viewer.id, 'another');
    expect((await again.status()).factors).toEqual(before);
    expect((await again.verifyTotp(secret)).status).toBe(200);
  });

  it('that was sealed by another signing key is wrong, and the server logs why', async () => {
    const secret = await withApp();
    await room.ports.store.transact(async (tx) => {
      const [row] = await tx.secondFactors.list();
      if (row?.proof.kind === 'totp')
        await tx.secondFactors.put({ ...row, proof: { ...row.proof, sealed: 'a1.AAAA' } });
    });
    expect((await viewer.verifyTotp(secret)).status).toBe(403);
    expect(room.ports.faults.map(String)).toEqual([expect.stringContaining('not sealed by this signing key')]);
  });
});

describe('a recovery code', () => {
  it('works once, however it is written, also of two at once', async () => {
    const { recoveryCodes } = await viewer.addTotp();
    const [first = '', second = ''] = recoveryCodes;
    expect((await viewer.verifyCode(` ${first.toUpperCase()} `, 'recovery-code')).status).toBe(200);
    expect(await viewer.proven()).toMatchObject({ method: 'recovery-code' });
    expect((await viewer.verifyCode(first, 'recovery-code')).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => viewer.verifyCode(second, 'recovery-code')));
    expect(statuses(both).sort()).toEqual([200, 403]);
    expect((await viewer.status()).recoveryCodes?.left).toBe(8);
  });

  it('is audited with how many are left', async () => {
    const { recoveryCodes } = await viewer.addTotp();
    await viewer.verifyCode(recoveryCodes[0] ?? '', 'recovery-code');
    expect((await room.lastEntry())?.description).toBe('Proved who they are by a recovery code, 9 left');
  });

  it('may be one of ten letters, as earlier versions made them', async () => {
    await withApp();
    const { store, factors } = room.ports;
    const hashes = [await factors.vault.hash('k3vqz7mwta', viewer.id)];
    const createdAt = room.ports.clock.now().toISOString();
    await store.transact((tx) => tx.recoveryCodes.put({ id: viewer.id, hashes, createdAt }));
    expect((await viewer.verifyCode('k3vqz-7mwta', 'recovery-code')).status).toBe(200);
    expect((await viewer.verifyCode('k3vqz-7mwta', 'recovery-code')).status).toBe(403);
  });

  it('of another person, or replaced by new ones, is refused', async () => {
    const { recoveryCodes } = await viewer.addTotp();
    const analyst = await room.person('user-analyst');
    await analyst.addTotp();
    expect((await analyst.verifyCode(recoveryCodes[0] ?? '', 'recovery-code')).status).toBe(403);
    const renewed = await viewer.call('renewRecoveryCodes');
    expect(renewed.status).toBe(201);
    expect(await room.lastEntry()).toMatchObject({ activityType: 'recovery_codes_renewed', userId: viewer.id });
    const [fresh = ''] = (renewed.json as { recoveryCodes: string[] }).recoveryCodes;
    expect((await viewer.verifyCode(recoveryCodes[1] ?? '', 'recovery-code')).status).toBe(403);
    expect((await viewer.verifyCode(fresh, 'recovery-code')).status).toBe(200);
  });

  it('is renewed only with a recent proof', async () => {
    expect((await viewer.call('renewRecoveryCodes')).json).toMatchObject({ status: 409, code: 'no-second-factor' });
    await withApp();
    expect((await viewer.call('renewRecoveryCodes')).json).toMatchObject({ code: 'second-factor-required' });
    const thief = await room.person(viewer.id, 'stolen');
    expect((await thief.call('renewRecoveryCodes')).json).toMatchObject({ code: 'second-factor-required' });
  });
});

describe('a passkey', () => {
  it('proves in this session', async () => {
    await viewer.addPasskey('My key');
    room.ports.clock.advance({ minutes: 20 });
    expect((await viewer.verifyPasskey()).status).toBe(200);
    expect(await viewer.proven()).toEqual({ method: 'passkey', at: isoNow() });
    expect((await room.lastEntry())?.description).toBe('Proved who they are by the passkey "My key"');
  });

  it('answers a challenge once', async () => {
    // This authenticator does not count its uses, so only the challenge distinguishes the second answer.
    const device = new Authenticator({ counts: false });
    await viewer.addPasskey('Laptop', device);
    const { id, options } = await viewer.begin('beginPasskeyCheck');
    const response = await device.get(options);
    const verify = () => viewer.call('verifySecondFactor', { json: { method: 'passkey', id, response } });
    const [one, other] = await Promise.all([verify(), verify()]);
    expect(statuses([one, other]).sort()).toEqual([200, 403]);
    expect((await verify()).status).toBe(403);
  });

  it('answers no challenge of another session, of another person, or of ten minutes ago', async () => {
    await viewer.addPasskey();
    const other = await room.person(viewer.id, 'another');
    const analyst = await room.person('user-analyst');
    await analyst.addTotp();
    const verify = async (person: Person, wait = 0) => {
      const { id, options } = await viewer.begin('beginPasskeyCheck');
      const response = await viewer.device.get(options);
      room.ports.clock.advance({ minutes: wait });
      return person.call('verifySecondFactor', { json: { method: 'passkey', id, response } });
    };
    const answers = [await verify(other), await verify(analyst), await verify(viewer, 10), await verify(viewer)];
    expect(statuses(answers)).toEqual([403, 403, 403, 200]);
  });

  it('that was copied is refused when its counter goes back', async () => {
    await viewer.addPasskey();
    const copy = viewer.device.clone();
    expect(statuses([await viewer.verifyPasskey(), await viewer.verifyPasskey()])).toEqual([200, 200]);
    expect((await viewer.verifyPasskey(copy)).status).toBe(403);
  });

  it('and its copy, both answering at once, are not both taken', async () => {
    await viewer.addPasskey();
    const copy = viewer.device.clone();
    const answers = await Promise.all([viewer.verifyPasskey(), viewer.verifyPasskey(copy)]);
    expect(statuses(answers).sort()).toEqual([200, 403]);
  });

  it('of another user is refused', async () => {
    await viewer.addPasskey();
    const analyst = await room.person('user-analyst');
    await analyst.addPasskey();
    expect((await viewer.verifyPasskey(analyst.device)).status).toBe(403);
  });

  it('is not requested from a user who has none', async () => {
    expect((await viewer.call('beginPasskeyCheck')).json).toMatchObject({ status: 409, code: 'no-second-factor' });
    await viewer.addTotp();
    expect((await viewer.call('beginPasskeyCheck')).status).toBe(409);
  });
});

describe('too many wrong ones', () => {
  it('the fifth is refused as one too many, and each is a failed sign-in of this person', async () => {
    const secret = await withApp();
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await viewer.verifyCode('000000'));
    expect(statuses(answers)).toEqual([403, 403, 403, 403, 429]);
    expect(answers[4]?.headers['Retry-After']).toBe('300');
    expect(await failures()).toHaveLength(5);
    expect((await failures())[0]).toMatchObject({
      userId: viewer.id,
      description: 'Failed second factor of ingrid@buyer.example: wrong code',
    });
    expect((await viewer.verifyTotp(secret)).status).toBe(429);
    room.ports.clock.advance({ minutes: 5 });
    expect((await viewer.verifyTotp(secret)).status).toBe(200);
  });

  it('of fifty at once, at most five are checked', async () => {
    const secret = await withApp();
    const right = await viewer.codeOf(secret);
    const codes = Array.from({ length: 50 }, (_, n) => (n === 20 ? right : '000000'));
    const answers = await Promise.all(codes.map((code) => viewer.verifyCode(code)));
    expect(statuses(answers).filter((status) => status === 403)).toHaveLength(4);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(46);
    expect((await failures()).map(({ description }) => description.split(': ')[1]).sort()).toEqual([
      'too many attempts',
      ...Array.from({ length: 5 }, () => 'wrong code'),
    ]);
  });

  it('are counted whatever they were: codes, recovery codes, passkeys, and codes of an app to be added', async () => {
    await viewer.addPasskey();
    const { id } = (await viewer.call('beginTotpEnrolment')).json as { id: string };
    const stranger = await room.person('user-analyst');
    await stranger.addPasskey();
    const answers = [
      await viewer.verifyCode('000000'),
      await viewer.verifyCode('aaaaa-aaaaa', 'recovery-code'),
      await viewer.verifyPasskey(stranger.device),
      await viewer.call('finishTotpEnrolment', { params: { id }, json: { code: '000000', name: 'x' } }),
      await viewer.verifyCode('000000'),
    ];
    expect(statuses(answers)).toEqual([403, 403, 403, 403, 429]);
  });

  it('lock out neither another user nor another session of the same person', async () => {
    const secret = await withApp();
    const thief = await room.person(viewer.id, 'stolen');
    const analyst = await room.person('user-analyst', 'session-of-another-person');
    const theirs = await withApp(analyst);
    for (let n = 0; n < 9; n += 1) await thief.verifyCode('000000');
    expect((await thief.verifyTotp(secret)).status).toBe(429);
    expect((await analyst.verifyTotp(theirs)).status).toBe(200);
    expect((await viewer.verifyTotp(secret)).status).toBe(200);
  });

  it('right ones in between do not count, and wrong ones stay counted', async () => {
    const secret = await withApp();
    for (let n = 0; n < 4; n += 1) expect((await viewer.verifyCode('000000')).status).toBe(403);
    for (let n = 0; n < 3; n += 1) {
      expect((await viewer.verifyTotp(secret)).status).toBe(200);
      room.ports.clock.advance({ seconds: 30 });
    }
    expect((await viewer.verifyCode('000000')).status).toBe(429);
  });

  it('within an hour are twenty-five, however slowly they come', async () => {
    await withApp();
    const answers = [];
    for (let n = 0; n < 30; n += 1) {
      answers.push(await viewer.verifyCode('000000'));
      room.ports.clock.advance({ seconds: 100 });
    }
    expect(statuses(answers).filter((status) => status === 403)).toHaveLength(24);
    expect(statuses(answers).slice(24)).toEqual([429, 429, 429, 429, 429, 429]);
  });
});

it('who has no factor has none to show', async () => {
  expect((await viewer.verifyCode('000000')).json).toMatchObject({ status: 409, code: 'no-second-factor' });
});

it.each([
  [{ method: 'totp' }],
  [{ method: 'recovery-code', id: 'x' }],
  [{ method: 'passkey', code: '123456' }],
  [{ method: 'passkey', id: 'x' }],
  [{ method: 'sms', code: '123456' }],
  [{ method: 'totp', code: 123456 }],
  [{}],
])('%j is refused as not valid', async (json) => {
  await withApp();
  expect((await viewer.call('verifySecondFactor', { json })).status).toBe(400);
});

it('no proof or enrolment works without a session', async () => {
  for (const operation of ['verifySecondFactor', 'beginTotpEnrolment', 'beginPasskeyCheck'] as const)
    expect((await room.call(operation, { json: { method: 'totp', code: '1' } })).status, operation).toBe(401);
});
