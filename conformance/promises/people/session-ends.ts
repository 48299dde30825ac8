// Ended sessions, however they ended: refused, in no list, and without effect on other sessions.
import { z } from 'zod';
import { anotherSession, type Member, newMember, withApp } from '../../cases/account.ts';
import type { Call } from '../../room/room.ts';
import { NotTried } from '../../suite/run.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { timeOf } from '../access/sight.ts';

const sessions = z.array(z.looseObject({ id: z.string(), isCurrent: z.boolean().optional() }));
const ending = z.object({ id: z.string(), endsAt: z.string().nullable() });
const reads = ['getCurrentUser', 'listDocuments', 'listFolders', 'getMySession', 'listMySessions'];

const listedOf = async (scene: Scene, id: string) =>
  (await scene.read(sessions, { id: 'listUserSessions', params: { id } })).map((one) => one.id);

export async function isOver(scene: Scene, when: string, { who }: Person): Promise<void> {
  for (const id of reads) await scene.answers(401, when, { id, who });
}

export async function goesOn(scene: Scene, when: string, { who }: Person): Promise<void> {
  for (const id of reads) await scene.answers(200, when, { id, who });
}

/** @throws NotTried */
function mustAllowSessions({ target }: Scene): void {
  if (target.allowsManySessions === false) throw new NotTried('all that one person does is of one session there');
}

/** Another session of the same person. @throws NotTried */
export async function apart(scene: Scene, person: Member) {
  mustAllowSessions(scene);
  return anotherSession(scene.room, person);
}

/** A user with three sessions, by id in the order of signing in. */
async function threefold(scene: Scene): Promise<{ person: Member; all: readonly Person[]; ids: readonly string[] }> {
  mustAllowSessions(scene);
  const person = await newMember(scene.room, 'viewer');
  const all: Person[] = [person];
  const ids = await listedOf(scene, person.id);
  for (let more = 0; more < 2; more += 1) {
    all.push(await scene.room.comeAgain(person));
    ids.push(...(await listedOf(scene, person.id)).filter((id) => !ids.includes(id)));
  }
  scene.holds(ids.length === 3, 'of somebody who signed in three times', `${ids.length} sessions are listed`);
  return { person, all, ids };
}

interface Ways {
  when: string;
  /** The call that ends some of them. */
  end: (person: Member, ids: readonly string[]) => Call;
  /** The sessions that remain. */
  left: readonly number[];
}

const ways: readonly Ways[] = [
  {
    when: 'after an administrator ended the second of three',
    end: ({ id }, ids) => ({ id: 'endUserSession', params: { id, sessionId: ids[1] ?? '' } }),
    left: [0, 2],
  },
  {
    when: 'after an administrator ended all sessions of somebody',
    end: ({ id }) => ({ id: 'endUserSessions', params: { id } }),
    left: [],
  },
  {
    when: 'after the first of three ended the third',
    end: ({ who }, ids) => ({ id: 'endMySession', who, params: { id: ids[2] ?? '' } }),
    left: [0, 1],
  },
  {
    when: 'after the first of three ended all others',
    end: ({ who }) => ({ id: 'endMyOtherSessions', who }),
    left: [0],
  },
  { when: 'after the first of three signed out', end: ({ who }) => ({ id: 'logout', who }), left: [1, 2] },
];

const everyWay: PromiseCheck = async (scene) => {
  for (const { when, end, left } of ways) {
    const { person, all, ids } = await threefold(scene);
    await scene.must(end(person, ids));
    for (const [at, one] of all.entries()) await (left.includes(at) ? goesOn : isOver)(scene, when, one);
    const wanted = left.map((at) => ids[at]).sort();
    const listed = (await listedOf(scene, person.id)).sort();
    scene.holds(
      listed.join() === wanted.join(),
      when,
      `an administrator is listed ${listed.length} of ${wanted.length}`,
    );
    const [first] = left;
    if (first === undefined) continue;
    const who = all[first]?.who ?? person.who;
    const own = (await scene.read(sessions, { id: 'listMySessions', who })).map(({ id }) => id).sort();
    scene.holds(
      own.join() === wanted.join(),
      when,
      `its person is listed ${own.length} sessions, not ${wanted.length}`,
    );
    const later = await scene.room.comeAgain(person);
    await scene.answers(200, `${when}, of signing in once more`, { id: 'listDocuments', who: later.who });
  }
};

const gone: PromiseCheck = async (scene) => {
  for (const [when, call] of [
    ['after their second factor was reset', (id: string): Call => ({ id: 'resetSecondFactor', params: { id } })],
    ['after they were deactivated', (id: string): Call => ({ id: 'deactivateUser', params: { id } })],
  ] as const) {
    const person = await withApp(scene.room, 'viewer', await newMember(scene.room, 'viewer'));
    await scene.must(call(person.id));
    await isOver(scene, when, person);
    const listed = await scene.call({ id: 'listUserSessions', params: { id: person.id } });
    const count = listed.status === 200 ? sessions.parse(JSON.parse(new TextDecoder().decode(listed.bytes))).length : 0;
    scene.holds(count === 0, when, `${count} of their sessions are listed`);
  }
};

