// The effect of groups: members, ends, networks, suspension, deletion.
import { z } from 'zod';
import { group } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { documentWithNewWord, has, searchUntil, untilFound } from '../documents/searches.ts';
import { closed } from './sharing.ts';
import { entries, expectSight, grants, shownTo, type Sight } from './sight.ts';
import { callsAbout, reviewOf } from './whole-sight.ts';

const ids = z.array(z.looseObject({ id: z.string() }));
const toRead = { canRead: true, canDownload: true };
const toEnter = { canRead: true, canWrite: false };
const groups = z.array(z.looseObject({ id: z.string(), memberIds: z.array(z.string()) }));

const memberAtOnce: PromiseCheck = async (scene) => {
  const { folderId, documentId } = await closed(scene);
  const { id: userId } = await scene.person('viewer');
  const groupId = await group(scene.room, []);
  await scene.must({ id: 'setFolderPermission', json: { folderId, groupId, ...toEnter } });
  await expectSight(scene, 'before they were in the group', { who: 'viewer' }, documentId, 'none');
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json: { addMemberIds: [userId] } });
  await expectSight(scene, 'after they were added to the group', { who: 'viewer' }, documentId, 'all');
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json: { removeMemberIds: [userId] } });
  await expectSight(scene, 'after they were removed from the group', { who: 'viewer' }, documentId, 'none');
};

const memberMerges: PromiseCheck = async (scene) => {
  const groupId = await group(scene.room, []);
  const memberIds = await Promise.all(
    (['viewer', 'analyst', 'manager'] as const).map((role) => scene.room.personOf(role)),
  );
  const add = (userId: string) =>
    scene.must({ id: 'updateGroup', params: { id: groupId }, json: { addMemberIds: [userId] } });
  await Promise.all(memberIds.map(add));
  const has = async (when: string, expected: readonly string[]) => {
    const found = (await scene.read(groups, { id: 'listGroups' })).find(({ id }) => id === groupId)?.memberIds ?? [];
    scene.holds(found.toSorted().join() === expected.toSorted().join(), when, `the group has ${found.length}`);
  };
  await has('after three members were added at once', memberIds);
  const [first = '', ...others] = memberIds;
  const json = { name: scene.room.name('Twice'), memberIds: [first, first] };
  const twice = await scene.read(groups.element, { id: 'createGroup', json });
  scene.holds(twice.memberIds.length === 1, 'of one person who is named twice', `it has ${twice.memberIds.length}`);
  const many = await Promise.all(Array.from({ length: 12 }, () => scene.room.invited()));
  const ofMany = await group(scene.room, many);
  const listed = (await scene.read(groups, { id: 'listGroups' })).find(({ id }) => id === ofMany)?.memberIds.length;
  scene.holds(listed === many.length, 'of twelve people', `the group has ${listed ?? 0}`);
  const both = { addMemberIds: memberIds.slice(1), removeMemberIds: memberIds.slice(0, 2) };
  const call = { id: 'updateGroup', params: { id: groupId }, json: both };
  await scene.answers(400, 'with one person who is added and removed', call);
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json: { removeMemberIds: others } });
  await has('after two of three members were removed', [first]);
};

const givenGone: PromiseCheck = async (scene) => {
  const { folderId, documentId } = await closed(scene);
  const secret = await scene.room.document({ accessLevel: 'confidential' });
  const groupId = await group(scene.room);
  await scene.must({ id: 'setFolderPermission', json: { folderId, groupId, ...toEnter } });
  await scene.must({ id: 'grantDocumentPermission', json: { documentId: secret, groupId, ...toRead } });
  for (const id of [documentId, secret]) await expectSight(scene, 'by the group', { who: 'viewer' }, id, 'all');
  const deleted = await scene.room.document();
  await scene.must({ id: 'grantDocumentPermission', json: { documentId: deleted, groupId, ...toRead } });
  await scene.must({ id: 'deleteDocument', params: { id: deleted } });
  await scene.must({ id: 'deleteGroup', params: { id: groupId } });
  const when = 'after the group was deleted';
  for (const id of [documentId, secret]) await expectSight(scene, when, { who: 'viewer' }, id, 'none');
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  for (const resourceId of [folderId, secret]) {
    const ended = log.filter((entry) => entry.activityType === 'permission_revoked' && entry.resourceId === resourceId);
    scene.holds(ended.length === 1, when, `${ended.length} audit entries record the end of a permission of it`);
  }
  if (!scene.has('putBackItem')) return;
  await scene.must({ id: 'putBackItem', params: { id: deleted } });
  const left = await scene.read(grants, { id: 'listDocumentPermissions', params: { id: deleted } });
  scene.holds(left.length === 0, `${when}, and a deleted document of its came back`, 'its grant is listed');
};

