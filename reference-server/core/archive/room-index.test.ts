import { expect, it, vi } from 'vitest';
import { openFactorRoom } from '../identity/second-factor/testing/factor-room.ts';
import { FarStore } from '../testing/far-store.ts';
import { openTestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { sha256 } from '../testing/web-crypto.ts';

it('the index has every folder and document, numbered, with level, version, size and hash, and is audited', async () => {
  const room = await openTestRoom();
  const { json } = await room.call('createFolder', { as: 'user-admin', json: { name: 'Reports' } });
  const { id: folder } = json as { id: string };
  const one = await upload(room, { name: 'b.pdf', folderId: folder, accessLevel: 'confidential', bytes: '%PDF-1' });
  const two = await upload(room, { name: 'a.pdf', bytes: '%PDF-22' });
  const answer = await room.call('exportIndex', { as: 'user-manager' });
  const kept = { version: 1, mimeType: 'application/pdf', updatedAt: '2026-01-15T10:00:00.000Z' };
  const hash = (text: string) => sha256(new TextEncoder().encode(text));
  const nothing = { version: null, mimeType: null, size: null, sha256: null, updatedAt: null };
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual([
    { number: '1', kind: 'folder', id: folder, name: 'Reports', accessLevel: 'public', ...nothing },
    {
      ...kept,
      ...{ number: '1.1', kind: 'document', id: one.id, name: 'b.pdf', accessLevel: 'confidential', size: 6 },
      sha256: await hash('%PDF-1'),
    },
    {
      ...kept,
      ...{ number: '2', kind: 'document', id: two.id, name: 'a.pdf', accessLevel: 'public', size: 7 },
      sha256: await hash('%PDF-22'),
    },
  ]);
  expect(await room.lastEntry()).toMatchObject({
    activityType: 'index_exported',
    description: 'Exported the index: 1 folder, 2 documents',
    userId: 'user-manager',
  });
});

it('the index is for administrators and managers, and asking about it leaves no trace', async () => {
  const room = await openTestRoom();
  for (const as of ['user-analyst', 'user-viewer']) expect((await room.call('exportIndex', { as })).status).toBe(403);
  expect((await room.call('exportIndex', { as: null })).status).toBe(401);
  expect((await room.call('exportIndex', { as: 'user-admin', isHead: true })).status).toBe(200);
  expect(await room.entries()).toEqual([]);
});

it.each([
  ['its session was last used some time ago', { minutes: 2 }],
  ['its session was used a moment ago', { minutes: 0 }],
])('one export is audited once, where %s and another user comes meanwhile', async (_, idle) => {
  const room = await openFactorRoom(new FarStore());
  const manager = await room.person('user-manager');
  room.ports.clock.advance(idle);
  const newcomer = { firstName: 'Eve', lastName: 'Late', email: 'eve@late.example', role: 'viewer' };
  const [exported] = await Promise.all([
    manager.call('exportIndex'),
    room.call('createUser', { as: 'user-admin', json: newcomer }),
  ]);
  expect(exported.status).toBe(200);
  const logged = (await room.entries()).filter(({ activityType }) => activityType === 'index_exported');
  expect(logged).toHaveLength(1);
});

it.each(['exportIndex', 'prepareArchive'] as const)(
  '%s compares no more than some ten thousand names of one folder between two turns',
  async (operation) => {
    const room = await openTestRoom();
    const { id: folder } = (await room.call('createFolder', { as: 'user-admin', json: { name: 'All' } })).json as {
      id: string;
    };
    const { id } = await upload(room, { name: 'One', folderId: folder, bytes: 'text' });
    await room.ports.store.transact(async (tx) => {
      const row = (await tx.documents.get(id))!;
      for (let at = 0; at < 5000; at += 1)
        await tx.documents.put({ ...row, id: `row-${at}`, name: `Draft ${(at * 7919) % 5000}` });
    });
    const order = new Intl.Collator('en-US', { numeric: true });
    const compare = order.compare.bind(order);
    let compared = 0;
    let most = 0;
    const counting = vi.spyOn(Intl.Collator.prototype, 'compare', 'get').mockImplementation(() => {
      most = Math.max(most, (compared += 1));
      return compare;
    });
    room.ports.giveWay = () => {
      compared = 0;
      return Promise.resolve();
    };
    const json = { documentIds: [], folderIds: [folder] };
    const answer = await room.call(operation, { as: 'user-admin', ...(operation === 'prepareArchive' && { json }) });
    counting.mockRestore();
    expect(answer.status).toBeLessThan(300);
    expect(most).toBeGreaterThan(5000);
    expect(most).toBeLessThan(30_000);
  },
);
