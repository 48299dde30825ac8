import { expect, test } from 'vitest';
import { runWaves } from './run-waves.ts';

const over = new Error('The session is over.');
const isFatal = (error: unknown) => error === over;

test('a wave begins when the one before has ended, and what failed is given back', async () => {
  const log: string[] = [];
  const failed = await runWaves(
    [['a', 'b'], ['c']],
    async (item) => {
      log.push(`${item} begins`);
      await Promise.resolve();
      log.push(`${item} ends`);
      if (item === 'b') throw new Error('Refused.');
    },
    isFatal,
  );
  expect([...failed]).toEqual([['b', new Error('Refused.')]]);
  expect(log.indexOf('c begins')).toBeGreaterThan(log.indexOf('b ends'));
});

test('nothing more is started after a failure that is fatal', async () => {
  const begun: number[] = [];
  const items = Array.from({ length: 20 }, (_, at) => at);
  const work = async (item: number) => {
    begun.push(item);
    await Promise.resolve();
    throw over;
  };
  await expect(runWaves([items, [20]], work, isFatal)).rejects.toBe(over);
  expect(begun).toEqual(items.slice(0, 6));
});
