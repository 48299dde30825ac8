// Deleted items: invisible for all, restored as they were, purged for good, or kept by a legal hold.
import { z } from 'zod';
import { deleted, heldFolder } from '../../cases/deleted.ts';
import { approvalFolder, revised } from '../../cases/evidence.ts';
import { textOf } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Scene } from '../scene.ts';
import { entries, expectSight, folders, grants, rowOf, versions } from '../access/sight.ts';

const withId = z.array(z.looseObject({ id: z.string() }));
export const items = z.array(
  z.object({
    ...{ id: z.string(), deletedAt: z.string(), until: z.string() },
    ...{ isHeld: z.boolean(), isPlaceGone: z.boolean(), folderName: z.string().nullable() },
  }),
);

async function isDeleted(scene: Scene, id: string): Promise<boolean> {
  return (await scene.read(withId, { id: 'listDeletedItems' })).some((one) => one.id === id);
}

const outOfReach: PromiseCheck = async (scene) => {
  const name = scene.room.name('Deleted');
  const folderId = await scene.room.folder();
  const id = await deleted(scene.room, { name, folderId });
  scene.holds(await isDeleted(scene, id), 'after a document was deleted', 'it is not among what was deleted');
  for (const who of ['admin', 'manager', 'analyst', 'viewer'] as const)
    await expectSight(scene, 'after a document was deleted', { who }, id, 'none');
  const other = await scene.room.document({ name, folderId });
  scene.holds(other !== id, 'after the name was given again', 'it is the deleted document');
  if (!scene.has('addFavourite')) return;
  const isMarked = async () => (await scene.read(withId, { id: 'listFavourites' })).some((one) => one.id === other);
  await scene.must({ id: 'addFavourite', params: { id: other } });
  await scene.must({ id: 'deleteDocument', params: { id: other } });
  scene.holds(!(await isMarked()), 'after a favourite was deleted', 'it is one of the favourites still');
};

const back: PromiseCheck = async (scene) => {
  const folderId = await scene.room.folder();
  const name = scene.room.name('Back');
  const id = await scene.room.document({ name, folderId, accessLevel: 'restricted' });
  await scene.room.document({ name, folderId, accessLevel: 'restricted' });
  await scene.room.folder({ parentId: folderId, accessLevel: 'confidential' });
  const { id: userId } = await scene.person('viewer');
  const json = { documentId: id, userId, canRead: true, canDownload: true };
  await scene.must({ id: 'grantDocumentPermission', json });
  const entry = { folderId, userId: await scene.room.personOf('analyst'), canRead: true, canWrite: false };
  if (scene.has('setFolderPermission')) await scene.must({ id: 'setFolderPermission', json: entry });
  const stand = async () =>
    JSON.stringify([
      await rowOf(scene, id),
      (await scene.read(folders, { id: 'listFolders' })).filter(({ parentId }) => parentId === folderId),
      await scene.read(grants, { id: 'listDocumentPermissions', params: { id } }),
      await scene.read(versions, { id: 'listDocumentVersions', params: { id } }),
      scene.has('listFolderPermissions') &&
        textOf(await scene.must({ id: 'listFolderPermissions', params: { id: folderId } })),
    ]);
  const before = await stand();
  const params = { id: folderId };
  for (const whole of [false, true]) {
    if (whole) await scene.must({ id: 'deleteFolder', params, query: { cascade: 'true' } });
    else await scene.must({ id: 'deleteDocument', params: { id } });
    await scene.must({ id: 'putBackItem', who: 'manager', params: { id: whole ? folderId : id } });
    const log = await scene.read(entries, { id: 'listAuditLogs' });
    const logged = log
      .filter(({ activityType }) => activityType.endsWith('_put_back'))
      .map(({ resourceId }) => resourceId);
    const isLogged = logged.includes(id) && logged.includes(folderId) === whole;
    const when = `after ${whole ? 'its folder' : 'a document'} was put back`;
    scene.holds(isLogged, when, 'the audit log records other items');
    scene.holds((await stand()) === before, when, 'the document or a folder beside it is not what it was');
    await expectSight(scene, when, { who: 'viewer' }, id, 'all');
  }
  if (!scene.has('decideApproval')) return;
  const approved = await revised(scene.room, ['<!doctype html><p>Approved</p>', '<!doctype html><p>Another</p>']);
  await scene.must({ id: 'deleteDocument', params: { id: approved } });
  await scene.must({ id: 'putBackItem', params: { id: approved } });
  await expectSight(scene, 'after what was approved was put back', { who: 'viewer' }, approved, 'all');
};

