import { beforeEach, describe, expect, it } from 'vitest';
import { openFactorRoom } from '../identity/second-factor/testing/factor-room.ts';
import type { PolicyByEnvironment } from '../ports/policy-by-environment.ts';
import type { SessionRecord } from '../records/identity.ts';
import { POLICY } from '../records/keys.ts';
import { openTestRoom, type TestAnswer, type TestRoom } from '../testing/room.ts';

const ADMIN = 'user-admin';
const choices = { secondFactor: 'off', stepUpMinutes: null, networks: [], idleMinutes: null, approverCount: 1 };
const office = { cidr: '10.0.0.0/24', roles: ['admin', 'manager'], note: 'Office' };

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const read = async (as = ADMIN) => room.call('getSecurityPolicy', { as });
const tagOf = ({ headers }: TestAnswer) => headers['ETag'] ?? '';

async function update(more: object, { tag, as = ADMIN }: { tag?: string | null; as?: string } = {}) {
  const named = tag === undefined ? tagOf(await read()) : tag;
  const headers: Record<string, string> = named === null ? {} : { 'if-match': named };
  return room.call('updateSecurityPolicy', { as, headers, json: { ...choices, ...more } });
}

async function putSession(more: Partial<SessionRecord> = {}): Promise<void> {
  const time = room.ports.clock.now().toISOString();
  const base = { id: `session-of-${ADMIN}`, userId: ADMIN, createdAt: time, lastUsedAt: time };
  await room.ports.store.transact((tx) =>
    tx.sessions.put({ ...base, ipAddress: '10.0.0.7', userAgent: null, idToken: null, ...more }),
  );
}
const proven = (minutesAgo = 0): Partial<SessionRecord> => ({
  secondFactor: { method: 'totp', at: new Date(room.ports.clock.now().getTime() - minutesAgo * 60_000).toISOString() },
});

describe('the security policy', () => {
  it('requires nothing where none has been written', async () => {
    const answer = await read();
    expect(answer).toMatchObject({ status: 200, headers: { ETag: '"policy-0"' } });
    const unwritten = { networksEnforced: true, fixed: [], updatedAt: null, updatedByName: null };
    expect(answer.json).toEqual({ ...choices, ...unwritten });
  });

  it('returns what was written, by whom and when, with a new ETag', async () => {
    const answer = await update({ idleMinutes: 60, approverCount: 2, networks: [office] });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ idleMinutes: 60, approverCount: 2, networks: [office] });
    expect(answer.json).toMatchObject({ updatedByName: 'Ada Lindqvist', updatedAt: expect.any(String) as string });
    const again = await read();
    expect(again.json).toEqual(answer.json);
    expect(tagOf(again)).toBe(tagOf(answer));
    expect(tagOf(again)).not.toBe('"policy-0"');
  });

  it('is read and written by administrators alone', async () => {
    for (const as of ['user-manager', 'user-analyst', 'user-viewer']) {
      expect((await read(as)).status).toBe(403);
      expect((await update({ approverCount: 2 }, { as })).status).toBe(403);
      expect((await room.call('getSecurityPolicyReach', { as })).status).toBe(403);
    }
    expect((await read()).json).toMatchObject({ approverCount: 1 });
  });

  it('is audited with what changed, and only when something did', async () => {
    await update({ secondFactor: 'off', idleMinutes: 30, networks: [office] });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'policy_updated',
      userId: ADMIN,
      description:
        'Changed the security policy: network 10.0.0.0/24 for admin, manager (Office) added; idle limit from off to 30 minutes',
    });
    const before = (await room.entries()).length;
    await update({ idleMinutes: 5 }, { tag: '"policy-0"' });
    expect(await room.entries()).toHaveLength(before);
  });

  it('is not changed on the basis of an older one, and of two at once one is refused', async () => {
    const tag = tagOf(await read());
    const answers = await Promise.all([update({ idleMinutes: 10 }, { tag }), update({ idleMinutes: 20 }, { tag })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.json).toMatchObject({ code: 'policy-changed' });
    expect((await update({}, { tag: 'W/"policy-1"' })).status).toBe(412);
  });

  it('is answered as it was changed, whatever somebody else makes of it right after', async () => {
    const { store } = room.ports;
    const transact = store.transact.bind(store);
    store.transact = async (work, ...options) => {
      const value = await transact(work, ...options);
      await transact(async (tx) => {
        const row = await tx.policies.get(POLICY);
        if (row?.revision === 1) await tx.policies.put({ ...row, revision: 2, approverCount: 1 });
      });
      return value;
    };
    const answer = await update({ approverCount: 2 });
    expect([answer.json, tagOf(answer)]).toMatchObject([{ approverCount: 2 }, '"policy-1"']);
    expect(tagOf(await read())).toBe('"policy-2"');
  });

  it('is changed only with If-Match', async () => {
    const answer = await update({ idleMinutes: 10 }, { tag: null });
    expect(answer).toMatchObject({ status: 428, json: { code: 'if-match-required' } });
  });

  it('takes networks in any spelling, and stores each in one', async () => {
    const networks = [{ cidr: '::ffff:10.0.0.0/104', roles: ['admin', 'admin'], note: '' }];
    const answer = await update({ networks });
    expect(answer.json).toMatchObject({ networks: [{ cidr: '10.0.0.0/8', roles: ['admin'], note: '' }] });
  });

  it('takes two hundred networks with long notes in any script', async () => {
    const note = 'Ж'.repeat(200);
    const networks = Array.from({ length: 200 }, (_, at) => ({ ...office, cidr: `10.0.${at}.0/24`, note }));
    expect((await update({ networks })).status).toBe(200);
  });

  it('names at most a hundred invalid networks', async () => {
    const networks = Array.from({ length: 150 }, () => ({ ...office, cidr: '10.0.0.0/33' }));
    const { json } = await update({ networks });
    expect((json as { invalidParams: object[] }).invalidParams).toHaveLength(100);
  });

  it.each([
    ['no network', { networks: [{ ...office, cidr: '10.0.0.0/33' }] }, 'networks.0.cidr'],
    ['a note of nothing but blanks', { networks: [{ ...office, note: '  ' }] }, 'networks.0.note'],
    ['no role', { networks: [{ ...office, roles: [] }] }, 'networks.0.roles'],
    ['an unknown role', { networks: [{ ...office, roles: ['guest'] }] }, 'networks.0.roles.0'],
    ['too short an idle limit', { idleMinutes: 4 }, 'idleMinutes'],
    ['too long an idle limit', { idleMinutes: 1441 }, 'idleMinutes'],
    ['too long a step-up', { stepUpMinutes: 61 }, 'stepUpMinutes'],
    ['three approvers', { approverCount: 3 }, 'approverCount'],
    ['something unknown', { passwords: 'long' }, 'passwords'],
  ])('refuses %s by its name', async (_what, more, name) => {
    const answer = await update(more);
    expect(answer).toMatchObject({ status: 400, json: { invalidParams: [{ name }] } });
    expect(tagOf(await read())).toBe('"policy-0"');
  });
});

