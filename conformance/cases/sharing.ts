// Permissions, moving and archives: a valid call of each operation, and answers that cannot be derived.
import { z } from 'zod';
import type { Call, Room } from '../room/room.ts';
import { textOf, type Role, type Who, type WireAnswer } from '../target.ts';
import { dismissAdministrators } from './account.ts';
import type { Provoke } from './by-hand.ts';
import { NotTried } from '../suite/run.ts';
import type { Sound } from './sound.ts';

const nullish = z.string().nullish();
const listed = z.array(
  z.object({ id: z.string(), role: z.string(), deactivatedAt: nullish, expiresAt: nullish, lastLoginAt: nullish }),
);
/** Who stays an administrator whatever the suite does to its own. */
const administratorsOf = (answer: WireAnswer): string[] =>
  listed
    .parse(JSON.parse(textOf(answer)))
    .filter(
      (one) => one.role === 'admin' && one.deactivatedAt == null && one.expiresAt == null && one.lastLoginAt != null,
    )
    .map(({ id }) => id);

/** The only administrator of the data room. @throws NotTried if there are others */
export async function lastAdministrator(room: Room): Promise<string> {
  await dismissAdministrators(room);
  const id = await room.personOf('admin');
  const others = administratorsOf(await room.must({ id: 'listUsers' })).filter((one) => one !== id);
  if (others.length > 0) throw new NotTried(`other administrators are there: ${others.join(', ')}`);
  return id;
}

const unknownId = 'conformance-none';
const toRead = { canRead: true, canDownload: false };
const toEnter = { canRead: true, canWrite: false };

/** A new group with the viewer as member. */
export async function group(room: Room, memberIds?: readonly string[]): Promise<string> {
  const json = { name: room.name('Group'), memberIds: memberIds ?? [await room.personOf('viewer')] };
  return room.idOf({ id: 'createGroup', json });
}

const onFolder: Sound = async (room) => ({ params: { id: await room.folder() } });
const onInvited: Sound = async (room) => ({ params: { id: await room.invited() } });

async function groupGrant(room: Room): Promise<{ documentId: string; groupId: string }> {
  const grant = { documentId: await room.document(), groupId: await group(room) };
  await room.must({ id: 'grantDocumentPermission', json: { ...grant, ...toRead } });
  return grant;
}

async function folderPermission(
  room: Room,
  holder: { userId: string } | { groupId: string },
): Promise<Record<string, string>> {
  const permission = { folderId: await room.folder(), ...holder };
  await room.must({ id: 'setFolderPermission', json: { ...permission, ...toEnter } });
  return permission;
}

const setForViewer = async (room: Room): Promise<Omit<Call, 'id'>> => ({
  json: { folderId: await room.folder(), userId: await room.personOf('viewer'), ...toEnter },
});

const aMove = async (room: Room) => ({
  documentIds: [await room.document()],
  folderIds: [await room.folder()],
  folderId: await room.folder(),
});

/** Prepared by the user who downloads it. */
export async function archive(room: Room, by: Who, selection: { documentIds: string[]; folderIds: string[] }) {
  return room.idOf({ id: 'prepareArchive', who: by, json: selection });
}

const inDays = (room: Room, days: number) => room.timeIn(days * 86_400);

export const sharingSound: Readonly<Record<string, Sound>> = {
  listDocumentAccess: async (room) => ({ params: { id: await room.document() } }),
  listFolderAccess: onFolder,
  listUserAccess: onInvited,
  moveDocument: async (room) => ({ params: { id: await room.document() }, json: { folderId: await room.folder() } }),
  moveFolder: async (room) => ({ params: { id: await room.folder() }, json: { parentId: await room.folder() } }),
  previewMove: async (room) => ({ json: await aMove(room) }),
  previewSettings: async (room) => ({ json: { documentIds: [await room.document()], accessLevel: 'restricted' } }),
  revokeGroupDocumentPermission: async (room) => ({ params: await groupGrant(room) }),
  listFolderPermissions: onFolder,
  previewFolderApproval: onFolder,
  setFolderPermission: setForViewer,
  revokeFolderPermission: async (room) => ({
    params: await folderPermission(room, { userId: await room.personOf('viewer') }),
  }),
  revokeGroupFolderPermission: async (room) => ({
    params: await folderPermission(room, { groupId: await group(room) }),
  }),
  prepareArchive: async (room) => ({ json: { documentIds: [await room.document()], folderIds: [] } }),
  downloadArchive: async (room, by) => ({
    params: { id: await archive(room, by, { documentIds: [await room.document()], folderIds: [] }) },
  }),
  exportIndex: () => Promise.resolve({}),
  updateUserExpiry: async (room, by) => ({ ...(await onInvited(room, by)), json: { expiresAt: inDays(room, 30) } }),
  listGroups: () => Promise.resolve({}),
  listGroupPermissions: async (room) => ({ params: { id: (await groupGrant(room)).groupId } }),
  createGroup: async (room) => ({
    json: { name: room.name('Group'), memberIds: [await room.personOf('viewer'), await room.personOf('analyst')] },
  }),
  updateGroup: async (room) => ({
    params: { id: await group(room, []) },
    // Without callers as members, since variants of the call suspend the group.
    json: { name: room.name('Group'), addMemberIds: [await room.invited()] },
  }),
  deleteGroup: async (room) => ({ params: { id: await group(room) } }),
};

