// The caller's own second factor.
import { z } from 'zod';
import {
  authenticator,
  beginTotp,
  finishPasskey,
  finishTotp,
  member,
  newMember,
  withApp,
} from '../../cases/account.ts';
import { NotTried } from '../../suite/run.ts';
import { textOf } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { entries, timeOf } from '../access/sight.ts';
import { apart, goesOn } from './session-ends.ts';

const status = z.object({
  verifiedAt: z.string().nullable(),
  factors: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
  ),
  recoveryCodes: z.object({ left: z.number(), createdAt: z.string() }).nullable(),
});
const mySession = z.object({ secondFactorAt: z.string().nullable() });
const codes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

const factorsOf = z.array(z.looseObject({ id: z.string(), secondFactor: z.string().nullish() }));
const challenge = z.object({ id: z.string(), options: z.looseObject({ challenge: z.string() }) });
export const mails = z.array(z.looseObject({ kind: z.string(), to: z.string(), text: z.string().nullable() }));
const sessions = z.array(z.looseObject({ secondFactor: z.string().nullable(), ipAddress: z.string().nullable() }));

const verify = ({ who }: Person, json: object) => ({ id: 'verifySecondFactor', who, json });
const byCode = (code: string | null) => ({ method: 'totp', code });

export const statusOf = (scene: Scene, { who }: Pick<Person, 'who'>) =>
  scene.read(status, { id: 'getMySecondFactor', who });

/** An unused code. */
async function unused(app: { next(): Promise<string> | null }): Promise<string> {
  const code = await app.next();
  if (code === null) throw new NotTried('the codes of this minute have been used');
  return code;
}

const codeOnce: PromiseCheck = async (scene) => {
  const person = await newMember(scene.room, 'viewer');
  const { id, app } = await beginTotp(scene.room, person);
  const first = await unused(app);
  const json = { code: first, name: 'Phone' };
  await scene.must({ id: 'finishTotpEnrolment', who: person.who, params: { id }, json });
  await scene.answers(403, 'with the code that added the factor', verify(person, byCode(first)));
  const second = await unused(app);
  await scene.answers(200, 'with a code that was not used before', verify(person, byCode(second)));
  const holder = await authenticator(scene.room);
  await scene.must({ id: 'finishPasskeyEnrolment', ...(await finishPasskey(scene.room, person, holder)) });
  const kinds = (await scene.read(factorsOf, { id: 'listUsers' })).find((one) => one.id === person.id)?.secondFactor;
  scene.holds(kinds === 'both', 'with an app and a passkey', `GET /api/users says ${String(kinds)}`);
  let before = 0;
  const begin = () => scene.read(challenge, { id: 'beginPasskeyCheck', who: person.who });
  const answer = async (status: number, when: string, id: string, { options }: z.output<typeof challenge>) => {
    const proof = { method: 'passkey', id, response: await holder.get(options) };
    await scene.answers(status, `with a passkey, ${when}`, verify(person, proof));
  };
  for (const when of ['with a passkey', 'with a passkey once more']) {
    const check = await begin();
    await answer(200, 'by one challenge once', check.id, check);
    if (before === 0) await answer(403, 'by one challenge twice', check.id, check);
    else await answer(403, 'by the challenge of an earlier check', (await begin()).id, check);
    const uses = (await statusOf(scene, person)).factors.map(({ lastUsedAt }) => timeOf(lastUsedAt));
    const last = Math.max(...uses.filter((time) => !Number.isNaN(time)));
    scene.holds(last > before, when, 'no factor says that it was used just now');
    before = last;
  }
  await scene.answers(403, 'with that code a second time', verify(person, byCode(second)));
  const { verifiedAt, factors } = await statusOf(scene, person);
  const isNew = timeOf(verifiedAt) > timeOf(factors[1]?.createdAt);
  scene.holds(isNew, 'after a second proof', `the session was proven at ${verifiedAt}, as before`);
  const isUsed = timeOf(factors[0]?.lastUsedAt) > timeOf(factors[0]?.createdAt);
  scene.holds(isUsed, 'after a second code', 'the factor does not say that it was used since it was added');
  if (!scene.has('getMySession')) return;
  const mine = await scene.read(mySession, { id: 'getMySession', who: person.who });
  const isSame = timeOf(mine.secondFactorAt) === timeOf(verifiedAt);
  scene.holds(isSame, 'after a second code', `the session was proven at ${mine.secondFactorAt}, not ${verifiedAt}`);
};

