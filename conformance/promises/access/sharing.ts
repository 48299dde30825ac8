// The effect of folder permissions and of grants to groups, their ends, and their removal.
import { z } from 'zod';
import { group } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { expectSight, folders } from './sight.ts';

const toRead = { canRead: true, canDownload: true };
const toEnter = { canRead: true, canWrite: false };
const holders = z.array(z.looseObject({ folderId: z.string(), userId: z.string().nullable(), canRead: z.boolean() }));

/** A restricted folder with a restricted document. */
export async function closed(scene: Scene): Promise<{ folderId: string; inner: string; documentId: string }> {
  const folderId = await scene.room.folder({ accessLevel: 'restricted' });
  const inner = await scene.room.folder({ parentId: folderId });
  return { folderId, inner, documentId: await scene.room.document({ folderId: inner, accessLevel: 'restricted' }) };
}

async function seesFolder(scene: Scene, when: string, { who }: Pick<Person, 'who'>, id: string, isSeen: boolean) {
  const isFound = (await scene.read(folders, { id: 'listFolders', who })).some((one) => one.id === id);
  const result = `GET /api/folders as ${who} ${isFound ? 'names the folder' : 'is without the folder'}`;
  scene.holds(isFound === isSeen, when, result);
}

const setAtOnce: PromiseCheck = async (scene) => {
  const { folderId, inner, documentId } = await closed(scene);
  const { id: userId } = await scene.person('viewer');
  await expectSight(scene, 'before anything was set', { who: 'viewer' }, documentId, 'none');
  await scene.must({ id: 'setFolderPermission', who: 'manager', json: { folderId, userId, ...toEnter } });
  const when = 'after a permission was set on the folder above';
  for (const id of [folderId, inner]) await seesFolder(scene, when, { who: 'viewer' }, id, true);
  await expectSight(scene, when, { who: 'viewer' }, documentId, 'all');
  await expectSight(scene, when, { who: 'analyst' }, documentId, 'none');
  const secret = await scene.room.folder({ parentId: inner, accessLevel: 'confidential' });
  await seesFolder(scene, `${when}, of a confidential one beneath`, { who: 'viewer' }, secret, false);
};

const nearestFirst: PromiseCheck = async (scene) => {
  const { folderId, inner } = await closed(scene);
  const { id: userId } = await scene.person('viewer');
  for (const id of [folderId, inner])
    await scene.must({ id: 'setFolderPermission', json: { folderId: id, userId, ...toEnter } });
  const secret = await scene.room.folder({ parentId: inner, accessLevel: 'confidential' });
  for (const [id, reaches] of [
    [inner, true],
    [secret, false],
  ] as const) {
    const rows = await scene.read(holders, { id: 'listFolderPermissions', params: { id } });
    const found = rows.map((one) => `${one.folderId} ${String(one['reaches'])}`).join();
    const when = `of a ${reaches ? 'restricted' : 'confidential'} folder below two with a permission`;
    scene.holds(
      found === `${inner} ${reaches},${folderId} ${reaches}`,
      when,
      `what reaches it is ${found || 'nothing'}`,
    );
  }
};

const setReplaces: PromiseCheck = async (scene) => {
  const { folderId } = await closed(scene);
  const { id: userId } = await scene.person('viewer');
  const expiresAt = scene.room.timeIn(86_400);
  await scene.must({ id: 'setFolderPermission', json: { folderId, userId, ...toEnter, expiresAt } });
  await scene.must({ id: 'setFolderPermission', json: { folderId, userId, ...toEnter } });
  const [open] = await scene.read(holders, { id: 'listFolderPermissions', params: { id: folderId } });
  scene.holds((open?.['expiresAt'] ?? null) === null, 'after it was set again without an end', 'it has one still');
};

const reviews = z.array(z.looseObject({ userId: z.string(), but: z.array(z.looseObject({ kind: z.string() })) }));

