// Reasons of access, independent of the suite's rules: every viewer has a reason, removing one leaves exactly the
// others, and removing all removes the access.
import { z } from 'zod';
import { group } from '../../cases/sharing.ts';
import type { Call } from '../../room/room.ts';
import { boundToNetwork } from '../../room/policy.ts';
import type { PromiseCheck } from '../checks.ts';
import { furnished } from '../furnished.ts';
import type { Person, Scene } from '../scene.ts';
import { expectSight, type Sight } from './sight.ts';
import { type Reason, reason, reviewOf } from './whole-sight.ts';

const toEnter = { canRead: true, canWrite: false };

/** The call that removes a reason. */
function takingAway({ kind, folderId = '', groupId }: Reason, documentId: string, userId: string): Call {
  if (kind === 'grant')
    return groupId === undefined
      ? { id: 'revokeDocumentPermission', params: { documentId, userId } }
      : { id: 'revokeGroupDocumentPermission', params: { documentId, groupId } };
  return groupId === undefined
    ? { id: 'revokeFolderPermission', params: { folderId, userId } }
    : { id: 'revokeGroupFolderPermission', params: { folderId, groupId } };
}

const inWords = ({ kind, gives, groupId, folderId }: Reason) =>
  [kind, gives, groupId === undefined ? 'own' : `group ${groupId}`, folderId ?? ''].join(' ').trim();

async function givenManyWays(scene: Scene): Promise<{ person: Person; documentId: string; wanted: string[] }> {
  const { room } = scene;
  const person = await scene.guest('viewer');
  const groupId = await group(room, [person.id]);
  const other = await group(room, []);
  const above = await room.folder({ accessLevel: 'restricted' });
  const inner = await room.folder({ parentId: above });
  const documentId = await room.document({ folderId: inner, accessLevel: 'restricted' });
  const set = (folderId: string, holder: object) =>
    scene.must({ id: 'setFolderPermission', json: { folderId, ...holder, ...toEnter } });
  await set(above, { userId: person.id });
  await set(inner, { groupId });
  await set(inner, { groupId: other });
  const grant = (json: object) =>
    scene.must({ id: 'grantDocumentPermission', json: { documentId, canRead: true, ...json } });
  await grant({ userId: person.id, canDownload: false });
  await grant({ groupId, canDownload: true });
  const own = (kind: string, gives: string, folderId?: string) =>
    inWords({ kind, gives, ...(folderId === undefined ? {} : { folderId }) });
  const ofGroup = (kind: string, gives: string, folderId?: string) =>
    inWords({ kind, gives, groupId, ...(folderId === undefined ? {} : { folderId }) });
  return {
    ...{ person, documentId },
    wanted: [
      own('folder-permission', 'download', above),
      ofGroup('folder-permission', 'download', inner),
      own('grant', 'view'),
      ofGroup('grant', 'download'),
    ],
  };
}

const sorted = (all: readonly string[]) => [...all].sort().join('; ');

const taken: PromiseCheck = async (scene) => {
  const { person, documentId, wanted } = await givenManyWays(scene);
  let left = (await reviewOf(scene, documentId, person.id)).because;
  const listed = sorted(left.map(inWords));
  scene.holds(listed === sorted(wanted), 'of somebody with four reasons', `it names ${listed}, not ${sorted(wanted)}`);
  while (left.length > 0) {
    const [first, ...rest] = left;
    if (!first) return;
    await scene.must(takingAway(first, documentId, person.id));
    const now = (await reviewOf(scene, documentId, person.id)).because;
    const when = `after ${inWords(first)} was taken away`;
    const isRest = sorted(now.map(inWords)) === sorted(rest.map(inWords));
    scene.holds(isRest, when, `it names ${sorted(now.map(inWords))}, not ${sorted(rest.map(inWords))}`);
    const gives = rest.map((one) => one.gives);
    const sight: Sight = gives.includes('download') ? 'all' : gives.includes('view') ? 'read' : 'none';
    await expectSight(scene, when, person, documentId, sight);
    left = rest;
  }
};

const ofDocument = z.array(
  z.looseObject({ userId: z.string(), see: z.boolean(), view: z.boolean(), because: z.array(reason) }),
);