/** A guest whose only access is a group's grant on a confidential document, and its permission on a restricted folder. */
async function bidder(scene: Scene) {
  const guest = await scene.guest('viewer');
  const documentId = await scene.room.document({ accessLevel: 'confidential' });
  const groupId = await group(scene.room, [guest.id]);
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, groupId, ...toRead } });
  const { folderId, documentId: inside } = await closed(scene);
  await scene.must({ id: 'setFolderPermission', json: { folderId, groupId, ...toEnter } });
  const update = (json: object) => scene.must({ id: 'updateGroup', params: { id: groupId }, json });
  /** What the group was given, the document and what lies in the folder. */
  const gives = async (when: string, sight: Sight, who: Pick<Person, 'who'> = guest) => {
    for (const id of [documentId, inside]) await expectSight(scene, when, who, id, sight);
  };
  await gives('by the group', 'all');
  return { guest, documentId, groupId, update, gives };
}

const suspensions = z.array(
  z.looseObject({ id: z.string(), suspendedAt: z.string().nullable(), networks: z.array(z.unknown()) }),
);

const groupSuspends: PromiseCheck = async (scene) => {
  const { guest, groupId, update, gives } = await bidder(scene);
  const other = await scene.room.document({ accessLevel: 'restricted' });
  const { id: userId } = await scene.person('viewer');
  await scene.must({ id: 'grantDocumentPermission', json: { documentId: other, userId, ...toRead } });
  const row = async () => (await scene.read(suspensions, { id: 'listGroups' })).find(({ id }) => id === groupId);
  const networks = ['0.0.0.0/0', '::/0'].map((cidr) => ({ cidr, note: '' }));
  await update({ networks });
  await update({ suspended: true, addMemberIds: [userId] });
  const first = (await row())?.suspendedAt;
  const name = scene.room.name('Suspended');
  for (const as of [name, name.toUpperCase()]) await update({ suspended: true, name: as });
  scene.holds(first === (await row())?.suspendedAt, 'after the group was suspended again', `it is not since ${first}`);
  const when = 'while the group is suspended';
  const late = await scene.guest('viewer');
  const loser = await scene.guest('viewer', { documentPermissions: [{ documentId: other, ...toRead }] });
  await update({ addMemberIds: [late.id] });
  for (const { id: member, who } of [guest, late]) {
    for (const id of ['getCurrentUser', 'listDocuments', 'listFolders', 'listMySessions'])
      await scene.answers(401, `${when}, as who has nothing else`, { id, who });
    const { length } = await scene.read(z.array(z.unknown()), { id: 'listUserSessions', params: { id: member } });
    scene.holds(length === 0, when, `${length} sessions of who has nothing else are listed`);
  }
  await update({ addMemberIds: [loser.id] });
  await scene.must({ id: 'revokeDocumentPermission', params: { documentId: other, userId: loser.id } });
  await update({ removeMemberIds: [loser.id] });
  const later = 'as who had lost the rest and left the group';
  await scene.answers(401, `${when}, ${later}`, { id: 'getCurrentUser', who: loser.who });
  const last = await scene.room.document({ accessLevel: 'restricted' });
  const leaver = await scene.guest('viewer', { documentPermissions: [{ documentId: last, ...toRead }] });
  await update({ addMemberIds: [leaver.id] });
  await scene.must({ id: 'deleteDocument', params: { id: last } });
  const bereft = 'as who had the rest in a document that was deleted';
  await scene.answers(401, `${when}, ${bereft}`, { id: 'getCurrentUser', who: leaver.who });
  await gives(when, 'none', { who: 'viewer' });
  await expectSight(scene, `${when}, of what was given besides`, { who: 'viewer' }, other, 'all');
  await update({ suspended: false });
  await gives('after the group was resumed', 'all', { who: 'viewer' });
  const left = (await row())?.networks.length;
  scene.holds(left === 2, 'after the group was resumed', `${left} of its two networks are left`);
};

const groupEnds: PromiseCheck = async (scene) => {
  const { guest, documentId, groupId, update, gives } = await bidder(scene);
  const grant = (json: object) =>
    scene.must({ id: 'grantDocumentPermission', json: { documentId, ...toRead, ...json } });
  const endsAt = async (when: string, end: string) => {
    const { accessEndsAt = 'never' } = (await shownTo(scene, guest, documentId)) ?? {};
    scene.holds(accessEndsAt === end, when, `its accessEndsAt is ${accessEndsAt}, not ${end}`);
  };
  const [first = '', second = '', third = ''] = [1, 2, 3].map((days) => scene.room.timeIn(days * 86_400));
  await update({ expiresAt: second });
  await grant({ userId: guest.id, expiresAt: first });
  await grant({ groupId, canDownload: false, expiresAt: third });
  await endsAt('with a grant that ends before, and one that ends after its group', second);
  const ends = (await reviewOf(scene, documentId, guest.id)).because.map(({ expiresAt }) => expiresAt);
  const areRight = ends.toSorted().join() === [first, second].join();
  scene.holds(areRight, 'with a grant that ends after its group', `the review says ${ends.join()}`);
  await scene.must({ id: 'revokeDocumentPermission', params: { documentId, userId: guest.id } });
  await grant({ groupId });
  await update({ expiresAt: scene.room.timeIn(60) });
  await gives('before the end of the group', 'all');
  await scene.room.advance(61);
  await gives('past the end of the group', 'none');
  const isReason = (await reviewOf(scene, documentId, guest.id)).but.some(({ kind }) => kind === 'expired-group');
  scene.holds(isReason, 'past the end of the group', 'the review of the document does not say so');
};

