// As many rows as a call has no arguments for, in the thread of a server.
import { expect, it } from 'vitest';
import { openTestRoom } from '../testing/room.ts';
import { removeAbandonedUploads } from '../room/sweep.ts';

const COUNT = 130_000;
const as = 'user-admin';

it('a folder of very many documents and folders is deleted and purged', async () => {
  const room = await openTestRoom();
  room.ports.retentionDays = 1;
  const createdAt = room.ports.clock.now().toISOString();
  const common = { description: '', accessLevel: 'public', createdAt, updatedAt: createdAt } as const;
  const file = { mimeType: null, size: null, version: 1, downloadRestricted: false, printingRestricted: false };
  const { json } = await room.call('createFolder', { as, json: { name: 'Large' } });
  const { id: folderId } = json as { id: string };
  const documents = async () => (await room.ports.store.read((tx) => tx.documents.list())).length;
  const before = await documents();
  await room.ports.store.transact(async (tx) => {
    for (let at = 0; at < COUNT; at += 1)
      await tx.documents.put({ ...common, ...file, id: `large-${at}`, name: `${at}`, folderId, uploadedById: as });
  });
  expect((await room.call('deleteFolder', { as, params: { id: folderId }, query: { cascade: 'true' } })).status).toBe(
    204,
  );
  expect(await documents()).toBe(before);
  expect(await room.ports.store.read((tx) => tx.deletedItems.list())).toHaveLength(COUNT + 1);
  room.ports.clock.advance({ days: 2 });
  await removeAbandonedUploads(room);
  expect(await room.ports.store.read((tx) => tx.deletedItems.list())).toEqual([]);
});
