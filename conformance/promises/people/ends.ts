// Rights with an end: valid up to it, and not from it on. All kinds of rights share one end, so that one wait is
// enough.
import { z } from 'zod';
import { group } from '../../cases/sharing.ts';
import type { Call } from '../../room/room.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { type Sight, isListed, shownTo } from '../access/sight.ts';
import { expectWholeSight, filesIn, reviewOf } from '../access/whole-sight.ts';

interface Given {
  /** In a sentence. */
  name: string;
  person: Person;
  documentId: string;
  /** Gives it with this end; empty if it came with an invitation. */
  give: (expiresAt: string) => readonly Call[];
  before: Sight;
  after: Sight;
}

const toDownload = { canRead: true, canDownload: true };
const toEnter = { canRead: true, canWrite: false };
const created = z.looseObject({ id: z.string(), email: z.string(), invitation: z.looseObject({ link: z.string() }) });

const tomorrow = (scene: Scene): string => scene.room.timeIn(86_400);

const secret = (scene: Scene) => scene.room.document({ accessLevel: 'confidential' });

async function shut(scene: Scene): Promise<{ folderId: string; documentId: string }> {
  const folderId = await scene.room.folder({ accessLevel: 'restricted' });
  const inner = await scene.room.folder({ parentId: folderId });
  return { folderId, documentId: await scene.room.document({ folderId: inner, accessLevel: 'restricted' }) };
}

/** By a grant and by a permission on the folder above, of a user and of a group. */
async function givenLater(scene: Scene): Promise<Given[]> {
  const [byGrant, byGroup] = [await scene.guest('viewer'), await scene.guest('analyst')];
  const groupId = await group(scene.room, [byGroup.id]);
  // The first of two ends counts.
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json: { expiresAt: tomorrow(scene) } });
  const all: Given[] = [];
  const both = [
    { person: byGrant, of: 'a person', holder: { userId: byGrant.id } },
    { person: byGroup, of: 'a group', holder: { groupId } },
  ];
  for (const { person, of, holder } of both) {
    const granted = await secret(scene);
    const { folderId, documentId } = await shut(scene);
    const grant = (expiresAt: string): Call => ({
      id: 'grantDocumentPermission',
      json: { documentId: granted, ...holder, ...toDownload, expiresAt },
    });
    all.push({
      name: `a grant of ${of}`,
      person,
      documentId: granted,
      give: (end) => [grant(end)],
      before: 'all',
      after: 'none',
    });
    all.push({
      ...{ name: `a folder permission of ${of}`, person, documentId, before: 'all', after: 'none' },
      give: (expiresAt) => [{ id: 'setFolderPermission', json: { folderId, ...holder, ...toEnter, expiresAt } }],
    });
  }
  return all;
}

/** A right without an end, and a further one with an end. */
async function givenMore(scene: Scene): Promise<Given[]> {
  const person = await scene.guest('viewer');
  const groupId = await group(scene.room, [person.id]);
  const documentId = await secret(scene);
  const grant = (holder: object, more: object): Call => ({
    id: 'grantDocumentPermission',
    json: { documentId, canRead: true, ...holder, ...more },
  });
  await scene.must(grant({ userId: person.id }, { canDownload: false }));
  const lifted = await secret(scene);
  const until = (expiresAt: string | null): Call => ({
    id: 'grantDocumentPermission',
    json: { documentId: lifted, userId: person.id, ...toDownload, expiresAt },
  });
  return [
    {
      ...{ name: 'the download by a group, beside a grant to read', person, documentId, before: 'all', after: 'read' },
      give: (expiresAt) => [grant({ groupId }, { canDownload: true, expiresAt })],
    },
    {
      ...{ name: 'a grant whose end was lifted', person, documentId: lifted, before: 'all', after: 'all' },
      give: (expiresAt) => [until(expiresAt), until(null)],
    },
  ];
}

async function invitedUntil(scene: Scene, end: string): Promise<Given[]> {
  const granted = await secret(scene);
  const { folderId, documentId } = await shut(scene);
  const person = await scene.guest('viewer', {
    documentPermissions: [{ documentId: granted, ...toDownload, expiresAt: end }],
    folderPermissions: [{ folderId, ...toEnter, expiresAt: end }],
  });
  const one = { person, give: () => [], before: 'all', after: 'none' } as const;
  return [
    { ...one, name: 'a grant of the invitation', documentId: granted },
    { ...one, name: 'a folder permission of the invitation', documentId },
  ];
}