const idle: PromiseCheck = async (scene) => {
  const { room, target } = scene;
  if (!target.advance) throw new NotTried('minutes would have to pass, and the target offers no clock');
  const { person, all } = await threefold(scene);
  await room.policy.during('admin', { idleMinutes: 5 }, async () => {
    const use = async () => {
      for (const who of ['admin', 'manager', 'analyst', 'viewer', all[1]?.who ?? person.who] as const)
        await room.call({ id: 'listFolders', who });
    };
    await use();
    await room.advance(200);
    await use();
    await room.advance(120);
    await use();
    const when = 'of somebody of whom one session of three was used in the last five minutes';
    const listed = await listedOf(scene, person.id);
    scene.holds(listed.length === 1, when, `an administrator is listed ${listed.length}`);
    const own = await scene.read(sessions, { id: 'listMySessions', who: all[1]?.who ?? person.who });
    scene.holds(own.length === 1, when, `they are listed ${own.length}`);
  });
};

const endsSession: PromiseCheck = async (scene) => {
  const { room } = scene;
  const person = await newMember(room, 'manager');
  const { other, id } = await apart(scene, person);
  const { params, query } = await room.ticket(other.who);
  await scene.must({ id: 'endMySession', who: person.who, params: { id } });
  const when = 'after the session was ended from the list';
  await isOver(scene, when, other);
  await scene.answers(403, when, { id: 'storeObject', who: 'nobody', params, query, bytes: 'late' });
  await goesOn(scene, 'in the session that ended another one', person);
  const own = (await scene.read(sessions, { id: 'listMySessions', who: person.who })).map((one) => one.id);
  await scene.answers(204, 'of itself', { id: 'endMySession', who: person.who, params: { id: own[0] ?? '' } });
  await isOver(scene, 'after the session was ended by itself', person);
};

const endsOthers: PromiseCheck = async (scene) => {
  const person = await newMember(scene.room, 'viewer');
  const { other } = await apart(scene, person);
  await scene.must({ id: 'endMyOtherSessions', who: person.who });
  await isOver(scene, 'after another session ended all others', other);
  await goesOn(scene, 'in the session that ended all others', person);
};

const whose: PromiseCheck = async (scene) => {
  const [person, other] = [await newMember(scene.room, 'admin'), await newMember(scene.room, 'viewer')];
  const { who, id } = person;
  const { other: second } = await apart(scene, person);
  const [current, theirs] = [await listedOf(scene, id), await listedOf(scene, other.id)];
  const own = (await scene.read(sessions, { id: 'listMySessions', who })).find(({ isCurrent }) => isCurrent)?.id ?? '';
  const end = (sessionId: string) => ({ id: 'endUserSession', who, params: { id, sessionId } });
  await scene.answers(404, 'of the session that asks', end(own));
  await scene.answers(404, 'of a session of somebody else', end(theirs[0] ?? ''));
  for (const one of [person, second, other]) await goesOn(scene, 'after two refusals', one);
  scene.holds(current.length === 2, 'of somebody who signed in twice', `${current.length} sessions are listed`);
  await scene.must({ id: 'endUserSessions', who, params: { id } });
  const when = 'after an administrator ended all sessions of their own';
  await goesOn(scene, when, person);
  await isOver(scene, when, second);
};

const noUse: PromiseCheck = async (scene) => {
  scene.room.needClock();
  const { who } = await newMember(scene.room, 'viewer');
  const signedIn = async () =>
    (await scene.read(sessions, { id: 'listMySessions', who })).map((one) => one['signedInAt']).join();
  const since = await signedIn();
  const first = await scene.read(ending, { id: 'getMySession', who });
  await scene.room.advance(120);
  const then = await scene.read(ending, { id: 'getMySession', who });
  scene.holds(first.endsAt === then.endsAt, 'two minutes and a look later', `endsAt is ${String(then.endsAt)}`);
  for (const id of ['listFolders', 'listDocuments']) await scene.must({ id, who });
  const current = (await scene.read(sessions, { id: 'listMySessions', who })).find(({ isCurrent }) => isCurrent);
  scene.holds(current?.id === first.id, 'of the session that asks', 'the list has it with another id');
  const isUsed = timeOf(current?.['lastUsedAt']) - timeOf(current?.['signedInAt']) >= 60_000;
  scene.holds(isUsed, 'in use two minutes after its sign-in', `it was used at ${String(current?.['lastUsedAt'])}`);
  scene.holds((await signedIn()) === since, 'two minutes later', 'the session says another time of its sign-in');
};

export const sessionEndChecks: Readonly<Record<string, PromiseCheck>> = {
  'endMySession ends-session': endsSession,
  'endMyOtherSessions ends-others': endsOthers,
  'getMySession no-use': noUse,
  'endUserSession whose': whose,
  'everywhere sessions-end': everyWay,
  'everywhere sessions-gone': gone,
  'everywhere sessions-idle': idle,
};
