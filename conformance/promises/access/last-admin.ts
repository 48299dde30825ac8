// No group locks out the last administrator.
import { group, lastAdministrator } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Scene } from '../scene.ts';

const keepsAnAdmin: PromiseCheck = async (scene) => {
  const addMemberIds = [await lastAdministrator(scene.room)];
  const params = { id: await group(scene.room, []) };
  const refuses = (when: string, json: object) => scene.answers(409, when, { id: 'updateGroup', params, json });
  await refuses('with the last administrator in a group to be suspended', { addMemberIds, suspended: true });
  await scene.must({ id: 'updateGroup', params, json: { suspended: true } });
  await refuses('with the last administrator put into a suspended group', { addMemberIds });
  if (scene.has('inviteUsers')) await notInvited(scene, params.id);
  const leaving = { firstName: 'Noor', lastName: 'Haddad', role: 'admin' };
  await scene.must({ id: 'createUser', json: { ...leaving, email: scene.room.email() } });
  if (scene.target.enter) {
    const { id } = await scene.guest('admin');
    const expiresAt = scene.room.timeIn(86_400);
    await scene.must({ id: 'updateUserExpiry', params: { id }, json: { expiresAt } });
  }
  await refuses('beside administrators who never came or whose access ends', { addMemberIds });
};

async function notInvited(scene: Scene, groupId: string): Promise<void> {
  const people = [{ email: (await scene.person('admin')).email }];
  const json = { people, role: 'viewer', groupId };
  await scene.answers(409, 'with the last administrator invited into a suspended group', { id: 'inviteUsers', json });
}

export const lastAdminChecks: Readonly<Record<string, PromiseCheck>> = { 'updateGroup keeps-an-admin': keepsAnAdmin };
