import { describe, expect, it } from 'vitest';
import { storeUnavailable } from '../call/errors.ts';
import type { FolderRecord } from '../records/records.ts';
import { empty } from '../../scenarios/empty.ts';
import { openTestRoom } from '../testing/room.ts';
import { createMemoryStore, StoreEngine, type Commit } from './store.ts';

const folder = (id: string, parentId: string | null = null): FolderRecord => ({
  id,
  name: id,
  description: null,
  parentId,
  accessLevel: 'public',
  createdAt: empty.now,
});
const entry = (description: string) => ({
  createdAt: empty.now,
  activityType: 'login',
  description,
  userId: null,
  ipAddress: null,
  resourceType: null,
  resourceId: null,
  userAgent: null,
});
const idsIn = (store: StoreEngine) => store.rows('folders').map(({ id }) => id);

/** Persistence whose writes wait for the test. */
function heldStore() {
  const writes: { commits: readonly Commit[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const store = new StoreEngine({
    persist: (commits) =>
      new Promise((resolve, reject) => {
        writes.push({ commits, finish: resolve, fail: reject });
      }),
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { store, writes, turn };
}

describe('a transaction', () => {
  it('sees its own changes, which are invisible to others before they are durable', async () => {
    const { store, writes, turn } = heldStore();
    const seenInside: number[] = [];
    const change = store.transact(async (tx) => {
      await tx.folders.put(folder('a'));
      seenInside.push((await tx.folders.list()).length, (await tx.folders.by('parent', '')).length);
    });
    await turn();
    expect(seenInside).toEqual([1, 1]);
    expect(await store.read((tx) => tx.folders.list())).toEqual([]);
    writes[0]!.finish();
    await change;
    expect(await store.read((tx) => tx.folders.list())).toEqual([folder('a')]);
  });

  it('that throws has changed nothing, and the others of its burst continue', async () => {
    const store = createMemoryStore();
    const outcomes = await Promise.allSettled([
      store.transact((tx) => tx.folders.put(folder('a'))),
      store.transact(async (tx) => {
        await tx.folders.put(folder('b'));
        await tx.audit.append(entry('never'));
        throw new Error('No');
      }),
      store.transact((tx) => tx.folders.put(folder('c'))),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(idsIn(store)).toEqual(['a', 'c']);
    expect(store.auditLength).toBe(0);
  });

  it('sees what came before it in the same burst', async () => {
    const store = createMemoryStore();
    const add = () =>
      store.transact(async (tx) => {
        const count = (await tx.folders.list()).length;
        await tx.folders.put(folder(`folder-${count}`));
      });
    await Promise.all(Array.from({ length: 100 }, add));
    expect(store.rows('folders')).toHaveLength(100);
  });

  it('finds rows by their keys through puts, moves and deletions of its own', async () => {
    const store = createMemoryStore();
    await store.transact(async (tx) => {
      for (const id of ['a', 'b', 'c']) await tx.folders.put(folder(id));
    });
    await store.transact(async (tx) => {
      await tx.folders.put(folder('a', 'b'));
      await tx.folders.delete('c');
      await tx.folders.put(folder('d', 'b'));
      expect((await tx.folders.by('parent', '')).map(({ id }) => id)).toEqual(['b']);
      expect((await tx.folders.by('parent', 'b')).map(({ id }) => id)).toEqual(['a', 'd']);
      expect(await tx.folders.get('c')).toBeUndefined();
    });
    expect(await store.read((tx) => tx.folders.by('parent', 'b'))).toHaveLength(2);
  });

  it('that changes nothing writes nothing', async () => {
    const { store, writes } = heldStore();
    expect(await store.transact((tx) => tx.folders.get('a'))).toBeUndefined();
    expect(writes).toEqual([]);
  });
});

describe('a burst', () => {
  it('is made durable by one write, and those who come meanwhile by the next', async () => {
    const { store, writes, turn } = heldStore();
    const first = Promise.all(['a', 'b', 'c'].map((id) => store.transact((tx) => tx.folders.put(folder(id)))));
    await turn();
    const second = Promise.all(['d', 'e'].map((id) => store.transact((tx) => tx.folders.put(folder(id)))));
    await turn();
    expect(writes.map(({ commits }) => commits.length)).toEqual([3]);
    writes[0]!.finish();
    await first;
    await turn();
    expect(writes.map(({ commits }) => commits.length)).toEqual([3, 2]);
    writes[1]!.finish();
    await second;
  });

  it('that cannot be made durable is rejected as a whole and leaves memory as it was', async () => {
    const { store, writes, turn } = heldStore();
    const before = Promise.all([
      store.transact((tx) => tx.folders.put(folder('kept'))),
      store.transact((tx) => tx.audit.append(entry('kept'))),
    ]);
    await turn();
    writes[0]!.finish();
    await before;
    const revision = await store.read((tx) => tx.revisions(['folders']));
    const lost = Promise.allSettled([
      store.transact((tx) => tx.folders.put(folder('lost'))),
      store.transact((tx) => tx.folders.delete('kept')),
      store.transact((tx) => tx.audit.append(entry('lost'))),
    ]);
    await turn();
    writes[1]!.fail(new Error('The disk is full'));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(idsIn(store)).toEqual(['kept']);
    expect(store.auditLength).toBe(1);
    expect(await store.read((tx) => tx.revisions(['folders']))).toEqual(revision);
  });

  it('after a failure the store takes changes again, numbered without a gap', async () => {
    const { store, writes, turn } = heldStore();
    const lost = store.transact((tx) => tx.audit.append(entry('lost'))).catch(() => 'lost');
    await turn();
    writes[0]!.fail(new Error('The disk is full'));
    expect(await lost).toBe('lost');
    const kept = store.transact((tx) => tx.audit.append(entry('kept')));
    await turn();
    expect(writes[1]!.commits[0]!.audit[0]!.id).toBe('audit-1');
    writes[1]!.finish();
    await kept;
  });
});

describe('the audit log is in the order of time', () => {
  const at = (ms: number) => new Date(Date.parse(empty.now) + ms).toISOString();
  const times = async (...ms: number[]) => {
    const store = createMemoryStore();
    for (const one of ms) await store.transact((tx) => tx.audit.append({ ...entry('logged'), createdAt: at(one) }));
    const entries = await store.read((tx) => tx.audit.newest({ limit: 10 }));
    return entries.map(({ createdAt }) => Date.parse(createdAt) - Date.parse(empty.now));
  };

  it('where a call began, or another server looked at its clock, before the entry that is there already', async () => {
    expect(await times(5, 4, 0, 6)).toEqual([6, 5, 5, 5]);
  });

  it('but for a clock that was put back', async () => {
    expect(await times(3_600_000, 0, 1)).toEqual([1, 0, 3_600_000]);
  });
});

describe('a store that cannot write', () => {
  it('is 503 with Retry-After, and neither rows nor the audit log nor lists move', async () => {
    let isFull = false;
    const store = new StoreEngine({ persist: () => (isFull ? Promise.reject(storeUnavailable()) : Promise.resolve()) });
    const room = await openTestRoom(empty, store);
    await room.call('createFolder', { as: 'user-admin', json: { name: 'Before' } });
    const before = [await room.entries(), (await room.call('listFolders', { as: 'user-admin' })).text];
    isFull = true;
    const answers = await Promise.all([
      room.call('createFolder', { as: 'user-admin', json: { name: 'A' } }),
      room.call('createUser', {
        as: 'user-admin',
        json: { firstName: 'A', lastName: 'B', email: 'a@b.example', role: 'viewer' },
      }),
      room.call('createUploadTicket', { as: 'user-admin' }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 503, headers: { 'Retry-After': '10' }, json: { code: 'unavailable' } });
    expect([await room.entries(), (await room.call('listFolders', { as: 'user-admin' })).text]).toEqual(before);
    isFull = false;
    expect((await room.call('createFolder', { as: 'user-admin', json: { name: 'After' } })).status).toBe(201);
  });

  it('returns no bytes whose delivery it cannot audit', async () => {
    let isFull = false;
    const store = new StoreEngine({ persist: () => (isFull ? Promise.reject(storeUnavailable()) : Promise.resolve()) });
    const { demo } = await import('../../scenarios/demo.ts');
    const room = await openTestRoom(demo, store);
    isFull = true;
    const call = { as: 'user-admin', params: { id: 'document-welcome' } };
    expect((await room.call('downloadDocument', call)).status).toBe(503);
    expect((await room.call('previewDocument', call)).status).toBe(503);
    const hidden = { as: 'user-viewer', params: { id: 'document-board-december' } };
    expect((await room.call('downloadDocument', hidden)).status).toBe(503);
    isFull = false;
    expect((await room.call('previewDocument', call)).status).toBe(200);
    expect((await room.lastEntry())?.activityType).toBe('document_view');
  });
});
