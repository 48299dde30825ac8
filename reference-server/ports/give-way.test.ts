import { afterEach, expect, it, vi } from 'vitest';
import { beginInTurn, giveWay } from './give-way.ts';

const look = () => new Promise<void>((resolve) => setImmediate(resolve));

afterEach(async () => {
  vi.restoreAllMocks();
  for (let left = 0; left < 10; left += 1) await look();
});

/** The order in which requests and long work of one poll continue. */
async function order(
  work: (begin: (caller: string) => void, done: string[], spend: (ms: number) => void) => void,
  looks: number,
) {
  const done: string[] = [];
  const clock = vi.spyOn(performance, 'now');
  let time = 0;
  clock.mockImplementation(() => time);
  // Each takes the most time allowed at once.
  const begin = (caller: string) =>
    beginInTurn(caller, () => {
      time += 5;
      done.push(caller);
    });
  work(begin, done, (ms) => (time += ms));
  const atOnce = [...done];
  for (let at = 0; at < looks; at += 1) await look();
  return { atOnce, done };
}

it('work that arrives when nothing waits begins at once', async () => {
  const { atOnce } = await order((begin) => begin('ann'), 1);
  expect(atOnce).toEqual(['ann']);
});

it('of a flood one begins, and after each look at the network another one', async () => {
  const { atOnce, done } = await order((begin) => {
    for (let at = 0; at < 4; at += 1) begin('ann');
  }, 2);
  expect([atOnce.length, done.length]).toEqual([1, 3]);
});

it('a small request waits for one piece, and long work gives way to callers that have used less', async () => {
  const { done } = await order((begin, done, spend) => {
    for (let at = 0; at < 5; at += 1) begin('ann');
    for (let at = 0; at < 3; at += 1) {
      void giveWay().then(() => {
        spend(20);
        done.push('long work');
      });
    }
    begin('bob');
  }, 9);
  expect(done).toEqual(['ann', 'ann', 'long work', 'bob', 'ann', 'ann', 'ann', 'long work', 'long work']);
});
