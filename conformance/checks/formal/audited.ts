// The audit log after each call: exactly the entries that the contract names, each once, by the caller.
import { z } from 'zod';
import { letIn } from '../../callers/guests.ts';
import type { Run } from '../../suite/run.ts';
import { soundCall } from '../../cases/sound.ts';
import type { Contract, Operation, Schema } from '../../contract.ts';
import { valueOf, type Made } from '../../extensions/expressions.ts';
import type { Trace } from '../../extensions/shapes.ts';
import type { Call, Room } from '../../room/room.ts';
import type { Role } from '../../target.ts';
import { AuditLook, type LogEntry } from './log.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf, madeOf } from './reads.ts';
import { refusedStages } from './stages.ts';
import { textPropertiesOf, textsFor, type Vary } from './variations.ts';

const unknownId = 'conformance-none';
/** Identifies the entries of these calls. */
const userAgent = `conformance/1 (of the suite${', and of many parts'.repeat(20)})`;

const someone = { firstName: 'Noor', lastName: 'Haddad' };

export async function checkAudited(run: Run): Promise<void> {
  for (const operation of run.operations) {
    if (operation.isNavigation) continue;
    await promised(run, `${operation.id} audit`, async (broken) => {
      await done(run, operation, broken);
      for (const flag of flagsOf(operation)) await done(run, operation, broken, inverted(flag));
      for (const vary of textsSaid(operation, run.contract)) await done(run, operation, broken, vary);
    });
    if (refusedStages[operation.id] || operation.audited.refused.length > 0)
      await promised(run, `${operation.id} audit-refused`, (broken) => refused(run, operation, broken));
  }
}

/** The only required property, if it is a flag: both of its values are audited. */
function flagsOf({ json }: Operation): string[] {
  const { required = [], properties = {} } = (json ?? {}) as {
    required?: string[];
    properties?: Record<string, Schema>;
  };
  return required.length === 1 ? required.filter((name) => properties[name]?.['type'] === 'boolean') : [];
}

const inverted =
  (flag: string): Vary =>
  (call) => {
    const json = call.json as Schema;
    return Promise.resolve({ ...call, json: { ...json, [flag]: json[flag] !== true } });
  };

/** Texts on one line that the entry has to say. */
function textsSaid(operation: Operation, contract: Contract): Vary[] {
  const said = operation.audited.done.flatMap(({ says }) => says);
  return textPropertiesOf(operation, contract)
    .filter(([name]) => said.includes(`$request.body#/${name}`))
    .flatMap(([name, schema]) => textsFor(name, schema).slice(1, 2));
}

async function done(
  { room, target }: Run,
  operation: Operation,
  broken: Broken,
  vary: Vary = (call) => Promise.resolve(call),
): Promise<void> {
  const { audited, id, roles, method, again } = operation;
  const by: Role = roles.includes('manager') ? 'manager' : 'admin';
  // A new user signs out, since a session cannot always be restored.
  const leaver = id === 'logout' ? await letIn(room, { ...someone, email: room.email(), role: 'viewer' }) : null;
  const sound = await soundCall(room, id, by);
  const headers = { ...sound.headers, 'user-agent': userAgent };
  const call = { ...(await vary(sound, room)), headers, ...(leaver ? { who: leaver.who } : {}) };
  const actor = leaver?.id ?? (await callerOf(room, call, by));
  const subject = `${addressOf(room, id)} as ${call.who ?? by}`;
  const log = new AuditLook(room, actor === null ? [] : [actor]);
  const people = await peopleOf(room, audited.done);
  await log.begin();
  if (method === 'GET') {
    await target.send({ ...room.request(call), method: 'HEAD' });
    compare({ subject: `HEAD, ${subject},`, actor, expected: [], found: await log.added() }, broken);
  }
  const answer = await room.must(call);
  const expected = tracesOf(audited.done, madeOf(call, answer));
  const found = await log.added();
  compare({ subject, actor, expected, found, people }, broken);
  await expectNamed(room, subject, found, broken);
  const isDoneAgain = method === 'GET' || (again !== null && again.status < 300);
  if (!isDoneAgain || expected.length === 0) return;
  await log.begin();
  const second = madeOf(call, await room.must(call));
  const wanted = audited.again === 'none' ? [] : tracesOf(audited.done, second);
  compare({ subject: `${subject} once more`, actor, expected: wanted, found: await log.added(), people }, broken);
  if (audited.again !== 'none') return;
  const { path } = room.operation(id);
  const whole = room.operations.find((one) => one.path === path.replace('/versions/{version}', ''));
  if (whole && whole.path !== path) {
    await room.call({ ...call, id: whole.id });
    const subject = `${addressOf(room, whole.id)} after ${addressOf(room, id)} of the same version`;
    compare({ subject, actor, expected: [], found: await log.added(), people }, broken);
  }
  if (!target.advance) return;
  await room.advance(290);
  await log.begin();
  await room.call(call);
  compare({ subject: `${subject} within five minutes`, actor, expected: [], found: await log.added(), people }, broken);
}

