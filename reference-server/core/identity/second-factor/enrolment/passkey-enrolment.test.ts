import { beforeEach, expect, it } from 'vitest';
import { Authenticator } from '../../../../factors/testing/authenticator.ts';
import { type FactorRoom, openFactorRoom, type Person } from '../testing/factor-room.ts';

let room: FactorRoom;
let viewer: Person;
beforeEach(async () => {
  room = await openFactorRoom();
  viewer = await room.person('user-viewer');
});

const finish = (id: string, response: object, { name = 'Laptop', person = viewer } = {}) =>
  person.call('finishPasskeyEnrolment', { params: { id }, json: { name, response } });

it('a passkey is added by what the authenticator answered, with recovery codes, and proven in this session', async () => {
  const { id, options } = await viewer.begin('beginPasskeyEnrolment');
  expect(options).toMatchObject({ rp: { id: 'rooms.example' }, user: { name: 'ingrid@buyer.example' } });
  const answer = await finish(id, await viewer.device.create(options));
  expect(answer.status).toBe(201);
  expect(answer.json).toMatchObject({ factor: { id, kind: 'passkey', name: 'Laptop' } });
  expect((answer.json as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
  expect(await viewer.proven()).toEqual({ method: 'passkey', at: room.ports.clock.now().toISOString() });
  expect(await room.lastEntry()).toMatchObject({
    activityType: 'second_factor_added',
    description: 'Added the passkey "Laptop"',
  });
});

it('each challenge is good for one answer, a wrong one included', async () => {
  const { id, options } = await viewer.begin('beginPasskeyEnrolment');
  const right = await viewer.device.create(options);
  const wrong = await finish(id, await viewer.device.create({ challenge: 'another' }));
  expect([wrong.status, wrong.json]).toMatchObject([403, { code: 'second-factor-wrong' }]);
  expect((await finish(id, right)).status).toBe(404);
  const again = await viewer.begin('beginPasskeyEnrolment');
  const response = await viewer.device.create(again.options);
  const both = await Promise.all([finish(again.id, response), finish(again.id, response)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
});

it('is not added for another site, in another session, by another person, as an app, or after ten minutes', async () => {
  const begun = () => viewer.begin('beginPasskeyEnrolment');
  const evil = new Authenticator({ origin: 'https://rooms.evil.example' });
  const { id, options } = await begun();
  const response = await viewer.device.create(options);
  const analyst = await room.person('user-analyst', 'theirs');
  const asApp = { params: { id }, json: { name: 'x', code: '123456' } };
  expect((await finish(id, response, { person: await room.person(viewer.id, 'another') })).status).toBe(404);
  expect((await finish(id, response, { person: analyst })).status).toBe(404);
  expect((await viewer.call('finishTotpEnrolment', asApp)).status).toBe(404);
  room.ports.clock.advance({ minutes: 10 });
  expect((await finish(id, response)).status).toBe(404);
  const next = await begun();
  expect((await finish(next.id, await evil.create(next.options))).status).toBe(403);
  expect((await viewer.status()).factors).toEqual([]);
});

it('the same passkey is not added twice, by any user', async () => {
  await viewer.addPasskey();
  const analyst = await room.person('user-analyst');
  const { id, options } = await analyst.begin('beginPasskeyEnrolment');
  const fresh = (await analyst.device.create(options)) as { id: string };
  await room.ports.store.transact(async (tx) => {
    const [row] = await tx.secondFactors.list();
    if (row?.proof.kind === 'passkey')
      await tx.secondFactors.put({ ...row, proof: { ...row.proof, credentialId: fresh.id } });
  });
  expect((await finish(id, fresh, { person: analyst })).status).toBe(403);
  expect((await analyst.status()).factors).toEqual([]);
});

it('authenticators that are added already are excluded', async () => {
  await viewer.addPasskey();
  const { options } = await viewer.begin('beginPasskeyEnrolment');
  expect(options).toMatchObject({ excludeCredentials: [{ type: 'public-key', transports: ['internal'] }] });
});

it('an enrolment that was refused without a fresh factor is finished once the factor is proven', async () => {
  const { secret } = await viewer.addTotp();
  room.ports.clock.advance({ minutes: 14 });
  const { id, options } = await viewer.begin('beginPasskeyEnrolment');
  const response = await viewer.device.create(options);
  room.ports.clock.advance({ minutes: 2 });
  expect((await finish(id, response)).json).toMatchObject({ code: 'second-factor-required' });
  await viewer.verifyTotp(secret);
  expect((await finish(id, response)).status).toBe(201);
});

it.each([{ name: '', response: {} }, { name: 'x' }, { response: {} }, { name: 'x', response: 'text' }])(
  '%j is refused as not valid',
  async (json) => {
    const { id } = await viewer.begin('beginPasskeyEnrolment');
    expect((await viewer.call('finishPasskeyEnrolment', { params: { id }, json })).status).toBe(400);
  },
);