const fewTries: PromiseCheck = async (scene) => {
  const { room } = scene;
  const person = await withApp(room, 'viewer', await newMember(room, 'viewer'));
  for (let tries = 1; tries < 5; tries += 1)
    await scene.answers(403, `of five wrong codes the ${tries}.`, verify(person, byCode('000000')));
  if (scene.has('renewRecoveryCodes')) {
    const { recoveryCodes } = await scene.read(codes, { id: 'renewRecoveryCodes', who: person.who });
    const between = { method: 'recovery-code', code: recoveryCodes?.[0] };
    await scene.answers(200, 'of a right code between wrong ones', verify(person, between));
  }
  await scene.call(verify(person, byCode('000000')));
  const when = 'after five wrong codes';
  const wrong = await room.callOnce(verify(person, byCode('000000')));
  scene.holds(wrong.status === 429, when, `a sixth is answered ${wrong.status}`);
  scene.holds(Number(wrong.headers.get('retry-after')) > 0, when, 'Retry-After does not say how long');
  const code = await unused(person.factor.app);
  const right = await room.callOnce(verify(person, byCode(code)));
  scene.holds(right.status === 429, when, `a right one is answered ${right.status}`);
  await goesOn(scene, when, person);
  const other = await withApp(room, 'analyst');
  await scene.answers(200, `${when} of somebody else`, verify(other, byCode(await unused(other.factor.app))));
  if (!scene.target.advance) return;
  await room.advance(5 * 60 + 1);
  const { status: late } = await room.callOnce(verify(person, byCode(code)));
  scene.holds(late === 403, 'of a code of five minutes ago', `the answer is ${late}, not 403`);
  const last = verify(person, byCode(await unused(person.factor.app)));
  if (late !== 429) await scene.answers(200, 'of a right code five minutes later', last);
};

const atSignIn: PromiseCheck = async (scene) => {
  const { signInWithCode } = scene.target;
  if (!signInWithCode) throw new NotTried('the suite cannot show a code at a sign-in');
  const person = await withApp(scene.room, 'viewer', await newMember(scene.room, 'viewer'));
  const right = await unused(person.factor.app);
  const begun: boolean[] = [];
  for (const code of ['000000', right, right]) begun.push(await signInWithCode(person.email, code));
  const are = begun.join();
  scene.holds(are === 'false,true,false', 'of a wrong code, a right one, and that one again', `sessions begin: ${are}`);
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const { length } = log.filter((one) => one.activityType === 'failed_login' && one.userId === person.id);
  scene.holds(length === 2, 'after two wrong codes at a sign-in', `${length} failed_login are in the audit log`);
};

const thisSession: PromiseCheck = async (scene) => {
  const { room } = scene;
  const person = await newMember(room, 'viewer');
  const { other } = await apart(scene, person);
  await withApp(room, 'viewer', person);
  const when = 'after another session of the same person proved it';
  const status = await statusOf(scene, other);
  scene.holds(status.verifiedAt === null, when, 'GET /api/account/second-factor says that this one did');
  await scene.answers(403, when, { id: 'renewRecoveryCodes', who: other.who });
  await scene.answers(403, when, { id: 'beginTotpEnrolment', who: other.who });
  const [factor] = status.factors;
  await scene.answers(403, when, { id: 'removeSecondFactor', who: other.who, params: { id: factor?.id ?? '' } });
  const { id, app } = await beginTotp(room, person);
  const json = { code: await unused(app), name: 'Phone' };
  const finish = { id: 'finishTotpEnrolment', who: other.who, params: { id }, json };
  await scene.answers(404, 'of an enrolment that another session of the same person began', finish);
};

