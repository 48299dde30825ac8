// What counts as a use of a session, and how long it goes on.
import { z } from 'zod';
import { beginTotp, newMember } from '../../cases/account.ts';
import { soundCall } from '../../cases/sound.ts';
import { nextGuest } from '../../callers/guests.ts';
import { NotTried } from '../../suite/run.ts';
import type { PromiseCheck } from '../checks.ts';
import { timeOf } from '../access/sight.ts';
import { apart, goesOn, isOver } from './session-ends.ts';
import { written } from './tasks.ts';

const sessions = z.array(z.looseObject({ id: z.string(), lastUsedAt: z.string(), isCurrent: z.boolean() }));
const me = z.looseObject({ room: z.looseObject({ sessionMaxDays: z.number().optional() }).optional() });

/** Reads that are no use of a session. */
const looking = new Set(['getMySession']);

const everyRead: PromiseCheck = async (scene) => {
  const { room } = scene;
  room.needClock();
  const person = await newMember(room, 'viewer');
  await apart(scene, await newMember(room, 'viewer'));
  const reads = room.operations.filter(
    ({ id, method, roles, isNavigation }) =>
      method === 'GET' && roles.includes('viewer') && !isNavigation && !looking.has(id),
  );
  const usedAt = async () => {
    const [only] = await scene.read(sessions, { id: 'listUserSessions', params: { id: person.id } });
    return timeOf(only?.lastUsedAt);
  };
  for (const [id, path] of [
    ...reads.map((one) => [one.id, one.path] as const),
    ['listUsers', 'what is refused'] as const,
  ]) {
    const call = { ...(await soundCall(room, id)), who: person.who };
    for (const method of ['GET', 'HEAD']) {
      await room.advance(2);
      const before = await usedAt();
      const { status } = await room.ask({ ...room.request(call), method });
      if (status < 400 || id === 'listUsers')
        scene.holds((await usedAt()) > before, `of ${method} ${path}`, 'the session was not used');
    }
  }
};

const lasts: PromiseCheck = async (scene) => {
  const { room } = scene;
  const { room: { sessionMaxDays = 99 } = {} } = await scene.read(me, { id: 'getCurrentUser' });
  if (sessionMaxDays < 9) throw new NotTried('sessions end there within days, however much they are used');
  room.needClock();
  const person = await scene.guest('viewer');
  for (const days of [4, 8]) {
    await room.advance(4 * 86_400);
    await room.signEverybodyIn();
    await goesOn(scene, `${days} days after the sign-in, in use every four days`, person);
  }
};

/** Sessions that have proven a second factor end like any other. */
const provenEnds: PromiseCheck = async (scene) => {
  const { room } = scene;
  for (const end of ['endMyOtherSessions', 'endUserSessions']) {
    const person = await newMember(room, 'viewer');
    const { other } = await apart(scene, person);
    const { id, app } = await beginTotp(room, person);
    const json = { code: await app.next(), name: 'Phone' };
    await scene.must({ id: 'finishTotpEnrolment', who: person.who, params: { id }, json });
    const code = await app.next();
    if (code === null) throw new NotTried('the codes of this minute have been used');
    await scene.must({ id: 'verifySecondFactor', who: other.who, json: { method: 'totp', code } });
    await scene.must(end === 'endUserSessions' ? { id: end, params: { id: person.id } } : { id: end, who: person.who });
    await isOver(scene, `after ${end}, in a session that had proven a second factor`, other);
  }
};

const agrees: PromiseCheck = async (scene) => {
  const person = await newMember(scene.room, 'admin');
  await apart(scene, person);
  const { who, id } = person;
  const [own, listed] = [
    await scene.read(sessions, { id: 'listMySessions', who }),
    await scene.read(sessions, { id: 'listUserSessions', who, params: { id } }),
  ];
  const inWords = (rows: typeof own) => JSON.stringify(rows.map((one) => [one.id, one.isCurrent]));
  scene.holds(inWords(own) === inWords(listed), 'of the caller', `it is ${inWords(listed)}, not ${inWords(own)}`);
};

const devices = [
  {
    name: 'a telephone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ...{ browser: 'Safari', system: 'iOS', device: 'phone' },
  },
  {
    name: 'a computer',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ...{ browser: 'Firefox', system: 'Windows', device: 'computer' },
  },
] as const;
const described = z.array(
  z.object({
    ...{ browser: z.string().nullable(), system: z.string().nullable() },
    ...{ device: z.string(), isCurrent: z.boolean() },
  }),
);

const byDevice: PromiseCheck = async (scene) => {
  const { comeAgainBy } = scene.target;
  if (!comeAgainBy) throw new NotTried('the suite cannot sign in by another device there');
  const person = await newMember(scene.room, 'viewer');
  for (const { name, userAgent, ...wanted } of devices) {
    const who = nextGuest();
    const signIn = () => comeAgainBy(who, person, userAgent);
    for (const mails of [1, 0]) {
      const sent = scene.has('listOutbox') ? await written(scene, signIn) : null;
      if (sent === null) await signIn();
      const length = sent?.filter(({ kind, to }) => kind === 'alert' && to === person.email).length ?? mails;
      scene.holds(length === mails, `after a sign-in by ${name}`, `${length} mails inform its user, not ${mails}`);
    }
    const own = (await scene.read(described, { id: 'listMySessions', who })).find(({ isCurrent }) => isCurrent);
    const shown = [own?.browser, own?.system, own?.device].join();
    const isRight =
      own?.device === wanted.device && own.browser?.includes(wanted.browser) && own.system?.includes(wanted.system);
    scene.holds(isRight === true, `of a session by ${name}`, `it is said to be by ${shown}`);
  }
};

export const sessionUseChecks: Readonly<Record<string, PromiseCheck>> = {
  'listMySessions uses': everyRead,
  'listMySessions devices': byDevice,
  'everywhere sessions-last': lasts,
  'everywhere sessions-proven': provenEnds,
  'listUserSessions agrees': agrees,
};