/** Waits for an end, or moves the target's clock. */
async function passes(scene: Scene, end: string): Promise<void> {
  const leftMs = Date.parse(end) - scene.room.now().getTime() + 1000;
  if (leftMs <= 0) return;
  if (scene.target.advance) await scene.room.advance(Math.ceil(leftMs / 1000));
  else await new Promise((resolve) => setTimeout(resolve, leftMs));
}

/**
 * Far enough ahead to check everything before, which takes no longer than three times what has been prepared since
 * `began`; without a movable clock, short enough to wait.
 */
function untilEnd(scene: Scene, began: number): string {
  const tookSeconds = (performance.now() - began) / 1000;
  return scene.room.timeIn(scene.target.advance ? 600 : Math.min(20, 4 + 3 * tookSeconds));
}

const rightsEnd: PromiseCheck = async (scene) => {
  const began = performance.now();
  const later = [...(await givenLater(scene)), ...(await givenMore(scene))];
  const end = untilEnd(scene, began);
  const isBefore = () => scene.room.now().getTime() < Date.parse(end) - 2000;
  for (const call of later.flatMap(({ give }) => give(end))) await scene.must(call);
  // Another right of theirs ends a day later.
  const other = { documentId: await secret(scene), ...toDownload, expiresAt: tomorrow(scene) };
  for (const { id: userId } of new Set(later.map(({ person }) => person)))
    await scene.must({ id: 'grantDocumentPermission', json: { ...other, userId } });
  const all = [...later, ...(await invitedUntil(scene, end))];
  const archives: { given: Given; id: string }[] = [];
  for (const given of all) {
    if (!isBefore()) break;
    const { name, person, documentId, before, after } = given;
    await expectWholeSight(scene, `before the end of ${name}`, person, documentId, before);
    const { because } = await reviewOf(scene, documentId, person.id);
    const isShown = after === 'all' || because.some(({ expiresAt }) => expiresAt === end);
    scene.holds(isShown, `before the end of ${name}`, 'the review does not say when it ends');
    const { accessEndsAt = end } = (await shownTo(scene, person, documentId)) ?? {};
    const isRight = after !== 'none' || accessEndsAt === end;
    scene.holds(isRight, `before the end of ${name}`, `its accessEndsAt is ${accessEndsAt}, not ${end}`);
    const json = { documentIds: [documentId], folderIds: [] };
    const id = await scene.room.idOf({ id: 'prepareArchive', who: person.who, json });
    archives.push({ given, id });
  }
  await passes(scene, end);
  for (const { name, person, documentId, after } of all)
    await expectWholeSight(scene, `past the end of ${name}`, person, documentId, after);
  await afterEnds(scene, later, all);
  for (const { given, id } of archives) {
    // An archive expires by itself.
    if (given.after === 'all') continue;
    const count = await filesIn(scene, given.person, id);
    const when = `past the end of ${given.name}, of an archive that was prepared before`;
    scene.holds(count === 0, when, `it holds ${count} documents`);
  }
};

/** Ended grants stay listed; they are replaced and revoked like any other. */
async function afterEnds(scene: Scene, [granted]: readonly Given[], all: readonly Given[]): Promise<void> {
  const invited = all.find(({ name }) => name === 'a grant of the invitation');
  for (const one of [granted, invited]) {
    if (!one) continue;
    const { name, documentId, person } = one;
    const params = { documentId, userId: person.id };
    const again = { id: 'grantDocumentPermission', json: { ...params, ...toDownload } };
    if (one === granted) await scene.answers(200, `past the end of ${name}, given again`, again);
    const revoke = { id: 'revokeDocumentPermission', params };
    await scene.answers(204, `past the end of ${name}, revoked`, revoke);
  }
}

const seers = z.array(z.looseObject({ userId: z.string(), see: z.boolean() }));
const people = z.array(z.looseObject({ id: z.string().optional(), userId: z.string().optional() }));
const isEnded = ['getCurrentUser', 'listDocuments', 'listFolders', 'listMySessions', 'createUploadTicket'];

