// The limits of a group and of what it gives, each with every other: one look at all of them.
import { z } from 'zod';
import { group } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { documents, folders } from './sight.ts';

type End = 'none' | 'past' | 'later';
interface Limits {
  suspended: boolean;
  isOutside: boolean;
  groupEnd: End;
  end: End;
}
interface Given extends Limits {
  documentId: string;
  folderId: string;
}

const ends: readonly End[] = ['none', 'past', 'later'];
const all: readonly Limits[] = [false, true].flatMap((suspended) =>
  [false, true].flatMap((isOutside) =>
    ends.flatMap((groupEnd) => ends.map((end) => ({ suspended, isOutside, groupEnd, end }))),
  ),
);
const seconds = 900;

const inWords = ({ suspended, isOutside, groupEnd, end }: Limits) =>
  [
    suspended ? 'a suspended group' : 'a group',
    isOutside ? 'of another network' : '',
    groupEnd === 'none' ? '' : `with an end ${groupEnd}`,
    end === 'none' ? '' : `by a permission with an end ${end}`,
  ]
    .filter(Boolean)
    .join(', ');

async function given(scene: Scene, memberId: string, limits: Limits): Promise<Given> {
  const { room } = scene;
  const at = (end: End) => (end === 'none' ? null : room.timeIn(end === 'past' ? seconds : 86_400));
  const groupId = await group(room, [memberId]);
  const [documentId, folderId] = [
    await room.document({ accessLevel: 'restricted' }),
    await room.folder({ accessLevel: 'restricted' }),
  ];
  const holder = { groupId, canRead: true, expiresAt: at(limits.end) };
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, ...holder, canDownload: true } });
  await scene.must({ id: 'setFolderPermission', json: { folderId, ...holder, canWrite: false } });
  const networks = limits.isOutside ? [{ cidr: '192.0.2.0/24', note: '' }] : [];
  const json = { suspended: limits.suspended, networks, expiresAt: at(limits.groupEnd) };
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json });
  return { ...limits, documentId, folderId };
}

async function expectAll(scene: Scene, { who }: Person, rows: readonly Given[], isPast: boolean): Promise<void> {
  const seen = new Set(
    [
      ...(await scene.read(documents, { id: 'listDocuments', who })),
      ...(await scene.read(folders, { id: 'listFolders', who })),
    ].map(({ id }) => id),
  );
  for (const row of rows) {
    const { suspended, isOutside, groupEnd, end, documentId, folderId } = row;
    const counts = !suspended && !isOutside && !(isPast && (groupEnd === 'past' || end === 'past'));
    const when = `${isPast ? 'past' : 'before'} the first ends, of what ${inWords(row)} gave`;
    scene.holds(seen.has(documentId) === counts, when, `the document is ${counts ? 'not ' : ''}listed`);
    scene.holds(seen.has(folderId) === counts, when, `the folder is ${counts ? 'not ' : ''}listed`);
    await scene.answers(counts ? 200 : 404, when, { id: 'downloadDocument', who, params: { id: documentId } });
  }
}

const eachWithAll: PromiseCheck = async (scene) => {
  const other = { documentId: await scene.room.document({ accessLevel: 'restricted' }), canRead: true };
  const person = await scene.guest('viewer', { documentPermissions: [{ ...other, canDownload: false }] });
  const rows: Given[] = [];
  for (const limits of all) rows.push(await given(scene, person.id, limits));
  await expectAll(scene, person, rows, false);
  if (!scene.target.advance) return;
  await scene.room.advance(seconds);
  await expectAll(scene, person, rows, true);
};

interface Rest {
  name: string;
  isIn: boolean;
  /** Gives it to this user. */
  give: (userId: string) => Promise<void>;
}

/** What a member of a suspended group may have besides. */
function restsOf(scene: Scene): Rest[] {
  const { room } = scene;
  const soon = room.timeIn(seconds);
  const grant = async (holder: object, more: object) => {
    const documentId = await room.document({ accessLevel: 'restricted' });
    const json = { documentId, canRead: true, canDownload: false, ...holder, ...more };
    await scene.must({ id: 'grantDocumentPermission', json });
  };
  const enter = async (userId: string, more: object) => {
    const folderId = await room.folder({ accessLevel: 'restricted' });
    await scene.must({
      id: 'setFolderPermission',
      json: { folderId, userId, canRead: true, canWrite: false, ...more },
    });
  };
  const byGroup = async (userId: string, limits: object) => {
    const groupId = await group(room, [userId]);
    await grant({ groupId }, {});
    await scene.must({ id: 'updateGroup', params: { id: groupId }, json: limits });
  };
  return [
    { name: 'a grant', isIn: true, give: (userId) => grant({ userId }, { expiresAt: room.timeIn(86_400) }) },
    { name: 'a folder permission', isIn: true, give: (userId) => enter(userId, {}) },
    { name: 'a grant by another group', isIn: true, give: (userId) => byGroup(userId, { suspended: false }) },
    { name: 'a grant to download alone', isIn: false, give: (userId) => grant({ userId }, toDownload) },
    { name: 'a folder permission to write alone', isIn: false, give: (userId) => enter(userId, toWrite) },
    { name: 'a grant that has ended', isIn: false, give: (userId) => grant({ userId }, { expiresAt: soon }) },
    { name: 'a folder permission that has ended', isIn: false, give: (userId) => enter(userId, { expiresAt: soon }) },
    { name: 'a grant by a group that has ended', isIn: false, give: (userId) => byGroup(userId, { expiresAt: soon }) },
    { name: 'a grant by another suspended group', isIn: false, give: (userId) => byGroup(userId, { suspended: true }) },
  ];
}

const toDownload = { canRead: false, canDownload: true };
const toWrite = { canRead: false, canWrite: true };
const live = z.array(z.unknown());

const otherAccess: PromiseCheck = async (scene) => {
  const rests = restsOf(scene);
  const people: (Rest & { person: Person })[] = [];
  for (const rest of rests) {
    const person = await scene.guest('viewer');
    await rest.give(person.id);
    people.push({ ...rest, person });
  }
  await scene.room.advance(seconds);
  const groupId = await group(
    scene.room,
    people.map(({ person }) => person.id),
  );
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json: { suspended: true } });
  for (const { name, isIn, person } of people) {
    const when = `in a suspended group and with ${name}`;
    await scene.answers(isIn ? 200 : 401, when, { id: 'getCurrentUser', who: person.who });
    const { length } = await scene.read(live, { id: 'listUserSessions', params: { id: person.id } });
    scene.holds(length > 0 === isIn, when, `${length} sessions are listed`);
  }
};

export const limitChecks: Readonly<Record<string, PromiseCheck>> = {
  'updateGroup limits': eachWithAll,
  'updateGroup other-access': otherAccess,
};
