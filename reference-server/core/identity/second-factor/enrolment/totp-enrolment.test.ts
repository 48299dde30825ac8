import { beforeEach, expect, it } from 'vitest';
import { type FactorRoom, openFactorRoom, type Person } from '../testing/factor-room.ts';

let room: FactorRoom;
let viewer: Person;
beforeEach(async () => {
  room = await openFactorRoom();
  viewer = await room.person('user-viewer');
});

async function begin(person = viewer): Promise<{ id: string; secret: string; uri: string }> {
  return (await person.call('beginTotpEnrolment')).json as { id: string; secret: string; uri: string };
}
const finish = (id: string, code: string, name = 'Phone', person = viewer) =>
  person.call('finishTotpEnrolment', { params: { id }, json: { code, name } });

it('an app is added by its first code, with ten recovery codes, and proven in this session', async () => {
  const { id, secret, uri } = await begin();
  expect(uri).toContain(`secret=${secret}`);
  expect((await viewer.status()).factors).toEqual([]);
  const answer = await finish(id, await viewer.codeOf(secret), '  Phone ');
  expect(answer.status).toBe(201);
  expect(answer.json).toMatchObject({ factor: { id, kind: 'totp', name: '  Phone ' } });
  const { recoveryCodes } = answer.json as { recoveryCodes: string[] };
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  const time = room.ports.clock.now().toISOString();
  expect(await viewer.proven()).toEqual({ method: 'totp', at: time });
  expect(await viewer.status()).toMatchObject({
    verifiedAt: time,
    factors: [{ id, kind: 'totp', lastUsedAt: time }],
    recoveryCodes: { left: 10, createdAt: time },
  });
});

it('adding is audited', async () => {
  await viewer.addTotp('My phone');
  expect(await room.lastEntry()).toMatchObject({
    activityType: 'second_factor_added',
    description: 'Added the authenticator app "My phone"',
    userId: viewer.id,
  });
});

it('recovery codes come with the first factor alone', async () => {
  const { recoveryCodes } = await viewer.addTotp();
  expect(recoveryCodes).toHaveLength(10);
  expect((await viewer.verifyCode(recoveryCodes[0] ?? '', 'recovery-code')).status).toBe(200);
  expect((await viewer.addTotp('Tablet')).recoveryCodes).toEqual([]);
  expect((await viewer.status()).recoveryCodes?.left).toBe(9);
  expect((await viewer.verifyCode(recoveryCodes[1] ?? '', 'recovery-code')).status).toBe(200);
});

it('the code that added an app is used up', async () => {
  const { secret } = await viewer.addTotp();
  expect((await viewer.verifyTotp(secret)).status).toBe(403);
  room.ports.clock.advance({ seconds: 30 });
  expect((await viewer.verifyTotp(secret)).status).toBe(200);
});