const given: PromiseCheck = async (scene) => {
  const room = await furnished(scene);
  for (const document of room.documents) {
    const rows = await scene.read(ofDocument, { id: 'listDocumentAccess', params: { id: document.id } });
    for (const reader of room.readers) {
      const row = rows.find(({ userId }) => userId === reader.person.id);
      if (!row) continue;
      const when = `of ${reader.name} and a document that is ${document.name}`;
      const kinds = [...new Set(row.because.map(({ kind }) => kind))];
      scene.holds(
        row.see === kinds.length > 0,
        when,
        `it says see: ${row.see}, because of ${kinds.join(', ') || 'nothing'}`,
      );
      if (reader.isStaff)
        scene.holds(kinds.includes('role'), when, `it is because of ${kinds.join(', ')}, not of the role`);
      const mayHave = [
        ...(reader.isStaff ? ['role', 'own-upload'] : ['public-folders']),
        ...(reader.folders.length > 0 ? ['folder-permission'] : []),
        ...(reader.grant === 'none' ? [] : ['grant']),
      ];
      const wrong = kinds.filter((kind) => !mayHave.includes(kind) && !(reader.isStaff && kind === 'public-folders'));
      scene.holds(wrong.length === 0, when, `it names ${wrong.join(', ')}, which they do not have`);
    }
  }
};

const limited = z.array(
  z.looseObject({ userId: z.string(), see: z.boolean(), but: z.array(z.looseObject({ kind: z.string() })) }),
);

const limits: PromiseCheck = async (scene) => {
  const { room } = scene;
  const documentId = await room.document();
  const [member, analyst] = [await room.invited(), await room.personOf('analyst')];
  const groupId = await group(room, [member]);
  for (const holder of [{ groupId }, { userId: analyst }])
    await scene.must({
      id: 'grantDocumentPermission',
      json: { documentId, ...holder, canRead: true, canDownload: false },
    });
  const expect = async (when: string, userId: string, kind: string, sees: boolean) => {
    const rows = await scene.read(limited, { id: 'listDocumentAccess', params: { id: documentId } });
    const row = rows.find((one) => one.userId === userId);
    const kinds = row?.but.map((one) => one.kind) ?? [];
    scene.holds(kinds.includes(kind), when, `it says ${kinds.join(', ') || 'nothing'}, not ${kind}`);
    scene.holds(row?.see === sees, when, `it says see: ${row?.see}`);
  };
  const userId = await room.invited();
  const toDownload = { documentId, userId, canRead: false, canDownload: true };
  await scene.must({ id: 'grantDocumentPermission', json: toDownload });
  await expect('of somebody who may download it and not read it', userId, 'download-without-read', true);
  const json = { name: room.name('Suspended'), suspended: true };
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json });
  await expect('of the member of a suspended group', member, 'suspended-person', false);
  await room.policy.during('admin', { networks: boundToNetwork('analyst') }, () =>
    expect('of somebody who may come in from one network alone', analyst, 'network', true),
  );
};

const named = z.array(z.looseObject({ userId: z.string(), but: z.array(z.record(z.string(), z.unknown())) }));

/** Each limit names what it is of, of a user and of a group alike. */
const limitsNamed: PromiseCheck = async (scene) => {
  const { room } = scene;
  const userId = await room.invited();
  const above = await room.folder({ accessLevel: 'restricted' });
  const stop = await room.folder({ parentId: above, accessLevel: 'confidential' });
  const folderId = await room.folder({ parentId: stop });
  const documentId = await room.document({ folderId });
  for (const groupId of [undefined, await group(room, [userId])]) {
    const holder = groupId === undefined ? { userId } : { groupId };
    await scene.must({ id: 'setFolderPermission', json: { folderId: above, ...holder, ...toEnter } });
    const toDownload = { documentId, ...holder, canRead: false, canDownload: true };
    await scene.must({ id: 'grantDocumentPermission', json: toDownload });
    const rows = await scene.read(named, { id: 'listDocumentAccess', params: { id: documentId } });
    const but = rows.find((row) => row.userId === userId)?.but ?? [];
    for (const [kind, folder] of [
      ['download-without-read', undefined],
      ['permission-stopped', stop],
    ] as const) {
      const isNamed = but.some(
        (one) => one['kind'] === kind && one['folderId'] === folder && one['groupId'] === groupId,
      );
      scene.holds(isNamed, `of ${kind} of a ${groupId ? 'group' : 'user'}`, `it says ${JSON.stringify(but)}`);
    }
  }
  for (const role of ['admin', 'manager', 'viewer'] as const) {
    const rules = ['0.0.0.0/0', '::/0'].map((cidr) => ({ cidr, roles: [role], note: 'Of the suite' }));
    const id = await room.personOf(role);
    const open = await room.document();
    await room.policy.during('admin', { networks: rules }, async () => {
      const rows = await scene.read(named, { id: 'listDocumentAccess', params: { id: open } });
      const isNamed = rows.find((row) => row.userId === id)?.but.some(({ kind }) => kind === 'network');
      scene.holds(isNamed === true, `while the policy binds the role ${role} to networks`, 'it does not say so');
    });
  }
};

export const reasonChecks: Readonly<Record<string, PromiseCheck>> = {
  'listDocumentAccess reasons': given,
  'listDocumentAccess taken-away': taken,
  'listDocumentAccess limits': limits,
  'listDocumentAccess limits-named': limitsNamed,
};