const renamed: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [taken, name] = [room.name('Taken'), room.name('Restored \u00e9')];
  const id = await deleted(scene.room, { name: taken });
  for (const one of [taken, name.toUpperCase()]) await scene.room.document({ name: one });
  const call = (as: string) => ({ id: 'putBackItem', params: { id }, json: { name: as } });
  await scene.answers(409, 'under a name that is taken', call(taken));
  await scene.must(call(name.normalize('NFD')));
  const when = 'after it was put back under another name';
  scene.holds((await rowOf(scene, id))?.name === name, when, 'it has another');
  const folderId = await room.folder();
  const innerName = room.name('Inner');
  const within = await room.document({ folderId, name: innerName });
  await scene.must({ id: 'deleteFolder', params: { id: folderId }, query: { cascade: 'true' } });
  for (const alone of ['putBackItem', 'purgeItem'])
    await scene.answers(404, 'of what was in a deleted folder', { id: alone, params: { id: within } });
  await scene.must({ id: 'putBackItem', params: { id: folderId }, json: { name: room.name('Restored') } });
  const found = (await scene.read(folders, { id: 'listFolders' })).find((one) => one.id === folderId)?.name;
  scene.holds(found?.startsWith('Restored') ?? false, when, `a folder has the name ${found}`);
  scene.holds((await rowOf(scene, within))?.name === innerName, when, 'a document in a folder has another');
};

const inside = z.array(z.looseObject({ id: z.string(), documents: z.number(), folders: z.number() }));

const counted: PromiseCheck = async (scene) => {
  const { room } = scene;
  const id = await room.folder();
  const below = await room.folder({ parentId: id });
  await room.folder({ parentId: below });
  for (const folderId of [id, id, below]) await room.document({ folderId });
  await scene.must({ id: 'deleteFolder', params: { id }, query: { cascade: 'true' } });
  const item = (await scene.read(inside, { id: 'listDeletedItems' })).find((one) => one.id === id);
  const counts = `${item?.documents} documents and ${item?.folders} folders`;
  const isWhole = counts === '3 documents and 2 folders';
  scene.holds(isWhole, 'of a folder with three documents and two folders', `${counts} are listed`);
};

const noWider: PromiseCheck = async (scene) => {
  const { room } = scene;
  for (const place of ['public', 'restricted', 'confidential', 'purged']) {
    const wanted = ['confidential', 'purged'].includes(place) ? 'confidential' : 'restricted';
    const name = room.name('Outer');
    const outer = await room.folder({ name, accessLevel: place === 'purged' ? 'public' : place });
    const id = await room.document({ folderId: outer, accessLevel: 'public' });
    const folder = await room.folder({ parentId: outer, accessLevel: 'public' });
    await scene.must({ id: 'deleteDocument', params: { id } });
    for (const one of [folder, outer]) await scene.must({ id: 'deleteFolder', params: { id: one } });
    if (place === 'purged') await scene.must({ id: 'purgeItem', params: { id: outer } });
    const gone = (await scene.read(items, { id: 'listDeletedItems' })).filter((one) => one.isPlaceGone);
    for (const one of [id, folder]) {
      const folderName = gone.find((item) => item.id === one)?.folderName;
      const isNamed = folderName === (place === 'purged' ? null : name);
      scene.holds(isNamed, 'of what lay in a deleted folder', 'its place is not said to be gone, or has another name');
      await scene.must({ id: 'putBackItem', params: { id: one } });
    }
    const when = `after what was public in a ${place} folder came back without it`;
    const rows = [
      await rowOf(scene, id),
      (await scene.read(folders, { id: 'listFolders' })).find((one) => one.id === folder),
    ];
    for (const row of rows) scene.holds(row?.accessLevel === wanted, when, `it is ${row?.accessLevel}, not ${wanted}`);
    await expectSight(scene, when, { who: 'viewer' }, id, 'none');
  }
};