async function refused({ room }: Run, { id, audited, parameters }: Operation, broken: Broken): Promise<void> {
  const stage = refusedStages[id];
  if (!stage) throw new Error('the suite has no refused call of it: add one to conformance/checks/formal/stages.ts');
  const call: Call = { id, who: 'viewer', ...(await stage(room)), headers: { 'user-agent': userAgent } };
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const unknown: Call = { ...call, params: Object.fromEntries(names.map((name) => [name, unknownId])) };
  const actor = await room.personOf('viewer');
  const log = new AuditLook(room);
  for (const one of [call, unknown]) {
    await log.begin();
    const { status } = await room.call(one);
    const wanted = one === call ? 403 : 404;
    if (status !== wanted) broken(`${addressOf(room, id)} as viewer answers ${status}, not ${wanted}`);
    const subject = `${addressOf(room, id)} as viewer, refused with ${status},`;
    const found = await log.added();
    compare({ subject, actor, expected: tracesOf(audited.refused, madeOf(one)), found }, broken);
    await expectNamed(room, subject, found, broken);
  }
}

/** The id is undefined where the call does not have it. */
type About = Pick<LogEntry, 'activityType' | 'resourceType'> & { resourceId: string | null | undefined };

interface Expected extends About {
  mentions: readonly string[];
  whose: string | null;
}

function tracesOf(traces: readonly Trace[], made: Made): Expected[] {
  return traces.flatMap(({ each, activityType, resourceType, resourceId, says, whose }) => {
    const all: readonly unknown[] =
      each === null ? [undefined] : ((valueOf(each, made) as unknown[] | undefined) ?? []);
    return all.map((element) => {
      const value = resourceId === null ? undefined : valueOf(resourceId, { ...made, each: element });
      const values = says.map((one) => valueOf(one, { ...made, each: element }));
      const person = whose === null ? null : valueOf(whose, { ...made, each: element });
      return {
        whose: typeof person === 'string' ? person : null,
        ...{ activityType, resourceType, resourceId: value === undefined || typeof value === 'string' ? value : null },
        mentions: values.filter((one) => typeof one === 'string'),
      };
    });
  });
}

interface Comparison {
  subject: string;
  actor: string | null;
  expected: readonly Expected[];
  found: readonly LogEntry[];
  people?: People;
}

type People = ReadonlyMap<string, readonly string[]>;
const named = z.array(
  z.object({ id: z.string(), email: z.string(), firstName: z.string().nullish(), lastName: z.string().nullish() }),
);

const recent = z.array(z.looseObject({ id: z.string(), description: z.string() }));

/** The recent activity names the user who acted. */
async function expectNamed(room: Room, subject: string, found: readonly LogEntry[], broken: Broken): Promise<void> {
  if (found.length === 0) return;
  const people = await everybody(room);
  const listed = await room.read(recent, { id: 'listRecentActivity' });
  for (const { id, userId, activityType } of found) {
    const shown = listed.find((one) => one.id === id);
    const names = people.get(userId ?? '') ?? [];
    if (shown && names.length > 0 && !names.some((name) => shown.description.includes(name)))
      broken(`${subject} leaves ${activityType}, and the recent activity does not name who acted`);
  }
}

/** Names and e-mail addresses by user id; empty if no entry has to name a user. */
async function peopleOf(room: Room, traces: readonly Trace[]): Promise<People> {
  if (traces.every(({ whose }) => whose === null)) return new Map();
  return everybody(room);
}

async function everybody(room: Room): Promise<People> {
  const all = await room.read(named, { id: 'listUsers' });
  return new Map(all.map(({ id, ...names }) => [id, Object.values(names).flatMap((one) => one ?? [])]));
}

function compare({ subject, actor, expected, found, people }: Comparison, broken: Broken): void {
  const left = [...found];
  for (const one of expected) {
    const about = left.filter((entry) => isAbout(entry, one));
    const entry = about.find(({ userId }) => userId === actor) ?? about[0];
    if (!entry) broken(`${subject} leaves no entry ${inWords(one)} in the audit log`);
    else {
      const from = [
        entry.userAgent === userAgent ? [] : 'userAgent',
        entry.ipAddress === null ? 'ipAddress' : [],
      ].flat();
      for (const name of from)
        broken(`${subject} leaves ${inWords(one)} in the audit log with another ${name} than that of the call`);
      for (const missing of one.mentions.filter((text) => !entry.description.includes(text)))
        broken(
          `${subject} leaves ${inWords(one)} in the audit log, and its description does not say ${JSON.stringify(missing)}`,
        );
      const names = people?.get(one.whose ?? '') ?? [];
      if (names.length > 0 && !names.some((name) => entry.description.includes(name)))
        broken(`${subject} leaves ${inWords(one)} in the audit log, and its description does not say whose it is`);
      left.splice(left.indexOf(entry), 1);
      if (entry.userId !== actor)
        broken(
          `${subject} leaves ${inWords(one)} in the audit log by ${String(entry.userId)}, not by who called (${String(actor)})`,
        );
    }
  }
  for (const extra of left) {
    const which = expected.some((one) => isAbout(extra, one)) ? 'a second entry' : 'the entry';
    broken(`${subject} leaves ${which} ${inWords(extra)} in the audit log, which the contract does not name`);
  }
}

function isAbout(entry: LogEntry, { activityType, resourceType, resourceId }: About): boolean {
  const isResource =
    entry.resourceType === resourceType && (resourceId === undefined || entry.resourceId === resourceId);
  return entry.activityType === activityType && isResource;
}

const inWords = ({ activityType, resourceType, resourceId }: About): string =>
  resourceType === null ? activityType : `${activityType} about the ${resourceType} ${String(resourceId)}`;

/** The user of the entry; a guest for calls about one's own account. */
async function callerOf(room: Room, { who }: Call, by: Role): Promise<string | null> {
  if (who === 'nobody') return null;
  if (!who?.startsWith('guest ')) return room.personOf(by);
  return room.idOf({ id: 'getCurrentUser', who });
}
