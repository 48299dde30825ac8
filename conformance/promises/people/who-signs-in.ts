// Who can sign in, with which rights, and what remains after they leave.
import { z } from 'zod';
import { group } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { entries, expectSight, folders, timeOf, users } from '../access/sight.ts';
import type { Who } from '../../target.ts';

const reads = ['getCurrentUser', 'listDocuments', 'listFolders'];

/** Checks that the session is over. */
async function isOver(scene: Scene, when: string, who: Who): Promise<void> {
  for (const id of [...reads, 'listUsers', 'createUploadTicket']) await scene.answers(401, when, { id, who });
}

const inList = async (scene: Scene, id: string) =>
  (await scene.read(users, { id: 'listUsers', who: 'manager' })).find((one) => one.id === id);

const rights: PromiseCheck = async (scene) => {
  const folderId = await scene.room.folder({ accessLevel: 'restricted' });
  const inside = await scene.room.document({ folderId, accessLevel: 'restricted' });
  const granted = await scene.room.document({ accessLevel: 'confidential' });
  const shut = await scene.room.document({ accessLevel: 'confidential' });
  const person = await scene.guest('viewer', {
    folderPermissions: [{ folderId, canRead: true, canWrite: false }],
    documentPermissions: [{ documentId: granted, canRead: true, canDownload: false }],
  });
  const when = 'to somebody who was invited with a folder and a document';
  await expectSight(scene, when, person, inside, 'all');
  await expectSight(scene, when, person, granted, 'read');
  await expectSight(scene, when, person, shut, 'none');
  const seen = await scene.read(folders, { id: 'listFolders', who: person.who });
  scene.holds(
    seen.some(({ id }) => id === folderId),
    when,
    'GET /api/folders is without the folder',
  );
};

const given = z.array(z.looseObject({ userId: z.string().nullish() }));

const grantsKept: PromiseCheck = async (scene) => {
  const documentId = await scene.room.document();
  const expiresAt = scene.room.timeIn(86_400);
  const documentPermissions = [true, false].map((canDownload) => {
    return { documentId, canRead: true, canDownload, expiresAt };
  });
  const folderPermissions = [
    { folderId: await scene.room.folder(), canRead: false, canWrite: true, expiresAt },
    { folderId: await scene.room.folder(), canRead: false, canWrite: false },
  ];
  const earlier = { folderId: folderPermissions[0]?.folderId ?? '', canRead: true, canWrite: false };
  const nothing = { documentId: await scene.room.document(), canRead: false, canDownload: false };
  const json = {
    ...{ firstName: 'Noor', lastName: 'Haddad', email: scene.room.email(), role: 'viewer' },
    ...{ documentPermissions: [...documentPermissions, nothing], folderPermissions: [earlier, ...folderPermissions] },
    ...(scene.has('createGroup') && { groupIds: [await group(scene.room, [])] }),
  };
  const id = await scene.room.idOf({ id: 'createUser', json });
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  for (const groupId of json.groupIds ?? []) {
    const { length } = log.filter((one) => one.activityType === 'group_updated' && one.resourceId === groupId);
    scene.holds(length === 1, 'into a group', `${length} entries of the audit log say so`);
  }
  const kept = await scene.read(given, { id: 'listDocumentPermissions', params: { id: documentId } });
  const grants = kept.map((grant) => [grant.userId, grant['canDownload'], grant['expiresAt']].join()).join('; ');
  scene.holds(grants === `${id},false,${expiresAt}`, 'with two grants on one document', `the grants are ${grants}`);
  const none = await scene.read(given, { id: 'listDocumentPermissions', params: { id: nothing.documentId } });
  scene.holds(none.length === 0, 'with a grant that allows nothing', 'it is listed');
  for (const { folderId, canWrite } of folderPermissions) {
    const rows = await scene.read(given, { id: 'listFolderPermissions', params: { id: folderId } });
    const permissions = rows.map((row) => [row.userId, row['canRead'], row['canWrite'], row['expiresAt']].join());
    const wanted = canWrite ? `${id},false,true,${expiresAt}` : '';
    scene.holds(
      permissions.join('; ') === wanted,
      `with canWrite ${canWrite} alone`,
      `the permissions are ${permissions.join('; ')}`,
    );
  }
};

const emailInAnyCase: PromiseCheck = async (scene) => {
  const email = scene.room.email();
  const json = { firstName: 'Noor', lastName: 'Haddad', email, role: 'viewer' };
  await scene.must({ id: 'createUser', json });
  for (const same of [email, email.toUpperCase(), email.replace('g', 'G')])
    await scene.answers(409, `of ${same} after ${email}`, { id: 'createUser', json: { ...json, email: same } });
  const found = await scene.read(users, { id: 'listUsers' });
  const count = found.filter((one) => one.email.toLowerCase() === email.toLowerCase()).length;
  scene.holds(count === 1, 'after an e-mail address was invited again', `${count} people have it`);
};

