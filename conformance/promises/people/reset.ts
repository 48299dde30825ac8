// Resets of a second factor by an administrator.
import { newMember, withApp } from '../../cases/account.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person } from '../scene.ts';
import { mails, statusOf } from './accounts.ts';
import { isOver } from './session-ends.ts';

const resetEnds: PromiseCheck = async (scene) => {
  const person = await withApp(scene.room, 'viewer', await newMember(scene.room, 'viewer'));
  const quiet = await newMember(scene.room, 'viewer');
  const alertsTo = async ({ email }: Person) =>
    (await scene.read(mails, { id: 'listOutbox' })).filter(({ kind, to }) => kind === 'alert' && to === email);
  const isMailed = scene.has('listOutbox');
  const { length } = isMailed ? await alertsTo(person) : [];
  const wanted = { digest: 'daily', tasks: true, alerts: false };
  if (isMailed) await scene.must({ id: 'updateMyMailSettings', who: quiet.who, json: wanted });
  for (const { id } of [person, quiet]) await scene.must({ id: 'resetSecondFactor', params: { id } });
  const when = 'after the second factor was reset';
  if (isMailed) {
    scene.holds((await alertsTo(person)).length > length, when, 'no mail tells its person');
    const isQuiet = (await alertsTo(quiet)).every(({ text }) => text === null);
    scene.holds(isQuiet, `${when} of somebody who wants no alerts`, 'they are sent one');
  }
  await isOver(scene, when, person);
  await isOver(scene, `${when} of somebody who has none`, quiet);
  const again = await scene.room.comeAgain(person);
  const status = await statusOf(scene, again);
  scene.holds(status.factors.length === 0 && status.recoveryCodes === null, when, 'something of it is left');
};

const resetOneself: PromiseCheck = async (scene) => {
  const { id } = await scene.person('admin');
  await scene.answers(403, 'of oneself', { id: 'resetSecondFactor', params: { id } });
  await scene.answers(200, 'after one tried to reset the own second factor', { id: 'getCurrentUser' });
};

export const resetChecks = {
  'resetSecondFactor ends-session': resetEnds,
  'resetSecondFactor oneself': resetOneself,
} satisfies Record<string, PromiseCheck>;
