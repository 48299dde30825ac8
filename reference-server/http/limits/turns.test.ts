import { expect, it, vi } from 'vitest';
import { apiLimits } from './api-limits.ts';
import { Turns } from './turns.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A queue that records who has a turn. */
function queue(most: ConstructorParameters<typeof Turns>[0]) {
  const turns = new Turns(most);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: unknown[] = [];
  const take = (who: string, name = who, signal?: AbortSignal, hasBegun?: boolean) =>
    void turns.take(who, signal, hasBegun).then(
      (end) => {
        begun.push(name);
        ends.set(name, end);
      },
      (error: unknown) => refused.push(error),
    );
  return { begun, refused, take, end: (name: string) => ends.get(name)?.() };
}

it('the numbers of running calls for one user and in total are limited', async () => {
  const { begun, take } = queue({ inAll: 3, ofOne: 2, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) take(name.slice(0, 1), name);
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

it('users take turns, however much one of them requests', async () => {
  const { begun, take, end } = queue({ inAll: 1, ofOne: 1, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) take(name.slice(0, 1), name);
  for (let at = 0; at < 5; at += 1) {
    await settle();
    end(begun.at(-1) ?? '');
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('a user who has too much waiting is refused with a time to retry, and no other is', async () => {
  const { begun, refused, take, end } = queue({ inAll: 2, ofOne: 1, waiting: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) take(name.slice(0, 1), name);
  await settle();
  expect(refused).toEqual([expect.objectContaining({ status: 429, headers: { 'Retry-After': '5' } })]);
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  await settle();
  take('a', 'a5');
  await settle();
  expect([begun, refused.length]).toEqual([['a1', 'b1', 'a2'], 1]);
});

it('work that has begun waits for its next turn and is never refused', async () => {
  const { begun, refused, take, end } = queue({ inAll: 1, ofOne: 1, waiting: 1 });
  take('a', 'a1');
  take('a', 'a2');
  take('a', 'report', undefined, true);
  await settle();
  end('a1');
  await settle();
  end('a2');
  await settle();
  expect([begun, refused]).toEqual([['a1', 'a2', 'report'], []]);
});

it('a caller who has disconnected stops waiting, and a turn ends once', async () => {
  const { begun, refused, take, end } = queue({ inAll: 1, ofOne: 1, waiting: 9 });
  const leaving = new AbortController();
  take('a', 'a1');
  take('b', 'b1', leaving.signal);
  take('c', 'c1');
  take('d', 'd1', AbortSignal.abort());
  await settle();
  leaving.abort();
  end('a1');
  end('a1');
  take('e', 'e1');
  await settle();
  expect(begun).toEqual(['a1', 'c1']);
  expect(refused).toHaveLength(2);
});

it('a server runs two expensive calls of one user at a time, and eight in all', async () => {
  const limits = apiLimits({ apiCallsPerMinute: 1000, openDownloads: 64 }, () => undefined);
  const begun: string[] = [];
  const client = { ipAddress: '10.0.0.7', userAgent: null };
  for (const userId of 'aaabbbcccddddeee')
    void limits.turn({ userId, client, of: 'calls' }).then(() => begun.push(userId));
  await vi.waitFor(() => expect(begun).toHaveLength(8));
  for (let turn = 0; turn < 20; turn += 1) await settle();
  expect(begun.sort().join('')).toBe('aabbccdd');
});