const stillApproved: PromiseCheck = async (scene) => {
  const outer = await approvalFolder(scene.room);
  const inner = await scene.room.folder({ parentId: outer });
  const id = await scene.room.document({ folderId: inner });
  const viewer = await scene.person('viewer');
  const json = { documentId: id, userId: viewer.id, canRead: true, canDownload: true };
  await scene.must({ id: 'grantDocumentPermission', json });
  await scene.must({ id: 'deleteDocument', params: { id } });
  for (const one of [inner, outer]) await scene.must({ id: 'deleteFolder', params: { id: one } });
  await scene.answers(409, 'without the folder above it that required approval', { id: 'putBackItem', params: { id } });
  for (const one of [inner, id]) await scene.must({ id: 'putBackItem', params: { id: one } });
  const row = (await scene.read(folders, { id: 'listFolders' })).find((one) => one.id === inner);
  const when = 'after a folder came back without the one that required approval';
  const isKept = row?.['approvalRequired'] === true && row.accessLevel === 'confidential';
  scene.holds(isKept, when, 'it requires none, or is not confidential');
  await expectSight(scene, when, viewer, id, 'none');
};

const forGood: PromiseCheck = async (scene) => {
  const id = await scene.room.folder();
  const inside = [id, await scene.room.folder({ parentId: id }), await scene.room.document({ folderId: id })];
  await scene.must({ id: 'deleteFolder', params: { id }, query: { cascade: 'true' } });
  await scene.must({ id: 'purgeItem', who: 'manager', params: { id } });
  scene.holds(!(await isDeleted(scene, id)), 'after a purge', 'the item can still be put back');
  await scene.answers(404, 'after a purge', { id: 'putBackItem', params: { id } });
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const purged = log.filter(
    ({ activityType, resourceId }) => activityType.endsWith('_purged') && inside.includes(resourceId ?? ''),
  );
  const when = 'after a folder with a folder and a document was purged';
  scene.holds(purged.length === 3, when, `${purged.length} entries of it are in the audit log`);
};

const held: PromiseCheck = async (scene) => {
  const folderId = await heldFolder(scene.room);
  const id = await deleted(scene.room, { folderId });
  await scene.answers(409, 'of what a legal hold keeps', { id: 'purgeItem', params: { id } });
  scene.holds(await isDeleted(scene, id), 'after a refused purge', 'the item is gone');
  await scene.must({ id: 'deleteFolder', params: { id: folderId } });
  for (const item of [id, folderId])
    await scene.answers(409, 'after the held folder was deleted, too', { id: 'purgeItem', params: { id: item } });
  await scene.answers(409, 'without the held folder that it lay in', { id: 'putBackItem', params: { id } });
  const outer = await scene.room.folder();
  await heldFolder(scene.room, { parentId: outer });
  await scene.must({ id: 'deleteFolder', params: { id: outer }, query: { cascade: 'true' } });
  const when = 'of a folder with a held one inside';
  await scene.answers(409, when, { id: 'purgeItem', params: { id: outer } });
  const item = (await scene.read(items, { id: 'listDeletedItems' })).find((one) => one.id === outer);
  scene.holds(item?.isHeld === true, when, 'it is not said to be held');
};

const dayMs = 86_400_000;

const kept: PromiseCheck = async (scene) => {
  const { retentionDays: days } = await scene.read(z.looseObject({ retentionDays: z.number().optional() }), {
    id: 'getCurrentUser',
  });
  const free = await scene.room.document();
  await scene.must({ id: 'deleteDocument', who: 'manager', params: { id: free } });
  const bound = await deleted(scene.room, { folderId: await heldFolder(scene.room) });
  const listed = await scene.read(items, { id: 'listDeletedItems' });
  for (const [id, isHeld, when] of [
    [free, false, 'after a document was deleted'],
    [bound, true, 'after a document of a held folder was deleted'],
  ] as const) {
    const item = listed.find((one) => one.id === id);
    scene.holds(item?.isHeld === isHeld, when, `its isHeld is ${String(item?.isHeld)}`);
    const stays = item && (Date.parse(item.until) - Date.parse(item.deletedAt)) / dayMs;
    scene.holds(days === undefined || stays === days, when, `it stays ${String(stays)} days, not ${String(days)}`);
  }
};

export const deletedChecks = {
  'listDeletedItems out-of-reach': outOfReach,
  'listDeletedItems kept': kept,
  'listDeletedItems counted': counted,
  'putBackItem back': back,
  'putBackItem no-wider': noWider,
  'putBackItem still-approved': stillApproved,
  'putBackItem renamed': renamed,
  'purgeItem for-good': forGood,
  'purgeItem held': held,
} satisfies Record<string, PromiseCheck>;
