// What a user past their end can no longer be, and what stays theirs.
import { approvalFolder, newestOf } from '../../cases/evidence.ts';
import type { PromiseCheck } from '../checks.ts';

const addressStays: PromiseCheck = async (scene) => {
  const { room } = scene;
  room.needClock();
  const email = room.email();
  const json = { firstName: 'Noor', lastName: 'Haddad', email, role: 'manager', expiresAt: room.timeIn(60) };
  await scene.must({ id: 'createUser', json });
  const manager = await scene.guest('manager', { expiresAt: room.timeIn(60) });
  await room.advance(61);
  const again = { id: 'createUser', json: { ...json, expiresAt: null } };
  await scene.answers(409, 'of the address of a user past their end', again);
  const id = await room.document({ folderId: await approvalFolder(room) });
  const { version, sha256 } = await newestOf(room, id);
  const named = { version, sha256, note: null, approverIds: [manager.id] };
  const call = { id: 'requestApproval', params: { id }, json: named };
  await scene.answers(400, 'of an approver past their end', call);
};

const ownAwaiting: PromiseCheck = async (scene) => {
  const { room } = scene;
  const id = await room.ownUpload('analyst', { folderId: await approvalFolder(room) });
  const params = { id, version: '1' };
  for (const [operation, status] of [
    ['listDocumentVersions', 200],
    ['previewDocument', 403],
    ['previewDocumentVersion', 403],
    ['downloadDocument', 403],
  ] as const)
    await scene.answers(status, 'of an upload of their own that was never approved', {
      ...{ id: operation, who: 'analyst', params },
    });
};

export const pastEndChecks: Readonly<Record<string, PromiseCheck>> = {
  'createUser past-end': addressStays,
  'previewDocument own-awaiting': ownAwaiting,
};