it('a wrong code may be followed by a right one', async () => {
  const { id, secret } = await begin();
  const wrong = await finish(id, '000000');
  expect([wrong.status, wrong.json]).toMatchObject([403, { code: 'second-factor-wrong' }]);
  const code = await viewer.codeOf(secret);
  expect((await finish(id, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(201);
  // Wrong codes during the set-up do not count at the next sign-in.
  expect((await room.ports.store.read((tx) => tx.users.get(viewer.id)))?.wrongFactors).toBeUndefined();
});

it('an enrolment is finished once, also by two calls at once', async () => {
  const { id, secret } = await begin();
  const code = await viewer.codeOf(secret);
  const both = await Promise.all([finish(id, code), finish(id, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
  expect((await viewer.status()).factors).toHaveLength(1);
});

it('an enrolment is finished only by its user, in the session that began it', async () => {
  const { id, secret } = await begin();
  const code = await viewer.codeOf(secret);
  const elsewhere = await room.person(viewer.id, 'another');
  const analyst = await room.person('user-analyst', viewer.session);
  expect((await finish(id, code, 'Phone', elsewhere)).status).toBe(404);
  expect((await finish(id, code, 'Phone', analyst)).status).toBe(404);
  expect((await finish('another', code)).status).toBe(404);
});

it('an enrolment expires after ten minutes', async () => {
  const { id, secret } = await begin();
  room.ports.clock.advance({ minutes: 10 });
  expect((await finish(id, await viewer.codeOf(secret))).status).toBe(404);
});

it('the newest ten enrolments of a user are kept, without effect on those of others', async () => {
  const first = await begin();
  const analyst = await room.person('user-analyst');
  const theirs = await begin(analyst);
  for (let n = 0; n < 10; n += 1) await begin();
  expect((await finish(first.id, await viewer.codeOf(first.secret))).status).toBe(404);
  expect((await finish(theirs.id, await viewer.codeOf(theirs.secret), 'Phone', analyst)).status).toBe(201);
});

it.each([
  [{ code: '123456', name: '' }],
  [{ code: '123456', name: '\u202eenohP' }],
  [{ code: '123456', name: 'x'.repeat(101) }],
  [{ code: '', name: 'Phone' }],
  [{ name: 'Phone' }],
])('%j is refused as not valid, and no try is counted', async (json) => {
  const { id } = await begin();
  for (let n = 0; n < 6; n += 1)
    expect((await viewer.call('finishTotpEnrolment', { params: { id }, json })).status).toBe(400);
});

it('another factor is added only with a recent proof, at the beginning and at the end', async () => {
  await viewer.addTotp();
  const { id, secret } = await begin();
  room.ports.clock.advance({ minutes: 9 });
  const begun = await begin();
  expect(begun.id).not.toBe(id);
  room.ports.clock.advance({ minutes: 6, seconds: 1 });
  const refused = await viewer.call('beginTotpEnrolment');
  expect([refused.status, refused.json]).toMatchObject([403, { code: 'second-factor-required' }]);
  expect((await finish(begun.id, await viewer.codeOf(begun.secret))).json).toMatchObject({
    code: 'second-factor-required',
  });
  expect((await viewer.status()).factors).toHaveLength(1);
  expect(secret).not.toBe(begun.secret);
});

it('an enrolment that was refused without a fresh factor is finished once the factor is proven', async () => {
  const { secret } = await viewer.addTotp();
  room.ports.clock.advance({ minutes: 14 });
  const begun = await begin();
  room.ports.clock.advance({ minutes: 2 });
  expect((await finish(begun.id, await viewer.codeOf(begun.secret))).status).toBe(403);
  expect((await viewer.verifyTotp(secret)).status).toBe(200);
  expect((await finish(begun.id, await viewer.codeOf(begun.secret))).status).toBe(201);
});

it('a stolen session without a proof adds no further factor', async () => {
  await viewer.addTotp();
  const thief = await room.person(viewer.id, 'stolen');
  for (const operation of ['beginTotpEnrolment', 'beginPasskeyEnrolment'] as const)
    expect((await thief.call(operation)).json, operation).toMatchObject({ code: 'second-factor-required' });
});

it('the policy may require a proof fresher than a quarter of an hour', async () => {
  await room.setPolicy({ stepUpMinutes: 1 });
  await viewer.addTotp();
  room.ports.clock.advance({ minutes: 1, seconds: 1 });
  expect((await viewer.call('beginTotpEnrolment')).status).toBe(403);
});

it('a user has at most twenty', async () => {
  await viewer.addTotp();
  const begun = await begin();
  await room.ports.store.transact(async (tx) => {
    const [row] = await tx.secondFactors.list();
    for (let n = 1; n < 20; n += 1) if (row) await tx.secondFactors.put({ ...row, id: `more-${n}` });
  });
  const refused = [
    await viewer.call('beginTotpEnrolment'),
    await viewer.call('beginPasskeyEnrolment'),
    await finish(begun.id, await viewer.codeOf(begun.secret)),
  ];
  for (const { json } of refused) expect(json).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await viewer.status()).factors).toHaveLength(20);
});