const groupNetworks: PromiseCheck = async (scene) => {
  const { groupId, update, gives } = await bidder(scene);
  const row = async () => (await scene.read(suspensions, { id: 'listGroups' })).find(({ id }) => id === groupId);
  // No caller is in a network reserved for examples.
  const networks = [{ cidr: '192.0.2.0/24', note: '' }];
  await update({ networks });
  await gives('from another network than the group', 'none');
  const renamed = networks.map((one) => ({ ...one, note: 'Office' }));
  await update({ networks: renamed });
  const isNamed = JSON.stringify((await row())?.networks) === JSON.stringify(renamed);
  scene.holds(isNamed, 'after the note of a network alone was changed', 'it is not the one that was sent');
  await update({ networks: [], addMemberIds: [(await scene.person('admin')).id] });
  // Its own member takes away a limit that there is none of.
  await update({ networks: [] });
  const shut = { id: 'updateGroup', params: { id: groupId }, json: { networks } };
  await scene.answers(409, 'of networks that would shut out the caller', shut);
  await gives('once the group has no networks', 'all');
};

const named: PromiseCheck = async (scene) => {
  const name = scene.room.name('Deal');
  await scene.must({ id: 'createGroup', json: { name, memberIds: [] } });
  for (const same of [name.toUpperCase(), name.replaceAll(' ', '  ')])
    await scene.answers(409, `of “${same}” after “${name}”`, {
      id: 'createGroup',
      json: { name: same, memberIds: [] },
    });
  for (const other of [`${name} ß`, `${name} SS`])
    await scene.answers(201, `of “${other}”`, { id: 'createGroup', json: { name: other, memberIds: [] } });
};

const digestOfGroups: PromiseCheck = async (scene) => {
  const { who, id } = await scene.guest('viewer');
  for (const digest of ['off', 'weekly', 'daily', 'instant']) {
    const params = { id: await group(scene.room, [id]) };
    for (const one of ['off', digest]) await scene.must({ id: 'updateGroup', params, json: { digest: one } });
    const mail = await scene.read(z.looseObject({ digest: z.string() }), { id: 'getMyMailSettings', who });
    scene.holds(
      mail.digest === digest,
      `of who is in a group with ${digest} and in rarer ones`,
      `it is ${mail.digest}`,
    );
  }
};

const everywhere: PromiseCheck = async (scene) => {
  const { room } = scene;
  const { who, id: userId } = await scene.guest('viewer');
  const [documentId, word] = await documentWithNewWord(scene, 'confidential');
  const groupId = await group(room, [userId]);
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, groupId, ...toRead } });
  // They stay signed in by something else.
  const other = { documentId: await room.document({ accessLevel: 'restricted' }), userId };
  await scene.must({ id: 'grantDocumentPermission', json: { ...other, ...toRead } });
  await scene.must({ id: 'addFavourite', who, params: { id: documentId } });
  await untilFound(scene, who, word, documentId);
  const shows = async (when: string, isDue: boolean) => {
    const marked = await scene.read(ids, { id: 'listFavourites', who });
    const json = { documentIds: [documentId], folderIds: [] };
    const { status } = await scene.call({ id: 'prepareArchive', who, json });
    const { results } = await searchUntil(scene, who, { q: word }, (page) => has(documentId)(page) === isDue);
    for (const [isThere, what] of [
      [marked.some(({ id }) => id === documentId), 'a favourite'],
      [status === 201, 'in an archive'],
      [results.some(({ id }) => id === documentId), 'found'],
    ] as const)
      scene.holds(isThere === isDue, when, `the document is ${isThere ? '' : 'not '}${what}`);
    if (isDue) return;
    for (const call of callsAbout(scene, documentId)) await scene.answers(404, when, { ...call, who });
  };
  const update = (json: object) => scene.must({ id: 'updateGroup', params: { id: groupId }, json });
  await shows('by the group', true);
  for (const [limit, back] of [
    [{ suspended: true }, { suspended: false }],
    [{ networks: [{ cidr: '192.0.2.0/24', note: '' }] }, { networks: [] }],
  ] as const) {
    await update(limit);
    await shows(`with ${JSON.stringify(limit)}`, false);
    await update(back);
    await shows(`with ${JSON.stringify(back)}`, true);
  }
  if (!scene.target.advance) return;
  await update({ expiresAt: room.timeIn(60) });
  await shows('before the end of the group', true);
  await room.advance(61);
  await shows('past the end of the group', false);
};

export const groupChecks = {
  'createGroup named': named,
  'getMyMailSettings of-groups': digestOfGroups,
  'updateGroup at-once': memberAtOnce,
  'updateGroup merges': memberMerges,
  'updateGroup suspends': groupSuspends,
  'updateGroup ends': groupEnds,
  'updateGroup networks': groupNetworks,
  'updateGroup everywhere': everywhere,
  'deleteGroup given-gone': givenGone,
} satisfies Record<string, PromiseCheck>;
