// The security policy over all operations: one change of it, every call by sessions of the suite's own users, and one
// change back.
import { z } from 'zod';
import { delicateCalls } from '../../cases/delicate.ts';
import { type App, beginTotp, type Member, newMember, withApp } from '../../cases/account.ts';
import { soundCall } from '../../cases/sound.ts';
import type { Operation } from '../../contract.ts';
import { codeOf } from '../../reports/problems.ts';
import { NotTried } from '../../suite/run.ts';
import type { Call } from '../../room/room.ts';
import { roles, type Role, type Who, type WireAnswer } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { entries } from '../access/sight.ts';

const nowhere = '192.0.2.0/32';
const everywhere = ['0.0.0.0/0', '::/0'];
const stepUpMinutes = 5;
const idleMinutes = 5;
const required = z.looseObject({ isRequired: z.boolean() });
const ending = z.looseObject({ endsAt: z.string(), idleMinutes: z.number().nullable() });
const inForce = z.looseObject({ stepUpMinutes: z.number().nullable() });
const factorCodes = ['second-factor-required', 'sign-in-again'];

interface Prepared {
  operation: Operation;
  call: Call;
}

/** A valid call of every non-public operation, prepared under the present policy. */
export async function everyCall({ room }: Scene, by: Role): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const operation of room.operations.filter((one) => !one.roles.includes('public'))) {
    try {
      const may = operation.roles.includes(by) || operation.roles.includes('owner');
      prepared.push({ operation, call: await soundCall(room, operation.id, may ? by : 'admin') });
    } catch (error) {
      if (!(error instanceof NotTried)) throw error;
    }
  }
  return prepared;
}

const mayCall = ({ roles: allowed }: Operation, role: Role) => allowed.includes(role) || allowed.includes('owner');

const addressOf = ({ method, path }: Operation) => `${method} ${path}`;

const isRefused = (answer: WireAnswer) => answer.status === 403 && factorCodes.includes(codeOf(answer) ?? '');

export async function isOut(
  scene: Scene,
  when: string,
  who: Who,
  status: 401 | 403,
  all: readonly Prepared[],
  role: Role,
) {
  for (const { operation, call } of all) {
    if (operation.id === 'logout') continue;
    const answer = await scene.call({ ...call, who });
    const isRight = answer.status === status;
    scene.holds(isRight, when, `${addressOf(operation)} answers ${answer.status}, not ${status}`);
    const code = codeOf(answer);
    const isNamed = status === 401 || !mayCall(operation, role) || code === 'network-not-allowed';
    scene.holds(!isRight || isNamed, when, `${addressOf(operation)} says ${code}, not network-not-allowed`);
  }
}

export async function isIn(scene: Scene, when: string, ...people: readonly Pick<Person, 'who'>[]): Promise<void> {
  for (const { who } of people)
    for (const id of ['getCurrentUser', 'listDocuments', 'listFolders']) await scene.answers(200, when, { id, who });
}

/** Whether another sign-in fails. */
function isKeptOut({ room, target }: Scene, person: Person): Promise<boolean> {
  if (!target.comeAgain || target.allowsManySessions === false) return Promise.resolve(true);
  return room.comeAgain(person).then(
    () => false,
    () => true,
  );
}

const networks: PromiseCheck = async (scene) => {
  const { policy } = scene.room;
  const [manager, viewer, other] = [
    await scene.guest('manager'),
    await scene.guest('viewer'),
    await scene.guest('analyst'),
  ];
  const all = await everyCall(scene, 'manager');
  const { params, query } = await scene.room.ticket(manager.who);
  const from = (...cidrs: string[]) =>
    cidrs.map((cidr) => ({ cidr, roles: ['manager', 'viewer'], note: 'Of the suite' }));
  await policy.during('admin', { networks: from(nowhere) }, async () => {
    const when = (role: Role) => `to a ${role} whom the policy lets in from another network alone`;
    await isOut(scene, when('manager'), manager.who, 403, all, 'manager');
    for (const id of ['getCurrentUser', 'listDocuments', 'listFolders', 'listMySessions'])
      await scene.answers(403, when('viewer'), { id, who: viewer.who });
    const put = { id: 'storeObject', who: 'nobody', params, query, bytes: 'from elsewhere' } as const;
    await scene.answers(403, `${when('manager')}, with an upload URL from before`, put);
    const log = await scene.read(entries, { id: 'listAuditLogs' });
    const isLogged = log.some((one) => one.activityType === 'failed_login' && one.userId === viewer.id);
    scene.holds(isLogged, when('viewer'), 'no failed_login is in the audit log');
    await isIn(scene, 'to a role that no rule names', other, { who: 'admin' });
    const isShut = await isKeptOut(scene, viewer);
    scene.holds(isShut, when('viewer'), 'a sign-in is let in');
  });
  await isIn(scene, 'after the rule had gone', manager, viewer);
  await policy.during('admin', { networks: from(nowhere, ...everywhere) }, () =>
    isIn(scene, 'to a role that may come in from every network', manager, viewer),
  );
};

