import { expect, it } from 'vitest';
import { openTestRoom } from '#core/testing/room.ts';
import { upload } from '#core/testing/upload.ts';
import { forgetGone } from './derived-files.ts';

it('what another server purged is forgotten here, and nothing that can be put back', async () => {
  const room = await openTestRoom();
  room.ports.retentionDays = 30;
  const call = (operation: 'deleteDocument' | 'purgeItem', id: string) =>
    room.call(operation, { as: 'user-admin', params: { id } });
  const ids: string[] = [];
  for (const name of ['Stays.pdf', 'Deleted.pdf', 'Purged.pdf']) ids.push((await upload(room, { name })).id);
  const keyOf = async (id = '') =>
    (await room.ports.store.read((tx) => tx.versions.by('document', id)))[0]?.objectKey ?? '';
  const [stays, deleted, purged] = [await keyOf(ids[0]), await keyOf(ids[1]), await keyOf(ids[2])];
  const kept = new Set([stays, deleted, purged]);
  const files = { derivedFrom: () => kept, forget: (key: string) => void kept.delete(key) };
  for (const id of ids.slice(1)) await call('deleteDocument', id);
  await call('purgeItem', ids[2] ?? '');
  await forgetGone(room.ports.store, [files]);
  expect([...kept]).toEqual([stays, deleted]);
});
