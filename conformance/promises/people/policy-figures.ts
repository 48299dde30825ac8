// Changes of the security policy, and figures about it: which rules are in force, and how many users they affect.
import { z } from 'zod';
import { lendFactors } from '../../callers/lent-factors.ts';
import { newMember, withApp } from '../../cases/account.ts';
import { boundToNetwork } from '../../room/policy.ts';
import { timeOf } from '../access/sight.ts';
import { NotTried } from '../../suite/run.ts';
import type { PromiseCheck } from '../checks.ts';

const measures = z.looseObject({
  policy: z.looseObject({ networks: z.boolean(), idleMinutes: z.number().nullable(), secondFactor: z.string() }),
});
const kept = z.looseObject({
  ...{ idleMinutes: z.number().nullable(), networks: z.array(z.looseObject({ cidr: z.string(), note: z.string() })) },
  ...{ updatedAt: z.string().nullable(), updatedByName: z.string().nullable() },
});
const me = z.looseObject({ firstName: z.string().nullable() });
const session = z.looseObject({ secondFactorAt: z.string().nullable() });

const reach = z.object({
  yourSessionHasSecondFactor: z.boolean(),
  roles: z.array(
    z.object({
      ...{ role: z.string(), people: z.number() },
      ...{ withoutSecondFactor: z.number(), sessionsWithoutSecondFactor: z.number() },
      addresses: z.array(z.object({ sessions: z.number() })),
    }),
  ),
});

const sessionsIn = (addresses: readonly { sessions: number }[]) =>
  addresses.reduce((sum, { sessions }) => sum + sessions, 0);

const reaches: PromiseCheck = async (scene) => {
  const read = async () => (await scene.read(reach, { id: 'getSecurityPolicyReach' })).roles;
  const sessionsOf = async () => (await read()).find(({ role }) => role === 'viewer')?.sessionsWithoutSecondFactor ?? 0;
  if (scene.target.enter) {
    const was = await sessionsOf();
    await scene.guest('viewer');
    await withApp(scene.room, 'viewer', await newMember(scene.room, 'viewer'));
    const by = (await sessionsOf()) - was;
    scene.holds(by === 1, 'after two came in, one with a factor', `${by} more sessions are said to have none`);
  }
  if (scene.target.enter && scene.target.advance) {
    const viewers = async () => (await read()).find(({ role }) => role === 'viewer')?.people;
    const was = await viewers();
    const { id } = await scene.guest('viewer');
    const expiresAt = scene.room.timeIn(60);
    await scene.must({ id: 'updateUserExpiry', params: { id }, json: { expiresAt } });
    await scene.room.advance(61);
    const now = await viewers();
    scene.holds(now === was, 'after one came whose access has ended since', `there are ${now} viewers, not ${was}`);
  }
  const { yourSessionHasSecondFactor: isProven } = await scene.read(reach, { id: 'getSecurityPolicyReach' });
  const { secondFactorAt } = await scene.read(session, { id: 'getMySession' });
  scene.holds(
    isProven === (secondFactorAt !== null),
    'of the session that asks',
    'the answer about its factor is wrong',
  );
  const before = await read();
  const isNamed = before.some(({ addresses }) => addresses.length > 0);
  scene.holds(isNamed, 'of live sessions', 'no address is named from which they come');
  await scene.must({ id: 'deactivateUser', params: { id: await scene.room.invited() } });
  await scene.room.invited();
  for (const { role, people, withoutSecondFactor, addresses } of await read()) {
    const was = before.find((one) => one.role === role) ?? { people: 0, withoutSecondFactor: 0, addresses: [] };
    const more = sessionsIn(addresses) - sessionsIn(was.addresses);
    scene.holds(more <= 0, 'after somebody was invited, who has no session', `${more} more come from the addresses`);
    const by = [people - was.people, withoutSecondFactor - was.withoutSecondFactor].join();
    const due = role === 'viewer' ? '1,1' : '0,0';
    scene.holds(
      by === due,
      'after one of two invited viewers was deactivated',
      `the figures of the ${role} have moved by ${by}, not ${due}`,
    );
  }
};