const secondFactor: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [manager, viewer] = [await scene.guest('manager'), await scene.guest('viewer')];
  const proven = await withApp(room, 'viewer', await newMember(room, 'viewer'));
  const all = await everyCall(scene, 'manager');
  const when = (role: Role) => `to a ${role} without the second factor that the policy asks for`;
  await room.policy.during('admin', { secondFactor: 'privileged' }, async () => {
    await isOut(scene, when('manager'), manager.who, 401, all, 'manager');
    await isIn(scene, 'to a viewer, of whom the policy asks for none', viewer, proven);
  });
  await scene.answers(401, 'after the policy asked for a factor and does no more, in a session that it ended', {
    id: 'getCurrentUser',
    who: manager.who,
  });
  await room.policy.during('admin', { secondFactor: 'everyone' }, async () => {
    for (const { operation, call } of all.filter(({ operation }) => mayCall(operation, 'viewer'))) {
      const { status } = await scene.call({ ...call, who: viewer.who });
      scene.holds(status === 401, when('viewer'), `${addressOf(operation)} answers ${status}, not 401`);
    }
    await isIn(scene, 'to a viewer who has proven a second factor', proven);
    const status = await scene.read(required, { id: 'getMySecondFactor', who: proven.who });
    scene.holds(status.isRequired, 'while the policy asks for one', 'GET /api/account/second-factor says otherwise');
    const isShut = await isKeptOut(scene, viewer);
    scene.holds(isShut, when('viewer'), 'a sign-in is let in without one');
  });
};

interface Keeper {
  who: Who;
  adder: Who;
  app: App;
  codes: readonly string[];
}
const enrolled = z.looseObject({ recoveryCodes: z.array(z.string()) });
const proveByCode = (scene: Scene, who: Who, code = '') =>
  scene.must({ id: 'verifySecondFactor', who, json: { method: 'recovery-code', code } });

/** An administrator with a session in which a second factor counts, because it was added in another one. */
async function keeperOf(scene: Scene): Promise<Keeper> {
  const { room, target } = scene;
  if (target.allowsManySessions === false) throw new NotTried('all that one person does is of one session there');
  const person: Member = await newMember(room, 'admin');
  const { who } = await room.comeAgain(person);
  const { id, app } = await beginTotp(room, person);
  const json = { code: await app.next(), name: 'Phone' };
  const finish = { id: 'finishTotpEnrolment', who: person.who, params: { id }, json };
  const { recoveryCodes: codes } = await scene.read(enrolled, finish);
  await prove(scene, { who, app });
  return { who, adder: person.who, app, codes };
}

async function prove(scene: Scene, { who, app }: { who: Who; app: App }): Promise<void> {
  const code = await app.next();
  if (code === null) throw new NotTried('the codes of this minute have been used');
  await scene.must({ id: 'verifySecondFactor', who, json: { method: 'totp', code } });
}

