// Deleted items: a valid call of each operation, and answers that cannot be derived.
import type { Room } from '../room/room.ts';
import type { Provoke } from './by-hand.ts';
import type { Sound } from './sound.ts';

export async function deleted(room: Room, more: Parameters<Room['document']>[0] = {}): Promise<string> {
  const id = await room.document(more);
  await room.must({ id: 'deleteDocument', params: { id } });
  return id;
}

/** A folder under a legal hold. */
export async function heldFolder(room: Room, more: Parameters<Room['folder']>[0] = {}): Promise<string> {
  const id = await room.folder(more);
  await room.must({ id: 'setLegalHold', params: { id }, json: { legalHold: true } });
  return id;
}

const onDeleted: Sound = async (room) => ({ params: { id: await deleted(room) } });

export const deletedSound: Readonly<Record<string, Sound>> = {
  listDeletedItems: () => Promise.resolve({}),
  purgeItem: onDeleted,
  putBackItem: async (room, by) => ({ ...(await onDeleted(room, by)), json: { name: room.name('Back') } }),
  setLegalHold: async (room) => ({ params: { id: await room.folder() }, json: { legalHold: true } }),
};

export const deletedCases: Readonly<Record<string, Provoke>> = {
  'purgeItem 409': async (room) => {
    const id = await deleted(room, { folderId: await heldFolder(room) });
    return room.call({ id: 'purgeItem', params: { id } });
  },
  'putBackItem 409': async (room) => {
    const name = room.name('Twice');
    const id = await deleted(room, { name });
    await room.document({ name });
    return room.call({ id: 'putBackItem', params: { id } });
  },
};
