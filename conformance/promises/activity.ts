// The recent activity has no entries of pages read, and lists accesses that end within a week.
import { z } from 'zod';
import { group } from '../cases/sharing.ts';
import type { PromiseCheck } from './checks.ts';
import type { Scene } from './scene.ts';

const weekMs = 7 * 86_400_000;
const recent = z.array(z.looseObject({ activityType: z.string(), description: z.string(), createdAt: z.string() }));
const readRecent = (scene: Scene) => scene.read(recent, { id: 'listRecentActivity' });

const pages: PromiseCheck = async (scene) => {
  const params = { id: await scene.room.document() };
  await scene.must({ id: 'previewDocument', who: 'viewer', params });
  const [before] = await readRecent(scene);
  await scene.must({ id: 'reportReading', who: 'viewer', params, json: { version: 1, pages: [1, 2], seconds: 3 } });
  const [after] = await readRecent(scene);
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  scene.holds(isSame, 'after two pages were read', `the first entry is ${after?.description ?? 'none'}`);
};

const soon: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [person, suspended] = [room.name('Ending'), room.name('Suspended')];
  const [groupId, holderId, endingId] = [await group(room, []), await group(room, []), await group(room, [])];
  const names = Array.from({ length: 7 }, () => room.name('Folder'));
  const ids: string[] = [];
  for (const name of names) ids.push(await room.folder({ name }));
  const [granted, bound, inForce] = [room.name('Granted'), room.name('Bound'), room.name('In force')];
  const [ofHolder, ofSuspended] = [await room.document({ name: granted }), await room.document({ name: bound })];
  const give = (folderId: string, end: string | null) => {
    const json = { folderId, groupId: holderId, canRead: true, canWrite: false, expiresAt: end };
    return scene.must({ id: 'setFolderPermission', json });
  };
  // By the target's clock. The entry of an end is dated a week before it, here just now.
  const [newest] = await readRecent(scene);
  const announced = Date.parse(newest?.createdAt ?? '') - 1;
  const expiresAt = new Date(announced + weekMs).toISOString();
  const early = new Date(announced + weekMs - 1).toISOString();
  const invite = (lastName: string) => {
    const json = { firstName: 'Noor', lastName, email: room.email(), role: 'viewer', expiresAt };
    return room.idOf({ id: 'createUser', json });
  };
  await invite(person);
  const left = room.name('Left');
  await scene.must({ id: 'deactivateUser', params: { id: await invite(left) } });
  const json = { name: suspended, expiresAt, suspended: true };
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json });
  const folders = [
    ['ends within a week', names[0], expiresAt],
    ['ends never', names[1], null],
    ['ends within a week, before five others', names[2], early],
    ['ends within a week, too', names[3], expiresAt],
  ] as const;
  for (const [at, [, , end]] of folders.entries()) await give(ids[at] ?? '', end);
  for (const [documentId, holder] of [
    [ofHolder, holderId],
    [ofSuspended, groupId],
  ]) {
    const grant = { documentId, groupId: holder, canRead: true, canDownload: false, expiresAt };
    await scene.must({ id: 'grantDocumentPermission', json: grant });
  }
  await scene.must({ id: 'updateGroup', params: { id: endingId }, json: { name: inForce, expiresAt } });
  const recent = await readRecent(scene);
  // Twenty newer entries leave no place for these.
  if (recent.length === 20 && Date.parse(recent.at(-1)?.createdAt ?? '') > announced) return;
  const isListed = (name: string) =>
    recent.some(({ activityType, description }) => activityType === 'access_expiring' && description.includes(name));
  scene.holds(isListed(person), 'with somebody whose access ends within a week', 'it is not listed');
  scene.holds(isListed(granted), 'with a grant on a document that ends within a week', 'it is not listed');
  scene.holds(isListed(inForce), 'with a group that ends within a week', 'it is not listed');
  scene.holds(!isListed(suspended), 'with a suspended group that ends within a week', 'it is listed');
  scene.holds(!isListed(bound), 'with a grant of a suspended group that ends within a week', 'it is listed');
  scene.holds(!isListed(left), 'with somebody who was deactivated and would end within a week', 'they are listed');
  for (const [when, name = '', end] of folders)
    scene.holds(
      isListed(name) === (end === expiresAt),
      `with a permission on a folder that ${when}`,
      `it is ${isListed(name) ? '' : 'not '}listed`,
    );
  for (const id of ids.slice(4)) await give(id, expiresAt);
  const { length } = (await readRecent(scene)).filter(({ activityType }) => activityType === 'access_expiring');
  scene.holds(length <= 5, 'with more than five ends within a week', `${length} are listed`);
};

export const activityChecks: Readonly<Record<string, PromiseCheck>> = {
  'listRecentActivity pages': pages,
  'listRecentActivity soon': soon,
};