const stepUp: PromiseCheck = async (scene) => {
  const { room } = scene;
  const keeper = await keeperOf(scene);
  const plain = await scene.guest('admin');
  const all = await everyCall(scene, 'admin');
  const delicate = await delicateCalls(room);
  const isAlways = ({ stepUp: asks }: Operation) => asks.includes('always');
  await room.policy.during(keeper.who, { stepUpMinutes }, async () => {
    const { stepUpMinutes: minutes } = await scene.read(inForce, { id: 'getSecurityPolicy' });
    scene.holds(minutes === stepUpMinutes, `while it is ${stepUpMinutes} minutes`, `getSecurityPolicy says ${minutes}`);
    for (const { operation, call } of all) {
      const answer = await scene.call({ ...call, who: plain.who });
      const isDemanded = isRefused(answer);
      const message = `${addressOf(operation)} answers ${answer.status} ${codeOf(answer)}`;
      if (isAlways(operation)) scene.holds(isDemanded, 'in a session without a fresh second factor', message);
      else scene.holds(!isDemanded, 'of what is not delicate', message);
    }
    for (const { what, call } of delicate) {
      const answer = await scene.call({ ...call, who: plain.who });
      const isDemanded = isRefused(answer);
      const message = `${addressOf(room.operation(call.id))} answers ${answer.status} ${codeOf(answer)}`;
      scene.holds(isDemanded, `of ${what}, in a session without a fresh second factor`, message);
    }
    await proveByCode(scene, keeper.adder, keeper.codes[0]);
    for (const { what, call } of delicate.slice(0, 1)) {
      const answer = await scene.call({ ...call, who: keeper.adder });
      scene.holds(
        isRefused(answer),
        `of ${what}, in the session that added the first factor`,
        `it is ${answer.status}`,
      );
    }
    const proven = 'in a session whose second factor is fresh';
    for (const { what, call } of delicate) {
      const { status } = await scene.call({ ...call, who: keeper.who });
      scene.holds(status < 400, `of ${what}, ${proven}`, `${addressOf(room.operation(call.id))} answers ${status}`);
    }
    await goesStale(
      scene,
      keeper,
      all.filter(({ operation }) => isAlways(operation)),
    );
  });
};

/** Waits until the proof is too old. */
async function goesStale(scene: Scene, keeper: Keeper, always: readonly Prepared[]): Promise<void> {
  if (!scene.target.advance) return;
  await proveByCode(scene, keeper.who, keeper.codes[1]);
  await scene.room.advance(stepUpMinutes * 60 + 1);
  for (const { operation, call } of always) {
    const answer = await scene.call({ ...call, who: keeper.who });
    const isDemanded = answer.status === 403 && codeOf(answer) === 'second-factor-required';
    const message = `${addressOf(operation)} answers ${answer.status} ${codeOf(answer)}`;
    scene.holds(isDemanded, 'in a session whose second factor is older than the policy takes', message);
  }
  await prove(scene, keeper);
}

const idle: PromiseCheck = async (scene) => {
  const { room, target } = scene;
  if (!target.advance) throw new NotTried('minutes would have to pass, and the target offers no clock');
  if (target.allowsManySessions === false) throw new NotTried('all that one person does is of one session there');
  const [unused, looking, busy] = [
    await scene.guest('viewer'),
    await scene.guest('viewer'),
    await scene.guest('viewer'),
  ];
  const keepAll = async () => {
    for (const who of [...roles, busy.who]) await room.call({ id: 'listFolders', who });
  };
  await room.policy.during('admin', { idleMinutes }, async () => {
    await keepAll();
    for (const { who } of [unused, looking]) await room.call({ id: 'listFolders', who });
    await room.advance((idleMinutes - 1) * 60);
    await keepAll();
    const { endsAt, idleMinutes: minutes } = await scene.read(ending, { id: 'getMySession', who: looking.who });
    scene.holds(minutes === idleMinutes, 'while the policy limits sessions', `getMySession says ${minutes} minutes`);
    const left = Date.parse(endsAt) - room.now().getTime();
    scene.holds(left > 0 && left < 90_000, 'a minute before its end', `the session says that it ends at ${endsAt}`);
    await room.advance(61);
    const when = `after ${idleMinutes} minutes in which the session was not used`;
    for (const id of ['getMySession', 'listDocuments', 'getCurrentUser'])
      await scene.answers(401, when, { id, who: unused.who });
    await scene.answers(401, `${when}, and its end was looked at`, { id: 'listFolders', who: looking.who });
    await isIn(scene, 'in a session that was used in between', busy);
    await keepAll();
  });
  await scene.answers(401, 'after a longer limit, in a session that was over', { id: 'listFolders', who: unused.who });
};

export const policyChecks: Readonly<Record<string, PromiseCheck>> = {
  'everywhere networks': networks,
  'everywhere second-factor': secondFactor,
  'everywhere step-up': stepUp,
  'everywhere idle': idle,
};
