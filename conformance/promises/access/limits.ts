// The limits of a group and of what it gives, each with every other: one look at all of them.
import { z } from 'zod';
import { group } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';
import { jsonOf } from '../../target.ts';
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
  groupId: string;
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
const everywhere = ['0.0.0.0/0', '::/0'].map((cidr) => ({ cidr, note: '' }));

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
  const all = [{ cidr: '192.0.2.0/24', note: '' }, ...(limits.isOutside ? [] : everywhere)];
  const networks = limits.suspended ? all : all.toReversed();
  const json = { suspended: limits.suspended, networks, expiresAt: at(limits.groupEnd) };
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json });
  return { ...limits, groupId, documentId, folderId };
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
  for (const row of rows) if (row.end === 'past' && row.groupEnd === 'past') await stays(scene, row);
};

const listed = z.looseObject({ id: z.string(), expiresAt: z.string().nullable() });
const cell = z.looseObject({
  ...{ groupId: z.string(), folderId: z.string(), expiresAt: z.string().nullable() },
  ...{ canRead: z.boolean(), canWrite: z.boolean() },
});
const ofGroup = z.object({
  folders: z.array(z.looseObject({ folderId: z.string() })),
  documents: z.array(z.looseObject({ documentId: z.string() })),
});

/** What has ended is listed, and the end that it has may be sent again. */
async function stays(scene: Scene, { groupId, documentId, folderId }: Given): Promise<void> {
  const when = 'past the end of a group and of what it was given';
  const params = { id: groupId };
  const { folders, documents } = await scene.read(ofGroup, { id: 'listGroupPermissions', params });
  const ids = [...folders.map((one) => one.folderId), ...documents.map((one) => one.documentId)].join();
  scene.holds(ids === `${folderId},${documentId}`, when, `listGroupPermissions has ${ids}`);
  const group = (await scene.read(z.array(listed), { id: 'listGroups' })).find(({ id }) => id === groupId);
  await scene.answers(200, when, { id: 'updateGroup', params, json: { expiresAt: group?.expiresAt } });
  const all = await scene.must({ id: 'listGroupFolderPermissions' });
  const own = z
    .array(cell)
    .parse(jsonOf(all))
    .find((one) => one.groupId === groupId);
  scene.holds(own !== undefined, when, 'listGroupFolderPermissions is without it');
  const { canRead = true, canWrite = false, expiresAt = null } = own ?? {};
  const changes = [{ folderId, groupId, permission: { canRead, canWrite, expiresAt } }];
  const headers = { 'if-match': all.headers.get('etag') ?? '' };
  await scene.answers(204, when, { id: 'updateFolderPermissions', headers, json: { changes } });
}

/** Of two permissions, each with every other, on one folder and on the one above. */
const widest: PromiseCheck = async (scene) => {
  const { room } = scene;
  const person = await scene.guest('viewer');
  const rows: { name: string; documentId: string; isOpen: boolean }[] = [];
  for (const near of [true, false, null])
    for (const far of [true, false, null])
      for (const isAbove of [false, true]) {
        const above = await room.folder({ accessLevel: 'restricted' });
        const folderId = await room.folder({ parentId: above });
        const set = (on: string, holder: object, canDownload: boolean | null) => {
          const json = { folderId: on, ...holder, canRead: true, canWrite: false, canDownload };
          return scene.must({ id: 'setFolderPermission', json });
        };
        await set(folderId, { userId: person.id }, near);
        await set(isAbove ? above : folderId, { groupId: await group(room, [person.id]) }, far);
        const name = `${near} and ${far}${isAbove ? ' above' : ''}`;
        const isOpen = near !== false || far !== false;
        rows.push({ name, isOpen, documentId: await room.document({ folderId }) });
        const bound = await room.document({ folderId, downloadRestricted: true });
        rows.push({ name: `${name}, restricted`, isOpen: near === true || far === true, documentId: bound });
      }
  for (const { name, documentId: id, isOpen } of rows)
    await scene.answers(isOpen ? 200 : 403, `of two permissions with canDownload ${name}`, {
      ...{ id: 'downloadDocument', who: person.who, params: { id } },
    });
};

const joining: PromiseCheck = async (scene) => {
  const networks = [{ cidr: '192.0.2.0/24', note: '' }];
  const json = { networks, addMemberIds: [await scene.room.personOf('admin')] };
  const call = { id: 'updateGroup', params: { id: await group(scene.room, []) }, json };
  await scene.answers(409, 'of who comes into the group with the networks that shut them out', call);
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
  scene.room.needClock();
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
  'updateGroup joining': joining,
  'setFolderPermission widest': widest,
};
