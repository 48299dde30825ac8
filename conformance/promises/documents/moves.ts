// The effect of moves on all users, compared with the preview, without losses.
import { z } from 'zod';
import { approvalFolder, pending } from '../../cases/evidence.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { documents, expectSight, folders, rowOf } from '../access/sight.ts';

const move = (id: string, folderId: string | null) => ({ id: 'moveDocument', params: { id }, json: { folderId } });
const moveFolder = (id: string, parentId: string | null) => ({ id: 'moveFolder', params: { id }, json: { parentId } });

const documentAtOnce: PromiseCheck = async (scene) => {
  const closed = await scene.room.folder({ accessLevel: 'restricted' });
  const id = await scene.room.document();
  await expectSight(scene, 'before it was moved', { who: 'viewer' }, id, 'all');
  await scene.must({ ...move(id, closed), who: 'manager' });
  await expectSight(scene, 'after it was moved into a restricted folder', { who: 'viewer' }, id, 'none');
  await expectSight(scene, 'after it was moved into a restricted folder', { who: 'manager' }, id, 'all');
  await scene.must(move(id, null));
  await expectSight(scene, 'after it was moved back', { who: 'viewer' }, id, 'all');
};

const documentKept: PromiseCheck = async (scene) => {
  const name = scene.room.name('Kept');
  const folderId = await scene.room.folder();
  await scene.room.document({ name, folderId });
  const other = await scene.room.document({ name });
  await scene.answers(409, 'into a folder that has the name', move(other, folderId));
  scene.holds((await rowOf(scene, other))?.folderId === null, 'after the refusal', 'the document lies elsewhere');
  const upper = await scene.room.document({ name: name.toUpperCase() });
  await scene.answers(200, 'into a folder that has the name in another case', move(upper, folderId));
};

const folderAtOnce: PromiseCheck = async (scene) => {
  const closed = await scene.room.folder({ accessLevel: 'restricted' });
  const open = await scene.room.folder();
  const id = await scene.room.document({ folderId: await scene.room.folder({ parentId: open }) });
  await expectSight(scene, 'before its folder was moved', { who: 'viewer' }, id, 'all');
  await scene.must({ ...moveFolder(open, closed), who: 'manager' });
  const when = 'after the folder above was moved into a restricted one';
  await expectSight(scene, when, { who: 'viewer' }, id, 'none');
  const seen = await scene.read(folders, { id: 'listFolders', who: 'viewer' });
  scene.holds(!seen.some((one) => one.id === open), when, 'a viewer still finds the folder');
  await scene.must(moveFolder(open, null));
  await expectSight(scene, 'after it was moved back', { who: 'viewer' }, id, 'all');
};

const noCycle: PromiseCheck = async (scene) => {
  const top = await scene.room.folder();
  let at = top;
  for (let deep = 1; deep <= 5; deep += 1) at = await scene.room.folder({ parentId: at });
  await scene.answers(409, 'into a folder five levels down in it', moveFolder(top, at));
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await scene.room.folder());
  const moves = ids.flatMap((id) => ids.filter((other) => other !== id).map((other) => [id, other] as const));
  const answers = await Promise.all(moves.map(([id, parentId]) => scene.call(moveFolder(id, parentId))));
  const odd = answers.find(({ status }) => status !== 200 && status !== 409);
  scene.holds(!odd, 'of many moves at once', `one was answered ${odd?.status}`);
  const parents = new Map((await scene.read(folders, { id: 'listFolders' })).map((row) => [row.id, row.parentId]));
  for (const id of ids) {
    let at: string | null | undefined = id;
    for (let steps = 0; steps <= ids.length && at; steps += 1) at = parents.get(at);
    scene.holds(at === null, 'after many moves at once', 'a folder does not lead up to the root');
  }
};

const effect = z.object({ people: z.array(z.object({ userId: z.string(), gained: z.number(), lost: z.number() })) });

async function found(scene: Scene, who: 'viewer' | 'analyst'): Promise<Set<string>> {
  return new Set((await scene.read(documents, { id: 'listDocuments', who })).map(({ id }) => id));
}

async function isOver({ room }: Scene, { id }: Person): Promise<void> {
  const expiresAt = room.timeIn(60);
  await room.must({ id: 'updateUserExpiry', params: { id }, json: { expiresAt } });
  await room.advance(61);
}

