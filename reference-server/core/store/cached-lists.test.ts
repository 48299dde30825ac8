import { beforeEach, describe, expect, test } from 'vitest';
import type { ReadTx, Tables } from '../ports/store.ts';
import type { CollectionName, FolderRecord } from '../records/records.ts';
import { CachedLists } from './cached-lists.ts';
import type { ListParts } from './list-parts.ts';
import { collect } from './memory-objects.ts';
import { createMemoryStore, type StoreEngine } from './store.ts';

const now = new Date('2026-01-15T10:00:00.000Z');

const megabytes = (count: number) => [{ text: 'x'.repeat(count * 1024 * 1024) }];
const folder = (id: string, name = id): FolderRecord => ({
  ...{ id, name, description: null, parentId: null, accessLevel: 'public' },
  createdAt: '2026-01-15T10:00:00.000Z',
});

let store: StoreEngine;
let lists: CachedLists;
let made: string[];
beforeEach(() => {
  store = createMemoryStore();
  lists = new CachedLists();
  made = [];
});

const put = (row: FolderRecord) => store.transact((tx) => tx.folders.put(row));
const putGrant = () =>
  store.transact((tx) => {
    const grant = { id: 'g', documentId: 'd', userId: 'u', canRead: true, canDownload: true };
    return tx.grants.put({ ...grant, createdAt: '2026-01-15T10:00:00.000Z' });
  });
const read = (key: string, work: (tx: Tables) => Promise<readonly object[]>): Promise<ListParts> =>
  store.read((tx) =>
    lists.read(tx, key, now, async (tables) => {
      made.push(key);
      return { rows: await work(tables), until: Infinity };
    }),
  );
const names = async (list: Promise<ListParts>) =>
  (JSON.parse(new TextDecoder().decode(await collect(await list))) as FolderRecord[]).map(({ name }) => name);
const folders = (key: string) => names(read(key, (tx) => tx.folders.list()));

describe('lists that are ready to send', () => {
  test('are made once, until a row that they were made from changes', async () => {
    await put(folder('a'));
    expect(await folders('ada')).toEqual(['a']);
    expect(await folders('ada')).toEqual(['a']);
    await putGrant();
    expect(await folders('ada')).toEqual(['a']);
    expect(made).toEqual(['ada']);
    await put(folder('a', 'b'));
    expect(await folders('ada')).toEqual(['b']);
    expect(made).toEqual(['ada', 'ada']);
  });

  test.each([
    ['get', (tx: ReadTx) => tx.folders.get('a')],
    ['list', (tx: ReadTx) => tx.folders.list()],
    ['by', (tx: ReadTx) => tx.folders.by('parent', '')],
    ['revisions', (tx: ReadTx) => tx.revisions(['folders'])],
  ])('depend on what is read by `%s`', async (_, look) => {
    const list = () =>
      store.read((tx) =>
        lists.read(tx, 'ada', now, async (tables) => {
          made.push('ada');
          await look(tables as ReadTx);
          return { rows: [], until: Infinity };
        }),
      );
    await list();
    await put(folder('b'));
    await list();
    expect(made).toHaveLength(2);
  });

  test('are not taken for current if a change comes at any point while they are read', async () => {
    for (const at of [0, 1, 2]) {
      lists = new CachedLists();
      await put(folder('a', 'before'));
      const steps = [putNow, putNow, putNow].map((step, turn) => (turn === at ? step : () => Promise.resolve()));
      await read('ada', async (tx) => {
        await steps[0]?.();
        const rows = await tx.folders.list();
        await steps[1]?.();
        await tx.grants.list();
        await steps[2]?.();
        return rows;
      });
      expect(await folders('ada')).toEqual(['after']);
    }
    async function putNow() {
      await put(folder('a', 'after'));
    }
  });

  test('that were read earlier and finished later do not replace newer ones', async () => {
    await put(folder('a', 'before'));
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const late = read('ada', async (tx) => {
      const rows = await tx.folders.list();
      await held;
      return rows;
    });
    await put(folder('a', 'after'));
    expect(await folders('ada')).toEqual(['after']);
    goOn();
    expect(await names(late)).toEqual(['before']);
    made = [];
    expect(await folders('ada')).toEqual(['after']);
    expect(made).toEqual([]);
  });

  test('read nothing before its revision is known, even where the store answers out of order', async () => {
    await put(folder('a', 'before'));
    const slow = (tx: ReadTx): ReadTx => ({
      ...tx,
      revisions: async (names: readonly CollectionName[]) => {
        await put(folder('a', 'after'));
        return tx.revisions(names);
      },
    });
    const early = store.read((tx) =>
      lists.read(slow(tx), 'ada', now, async (tables) => {
        const [rows] = await Promise.all([tables.folders.list(), tables.folders.get('a')]);
        return { rows, until: Infinity };
      }),
    );
    expect(await names(early)).toEqual(['after']);
  });

  test('are made again once something in them has ended, though no row has changed', async () => {
    const until = now.getTime() + 1000;
    const at = (time: number) =>
      store.read((tx) =>
        lists.read(tx, 'ada', new Date(time), async (tables) => {
          made.push('ada');
          return { rows: await tables.folders.list(), until };
        }),
      );
    await at(until - 1000);
    await at(until - 1);
    expect(made).toHaveLength(1);
    await at(until);
    expect(made).toHaveLength(2);
  });

  test('free the memory of their earlier versions', async () => {
    for (const name of ['1', '2', '3']) {
      await put(folder('a', name));
      await read('ada', async (tx) => (await tx.folders.list(), megabytes(15)));
    }
    await read('ingrid', () => Promise.resolve(megabytes(15)));
    made = [];
    await read('ada', () => Promise.resolve([]));
    await read('ingrid', () => Promise.resolve([]));
    expect(made).toEqual([]);
  });

  test('are dropped when there is no room left, the one read longest ago first', async () => {
    await read('ada', () => Promise.resolve(megabytes(15)));
    await read('ingrid', () => Promise.resolve(megabytes(15)));
    await read('ada', () => Promise.resolve([]));
    await read('priya', () => Promise.resolve(megabytes(15)));
    made = [];
    await read('ada', () => Promise.resolve([]));
    await read('ingrid', () => Promise.resolve([]));
    expect(made).toEqual(['ingrid']);
  });
});
