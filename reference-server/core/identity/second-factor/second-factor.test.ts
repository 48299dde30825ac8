import { beforeEach, describe, expect, it } from 'vitest';
import { type FactorRoom, openFactorRoom, type Person } from './testing/factor-room.ts';

let room: FactorRoom;
let manager: Person;
beforeEach(async () => {
  room = await openFactorRoom();
  manager = await room.person('user-manager');
});

const remove = (id: string, person = manager) => person.call('removeSecondFactor', { params: { id } });
const rename = (id: string, name: unknown, person = manager) =>
  person.call('renameSecondFactor', { params: { id }, json: { name } });
const kindsInList = async (id: string) => {
  const users = (await room.call('listUsers', { as: 'user-admin' })).json as { id: string; secondFactor: string }[];
  return users.find((user) => user.id === id)?.secondFactor;
};

describe("one's own second factor", () => {
  it('is empty for a user without one', async () => {
    expect((await manager.call('getMySecondFactor')).json).toEqual({
      isRequired: false,
      isProviders: false,
      verifiedAt: null,
      factors: [],
      recoveryCodes: null,
      manyWrong: null,
    });
  });

  it('is required of the roles that the policy names', async () => {
    await manager.addTotp();
    const analyst = await room.person('user-analyst');
    await analyst.addTotp();
    const required = async () => [(await manager.status()).isRequired, (await analyst.status()).isRequired];
    await room.setPolicy({ secondFactor: 'privileged' });
    expect(await required()).toEqual([true, false]);
    await room.setPolicy({ secondFactor: 'everyone' });
    expect(await required()).toEqual([true, true]);
  });

  it('is shown without its secrets', async () => {
    const { secret, recoveryCodes } = await manager.addTotp();
    await manager.addPasskey();
    const text = (await manager.call('getMySecondFactor')).text;
    for (const secretOne of [secret, ...recoveryCodes]) expect(text).not.toContain(secretOne);
    const { factors } = JSON.parse(text) as { factors: object[] };
    expect(factors.map((factor) => Object.keys(factor).sort())).toEqual(
      [1, 2].map(() => ['createdAt', 'id', 'kind', 'lastUsedAt', 'name']),
    );
  });

  it('is shown for every user in the list of people, by its kinds alone', async () => {
    expect(await kindsInList(manager.id)).toBe('none');
    const { id } = await manager.addTotp();
    expect(await kindsInList(manager.id)).toBe('totp');
    await manager.addPasskey();
    expect(await kindsInList(manager.id)).toBe('both');
    await remove(id);
    expect(await kindsInList(manager.id)).toBe('passkey');
    expect(await kindsInList('user-viewer')).toBe('none');
  });
});

describe('a name', () => {
  it('is changed without another proof, and audited', async () => {
    const { id } = await manager.addTotp();
    room.ports.clock.advance({ hours: 1 });
    expect((await rename(id, 'Old phone')).json).toMatchObject({ id, name: 'Old phone' });
    expect((await manager.status()).factors).toMatchObject([{ id, name: 'Old phone' }]);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'second_factor_renamed',
      description: 'Renamed the second factor "Phone" to "Old phone"',
    });
  });

  it.each(['', ' ', '\u202eenohP', 'a\nb', 'x'.repeat(101), 7, undefined])('%j is refused', async (name) => {
    const { id } = await manager.addTotp();
    expect((await rename(id, name)).status).toBe(400);
  });

  it("of another person's factor is not there to change", async () => {
    const { id } = await manager.addTotp();
    expect((await rename(id, 'Mine', await room.person('user-admin'))).status).toBe(404);
    expect((await rename('factor-99', 'Mine')).status).toBe(404);
  });
});

describe('removing', () => {
  it('deletes a factor and audits it; the last one takes the recovery codes along', async () => {
    const { id } = await manager.addTotp();
    const passkey = await manager.addPasskey();
    expect((await remove(id)).status).toBe(204);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'second_factor_removed',
      description: 'Removed the second factor "Phone"',
    });
    expect((await manager.status()).recoveryCodes).toMatchObject({ left: 10 });
    expect((await remove(passkey.id)).status).toBe(204);
    expect(await manager.status()).toMatchObject({ factors: [], recoveryCodes: null });
    expect((await remove(id)).status).toBe(404);
  });

  it('needs a proof of the last quarter of an hour, or of the policy’s time, in this session', async () => {
    const { id, secret } = await manager.addTotp();
    const thief = await room.person(manager.id, 'stolen');
    expect((await remove(id, thief)).json).toMatchObject({ code: 'second-factor-required' });
    room.ports.clock.advance({ minutes: 15, seconds: 1 });
    expect((await remove(id)).json).toMatchObject({ code: 'second-factor-required' });
    await manager.verifyTotp(secret);
    await room.setPolicy({ stepUpMinutes: 1 });
    room.ports.clock.advance({ minutes: 1, seconds: 1 });
    expect((await remove(id)).json).toMatchObject({ code: 'second-factor-required' });
    await manager.verifyTotp(secret);
    expect((await remove(id)).status).toBe(204);
  });

  it('is refused for the last one that the policy requires, also for two removals at once', async () => {
    await room.setPolicy({ secondFactor: 'privileged' });
    await putProven();
    const { id } = await manager.addTotp();
    const passkey = await manager.addPasskey();
    const both = await Promise.all([remove(id), remove(passkey.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'last-second-factor' });
    expect((await manager.status()).factors).toHaveLength(1);
    await room.setPolicy({ secondFactor: 'off' });
    const [left] = (await manager.status()).factors;
    expect((await remove(left?.id ?? '')).status).toBe(204);
  });

  it("another person's is not there to remove", async () => {
    const { id } = await manager.addTotp();
    const admin = await room.person('user-admin');
    expect((await remove(id, admin)).status).toBe(404);
    expect((await manager.status()).factors).toHaveLength(1);
  });

  /** A session with a second factor proven at the provider. */
  function putProven() {
    return room.ports.store.transact(async (tx) => {
      const session = await tx.sessions.get(manager.session);
      const at = room.ports.clock.now().toISOString();
      if (session) await tx.sessions.put({ ...session, secondFactor: { method: 'provider', at } });
    });
  }
});
