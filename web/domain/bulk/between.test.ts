import { expect, test } from 'vitest';
import { between, ChangedMeanwhile, shareReads } from './between.ts';

function change(stored: string) {
  const world = { stored, isLost: false, writes: 0 };
  const steps = between('from', 'to', {
    read: () => Promise.resolve(world.stored),
    isSame: (one, other) => one === other,
    write: (to) => {
      world.writes += 1;
      world.stored = to;
      return world.isLost ? Promise.reject(new Error('lost')) : Promise.resolve();
    },
  });
  return { world, steps };
}

test('what was written and whose answer was lost is not written again, and can be undone', async () => {
  const { world, steps } = change('from');
  world.isLost = true;
  await expect(steps.send()).rejects.toThrow('lost');
  world.isLost = false;
  await steps.send();
  expect(world).toMatchObject({ stored: 'to', writes: 1 });
  await steps.undo();
  expect(world.stored).toBe('from');
});

test('what another user did in the same way is not undone', async () => {
  const { world, steps } = change('to');
  await steps.send();
  await expect(steps.undo()).rejects.toBeInstanceOf(ChangedMeanwhile);
  expect(world).toMatchObject({ stored: 'to', writes: 0 });
});

test('a read is shared, and one that failed is not', async () => {
  const share = shareReads<number>();
  await expect(share('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await share('a', () => Promise.resolve(1))).toBe(1);
  expect(await share('a', () => Promise.resolve(2))).toBe(1);
  expect(await share('b', () => Promise.resolve(3))).toBe(3);
});