const peopleEnd: PromiseCheck = async (scene) => {
  const { room } = scene;
  const began = performance.now();
  const [later, lifted, manager] = [
    await scene.guest('viewer'),
    await scene.guest('viewer'),
    await scene.guest('manager'),
  ];
  const documentId = await secret(scene);
  const json = { documentId, userId: later.id, ...toDownload };
  await scene.must({ id: 'grantDocumentPermission', json });
  const folderId = await room.folder();
  const ticket = await room.ticket(manager.who);
  const end = untilEnd(scene, began);
  const setEnd = ({ id }: Person, expiresAt: string | null) =>
    scene.must({ id: 'updateUserExpiry', params: { id }, json: { expiresAt } });
  for (const person of [later, lifted, manager]) await setEnd(person, end);
  await setEnd(lifted, null);
  const body = { firstName: 'Noor', lastName: 'Haddad', email: room.email(), role: 'viewer', expiresAt: end };
  const invited = await scene.read(created, { id: 'createUser', json: body });
  const guest = await scene.guest('viewer', { expiresAt: end });
  if (room.now().getTime() < Date.parse(end) - 2000) {
    for (const person of [later, lifted, manager, guest])
      await scene.answers(200, 'before their end', { id: 'listDocuments', who: person.who });
    scene.holds(
      await isListed(scene, later, documentId),
      'before their end',
      'a document granted to them is not listed',
    );
  }
  await passes(scene, end);
  for (const [when, { who }] of [
    ['past the end of somebody', later],
    ['past the end of a manager', manager],
    ['past the end that came with the invitation', guest],
  ] as const)
    for (const id of isEnded) await scene.answers(401, when, { id, who });
  await scene.answers(200, 'past an end that was lifted before', { id: 'listDocuments', who: lifted.who });
  const { params, query } = ticket;
  const stored = { id: 'storeObject', who: 'nobody', params, query, bytes: 'late' } as const;
  await scene.answers(403, 'past the end of who was given the upload link', stored);
  const review = await reviewOf(scene, documentId, later.id);
  const isOut = !review.see && !review.view && !review.download;
  scene.holds(isOut, 'past the end of somebody', 'the review of a document says that they see it');
  const ofFolder = await scene.read(seers, { id: 'listFolderAccess', params: { id: folderId } });
  const isSeer = ofFolder.some(({ userId, see }) => userId === later.id && see);
  scene.holds(!isSeer, 'past the end of somebody', 'the review of a folder says that they see it');
  if (scene.has('listDocumentReaders')) {
    const readers = await scene.read(people, { id: 'listDocumentReaders', params: { id: documentId } });
    const isNamed = readers.some(({ userId }) => userId === later.id);
    scene.holds(!isNamed, 'past the end of somebody', 'they are named as a reader of a document');
  }
  const all = await scene.read(people, { id: 'listUsers' });
  const isThere = all.some(({ id }) => id === later.id);
  scene.holds(isThere, 'past the end of somebody', 'GET /api/users is without them: nobody could lift it');
  const isReason = review.but.some(({ kind }) => kind === 'expired-person');
  scene.holds(isReason, 'past the end of somebody', 'the review of a document does not say so');
  await scene.answers(409, 'past the end of who was invited', { id: 'reissueInvitation', params: { id: invited.id } });
  const isLetIn = await scene.enter({ id: invited.id, email: invited.email, link: invited.invitation.link }).then(
    () => true,
    () => false,
  );
  scene.holds(!isLetIn, 'past the end of who was invited', 'their invitation lets them in');
  const role = { id: 'updateUserRole', params: { id: later.id }, json: { role: 'analyst' } };
  await scene.answers(200, 'past the end of somebody', role);
  await setEnd(later, null);
  await scene.answers(401, 'after an end was lifted that had passed', { id: 'listDocuments', who: later.who });
};

const personEnds: PromiseCheck = async (scene) => {
  const guest = await scene.guest('viewer');
  const expiresAt = scene.room.timeIn(60);
  await scene.must({ id: 'updateUserExpiry', params: { id: guest.id }, json: { expiresAt } });
  await scene.answers(200, 'before their end', { id: 'listDocuments', who: guest.who });
  await scene.room.advance(61);
  for (const id of ['getCurrentUser', 'listDocuments', 'listFolders', 'listMySessions'])
    await scene.answers(401, 'past their end', { id, who: guest.who });
};

export const endChecks: Readonly<Record<string, PromiseCheck>> = {
  'everywhere ends': rightsEnd,
  'everywhere people-end': peopleEnd,
  'updateUserExpiry ends': personEnds,
};
