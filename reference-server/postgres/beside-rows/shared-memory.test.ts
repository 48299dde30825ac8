// Shared memory in one process and in a table: changes of one server are visible to the others at once.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProcessMemory } from '#core/store/process-memory.ts';
import type { SpaceBounds, MemorySpace } from '#core/store/shared-memory.ts';
import { type LocalPostgres, startPostgres } from '#server/testing/local-postgres.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { PostgresMemory } from './postgres-memory.ts';
import { Seal } from '#server/ports/seal.ts';
import { sweepShared } from './sweep.ts';

let postgres: LocalPostgres;
const opened: Database[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove(), 60_000);
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function server(url: string): Promise<Database> {
  const database = openDatabase({ url, most: 4 });
  opened.push(database);
  await migrate(database);
  return database;
}

/** The same space on two servers. */
type Pair = <V>(bounds: SpaceBounds) => Promise<readonly [one: MemorySpace<V>, other: MemorySpace<V>]>;

const inMemory: Pair = <V>(bounds: SpaceBounds) => {
  const space = new ProcessMemory().open<V>(bounds);
  return Promise.resolve([space, space] as const);
};

const inTable: Pair = async <V>(bounds: SpaceBounds) => {
  const url = await postgres.newRoom();
  const [one, other] = [await server(url), await server(url)];
  const seal = new Seal('a key of thirty-two bytes or more');
  return [new PostgresMemory(one, seal).open<V>(bounds), new PostgresMemory(other, seal).open<V>(bounds)] as const;
};

const start = Date.parse('2026-03-02T09:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const entry = <V>(value: V, endsIn = 100, owner?: string) => ({
  value,
  endsAt: at(endsIn).getTime(),
  ...(owner === undefined ? {} : { owner }),
});

describe.each([
  ['memory', inMemory],
  ['a table', inTable],
])('entries of shared memory in %s', (_, pair) => {
  it('are there until they end, and for their key alone', async () => {
    const [one, other] = await pair<{ a: number[] }>({ name: 'x', most: 100 });
    await one.put('key', entry({ a: [1, 2] }), at(0));
    expect(await other.get('key', at(99.999))).toEqual({ a: [1, 2] });
    expect(await other.get('key', at(100))).toBeUndefined();
    expect(await other.get('another', at(0))).toBeUndefined();
    await other.put('key', entry({ a: [] }, 200), at(1));
    expect(await one.get('key', at(150))).toEqual({ a: [] });
  });

  it('are taken once, however many try', async () => {
    const [one, other] = await pair<string>({ name: 'x', most: 100 });
    await one.put('key', entry('only', 100, 'ann'), at(0));
    const taken = await Promise.all([one, other, one, other].map((space) => space.take('key', at(1))));
    expect(taken.filter((found) => found !== null)).toEqual([entry('only', 100, 'ann')]);
    await one.put('late', entry('over', 5), at(0));
    expect(await other.take('late', at(5))).toBeNull();
  });

  it('are claimed by one, and again once they are over', async () => {
    const [one, other] = await pair<number>({ name: 'x', most: 100 });
    const claimed = await Promise.all(
      [one, other, one, other].map((space, nth) => space.claim('key', entry(nth, 10), at(0))),
    );
    expect(claimed.filter(Boolean)).toHaveLength(1);
    expect(await other.claim('key', entry(7, 20), at(9))).toBe(false);
    expect(await other.claim('key', entry(8, 20), at(10))).toBe(true);
    expect(await one.get('key', at(10))).toBe(8);
  });

  it("are limited by owner: the oldest of that owner go, and no other's", async () => {
    const [one, other] = await pair<number>({ name: 'x', most: 100, mostOfOwner: 3 });
    await one.put('theirs', entry(0, 100, 'bob'), at(0));
    for (let nth = 1; nth <= 5; nth += 1) await (nth % 2 ? one : other).put(`${nth}`, entry(nth, 100, 'ann'), at(nth));
    const found = await Promise.all(['theirs', '1', '2', '3', '4', '5'].map((key) => one.get(key, at(6))));
    expect(found).toEqual([0, undefined, undefined, 3, 4, 5]);
    await one.put('3', entry(33, 100, 'ann'), at(7));
    await other.put('6', entry(6, 100, 'ann'), at(8));
    expect(await Promise.all(['3', '4', '5', '6'].map((key) => one.get(key, at(9))))).toEqual([undefined, 4, 5, 6]);
  });

  it('are changed one after the other, several keys at a time', async () => {
    const [one, other] = await pair<number>({ name: 'x', most: 100 });
    const count = (space: MemorySpace<number>, keys: string[]) =>
      space.change(keys, at(0), (found) => {
        const next = new Map(keys.map((key) => [key, entry((found.get(key) ?? 0) + 1)]));
        return { entries: next, value: next.get('both')?.value };
      });
    const counts = await Promise.all(
      Array.from({ length: 24 }, (_, nth) => count(nth % 2 ? one : other, nth % 3 ? ['a', 'both'] : ['both', 'b'])),
    );
    expect([...counts].sort((x = 0, y = 0) => x - y)).toEqual(Array.from({ length: 24 }, (_, nth) => nth + 1));
    expect([await one.get('a', at(1)), await one.get('b', at(1))]).toEqual([16, 8]);
    await one.change(['a'], at(1), () => ({ entries: new Map([['a', null]]), value: undefined }));
    expect(await other.get('a', at(1))).toBeUndefined();
  });

  it('run single work once, and concurrent callers wait for it', async () => {
    const [one, other] = await pair<true>({ name: 'x', most: 100 });
    const order: string[] = [];
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const work = async () => {
      order.push('begun');
      await gate;
      order.push('done');
    };
    const first = one.once('key', entry(true), at(0), work);
    const others = [other, one, other].map((space) =>
      space.once('key', entry(true), at(0), work).then(() => order.push('waited')),
    );
    go();
    await Promise.all([first, ...others]);
    expect(order).toEqual(['begun', 'done', 'waited', 'waited', 'waited']);
    await other.once('key', entry(true), at(50), work);
    expect(order).toHaveLength(5);
    await other.once('key', entry(true, 200), at(100), work);
    expect(order.slice(5)).toEqual(['begun', 'done']);
  });

  it('forget work that failed, so that the next caller does it', async () => {
    const [one, other] = await pair<true>({ name: 'x', most: 100 });
    const full = new Error('No space left.');
    await expect(one.once('key', entry(true), at(0), () => Promise.reject(full))).rejects.toBe(full);
    let isDone = false;
    await other.once('key', entry(true), at(1), () => Promise.resolve(void (isDone = true)));
    expect(isDone).toBe(true);
  });

  it('keep what ends later where many are put at once', async () => {
    const [one, other] = await pair<number>({ name: 'x', most: 100 });
    await one.putLatest(new Map(Object.entries({ a: entry(50, 50), b: entry(20, 20) })));
    await other.putLatest(new Map(Object.entries({ a: entry(40, 40), b: entry(30, 30), c: entry(1, 60) })));
    expect(await Promise.all(['a', 'b', 'c'].map((key) => one.get(key, at(1))))).toEqual([50, 30, 1]);
  });

  it('hold any keys and values', async () => {
    const [one, other] = await pair<string>({ name: 'x', most: 100 });
    const odd = ['nul \0 byte', 'half \ud800 a pair', `'; DROP TABLE notes; --`, 'k'.repeat(5000), ''];
    for (const [nth, key] of odd.entries()) await one.put(key, entry(`${nth} ${odd[nth]}`), at(0));
    for (const [nth, key] of odd.entries()) expect(await other.get(key, at(1))).toBe(`${nth} ${odd[nth]}`);
  });

  it('that are secret are the same to those who have the key', async () => {
    const [one, other] = await pair<{ secret: string }>({ name: 'x', most: 100, isSecret: true });
    await one.put('key', entry({ secret: 'JBSWY3DPEHPK3PXP' }), at(0));
    expect(await other.get('key', at(1))).toEqual({ secret: 'JBSWY3DPEHPK3PXP' });
  });
});

