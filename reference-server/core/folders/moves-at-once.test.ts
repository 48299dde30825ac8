import { describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { openTestRoom } from '../testing/room.ts';
import { FarStore } from '../testing/far-store.ts';
import { type MovingPlace, moveAtOnce } from '../testing/moves-at-once.ts';
import { StoreEngine } from '../store/store.ts';
import { empty } from '../../scenarios/empty.ts';

async function placeOver(store: StoreEngine): Promise<MovingPlace> {
  const room = await openTestRoom(empty, store);
  const as = 'user-manager';
  return {
    store: room.ports.store,
    moveDocument: async (id, folderId) =>
      (await room.call('moveDocument', { as, params: { id }, json: { folderId } })).status,
    moveFolder: async (id, parentId) =>
      (await room.call('moveFolder', { as, params: { id }, json: { parentId } })).status,
    deleteFolder: async (id) =>
      (await room.call('deleteFolder', { as, params: { id }, query: { cascade: 'true' } })).status,
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe.each([
  ['in memory', () => new StoreEngine({ persist: turn }), 400],
  ['in a store that is far away', () => new FarStore(), 120],
] as const)('moves at once, %s,', (_where, open, moves) => {
  it.each([0, 6])(
    'make no circle, lose nothing and are audited one by one, while %i folders are deleted',
    async (deletions) => {
      const place = await placeOver(open());
      for (let seed = 1; seed <= (isDeep ? 200 : 4); seed += 1) {
        await moveAtOnce(place, { folders: 14, documents: 21, moves, deletions }, seed);
      }
    },
    isDeep ? 1_800_000 : 60_000,
  );
});

it('of two folders that are moved into each other at once, one is', async () => {
  const place = await placeOver(new FarStore());
  const time = '2026-01-15T10:00:00.000Z';
  for (let round = 0; round < 10; round += 1) {
    await place.store.transact(async (tx) => {
      for (const id of ['folder-a', 'folder-b']) {
        const row = { id, name: id, description: null, parentId: null, createdAt: time };
        await tx.folders.put({ ...row, accessLevel: 'public' });
      }
    });
    const answers = await Promise.all([
      place.moveFolder('folder-a', 'folder-b'),
      place.moveFolder('folder-b', 'folder-a'),
    ]);
    expect(answers.sort()).toEqual([200, 409]);
  }
});
