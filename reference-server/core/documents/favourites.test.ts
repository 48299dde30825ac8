import { beforeEach, expect, it } from 'vitest';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { watchReads } from '../testing/watch-reads.ts';

let room: TestRoom;
let id: string;
beforeEach(async () => {
  room = await openTestRoom();
  ({ id } = await upload(room, { name: 'Plan.pdf' }));
});

const mark = (as: string, operation: 'addFavourite' | 'removeFavourite' = 'addFavourite', document = id) =>
  room.call(operation, { as, params: { id: document } });
const favouritesOf = async (as: string) => (await room.call('listFavourites', { as })).json;
const seal = (accessLevel: string) =>
  room.call('updateDocumentSettings', {
    as: 'user-admin',
    params: { id },
    json: { accessLevel, downloadRestricted: false, printingRestricted: false },
  });

it('a favourite belongs to the user who marked it, once, until it is removed, and is not audited', async () => {
  const before = (await room.entries()).length;
  for (let time = 1; time <= 2; time += 1) expect((await mark('user-viewer')).status).toBe(204);
  expect(await favouritesOf('user-viewer')).toEqual([{ id }]);
  expect(await favouritesOf('user-admin')).toEqual([]);
  for (let time = 1; time <= 2; time += 1) expect((await mark('user-viewer', 'removeFavourite')).status).toBe(204);
  expect(await favouritesOf('user-viewer')).toEqual([]);
  expect(await room.entries()).toHaveLength(before);
});

it('a favourite that its user may not see is in no answer, and returns with the right', async () => {
  await mark('user-viewer');
  await seal('confidential');
  expect(await favouritesOf('user-viewer')).toEqual([]);
  expect(await mark('user-viewer')).toEqual(await mark('user-viewer', 'addFavourite', 'document-none'));
  await seal('public');
  expect(await favouritesOf('user-viewer')).toEqual([{ id }]);
});

it('favourites are deleted with their user and with their document', async () => {
  for (const as of ['user-viewer', 'user-analyst', 'user-admin']) await mark(as);
  await room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-viewer' } });
  const rows = () => room.ports.store.read((tx) => tx.favourites.list());
  expect((await rows()).map(({ userId }) => userId)).toEqual(['user-analyst', 'user-admin']);
  await room.call('deleteDocument', { as: 'user-admin', params: { id } });
  expect(await rows()).toEqual([]);
});

it('documents that are not marked are not read', async () => {
  await mark('user-viewer');
  const reads = watchReads(room);
  expect(await favouritesOf('user-viewer')).toEqual([{ id }]);
  expect(await favouritesOf('user-analyst')).toEqual([]);
  expect(reads.filter((one) => ['documents', 'folders', 'approvals'].includes(one))).toEqual([]);
});
