// Changes of many items: a valid call of each operation, and answers that cannot be derived.
import type { Room } from '../room/room.ts';
import { z } from 'zod';
import { textOf } from '../target.ts';
import { group, lastAdministrator } from './sharing.ts';
import type { Provoke } from './by-hand.ts';
import type { Sound } from './sound.ts';

interface Cell {
  folderId: string;
  groupId: string;
  permission: { canRead: boolean; canWrite: boolean } | null;
}

/** The present ETag of the permissions, and one changed cell. */
export async function oneCell(room: Room, folder = {}): Promise<{ tag: string; cell: Cell }> {
  const cell = { folderId: await room.folder(folder), groupId: await group(room) };
  const { headers } = await room.must({ id: 'listGroupFolderPermissions' });
  return { tag: headers.get('etag') ?? '', cell: { ...cell, permission: { canRead: true, canWrite: false } } };
}

const updated = (tag: string, ...changes: readonly object[]) => ({
  id: 'updateFolderPermissions',
  headers: { 'if-match': tag },
  json: { changes },
});

const unknownId = 'conformance-none';

export const bulkSound: Readonly<Record<string, Sound>> = {
  inviteUsers: (room) =>
    Promise.resolve({ json: { people: [{ email: room.email() }], role: 'viewer', groupName: room.name('Group') } }),
  listGroupFolderPermissions: () => Promise.resolve({}),
  updateFolderPermissions: async (room) => {
    const { tag, cell } = await oneCell(room);
    return { headers: { 'if-match': tag }, json: { changes: [cell] } };
  },
};

export const bulkCases: Readonly<Record<string, Provoke>> = {
  'inviteUsers 404': (room) =>
    room.call({ id: 'inviteUsers', json: { people: [{ email: room.email() }], role: 'viewer', groupId: unknownId } }),
  'inviteUsers 409': async (room) => {
    await lastAdministrator(room);
    const me = JSON.parse(textOf(await room.must({ id: 'getCurrentUser' }))) as unknown;
    const { email } = z.object({ email: z.string() }).parse(me);
    const groupId = await group(room, []);
    await room.must({ id: 'updateGroup', params: { id: groupId }, json: { suspended: true } });
    return room.call({ id: 'inviteUsers', json: { people: [{ email }], role: 'viewer', groupId } });
  },
  'updateFolderPermissions 409': async (room) => {
    const { tag, cell } = await oneCell(room);
    return room.call(updated(tag, cell, { ...cell, folderId: unknownId }));
  },
  'updateFolderPermissions 428': async (room) =>
    room.call({ id: 'updateFolderPermissions', json: { changes: [(await oneCell(room)).cell] } }),
};