describe('the table of entries', () => {
  it('show no secret to readers of the database, and none to a server with another key', async () => {
    const url = await postgres.newRoom();
    const database = await server(url);
    const bounds = { name: 'x', most: 100, isSecret: true };
    await new PostgresMemory(database, new Seal('the key')).open(bounds).put('key', entry('JBSWY3DP'), at(0));
    const rows = await database.query('SELECT * FROM notes');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('JBSWY3DP');
    expect(await new PostgresMemory(database, new Seal('another')).open(bounds).get('key', at(1))).toBeUndefined();
  });

  it('is cleared of expired rows, and of the oldest where there are too many', async () => {
    const database = await server(await postgres.newRoom());
    const shared = new PostgresMemory(database, new Seal('the key'));
    const [few, other] = [
      shared.open<number>({ name: 'few', most: 2 }),
      shared.open<number>({ name: 'other', most: 9 }),
    ];
    for (const nth of [1, 2, 3, 4]) await few.put(`${nth}`, entry(nth), at(nth));
    await other.put('over', entry(1, 10), at(0));
    await other.put('just over', entry(1, 80), at(0));
    await sweepShared(database, shared.bounds.values(), at(90));
    const left = await database.query<{ key: string }>('SELECT key FROM notes ORDER BY key');
    expect(left.map(({ key }) => key)).toEqual(['3', '4', 'just over']);
  });

  it('frees work whose server died, after a while', async () => {
    const database = await server(await postgres.newRoom());
    const space = new PostgresMemory(database, new Seal('the key')).open<true>({ name: 'x', most: 9 });
    await database.query(`INSERT INTO notes (space, key, ends_at) VALUES ('x', 'key', $1)`, [at(10).toISOString()]);
    expect(await space.get('key', at(1))).toBeUndefined();
    let isDone = false;
    await space.once('key', entry(true), at(10), () => Promise.resolve(void (isDone = true)));
    expect(isDone).toBe(true);
  });
});