const inForce: PromiseCheck = async (scene) => {
  // A rule may name a role twice, and an address, which is a network.
  const networks = boundToNetwork('analyst').map((rule) => ({
    ...rule,
    cidr: '192.0.2.7',
    roles: [...rule.roles, ...rule.roles],
  }));
  const { firstName } = await scene.read(me, { id: 'getCurrentUser' });
  const read = () => scene.read(kept, { id: 'getSecurityPolicy' });
  await scene.room.policy.during('admin', { networks }, async () => {
    const { policy } = await scene.read(measures, { id: 'getMeasures' });
    scene.holds(policy.networks, 'while networks bind analysts alone', 'policy says that there are none');
    const first = await read();
    const [note, by] = [first.networks[0]?.note ?? 'none', first.updatedByName ?? 'nobody'];
    scene.holds(note === networks[0]?.note, 'of a rule with a note', `the note is ${note}`);
    const { cidr } = first.networks[0] ?? {};
    scene.holds(cidr === '192.0.2.7/32', 'of a rule with an address', `the network is ${cidr}`);
    scene.holds(by.includes(firstName ?? ''), 'after an administrator changed the policy', `it was ${by}`);
  });
  // Not while networks bind analysts: a change signs everybody in again.
  await scene.room.policy.during('admin', { idleMinutes: 1000 }, async () => {
    const { policy } = await scene.read(measures, { id: 'getMeasures' });
    const when = 'while sessions end after 1000 minutes without use';
    scene.holds(policy.idleMinutes === 1000, when, `policy says ${policy.idleMinutes}`);
    const first = await read();
    scene.holds(first.idleMinutes === 1000, when, `the security policy says ${first.idleMinutes}`);
    await scene.room.policy.during('admin', { idleMinutes: 1001 }, async () => {
      const isLater = timeOf((await read()).updatedAt) > timeOf(first.updatedAt);
      scene.holds(isLater, 'after the policy was changed again', 'updatedAt is not later');
    });
  });
  const required = scene.room.policy.during('admin', { secondFactor: 'privileged' }, async () => {
    const { policy } = await scene.read(measures, { id: 'getMeasures' });
    const isRequired = policy.secondFactor === 'privileged';
    scene.holds(isRequired, 'while the policy asks for a second factor', `getMeasures says ${policy.secondFactor}`);
  });
  await required.catch((error: unknown) => {
    // Late in a run the four cannot begin one.
    if (!(error instanceof NotTried)) throw error;
  });
};

const noLockOut: PromiseCheck = async (scene) => {
  const { tag, choices } = await scene.room.policy.draft();
  const headers = { 'if-match': tag };
  for (const cidr of ['192.0.2.0/32', '2001:db8::/128']) {
    const networks = [{ cidr, roles: ['admin', 'viewer'], note: 'From nowhere' }];
    const json = { ...choices, networks };
    await scene.answers(409, `with ${cidr} as the only network`, { id: 'updateSecurityPolicy', headers, json });
  }
  scene.holds(
    (await scene.room.policy.draft()).tag === tag,
    'after a change that was refused',
    'the policy has another ETag',
  );
  if (!scene.target.enter || choices.secondFactor !== 'off') return;
  const { who } = await scene.guest('admin');
  const giveBack = await lendFactors(scene.room).catch((error: unknown) => {
    if (error instanceof NotTried) return null;
    throw error;
  });
  if (!giveBack) return;
  try {
    const json = { ...choices, secondFactor: 'privileged' };
    await scene.answers(409, 'by a session without the factor that it asks for', {
      ...{ id: 'updateSecurityPolicy', who, headers, json },
    });
    await scene.room.policy.restore();
  } finally {
    await giveBack();
    await scene.room.signEverybodyIn();
  }
};

const limits: PromiseCheck = async (scene) => {
  const { tag, choices } = await scene.room.policy.draft();
  for (const idleMinutes of [4, 1441].filter((minutes) => minutes !== choices.idleMinutes)) {
    const json = { ...choices, idleMinutes };
    const call = { id: 'updateSecurityPolicy', headers: { 'if-match': tag }, json };
    const { status } = await scene.call(call);
    // 409 where the environment sets another value.
    const isRefused = status === 400 || status === 409;
    scene.holds(isRefused, `of ${idleMinutes} minutes without use`, `the answer is ${status}, not 400`);
  }
};

const oldestLoses: PromiseCheck = async (scene) => {
  const { tag, choices } = await scene.room.policy.draft();
  const headers = { 'if-match': tag };
  const update = { id: 'updateSecurityPolicy', headers };
  await scene.must({ ...update, json: choices });
  const now = await scene.room.policy.draft();
  scene.holds(now.tag !== tag, 'after a change', 'the policy has the ETag of before');
  await scene.answers(412, 'with the ETag of before', { ...update, json: now.choices });
  scene.holds(
    (await scene.room.policy.draft()).tag === now.tag,
    'after a change that was refused',
    'the first is gone',
  );
};

export const policyFigureChecks: Readonly<Record<string, PromiseCheck>> = {
  'updateSecurityPolicy no-lock-out': noLockOut,
  'updateSecurityPolicy limits': limits,
  'updateSecurityPolicy oldest-loses': oldestLoses,
  'getMeasures policy': inForce,
  'getSecurityPolicyReach counts': reaches,
};
