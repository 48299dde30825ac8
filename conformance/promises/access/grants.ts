// The effect of a grant and of its revocation from the next call on.
import { group } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';
import { expectSight, grants, type Sight } from './sight.ts';

const grantAtOnce: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  for (const accessLevel of ['restricted', 'confidential']) {
    const documentId = await scene.room.document({ accessLevel });
    const grant = async (canDownload: boolean, sight: Sight) => {
      const json = { documentId, userId, canRead: true, canDownload };
      await scene.must({ id: 'grantDocumentPermission', who: 'manager', json });
      const when = `after a viewer was granted to ${canDownload ? 'download' : 'read'} a ${accessLevel} document`;
      await expectSight(scene, when, { who: 'viewer' }, documentId, sight);
      await expectSight(scene, when, { who: 'analyst' }, documentId, 'none');
    };
    await expectSight(
      scene,
      `before anything was granted on a ${accessLevel} document`,
      { who: 'viewer' },
      documentId,
      'none',
    );
    await grant(false, 'read');
    await grant(true, 'all');
    await grant(false, 'read');
  }
};

const grantReplaces: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  const expiresAt = scene.room.timeIn(86_400);
  const second = { documentId, userId: await scene.room.personOf('analyst'), canRead: true, canDownload: true };
  const first = { ...second, userId };
  const ending = { ...first, ...(scene.has('updateUserExpiry') && { expiresAt }) };
  for (const json of [ending, second, first]) await scene.must({ id: 'grantDocumentPermission', json });
  const both = await scene.read(grants, { id: 'listDocumentPermissions', params: { id: documentId } });
  const isEndless = (both[0]?.['expiresAt'] ?? null) === null;
  scene.holds(isEndless, 'after granting with an end, and again without', 'the grant has an end still');
  const isOldest = both[0]?.userId === userId;
  scene.holds(isOldest, 'after granting again to the first of two', 'the other comes before');
};

const readFirst: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: false, canDownload: true } });
  await expectSight(scene, 'after canDownload was granted without canRead', { who: 'viewer' }, documentId, 'none');
  if (!scene.has('createGroup')) return;
  const json = { documentId, canRead: false, canDownload: true, groupId: await group(scene.room) };
  await scene.must({ id: 'grantDocumentPermission', json });
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: false } });
  const when = 'after it was granted so to a group of somebody who was granted to read';
  await expectSight(scene, when, { who: 'viewer' }, documentId, 'read');
};

const revokedAtOnce: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  for (const accessLevel of ['restricted', 'confidential', 'public']) {
    const documentId = await scene.room.document({ accessLevel, downloadRestricted: accessLevel === 'public' });
    await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: true } });
    await expectSight(scene, `after a grant on a ${accessLevel} document`, { who: 'viewer' }, documentId, 'all');
    await scene.must({ id: 'revokeDocumentPermission', who: 'manager', params: { documentId, userId } });
    const sight = accessLevel === 'public' ? 'read' : 'none';
    const when = `after the grant of a viewer on a ${accessLevel} document was revoked`;
    await expectSight(scene, when, { who: 'viewer' }, documentId, sight);
    const left = await scene.read(grants, { id: 'listDocumentPermissions', params: { id: documentId } });
    scene.holds(left.length === 0, when, `${left.length} grants are listed`);
  }
};

const others: PromiseCheck = async (scene) => {
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  const [viewer, analyst] = [await scene.person('viewer'), await scene.person('analyst')];
  for (const { id: userId } of [viewer, analyst])
    await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: true } });
  await scene.must({ id: 'revokeDocumentPermission', params: { documentId, userId: viewer.id } });
  const when = 'after the grant of one of two people was revoked';
  await expectSight(scene, when, viewer, documentId, 'none');
  await expectSight(scene, when, analyst, documentId, 'all');
  const left = await scene.read(grants, { id: 'listDocumentPermissions', params: { id: documentId } });
  const isOther = left.length === 1 && left[0]?.userId === analyst.id;
  scene.holds(isOther, when, `the document has ${left.length} grants, and not that of the other alone`);
};

const activeOnly: PromiseCheck = async (scene) => {
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  const userId = await scene.room.invited();
  await scene.must({ id: 'deactivateUser', params: { id: userId } });
  const json = { documentId, userId, canRead: true, canDownload: false };
  await scene.answers(404, 'to somebody who was deactivated', { id: 'grantDocumentPermission', json });
};

export const grantChecks = {
  'grantDocumentPermission at-once': grantAtOnce,
  'grantDocumentPermission replaces': grantReplaces,
  'grantDocumentPermission read-first': readFirst,
  'grantDocumentPermission active-only': activeOnly,
  'revokeDocumentPermission at-once': revokedAtOnce,
  'revokeDocumentPermission alone': others,
} satisfies Record<string, PromiseCheck>;
