// What one call changes of many: all of it or none.
import { z } from 'zod';
import type { PromiseCheck } from './checks.ts';
import { users } from './sight.ts';

const invited = z.object({
  groupId: z.string().nullable(),
  people: z.array(z.looseObject({ userId: z.string(), outcome: z.string() })),
});
const groups = z.array(z.looseObject({ id: z.string(), name: z.string(), memberIds: z.array(z.string()) }));

const allOrNone: PromiseCheck = async (scene) => {
  const [groupName, email, other] = [scene.room.name('Group'), scene.room.email(), scene.room.email()];
  const people = [{ email }, { email: other, firstName: 'no\u0000name' }];
  const when = 'after two were invited, the second by a name that is none';
  await scene.answers(400, when, { id: 'inviteUsers', json: { people, role: 'viewer', groupName } });
  const listed = await scene.read(users, { id: 'listUsers' });
  scene.holds(!listed.some((one) => one.email === email), when, 'the first of them is made');
  const made = await scene.read(groups, { id: 'listGroups' });
  scene.holds(!made.some(({ name }) => name === groupName), when, 'the group is made');
};

const hereAlready: PromiseCheck = async (scene) => {
  const [groupName, email] = [scene.room.name('Group'), scene.room.email()];
  const invite = (as: string) =>
    scene.read(invited, { id: 'inviteUsers', json: { people: [{ email: as }], role: 'viewer', groupName } });
  const first = await invite(email);
  const again = await invite(email.toUpperCase());
  const when = 'after somebody was invited again in another case';
  scene.holds(again.people[0]?.userId === first.people[0]?.userId, when, 'they are another person');
  scene.holds(again.groupId === first.groupId, when, 'the group of that name is another');
  const known = await scene.person('viewer');
  const joined = await invite(known.email.toUpperCase());
  scene.holds(joined.people[0]?.userId === known.id, 'after somebody who is here was invited', 'they are made again');
  const group = (await scene.read(groups, { id: 'listGroups' })).find(({ id }) => id === first.groupId);
  const isIn = group?.memberIds.includes(known.id) ?? false;
  scene.holds(isIn, 'after somebody who is here was invited into a group', 'they are not in it');
};

export const manyChecks = {
  'inviteUsers all-or-none': allOrNone,
  'inviteUsers here-already': hereAlready,
} satisfies Record<string, PromiseCheck>;