describe('an administrator who changes the policy', () => {
  it('cannot shut themselves out by networks, not even where the rules are switched off', async () => {
    const elsewhere = { networks: [{ ...office, cidr: '192.0.2.0/24' }] };
    const answer = await update(elsewhere);
    expect(answer).toMatchObject({ status: 409, json: { code: 'would-lock-you-out' } });
    expect((answer.json as { message: string }).message).toContain('10.0.0.7');
    room.ports.policyByEnvironment = { areNetworksEnforced: false };
    expect((await update(elsewhere)).status).toBe(409);
    expect((await update({ networks: [{ ...office, cidr: '192.0.2.0/24', roles: ['viewer'] }] })).status).toBe(200);
  });

  it('cannot end their own session by asking for a second factor that they have not shown', async () => {
    await putSession();
    const answer = await update({ secondFactor: 'privileged' });
    expect(answer).toMatchObject({ status: 409, json: { code: 'would-lock-you-out' } });
    await putSession(proven());
    expect((await update({ secondFactor: 'privileged' })).status).toBe(200);
  });

  it('proves a fresh second factor where the policy requires one', async () => {
    await putSession(proven());
    expect((await update({ stepUpMinutes: 5 })).status).toBe(200);
    await putSession(proven(6));
    const late = await update({ stepUpMinutes: null });
    expect(late).toMatchObject({ status: 403, json: { code: 'second-factor-required' } });
    await putSession(proven(4));
    expect((await update({ stepUpMinutes: null })).status).toBe(200);
  });
});

describe('sessions that a policy ends', () => {
  const kept = async () => (await room.ports.store.read((tx) => tx.sessions.list())).map(({ id }) => id);

  it('for idleness are not restored when the limit is removed', async () => {
    await update({ idleMinutes: 5 });
    await putSession({ id: 'idle', userId: 'user-viewer' });
    room.ports.clock.advance({ hours: 1 });
    await putSession({ id: 'used', userId: 'user-viewer' });
    expect((await update({ idleMinutes: null })).status).toBe(200);
    expect(await kept()).toEqual(['used']);
  });

  it('for a missing second factor are not restored when it is no longer required', async () => {
    await putSession(proven());
    await putSession({ id: 'without', userId: 'user-viewer' });
    await putSession({ id: 'with', userId: 'user-viewer', ...proven() });
    expect((await update({ secondFactor: 'everyone' })).status).toBe(200);
    expect((await update({ secondFactor: 'off' })).status).toBe(200);
    expect(await kept()).toEqual([`session-of-${ADMIN}`, 'with']);
  });
});