const setEnds: PromiseCheck = async (scene) => {
  const { folderId, documentId } = await closed(scene);
  const guest = await scene.guest('viewer');
  const expiresAt = scene.room.timeIn(60);
  const json = { folderId, userId: guest.id, ...toEnter, expiresAt };
  await scene.must({ id: 'setFolderPermission', json });
  await expectSight(scene, 'before its end', guest, documentId, 'all');
  await scene.room.advance(61);
  await expectSight(scene, 'past its end', guest, documentId, 'none');
  await seesFolder(scene, 'past its end', guest, folderId, false);
  const { length } = await scene.read(holders, { id: 'listFolderPermissions', params: { id: folderId } });
  scene.holds(length === 1, 'past its end', `${length} permissions of the folder are listed`);
  const review = await scene.read(reviews, { id: 'listFolderAccess', params: { id: folderId } });
  const isReason = review.some(
    ({ userId, but }) => userId === guest.id && but.some((one) => one.kind === 'expired-permission'),
  );
  scene.holds(isReason, 'past its end', 'the review of the folder does not say that it has ended');
};

const setDownloads: PromiseCheck = async (scene) => {
  const { folderId, inner, documentId } = await closed(scene);
  const downloadRestricted = true;
  const kept = await scene.room.document({ folderId: inner, accessLevel: 'restricted', downloadRestricted });
  const sealed = await scene.room.document({ folderId: inner, accessLevel: 'confidential', downloadRestricted });
  const { id: userId } = await scene.person('viewer');
  for (const [canDownload, free, bound] of [
    [null, 'all', 'read'],
    [false, 'read', 'read'],
    [true, 'all', 'all'],
    [undefined, 'all', 'read'],
  ] as const) {
    const json = { folderId, userId, ...toEnter, ...(canDownload === undefined ? {} : { canDownload }) };
    await scene.must({ id: 'setFolderPermission', json });
    const when = `after a permission was set with canDownload ${canDownload}`;
    await expectSight(scene, when, { who: 'viewer' }, documentId, free);
    await expectSight(scene, `${when}, of what restricts downloads`, { who: 'viewer' }, kept, bound);
    await expectSight(scene, `${when}, of what is sealed`, { who: 'viewer' }, sealed, 'none');
  }
  const viewer = { who: 'viewer' } as const;
  for (const [id, canDownload] of [
    [folderId, true],
    [inner, false],
  ] as const)
    await scene.must({ id: 'setFolderPermission', json: { folderId: id, userId, ...toEnter, canDownload } });
  const both = 'with canDownload on a folder, and canDownload false on the one beneath';
  for (const id of [documentId, kept]) await expectSight(scene, both, viewer, id, 'all');
  const open = await scene.room.folder();
  const free = await scene.room.document({ folderId: open });
  await scene.must({ id: 'setFolderPermission', json: { folderId: open, userId, ...toEnter, canDownload: false } });
  await expectSight(scene, 'with canDownload false on a public folder', viewer, free, 'all');
};

const folderOthers: PromiseCheck = async (scene) => {
  const { folderId, documentId } = await closed(scene);
  const [viewer, analyst] = [await scene.person('viewer'), await scene.person('analyst')];
  for (const { id: userId } of [viewer, analyst])
    await scene.must({ id: 'setFolderPermission', json: { folderId, userId, ...toEnter } });
  await scene.must({ id: 'revokeFolderPermission', params: { folderId, userId: viewer.id } });
  const when = 'after the permission of one of two people was revoked';
  await expectSight(scene, when, viewer, documentId, 'none');
  await expectSight(scene, when, analyst, documentId, 'all');
};

const groupAlone: PromiseCheck = async (scene) => {
  const documentId = await scene.room.document({ accessLevel: 'confidential' });
  const [viewer, analyst] = [await scene.person('viewer'), await scene.person('analyst')];
  const groupId = await group(scene.room, [viewer.id, analyst.id]);
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, groupId, ...toRead } });
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId: analyst.id, ...toRead } });
  for (const person of [viewer, analyst])
    await expectSight(scene, 'after a group was granted', person, documentId, 'all');
  await scene.must({ id: 'revokeGroupDocumentPermission', who: 'manager', params: { documentId, groupId } });
  const when = 'after the grant of the group was revoked';
  await expectSight(scene, when, viewer, documentId, 'none');
  await expectSight(scene, `${when}, of who has one as well`, analyst, documentId, 'all');
};

export const sharingChecks = {
  'listFolderPermissions nearest-first': nearestFirst,
  'setFolderPermission at-once': setAtOnce,
  'setFolderPermission replaces': setReplaces,
  'setFolderPermission ends': setEnds,
  'setFolderPermission downloads': setDownloads,
  'revokeFolderPermission alone': folderOthers,
  'revokeGroupDocumentPermission alone': groupAlone,
} satisfies Record<string, PromiseCheck>;
