import { expect, it } from 'vitest';
import { put } from '../../storage/testing/rows.ts';
import { KeptReadings } from './kept-readings.ts';
import { createMemoryStore } from './store.ts';

const now = new Date('2026-01-15T10:00:00.000Z');

it('a reading is made once for concurrent callers, and again after a change or an end', async () => {
  const store = createMemoryStore();
  const kept = new KeptReadings<number>();
  let made = 0;
  const read = (at = now, key = 'ann') =>
    store.read((tx) =>
      kept.read(tx, key, at, async (tables) => {
        await tables.invitations.list();
        return { made: ++made, until: now.getTime() + 1000 };
      }),
    );
  await read();
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read(now, 'bob')).toBe(2);
  await put(store, 'one');
  expect(await read()).toBe(3);
  expect(await read(new Date(now.getTime() + 1000))).toBe(4);
});
