// Names and e-mails: stored as sent, and refused with misleading characters.
import type { PromiseCheck } from '../checks.ts';
import { users } from '../access/sight.ts';

const asSent: PromiseCheck = async (scene) => {
  const email = scene.room.email().replace('guest', 'Guest.Of.Many');
  const json = { firstName: ' Noor ', lastName: ' Haddad ', email, role: 'viewer' };
  const id = await scene.room.idOf({ id: 'createUser', json });
  const user = (await scene.read(users, { id: 'listUsers' })).find((one) => one.id === id);
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    const when = `of somebody whose ${name} is “${json[name]}”`;
    scene.holds(user?.[name] === json[name], when, `GET /api/users lists “${String(user?.[name])}”`);
  }
};

const honestNames: PromiseCheck = async (scene) => {
  const params = { id: await scene.room.document() };
  for (const [what, name] of [
    ['NUL', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['a tab', 'a\tb'],
    ['a right-to-left override', 'invoice\u202efdp.exe'],
    ['an isolate', 'a\u2066b'],
    ['half a character', 'a\ud800b'],
    ['white space alone', ' \u00a0\u200b '],
  ] as const) {
    const when = `of a name with ${what}`;
    await scene.answers(400, when, { id: 'createFolder', json: { name } });
    if (scene.has('renameDocument')) await scene.answers(400, when, { id: 'renameDocument', params, json: { name } });
  }
};

export const nameChecks = { 'everywhere as-sent': asSent, 'everywhere honest-names': honestNames } satisfies Record<
  string,
  PromiseCheck
>;