const codesGo: PromiseCheck = async (scene) => {
  const person = await newMember(scene.room, 'viewer');
  const { id, app } = await beginTotp(scene.room, person);
  const { who } = person;
  const json = { code: await unused(app), name: 'Phone' };
  await scene.must({ id: 'finishTotpEnrolment', who, params: { id }, json });
  const [factor] = (await statusOf(scene, person)).factors;
  const second = await finishTotp(scene.room, person);
  const { recoveryCodes } = await scene.read(codes, { id: 'finishTotpEnrolment', ...second });
  scene.holds(recoveryCodes === null, 'with a second factor', 'other recovery codes come');
  await scene.must({ id: 'removeSecondFactor', who, params: second.params ?? {} });
  const left = (await statusOf(scene, person)).recoveryCodes?.left;
  scene.holds(left === 10, 'after one of two factors was removed', `${String(left)} recovery codes are left`);
  await scene.must({ id: 'removeSecondFactor', who, params: { id: factor?.id ?? '' } });
  const when = 'after the last factor was removed';
  const status = await statusOf(scene, person);
  scene.holds(status.factors.length === 0, when, 'GET /api/account/second-factor still has one');
  scene.holds(status.recoveryCodes === null, when, 'the recovery codes are still there');
  await scene.answers(409, when, verify(person, byCode(await unused(app))));
};

const shownOnce: PromiseCheck = async (scene) => {
  const { who, email } = await newMember(scene.room, 'viewer');
  const shape = z.object({ id: z.string(), secret: z.string(), uri: z.string() });
  const { id, secret, uri } = await scene.read(shape, { id: 'beginTotpEnrolment', who });
  scene.holds(new URL(uri).searchParams.get('secret') === secret, 'of a new secret', 'the QR code has another one');
  await scene.call({ id: 'finishTotpEnrolment', who, params: { id }, json: { code: '000000', name: 'Phone' } });
  const app = await beginTotp(scene.room, { who });
  const json = { code: await unused(app.app), name: 'Phone' };
  const added = { id: 'finishTotpEnrolment', who, params: { id: app.id }, json };
  const shown = (await scene.read(codes, added)).recoveryCodes ?? [];
  if (scene.has('listOutbox')) {
    const sent = await scene.read(mails, { id: 'listOutbox' });
    const isNotified = sent.some(({ kind, to }) => kind === 'alert' && to === email);
    scene.holds(isNotified, 'after a factor was added', 'no mail informs its user');
  }
  const answers = [
    await scene.must({ id: 'getMySecondFactor', who }),
    await scene.must({ id: 'listMySessions', who }),
    await scene.must({ id: 'listUsers' }),
    await scene.must({ id: 'listAuditLogs' }),
    await scene.must({ id: 'listRecentActivity' }),
  ].map(textOf);
  for (const one of [secret, ...shown]) {
    const isShownAgain = answers.some((text) => text.includes(one));
    scene.holds(!isShownAgain, 'after a factor was added', 'a later answer holds its secret or a recovery code');
  }
};

