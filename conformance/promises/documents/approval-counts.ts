// How many documents a folder would hide from readers until they are approved.
import { z } from 'zod';
import { pending } from '../../cases/evidence.ts';
import type { PromiseCheck } from '../checks.ts';
import { rowOf } from '../access/sight.ts';

const counted = z.looseObject({ documents: z.number(), unapproved: z.number() });

const decidesAbout: PromiseCheck = async (scene) => {
  const { room } = scene;
  const id = await room.folder();
  const places = [id, await room.folder({ parentId: id }), await room.folder({ parentId: id })];
  const json = { name: room.name('Approved'), accessLevel: 'public', approvalRequired: true };
  await scene.must({ id: 'updateFolder', params: { id: places[2] ?? '' }, json });
  for (const folderId of [...places, places[2] ?? '']) await room.document({ folderId });
  const counts = await scene.read(counted, { id: 'previewFolderApproval', params: { id } });
  const figures = `${counts.documents} documents, ${counts.unapproved} unapproved`;
  const isRight = figures === '2 documents, 2 unapproved';
  scene.holds(isRight, 'of four documents, two in a folder that requires approval', `it says ${figures}`);
  const { requestId, version, sha256, id: approved } = await pending(room, 'admin');
  const decided = { decision: 'approve', version, sha256 };
  await scene.must({ id: 'decideApproval', params: { id: requestId }, json: decided });
  const folder = (await rowOf(scene, approved))?.folderId ?? '';
  await room.document({ folderId: folder });
  const count = await scene.read(counted, { id: 'previewFolderApproval', params: { id: folder } });
  scene.holds(
    count.documents === 2 && count.unapproved === 1,
    'of two documents, one of them approved',
    `it says ${count.documents} documents, ${count.unapproved} unapproved`,
  );
  await scene.must({ id: 'moveFolder', params: { id: folder }, json: { parentId: places[2] } });
  const none = await scene.read(counted, { id: 'previewFolderApproval', params: { id: folder } });
  scene.holds(none.documents === 0, 'beneath a folder that requires approval', `it says ${none.documents} documents`);
};

export const approvalCountChecks = { 'previewFolderApproval counts': decidesAbout } satisfies Record<
  string,
  PromiseCheck
>;