describe('what the environment sets', () => {
  const environment: PolicyByEnvironment = { secondFactor: 'off', idleMinutes: 3, areNetworksEnforced: false };

  it('wins, and is named with its variable', async () => {
    await update({ idleMinutes: 60, stepUpMinutes: null });
    room.ports.policyByEnvironment = environment;
    expect((await read()).json).toMatchObject({
      idleMinutes: 3,
      networksEnforced: false,
      fixed: [
        { property: 'secondFactor', variable: 'SECOND_FACTOR' },
        { property: 'idleMinutes', variable: 'SESSION_IDLE_MINUTES' },
      ],
    });
  });

  it('cannot be changed, while the rest can, and the stored value applies again without it', async () => {
    await update({ idleMinutes: 60 });
    room.ports.policyByEnvironment = environment;
    const refused = await update({ idleMinutes: 60 });
    expect(refused).toMatchObject({ status: 409, json: { code: 'policy-fixed' } });
    expect((refused.json as { message: string }).message).toContain('SESSION_IDLE_MINUTES');
    expect((await update({ idleMinutes: 3, approverCount: 2 })).status).toBe(200);
    room.ports.policyByEnvironment = { areNetworksEnforced: true };
    expect((await read()).json).toMatchObject({ idleMinutes: 60, approverCount: 2 });
  });

  it('changes the ETag, since it changes the policy', async () => {
    const before = tagOf(await read());
    room.ports.policyByEnvironment = environment;
    expect(tagOf(await read())).not.toBe(before);
  });
});

describe('the reach of a policy', () => {
  it('counts people without a second factor and live sessions by role and address', async () => {
    await putSession(proven());
    await putSession({ id: 'second', ipAddress: '10.0.0.7' });
    await putSession({ id: 'third', userId: 'user-viewer', ipAddress: null });
    await room.ports.store.transact((tx) =>
      tx.secondFactors.put({
        id: 'factor-1',
        userId: ADMIN,
        name: 'Phone',
        createdAt: '2026-01-14T09:00:00.000Z',
        lastUsedAt: null,
        proof: { kind: 'totp', sealed: '', lastStep: 0 },
      }),
    );
    const { json } = await room.call('getSecurityPolicyReach', { as: ADMIN });
    expect(json).toMatchObject({
      yourAddress: '10.0.0.7',
      yourSessionHasSecondFactor: true,
      roles: [
        {
          role: 'admin',
          people: 1,
          withoutSecondFactor: 0,
          sessionsWithoutSecondFactor: 1,
          addresses: [{ address: '10.0.0.7', sessions: 2 }],
        },
        { role: 'manager', people: 1, withoutSecondFactor: 1, addresses: [] },
        { role: 'analyst', people: 1 },
        { role: 'viewer', people: 1, addresses: [{ address: null, sessions: 1 }] },
      ],
    });
  });
});

it('no user whose access has ended is counted in the reach of a policy, nor are their sessions', async () => {
  const factorRoom = await openFactorRoom();
  room = factorRoom;
  await factorRoom.person('user-viewer');
  const expiresAt = room.ports.clock.now().toISOString();
  const before = await viewersReached();
  await room.ports.store.transact(async (tx) => {
    const viewer = await tx.users.get('user-viewer');
    if (viewer) await tx.users.put({ ...viewer, expiresAt });
  });
  expect(before).toMatchObject({ people: 1, addresses: [{ sessions: 1 }] });
  expect(await viewersReached()).toMatchObject({ people: 0, withoutSecondFactor: 0, addresses: [] });
});

it('no session that was idle for too long is counted in the reach of a policy', async () => {
  await putSession();
  await update({ idleMinutes: 5 });
  await putSession({ id: 'of-viewer', userId: 'user-viewer' });
  expect(await viewersReached()).toMatchObject({ addresses: [{ sessions: 1 }], sessionsWithoutSecondFactor: 1 });
  room.ports.clock.advance({ minutes: 4 });
  await read();
  room.ports.clock.advance({ minutes: 2 });
  expect(await viewersReached()).toMatchObject({ addresses: [], sessionsWithoutSecondFactor: 0 });
});

it('the reach of a policy is counted in small steps', async () => {
  await room.ports.store.transact(async (tx) => {
    const viewer = await tx.users.get('user-viewer');
    for (let at = 0; at < 299; at += 1)
      await tx.users.put({ ...viewer!, id: `viewer-${at}`, email: `${at}@room.example` });
  });
  let pauses = 0;
  room.ports.giveWay = () => Promise.resolve(void (pauses += 1));
  expect(await viewersReached()).toMatchObject({ people: 300 });
  expect(pauses).toBe(3);
});

async function viewersReached(): Promise<unknown> {
  const { json } = await room.call('getSecurityPolicyReach', { as: ADMIN });
  return (json as { roles: { role: string }[] }).roles.find(({ role }) => role === 'viewer');
}
