// Changes of many items in one call: all or nothing.
import { z } from 'zod';
import { oneCell } from '../cases/bulk.ts';
import { group } from '../cases/sharing.ts';
import { textOf } from '../target.ts';
import type { PromiseCheck } from './checks.ts';
import type { Scene } from './scene.ts';
import { entries, folders, users } from './access/sight.ts';

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
  const outcomes = [first, again, joined].map(({ people }) => people[0]?.outcome).join(', ');
  const areRight = outcomes === 'invited, unchanged, joined';
  scene.holds(areRight, 'of somebody new, the same again, and somebody who is here', `the outcomes are ${outcomes}`);
  const group = (await scene.read(groups, { id: 'listGroups' })).find(({ id }) => id === first.groupId);
  const isIn = group?.memberIds.includes(known.id) ?? false;
  scene.holds(isIn, 'after somebody who is here was invited into a group', 'they are not in it');
  const json = { firstName: 'Noor', lastName: 'Haddad', email: scene.room.email(), role: 'manager' };
  const id = await scene.room.idOf({ id: 'createUser', json });
  const expiresAt = scene.room.timeIn(86_400);
  const later = { people: [{ email: json.email }], role: 'viewer', groupName, expiresAt };
  await scene.must({ id: 'inviteUsers', json: later });
  const manager = (await scene.read(users, { id: 'listUsers' })).find((one) => one.id === id);
  scene.holds(manager?.role === 'manager', 'after a manager was invited as a viewer', `their role is ${manager?.role}`);
  const isEndless = (manager?.['expiresAt'] ?? null) === null;
  scene.holds(isEndless, 'after somebody without an end was invited with one', 'their access ends');
  const people = [{ email: scene.room.email(), firstName: 'Ada', lastName: scene.room.name('Adams') }];
  const { people: made } = await scene.read(invited, { id: 'inviteUsers', json: { people, role: 'viewer' } });
  const person = (await scene.read(users, { id: 'listUsers' })).find((one) => one.id === made[0]?.userId);
  const isNamed = person?.['firstName'] === 'Ada' && person['lastName'] === people[0]?.lastName;
  scene.holds(isNamed, 'after somebody was invited by name', 'they have another name');
};

const ownGroup: PromiseCheck = async (scene) => {
  const [groupName, own] = [scene.room.name('Group'), scene.room.name('Group')];
  const [one, other] = [scene.room.email(), scene.room.email()];
  const people = [{ email: one }, { email: other, groupName: own }];
  const expiresAt = scene.room.timeIn(86_400);
  const { people: made } = await scene.read(invited, {
    id: 'inviteUsers',
    json: { people, role: 'viewer', groupName, expiresAt },
  });
  const ends = (await scene.read(users, { id: 'listUsers' })).filter(({ email }) => [one, other].includes(email));
  const areKept = ends.every((person) => person['expiresAt'] === expiresAt);
  scene.holds(areKept, 'after two were invited until a day later', 'one of them may stay for longer');
  const listed = await scene.read(groups, { id: 'listGroups' });
  const membersOf = (name: string) => listed.find((group) => group.name === name)?.memberIds.join();
  const when = 'after two were invited, the second into a group of their own';
  scene.holds(membersOf(groupName) === made[0]?.userId, when, 'the group of all has others than the first');
  scene.holds(membersOf(own) === made[1]?.userId, when, 'the group of the second has others than the second');
  const email = scene.room.email();
  const twice = { people: [{ email }, { email: email.toUpperCase() }], role: 'viewer' };
  const { length } = (await scene.read(invited, { id: 'inviteUsers', json: twice })).people;
  scene.holds(length === 1, 'of an address that was named twice, in either case', `${length} people are invited`);
  const third = { people: [{ email: scene.room.email(), groupName: own.toUpperCase() }], role: 'viewer' };
  await scene.must({ id: 'inviteUsers', json: third });
  const same = (await scene.read(groups, { id: 'listGroups' })).filter(
    ({ name }) => name.toUpperCase() === own.toUpperCase(),
  );
  const isOne = same.length === 1 && same[0]?.memberIds.length === 2;
  scene.holds(isOne, 'after a third came into it, in another case', `there are ${same.length} groups of that name`);
};

const cells = z.array(z.looseObject({ folderId: z.string(), groupId: z.string() }));
const matrix = { id: 'listGroupFolderPermissions' };
const tagNow = async (scene: Scene) => (await scene.must(matrix)).headers.get('etag') ?? '';

const change = (tag: string, changes: readonly object[]) => ({
  id: 'updateFolderPermissions',
  who: 'manager' as const,
  headers: { 'if-match': tag },
  json: { changes },
});