async function folderBelow(room: Room): Promise<{ outer: string; inner: string }> {
  const outer = await room.folder();
  return { outer, inner: await room.folder({ parentId: outer }) };
}

export const sharingCases: Readonly<Record<string, Provoke>> = {
  'setFolderPermission 200': async (room) => {
    const call = { id: 'setFolderPermission', ...(await setForViewer(room)) };
    await room.must(call);
    return room.call(call);
  },
  'setFolderPermission 404': async (room) =>
    room.call({
      id: 'setFolderPermission',
      json: { folderId: unknownId, userId: await room.personOf('viewer'), ...toEnter },
    }),
  'moveDocument 409': async (room) => {
    const name = room.name('Taken');
    const folderId = await room.folder();
    await room.document({ name, folderId });
    return room.call({ id: 'moveDocument', params: { id: await room.document({ name }) }, json: { folderId } });
  },
  'moveFolder 409': async (room) => {
    const { outer, inner } = await folderBelow(room);
    return room.call({ id: 'moveFolder', params: { id: outer }, json: { parentId: inner } });
  },
  'previewMove 404': async (room) =>
    room.call({ id: 'previewMove', json: { ...(await aMove(room)), documentIds: [unknownId] } }),
  'previewSettings 404': (room) =>
    room.call({ id: 'previewSettings', json: { documentIds: [unknownId], accessLevel: 'restricted' } }),
  'previewMove 409': async (room) => {
    const { outer, inner } = await folderBelow(room);
    return room.call({ id: 'previewMove', json: { documentIds: [], folderIds: [outer], folderId: inner } });
  },
  'prepareArchive 404': (room) =>
    room.call({ id: 'prepareArchive', json: { documentIds: [unknownId], folderIds: [] } }),
  'createGroup 404': (room) =>
    room.call({ id: 'createGroup', json: { name: room.name('Group'), memberIds: [unknownId] } }),
  'createGroup 409': async (room) => {
    const name = room.name('Group');
    await room.must({ id: 'createGroup', json: { name, memberIds: [] } });
    return room.call({ id: 'createGroup', json: { name: name.toUpperCase(), memberIds: [] } });
  },
  'updateGroup 409': async (room) => {
    const name = room.name('Group');
    await room.must({ id: 'createGroup', json: { name, memberIds: [] } });
    return room.call({ id: 'updateGroup', params: { id: await group(room) }, json: { name } });
  },
  'deleteGroup 409': async (room) => {
    // Without members, who would be locked out.
    const params = { id: await group(room, []) };
    await room.must({ id: 'updateGroup', params, json: { suspended: true } });
    return room.call({ id: 'deleteGroup', params });
  },
  'updateUserExpiry 409': async (room) => {
    await dismissAdministrators(room);
    const [ada, marcus] = [await room.personOf('admin'), await room.personOf('manager')];
    const setEnd = (id: string, who: Role, expiresAt: string | null): Call => ({
      ...{ id: 'updateUserExpiry', who, params: { id }, json: { expiresAt } },
    });
    await room.changeRole('manager', 'admin');
    try {
      await room.must(setEnd(marcus, 'admin', inDays(room, 1)));
      const far = await room.call(setEnd(ada, 'manager', inDays(room, 4000)));
      const answer = far.status === 200 ? far : await room.call(setEnd(ada, 'manager', inDays(room, 1)));
      if (answer.status !== 200) return answer;
      await room.call(setEnd(ada, 'manager', null));
      const others = administratorsOf(await room.must({ id: 'listUsers' })).filter((id) => id !== ada && id !== marcus);
      if (others.length > 0) throw new NotTried(`other administrators are there: ${others.join(', ')}`);
      return answer;
    } finally {
      await room.call(setEnd(marcus, 'admin', null));
      await room.changeRole('manager', 'manager');
    }
  },
};
