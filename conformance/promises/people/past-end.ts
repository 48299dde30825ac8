// What a user past their end can no longer be, and what stays theirs.
import { approvalFolder, newestOf } from '../../cases/evidence.ts';
import { beginTotp, newMember } from '../../cases/account.ts';
import type { PromiseCheck } from '../checks.ts';

const addressStays: PromiseCheck = async (scene) => {
  const { room } = scene;
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

const tenNewest: PromiseCheck = async (scene) => {
  const person = await newMember(scene.room, 'viewer');
  const [first, second] = [await beginTotp(scene.room, person), await beginTotp(scene.room, person)];
  for (let more = 0; more < 9; more += 1) await beginTotp(scene.room, person);
  for (const [status, { id, app }] of [
    [404, first],
    [201, second],
  ] as const) {
    const json = { code: await app.next(), name: 'Phone' };
    const call = { id: 'finishTotpEnrolment', who: person.who, params: { id }, json };
    await scene.answers(status, `of the ${status === 404 ? 'oldest' : 'second'} of eleven`, call);
  }
};

export const pastEndChecks: Readonly<Record<string, PromiseCheck>> = {
  'createUser past-end': addressStays,
  'previewDocument own-awaiting': ownAwaiting,
  'beginTotpEnrolment ten-newest': tenNewest,
};