const ownAlone: PromiseCheck = async (scene) => {
  const person = await member(scene.room, 'viewer');
  const other = await newMember(scene.room, 'viewer');
  const { id, app } = await beginTotp(scene.room, person);
  const json = { code: await unused(app), name: 'Mine' };
  await scene.answers(404, 'by somebody else', { id: 'finishTotpEnrolment', who: other.who, params: { id }, json });
  const status = await statusOf(scene, other);
  scene.holds(status.factors.length === 0, 'after somebody else tried to finish it', 'they have the factor');
  const { who, factor } = await withApp(scene.room, 'viewer', await newMember(scene.room, 'viewer'));
  await withApp(scene.room, 'viewer', other);
  const rename = { id: 'renameSecondFactor', who, params: { id: factor.id } };
  const changed = { ...rename, json: { name: ' Phone of mine ' } };
  const own = (await scene.read(z.object({ name: z.string() }), changed)).name;
  scene.holds(own === ' Phone of mine ', 'of a name with white space around', `it is ${JSON.stringify(own)}`);
  await scene.must({ ...rename, json: { name: 'Phone' } });
  const theirs = { who: other.who, params: { id: factor.id } };
  await scene.answers(404, 'by somebody else', { id: 'renameSecondFactor', ...theirs, json: { name: 'Theirs' } });
  await scene.answers(404, 'by somebody else', { id: 'removeSecondFactor', ...theirs });
  const [left] = (await statusOf(scene, { who })).factors;
  const name = left?.name ?? 'gone';
  scene.holds(name === 'Phone', 'after somebody else named and removed a factor', `it is ${name}`);
};

const inTime: PromiseCheck = async (scene) => {
  const { who } = await newMember(scene.room, 'viewer');
  await scene.room.advance(15 * 60 - 30);
  await scene.answers(201, 'half a minute before that', { id: 'beginTotpEnrolment', who });
  await scene.room.advance(31);
  await scene.answers(403, 'fifteen minutes after the sign-in', { id: 'beginTotpEnrolment', who });
  const proven = await withApp(scene.room, 'viewer', await newMember(scene.room, 'viewer'));
  await scene.room.advance(15 * 60 + 1);
  await scene.answers(403, 'fifteen minutes after a proof', { id: 'renewRecoveryCodes', who: proven.who });
};

const replaces: PromiseCheck = async (scene) => {
  const person = await newMember(scene.room, 'viewer');
  const { who } = person;
  const { id, app } = await beginTotp(scene.room, person);
  const json = { code: await unused(app), name: 'Phone' };
  const added = { id: 'finishTotpEnrolment', who, params: { id }, json };
  const [old = ''] = (await scene.read(codes, added)).recoveryCodes ?? [];
  const since = (await statusOf(scene, person)).recoveryCodes?.createdAt;
  const [code = ''] = (await scene.read(codes, { id: 'renewRecoveryCodes', who })).recoveryCodes ?? [];
  const isLater = timeOf((await statusOf(scene, person)).recoveryCodes?.createdAt) > timeOf(since);
  scene.holds(isLater, 'after the recovery codes were renewed', 'their time is the one of before');
  const by = (one: string) => verify(person, { method: 'recovery-code', code: one });
  await scene.answers(403, 'with a recovery code of before', by(old));
  await scene.answers(200, 'with a new recovery code', by(code));
  await scene.answers(403, 'with that recovery code a second time', by(code));
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const wrong = log.filter((one) => one.activityType === 'failed_login' && one.userId === person.id).length;
  scene.holds(wrong === 2, 'after two wrong recovery codes', `${wrong} failed_login are in the audit log`);
  const [{ secondFactor: method, ipAddress: address } = {}] = await scene.read(sessions, { id: 'listMySessions', who });
  scene.holds(method === 'recovery-code', 'after a recovery code', `the session shows ${method} as its factor`);
  scene.holds(/[.:]/.test(address ?? ''), 'of a session', `its address is ${address}`);
  const left = (await statusOf(scene, person)).recoveryCodes?.left;
  scene.holds(left === 9, 'after one of ten recovery codes was used', `${String(left)} are left`);
};

export const accountChecks: Readonly<Record<string, PromiseCheck>> = {
  'verifySecondFactor code-once': codeOnce,
  'verifySecondFactor at-sign-in': atSignIn,
  'verifySecondFactor few-tries': fewTries,
  'verifySecondFactor this-session': thisSession,
  'removeSecondFactor codes-go': codesGo,
  'finishTotpEnrolment shown-once': shownOnce,
  'finishTotpEnrolment own-alone': ownAlone,
  'beginTotpEnrolment in-time': inTime,
  'renewRecoveryCodes replaces': replaces,
};