const allCells: PromiseCheck = async (scene) => {
  const { tag, cell } = await oneCell(scene.room);
  const gone = { ...cell, folderId: 'conformance-none' };
  const when = 'after two permissions were changed, the second on a folder that is not there';
  const refused = await scene.answers(409, when, change(tag, [cell, gone, { ...cell, groupId: 'conformance-gone' }]));
  const areNamed = ['conformance-none', 'conformance-gone'].every((one) => textOf(refused).includes(one));
  scene.holds(areNamed, 'where a folder and a group are not there', 'the refusal does not name both');
  const kept = await scene.read(cells, { id: 'listGroupFolderPermissions' });
  const isKept = kept.some(({ folderId }) => folderId === cell.folderId);
  scene.holds(!isKept, when, 'the first of them is made');
};

const oldestLoses: PromiseCheck = async (scene) => {
  const { tag, cell } = await oneCell(scene.room);
  await scene.must(change(tag, [cell]));
  const when = 'after somebody else changed the permissions meanwhile';
  await scene.answers(412, when, change(tag, [{ ...cell, permission: null }]));
  const kept = await scene.read(cells, { id: 'listGroupFolderPermissions' });
  const isKept = kept.some(({ folderId }) => folderId === cell.folderId);
  scene.holds(isKept, when, 'what they gave is gone');
};

const cellsAtOnce: PromiseCheck = async (scene) => {
  const { tag, cell } = await oneCell(scene.room, { accessLevel: 'restricted' });
  const sees = async () =>
    (await scene.read(folders, { id: 'listFolders', who: 'viewer' })).some(({ id }) => id === cell.folderId);
  const before = await scene.must(change(tag, [cell]));
  scene.holds(await sees(), 'after a group was given a folder', `GET /api/folders is without it (${before.status})`);
  await scene.must(change(await tagNow(scene), [{ ...cell, permission: null }]));
  scene.holds(!(await sees()), 'after that was revoked', 'GET /api/folders still names it');
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const logged = log.filter(
    (one) => one.resourceId === cell.folderId && one.activityType === 'permission_revoked',
  ).length;
  scene.holds(logged === 1, 'after that was revoked', `${logged} entries of the audit log say so`);
};

const allKept: PromiseCheck = async (scene) => {
  const { room } = scene;
  const expiresAt = room.timeIn(86_400);
  const given = { canRead: true, canWrite: false, canDownload: null, expiresAt: null };
  const groupId = await group(room);
  const changes: { folderId: string; groupId: string; permission: object }[] = [];
  for (const more of [{ canDownload: true }, { canDownload: false, expiresAt }, { canWrite: true }])
    changes.push({ folderId: await room.folder(), groupId, permission: { ...given, ...more } });
  for (const some of [changes, changes.map((one) => ({ ...one, permission: given }))]) {
    await scene.must(change(await tagNow(scene), some));
    const found = await scene.read(cells, matrix);
    for (const { folderId, permission } of some) {
      const row = found.find((one) => one.folderId === folderId && one.groupId === groupId);
      for (const [name, value] of Object.entries(permission))
        scene.holds((row?.[name] ?? null) === value, 'after three were given', `${name} is ${String(row?.[name])}`);
    }
  }
  const [{ folderId } = { folderId: '' }] = changes;
  let permission: object = given;
  let tag = await tagNow(scene);
  for (const more of [{ expiresAt }, { canDownload: true }, { canWrite: true }, {}]) {
    permission = { ...permission, ...more };
    await scene.must(change(tag, [{ folderId, groupId, permission }]));
    const [before, [what]] = [tag, Object.keys(more)];
    tag = await tagNow(scene);
    scene.holds(what === undefined || tag !== before, `after ${what} alone was changed`, 'the ETag is that of before');
  }
  const { expiresAt: _, ...endless } = given;
  await scene.must(change(tag, [{ folderId, groupId, permission: endless }]));
  tag = await tagNow(scene);
  const open = (await scene.read(cells, matrix)).find((one) => one.folderId === folderId);
  scene.holds((open?.['expiresAt'] ?? null) === null, 'after it was sent without an end', 'it has one still');
  const both = [null, { ...given, canWrite: true }].map((one) => ({ folderId, groupId, permission: one }));
  await scene.must(change(tag, both));
  const last = (await scene.read(cells, matrix)).find((one) => one.folderId === folderId);
  scene.holds(last?.['canWrite'] === true, 'after it was changed twice in one call', 'the last does not count');
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const { length } = log.filter((one) => one.resourceId === folderId && one.activityType === 'permission_granted');
  scene.holds(length === 7, 'after seven changes and one that changes nothing', `${length} are in the audit log`);
};

export const bulkChecks = {
  'updateFolderPermissions kept': allKept,
  'updateFolderPermissions all-or-none': allCells,
  'updateFolderPermissions oldest-loses': oldestLoses,
  'updateFolderPermissions at-once': cellsAtOnce,
  'inviteUsers all-or-none': allOrNone,
  'inviteUsers here-already': hereAlready,
  'inviteUsers own-group': ownGroup,
} satisfies Record<string, PromiseCheck>;
