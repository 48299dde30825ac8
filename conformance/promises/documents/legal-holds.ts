// What a legal hold keeps where it is, and until when.
import { deleted, heldFolder } from '../../cases/deleted.ts';
import type { Role } from '../../target.ts';
import { folders, isListed } from '../access/sight.ts';
import type { PromiseCheck } from '../checks.ts';
import { items } from './deleted.ts';

const keptIn: PromiseCheck = async (scene) => {
  const id = await scene.room.document({ folderId: await heldFolder(scene.room) });
  const out = { id: 'moveDocument', params: { id }, json: { folderId: null } };
  await scene.answers(409, 'out of a folder under a legal hold', out);
  const other = { ...out, json: { folderId: await heldFolder(scene.room) } };
  await scene.answers(409, 'out of a folder under a legal hold into another', other);
  scene.holds(await isListed(scene, { who: 'admin' }, id), 'after the refusal', 'the document is gone');
  const folder = await scene.room.folder({ parentId: await heldFolder(scene.room) });
  const outside = { id: 'moveFolder', params: { id: folder }, json: { parentId: null } };
  await scene.answers(409, 'of a folder out of one under a legal hold', outside);
};

const untilLifted: PromiseCheck = async (scene) => {
  const { room } = scene;
  const top = await heldFolder(room);
  const [from, to] = [await room.folder({ parentId: top }), await room.folder({ parentId: top })];
  const parentId = await room.folder({ parentId: from });
  const folder = await room.folder({ parentId });
  const inner = await heldFolder(room, { parentId: top });
  const [id, gone] = [await room.document({ folderId: parentId }), await deleted(room, { folderId: parentId })];
  const moveTo = async (status: number, when: string, place: string | null) => {
    await scene.answers(status, when, { id: 'moveDocument', params: { id }, json: { folderId: place } });
    await scene.answers(status, when, { id: 'moveFolder', params: { id: folder }, json: { parentId: place } });
  };
  const purge = { id: 'purgeItem', params: { id: gone } };
  const holdOf = async (who: Role, folderId = top) =>
    (await scene.read(folders, { id: 'listFolders', who })).find((one) => one.id === folderId)?.['legalHold'] ?? null;
  const deep = 'deep in a folder under a legal hold';
  await moveTo(409, `out of a place ${deep}`, null);
  await moveTo(200, `to another place ${deep}`, to);
  await scene.answers(409, `of what was deleted ${deep}`, purge);
  const isHeld = (await scene.read(items, { id: 'listDeletedItems' })).find((one) => one.id === gone)?.isHeld;
  scene.holds(isHeld === true, `of what was deleted ${deep}`, 'isHeld is not true');
  scene.holds((await holdOf('manager')) === true, 'of a folder under a legal hold', 'a manager does not see it');
  scene.holds((await holdOf('viewer')) === null, 'of a folder under a legal hold', 'a viewer sees it');
  await scene.must({ id: 'setLegalHold', params: { id: top }, json: { legalHold: false } });
  const when = 'after the legal hold was lifted';
  scene.holds((await holdOf('manager')) !== true, when, 'a manager still sees it');
  scene.holds((await holdOf('manager', inner)) === true, when, 'that of a folder in it is lifted, too');
  await moveTo(200, when, null);
  await scene.answers(204, when, purge);
};

export const legalHoldChecks: Readonly<Record<string, PromiseCheck>> = {
  'setLegalHold kept-in': keptIn,
  'setLegalHold until-lifted': untilLifted,
};
