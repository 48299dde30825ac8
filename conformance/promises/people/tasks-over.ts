// Tasks end with the access that they are about.
import type { Who } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import { tasksOf } from './tasks.ts';

const over: PromiseCheck = async (scene) => {
  const { room } = scene;
  const inDays = (days: number) => room.timeIn(days * 86_400);
  const folderId = await room.folder({ accessLevel: 'restricted' });
  const documentId = await room.document({ accessLevel: 'confidential' });
  const { who } = await scene.guest('viewer', {
    folderPermissions: [{ folderId, canRead: true, canWrite: false, expiresAt: inDays(2) }],
    documentPermissions: [{ documentId, canRead: false, canDownload: true, expiresAt: inDays(3) }],
  });
  const count = async (when: string, kind: string, whose: Who, due: number, userId?: string) => {
    const found = (await tasksOf(scene, whose)).filter((one) => one.kind === kind && one.userId === userId).length;
    scene.holds(found === due, when, `there are ${found} tasks of it, not ${due}`);
  };
  await count('with a folder, and downloads without viewing, that end', 'ending', who, 1);
  await scene.must({ id: 'deleteFolder', params: { id: folderId } });
  await count('after that folder was deleted', 'ending', who, 0);
  if (!scene.target.advance) return;
  const asker = await scene.guest('viewer');
  await scene.must({ id: 'requestAccess', who: asker.who, json: { itemId: documentId } });
  const json = { expiresAt: room.timeIn(60) };
  await scene.must({ id: 'updateUserExpiry', params: { id: asker.id }, json });
  await count('before the end of who asked', 'request', 'manager', 1, asker.id);
  await room.advance(61);
  await count('past the end of who asked', 'request', 'manager', 0, asker.id);
};

export const taskOverChecks: Readonly<Record<string, PromiseCheck>> = { 'listMyTasks over': over };
