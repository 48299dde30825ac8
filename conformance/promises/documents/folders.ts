// The effect of a folder's change on the next call of all users.
import { z } from 'zod';
import type { PromiseCheck } from '../checks.ts';
import type { Call } from '../../room/room.ts';
import type { Scene } from '../scene.ts';
import { entries, expectSight, folders, isListed } from '../access/sight.ts';
import { jsonOf, textOf, type Who } from '../../target.ts';

const find = async (scene: Scene, who: Who, id: string) =>
  (await scene.read(folders, { id: 'listFolders', who })).find((one) => one.id === id);

const created: PromiseCheck = async (scene) => {
  const inner = z.object({ id: z.string(), accessLevel: z.string(), parentId: z.string().nullable() });
  const plain = await scene.read(inner, { id: 'createFolder', json: { name: scene.room.name('Plain') } });
  const isPlain = plain.accessLevel === 'public' && plain.parentId === null;
  scene.holds(isPlain, 'after a folder was created by its name alone', 'it is not public in the root');
  await scene.must({ id: 'deleteFolder', params: { id: plain.id } });
};

const updated: PromiseCheck = async (scene) => {
  const json = { name: scene.room.name('Was'), description: 'Words', accessLevel: 'public' };
  const id = await scene.room.idOf({ id: 'createFolder', json });
  const { name, accessLevel } = json;
  await scene.must({ id: 'updateFolder', params: { id }, json: { name, accessLevel } });
  const { description = null } = (await find(scene, 'admin', id)) ?? {};
  scene.holds(description === null, 'after a description was not sent', `it is ${String(description)}`);
};

const updatedAtOnce: PromiseCheck = async (scene) => {
  const outer = await scene.room.folder();
  const inner = await scene.room.folder({ parentId: outer });
  const id = await scene.room.document({ folderId: inner });
  const set = async (accessLevel: string, isSeen: boolean) => {
    const json = { name: scene.room.name('Level'), accessLevel };
    await scene.must({ id: 'updateFolder', params: { id: outer }, json });
    const when = `after the folder above its folder was made ${accessLevel}`;
    await expectSight(scene, when, { who: 'viewer' }, id, isSeen ? 'all' : 'none');
    for (const folder of [outer, inner]) {
      const isFound = (await find(scene, 'analyst', folder)) !== undefined;
      scene.holds(isFound === isSeen, when, `an analyst ${isFound ? 'still finds' : 'does not find'} the folder`);
    }
    await expectSight(scene, when, { who: 'manager' }, id, 'all');
  };
  await set('restricted', false);
  await set('public', true);
  await set('confidential', false);
  await set('public', true);
};

const counts = z.looseObject({ canCascade: z.boolean(), childFolderCount: z.number(), documentCount: z.number() });
const named = counts.extend({ contentsHash: z.string() });

async function tree(scene: Scene) {
  const outer = await scene.room.folder();
  const inner = await scene.room.folder({ parentId: outer });
  const deepest = await scene.room.folder({ parentId: inner, accessLevel: 'confidential' });
  const beside = await scene.room.folder();
  const ids: string[] = [];
  for (const folderId of [outer, inner, deepest, deepest]) ids.push(await scene.room.document({ folderId }));
  return {
    outer,
    all: [outer, inner, deepest],
    documents: ids,
    beside,
    kept: await scene.room.document({ folderId: beside }),
  };
}