const effectAgrees: PromiseCheck = async (scene) => {
  const closed = await scene.room.folder({ accessLevel: 'restricted' });
  const open = await scene.room.folder();
  const [viewer, analyst] = [await scene.person('viewer'), await scene.person('analyst')];
  await scene.must({
    id: 'setFolderPermission',
    json: { folderId: closed, userId: analyst.id, canRead: true, canWrite: false },
  });
  const below = await scene.room.folder({ parentId: open });
  const documentIds = [await scene.room.document({ folderId: open }), await scene.room.document({ folderId: below })];
  await scene.room.document({ folderId: open, accessLevel: 'restricted' });
  const [documentId = ''] = documentIds;
  const grant = { documentId, userId: viewer.id, canRead: true, canDownload: true };
  await scene.must({ id: 'grantDocumentPermission', json: grant });
  const over = scene.target.advance ? await scene.guest('viewer') : null;
  if (over) await isOver(scene, over);
  const before = { viewer: await found(scene, 'viewer'), analyst: await found(scene, 'analyst') };
  const json = { documentIds: [], folderIds: [open], folderId: closed };
  const preview = await scene.read(effect, { id: 'previewMove', who: 'manager', json });
  const isNamed = preview.people.some(({ userId }) => userId === over?.id);
  scene.holds(!isNamed, 'before a move', 'somebody whose access has ended loses something by it');
  await scene.must(moveFolder(open, closed));
  for (const [who, { id }] of [
    ['viewer', viewer],
    ['analyst', analyst],
  ] as const) {
    const after = await found(scene, who);
    const gained = [...after].filter((one) => !before[who].has(one)).length;
    const lost = [...before[who]].filter((one) => !after.has(one)).length;
    const previewed = preview.people.find(({ userId }) => userId === id) ?? { gained: 0, lost: 0 };
    const isSame = previewed.gained === gained && previewed.lost === lost;
    const what = `${who}: ${previewed.gained} gained and ${previewed.lost} lost was said, and it was ${gained} and ${lost}`;
    scene.holds(isSame, `after ${documentIds.length} documents and another one were moved with their folder`, what);
  }
  if (!scene.has('decideApproval')) return;
  const { id, requestId, version, sha256 } = await pending(scene.room, 'admin');
  await scene.must({ id: 'decideApproval', params: { id: requestId }, json: { decision: 'approve', version, sha256 } });
  await scene.must(move(id, null));
  const never = await scene.room.document();
  const into = { documentIds: [id, never], folderIds: [], folderId: await approvalFolder(scene.room) };
  const { people } = await scene.read(effect, { id: 'previewMove', json: into });
  const lost = people.find(({ userId }) => userId === viewer.id)?.lost ?? 0;
  scene.holds(
    lost === 1,
    'of one document that was approved and one that was not',
    `the preview has a viewer lose ${lost}`,
  );
};

const settingsAgree: PromiseCheck = async (scene) => {
  const { room } = scene;
  const { id: userId } = await scene.person('viewer');
  const documentIds = [await room.document(), await room.document({ downloadRestricted: true })];
  const hidden = await room.document({ accessLevel: 'restricted' });
  for (const [what, json, gained, lost] of [
    ['restricted downloads', { documentIds, downloadRestricted: true }, 0, 1],
    ['free downloads', { documentIds, downloadRestricted: false }, 1, 0],
    ['free downloads at a public level', { documentIds, downloadRestricted: false, accessLevel: 'public' }, 1, 0],
    ['a confidential level', { documentIds, accessLevel: 'confidential' }, 0, 2],
    ['a public level', { documentIds: [hidden], accessLevel: 'public' }, 1, 0],
    ['the settings as they are', { documentIds }, 0, 0],
  ] as const) {
    const { people } = await scene.read(effect, { id: 'previewSettings', who: 'manager', json });
    const previewed = people.find((one) => one.userId === userId) ?? { gained: 0, lost: 0 };
    const isRight = previewed.gained === gained && previewed.lost === lost;
    scene.holds(isRight, `of ${what}`, `the preview has a viewer gain ${previewed.gained} and lose ${previewed.lost}`);
  }
};

export const moveChecks = {
  'moveDocument at-once': documentAtOnce,
  'moveDocument kept': documentKept,
  'moveFolder at-once': folderAtOnce,
  'moveFolder no-cycle': noCycle,
  'previewMove agrees': effectAgrees,
  'previewSettings agrees': settingsAgree,
} satisfies Record<string, PromiseCheck>;
