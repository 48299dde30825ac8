import { afterEach, expect, it, vi } from 'vitest';
import { beginInTurn, giveWay } from './give-way.ts';

const look = () => new Promise<void>((resolve) => setImmediate(resolve));

afterEach(async () => {
  vi.restoreAllMocks();
  for (let left = 0; left < 10; left += 1) await look();
});

/** The order in which requests and long work of one poll continue. */
async function order(
  work: (
    begin: (browser: string, address?: string, then?: () => void) => void,
    done: string[],
    spend: (ms: number) => void,
  ) => void,
  looks: number,
) {
  const done: string[] = [];
  const clock = vi.spyOn(performance, 'now');
  let time = 0;
  clock.mockImplementation(() => time);
  // Each takes the most time allowed at once.
  const begin = (browser: string, address = 'office', then: () => void = () => undefined) =>
    beginInTurn(address, browser, () => {
      time += 5;
      done.push(browser);
      then();
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

/** Three requests that wait and are followed by others, each with a new cookie. */
function flood(begin: (cookie: string, address: string, then: () => void) => void, address: string, most: number) {
  let sent = 0;
  const one = () => {
    if ((sent += 1) <= most) begin(`flood ${sent}`, address, one);
  };
  for (let at = 0; at < 3; at += 1) one();
}

it('a flood with a new cookie in each request delays neither another address nor long work', async () => {
  const { done } = await order((begin, done, spend) => {
    flood(begin, 'elsewhere', 60);
    for (let at = 0; at < 6; at += 1) begin('ann');
    for (let at = 0; at < 3; at += 1) {
      void giveWay().then(() => {
        spend(20);
        done.push('long work');
      });
    }
  }, 80);
  expect(done).toHaveLength(69);
  expect(done.lastIndexOf('ann')).toBeLessThan(20);
  expect(done.lastIndexOf('long work')).toBeLessThan(20);
});

it('a flood with a new cookie in each request does not stop another browser of its address', async () => {
  const { done } = await order((begin) => {
    flood(begin, 'office', 60);
    for (let at = 0; at < 6; at += 1) begin('ann');
  }, 80);
  expect(done).toHaveLength(66);
  expect(done.lastIndexOf('ann')).toBeLessThan(30);
});

it('a new address waits for one piece, however long a piece has kept others waiting', async () => {
  const { done } = await order((begin, done, spend) => {
    let isAsked = false;
    const ask = () => {
      if (isAsked || !done.includes('long work')) return;
      isAsked = true;
      begin('bob', 'elsewhere');
    };
    for (let at = 0; at < 30; at += 1) begin('ann', 'office', ask);
    void giveWay().then(() => {
      spend(1000);
      done.push('long work');
    });
  }, 40);
  expect(done.indexOf('bob') - done.indexOf('long work')).toBeLessThan(4);
});