const notEmpty: PromiseCheck = async (scene) => {
  const { outer, all, documents } = await tree(scene);
  for (const query of [undefined, { cascade: 'false' }]) {
    const call = { id: 'deleteFolder', params: { id: outer }, ...(query && { query }) };
    const answer = await scene.answers(409, 'of a folder that is not empty', call);
    const counted = counts.safeParse(JSON.parse(textOf(answer)));
    const isWhole = counted.data?.childFolderCount === 2 && counted.data.documentCount === 4 && counted.data.canCascade;
    scene.holds(
      isWhole,
      'of a folder with two folders and four documents beneath it',
      `the answer says ${textOf(answer)}`,
    );
  }
  for (const id of all)
    scene.holds((await find(scene, 'admin', id)) !== undefined, 'after the refusal', 'a folder is gone');
  const emptied = await scene.room.folder();
  const params = { id: await scene.room.document({ folderId: emptied }) };
  await scene.must({ id: 'deleteDocument', params });
  await scene.answers(204, 'of a folder whose document was deleted', { id: 'deleteFolder', params: { id: emptied } });
  for (const id of documents)
    scene.holds(await isListed(scene, { who: 'admin' }, id), 'after the refusal', 'a document is gone');
};

const asCounted: PromiseCheck = async (scene) => {
  if (!scene.has('updateFolderPermissions')) return;
  const { outer, all, documents } = await tree(scene);
  const call = { id: 'deleteFolder', params: { id: outer } };
  const over = (read: string) => ({ ...call, query: { cascade: 'true' }, headers: { 'if-match': `"${read}"` } });
  const refused = async (when: string, refusal: Call, documentCount: number) => {
    const answer = await scene.answers(409, when, refusal);
    const held = named.safeParse(jsonOf(answer)).data;
    scene.holds(held?.documentCount === documentCount, when, `the answer says ${textOf(answer)}`);
    return held?.contentsHash ?? '';
  };
  const read = await refused('of a folder that is not empty', call, 4);
  const late = await scene.room.document({ folderId: all[1] ?? '' });
  const grown = 'of a folder with everything in it, where a document has come since it was counted';
  await refused(grown, over(read), 5);
  await scene.must({ id: 'deleteDocument', params: { id: documents[0] ?? '' } });
  const changed = 'of a folder with everything in it, where a document has come for another since it was counted';
  const now = await refused(changed, over(read), 4);
  scene.holds(await isListed(scene, { who: 'admin' }, late), changed, 'the document is gone');
  await scene.must(over(now));
};

const cascade: PromiseCheck = async (scene) => {
  const { outer, all, documents, beside, kept } = await tree(scene);
  await scene.must({ id: 'deleteFolder', who: 'manager', params: { id: outer }, query: { cascade: 'true' } });
  const when = 'after a folder was deleted with everything in it';
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const traces = (activityType: string, id: string) =>
    log.filter((entry) => entry.activityType === activityType && entry.resourceId === id).length;
  for (const id of all) {
    scene.holds((await find(scene, 'admin', id)) === undefined, when, 'GET /api/folders still has one of them');
    scene.holds(
      traces('folder_deleted', id) === 1,
      when,
      `${traces('folder_deleted', id)} audit entries record a folder`,
    );
  }
  for (const id of documents) {
    for (const who of ['admin', 'viewer'] as const) await expectSight(scene, when, { who }, id, 'none');
    scene.holds(
      traces('document_delete', id) === 1,
      when,
      `${traces('document_delete', id)} audit entries record a document`,
    );
  }
  scene.holds((await find(scene, 'admin', beside)) !== undefined, when, 'the folder beside it is gone');
  await expectSight(scene, when, { who: 'viewer' }, kept, 'all');
  await scene.answers(404, when, { id: 'createFolder', json: { name: scene.room.name('Orphan'), parentId: all[1] } });
  const { room } = scene;
  const folderId = all[1] ?? '';
  await scene.answers(404, when, room.registration(await room.stored(), { folderId }));
  const moves = { moveDocument: [kept, { folderId }], moveFolder: [beside, { parentId: folderId }] } as const;
  for (const [call, [id, json]] of Object.entries(moves))
    if (scene.has(call)) await scene.answers(404, when, { id: call, params: { id }, json });
};

export const folderChecks = {
  'createFolder kept': created,
  'updateFolder kept': updated,
  'updateFolder at-once': updatedAtOnce,
  'deleteFolder not-empty': notEmpty,
  'deleteFolder as-counted': asCounted,
  'deleteFolder cascade': cascade,
} satisfies Record<string, PromiseCheck>;