const deactivated: PromiseCheck = async (scene) => {
  const person = await scene.guest('manager');
  // Comes after them in the list, which is in one order.
  await scene.room.invited();
  for (const id of reads) await scene.answers(200, 'before the deactivation', { id, who: person.who });
  await scene.must({ id: 'deactivateUser', params: { id: person.id } });
  const when = 'after its person was deactivated';
  await isOver(scene, when, person.who);
  scene.holds((await inList(scene, person.id)) === undefined, when, 'GET /api/users still names them');
  const all = await scene.read(users, { id: 'listUsers', query: { deactivated: 'true' } });
  scene.holds(
    all.some(({ id }) => id === person.id),
    when,
    'GET /api/users?deactivated=true does not name them',
  );
  await scene.answers(404, when, { id: 'updateUserRole', params: { id: person.id }, json: { role: 'viewer' } });
  const admin = await scene.person('admin');
  await scene.answers(403, 'of oneself', { id: 'deactivateUser', params: { id: admin.id } });
  await scene.answers(200, 'after one tried to deactivate oneself', { id: 'getCurrentUser' });
};

const nothingLeft: PromiseCheck = async (scene) => {
  const documentId = await scene.room.document({ accessLevel: 'confidential' });
  const folderId = await scene.room.folder({ accessLevel: 'confidential' });
  const email = scene.room.email();
  const json = { firstName: 'Noor', lastName: 'Haddad', email, role: 'viewer' };
  const shape = z.object({ id: z.string(), invitation: z.object({ link: z.string() }).optional() });
  const more = {
    folderPermissions: [{ folderId, canRead: true, canWrite: true }],
    documentPermissions: [{ documentId, canRead: true, canDownload: true }],
  };
  const first = await scene.read(shape, { id: 'createUser', json: { ...json, ...more } });
  await scene.must({ id: 'deactivateUser', params: { id: first.id } });
  const second = await scene.read(shape, { id: 'createUser', json });
  const when = 'after somebody was deactivated and invited again';
  scene.holds(second.id !== first.id, when, 'they have their old id');
  const person = await scene.enter({ id: second.id, email, link: second.invitation?.link ?? null });
  await expectSight(scene, when, person, documentId, 'none');
  const seen = await scene.read(folders, { id: 'listFolders', who: person.who });
  scene.holds(!seen.some(({ id }) => id === folderId), when, 'they still find the folder of their old permission');
};

const roleAtOnce: PromiseCheck = async (scene) => {
  const hidden = await scene.room.document({ accessLevel: 'confidential' });
  const person = await scene.guest('viewer');
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  const json = { documentId, userId: person.id, canRead: true, canDownload: true };
  await scene.must({ id: 'grantDocumentPermission', json });
  const become = async (role: string) => {
    await scene.must({ id: 'updateUserRole', params: { id: person.id }, json: { role } });
    const when = `after its person became ${role}`;
    const user = await scene.read(z.looseObject({ role: z.string() }), { id: 'getCurrentUser', who: person.who });
    scene.holds(user.role === role, when, `GET /api/auth/user says ${user.role}`);
    scene.holds((await inList(scene, person.id))?.role === role, when, 'GET /api/users says another role');
    return when;
  };
  const may = async (when: string, person: Person, staff: 200 | 403, admin: 404 | 403) => {
    const { who } = person;
    await scene.answers(staff, when, { id: 'listUsers', who });
    await scene.answers(staff, when, { id: 'listAuditLogs', who });
    await scene.answers(staff, when, { id: 'createUploadTicket', who });
    await scene.answers(admin, when, { id: 'deactivateUser', who, params: { id: 'none-of-them' } });
    await expectSight(scene, when, person, hidden, staff === 200 ? 'all' : 'none');
  };
  await may(await become('manager'), person, 200, 403);
  await may(await become('admin'), person, 200, 404);
  await may(await become('analyst'), person, 403, 403);
  await may(await become('viewer'), person, 403, 403);
  await expectSight(scene, 'after its person had other roles', person, documentId, 'all');
};

const oneself: PromiseCheck = async (scene) => {
  const { id } = await scene.person('admin');
  for (const role of ['viewer', 'manager', 'admin'])
    await scene.answers(403, 'of oneself', { id: 'updateUserRole', params: { id }, json: { role } });
  const user = await scene.read(z.looseObject({ role: z.string() }), { id: 'getCurrentUser' });
  scene.holds(user.role === 'admin', 'after one tried to change the own role', `it is ${user.role}`);
};

const joined: PromiseCheck = async (scene) => {
  const invited = await scene.room.invited();
  scene.holds(
    (await inList(scene, invited))?.lastLoginAt === null,
    'of somebody who never came in',
    'lastLoginAt is not null',
  );
  const person = await scene.guest('analyst');
  const first = (await inList(scene, person.id))?.lastLoginAt;
  const isTime = typeof first === 'string' && !Number.isNaN(Date.parse(first));
  scene.holds(isTime, 'of somebody who has come in', `lastLoginAt is ${String(first)}`);
  if (!scene.target.comeAgain || scene.target.allowsManySessions === false) return;
  await scene.room.comeAgain(person);
  const then = (await inList(scene, person.id))?.lastLoginAt;
  scene.holds(timeOf(then) > timeOf(first), 'after they came in again', `lastLoginAt is ${String(then)}`);
};

const firstVisit: PromiseCheck = async (scene) => {
  const person = await scene.guest('viewer');
  const { who } = person;
  const me = z.looseObject({ lastVisitAt: z.string().nullish() });
  const { lastVisitAt = null } = await scene.read(me, { id: 'getCurrentUser', who });
  scene.holds(lastVisitAt === null, 'of somebody who has just come in', `lastVisitAt is ${lastVisitAt}`);
  if (!scene.target.comeAgain || scene.target.allowsManySessions === false) return;
  await scene.must({ id: 'logout', who });
  const again = await scene.room.comeAgain(person);
  const { lastVisitAt: earlier = null } = await scene.read(me, { id: 'getCurrentUser', who: again.who });
  scene.holds(earlier !== null, 'of somebody who has been here before', 'lastVisitAt is null');
};

const loggedOut =
  (id: 'logout' | 'logoutAndReturn'): PromiseCheck =>
  async (scene) => {
    const person = await scene.guest('viewer');
    await scene.answers(200, 'before the logout', { id: 'getCurrentUser', who: person.who });
    await scene.must({ id, who: person.who });
    await isOver(scene, 'after its person signed out', person.who);
    await scene.answers(200, 'after somebody else signed out', { id: 'getCurrentUser', who: 'viewer' });
  };

const otherSite: PromiseCheck = async (scene) => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  await scene.answers(200, 'asked from another site', { id: 'logoutAndReturn', who: 'viewer', headers });
  await scene.answers(403, 'asked from another site', { id: 'logout', who: 'viewer', headers });
  await scene.answers(200, 'after a logout from another site', { id: 'getCurrentUser', who: 'viewer' });
};

const grantsGone: PromiseCheck = async (scene) => {
  const { room } = scene;
  for (const isDeleted of [false, scene.has('putBackItem')]) {
    const [documentId, folderId] = [await room.document({ accessLevel: 'restricted' }), await room.folder()];
    const userId = await room.invited();
    const items = [
      { of: 'Document', id: documentId, json: { documentId, userId, canRead: true, canDownload: false } },
      { of: 'Folder', id: folderId, json: { folderId, userId, canRead: true, canWrite: false } },
    ].filter(({ of }) => of === 'Document' || scene.has('setFolderPermission'));
    for (const { of, json } of items)
      await scene.must({ id: of === 'Folder' ? 'setFolderPermission' : 'grantDocumentPermission', json });
    if (isDeleted) for (const { of, id } of items) await scene.must({ id: `delete${of}`, params: { id } });
    await scene.must({ id: 'deactivateUser', params: { id: userId } });
    if (isDeleted) for (const { id } of items) await scene.must({ id: 'putBackItem', params: { id } });
    for (const { of, id } of items) {
      const { length } = await scene.read(z.array(z.unknown()), { id: `list${of}Permissions`, params: { id } });
      const when = `after the only person with a ${of.toLowerCase()}${isDeleted ? ' that was deleted' : ''} was deactivated`;
      scene.holds(length === 0, when, `${length} permissions of it are listed`);
    }
  }
};

const wholePerson: PromiseCheck = async (scene) => {
  const email = scene.room.email();
  const json = { firstName: 'Noor', lastName: 'Haddad', email, role: 'viewer' };
  const rights = { documentId: 'conformance-none', canRead: true, canDownload: true };
  const when = 'of somebody invited to a document that does not exist';
  await scene.answers(404, when, { id: 'createUser', json: { ...json, documentPermissions: [rights] } });
  const found = (await scene.read(users, { id: 'listUsers' })).some((one) => one.email === email);
  scene.holds(!found, when, 'GET /api/users lists them all the same');
  await scene.answers(201, 'of the same address without it', { id: 'createUser', json });
};

export const peopleChecks = {
  'createUser rights': rights,
  'createUser email': emailInAnyCase,
  'deactivateUser ends-session': deactivated,
  'deactivateUser nothing-left': nothingLeft,
  'updateUserRole at-once': roleAtOnce,
  'updateUserRole oneself': oneself,
  'getCurrentUser first-visit': firstVisit,
  'listUsers joined': joined,
  'logout ends-session': loggedOut('logout'),
  'logoutAndReturn ends-session': loggedOut('logoutAndReturn'),
  'logoutAndReturn other-site': otherSite,
  'deactivateUser grants-gone': grantsGone,
  'createUser whole': wholePerson,
  'createUser grants-kept': grantsKept,
} satisfies Record<string, PromiseCheck>;
