import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { untilAnswered } from './until-answered.ts';

function line(isOnline: boolean) {
  const listeners = new Set<() => void>();
  const waits: number[] = [];
  const state = { isOnline };
  return {
    waits,
    set(to: boolean) {
      state.isOnline = to;
      for (const listener of listeners) listener();
    },
    ports: {
      connection: {
        isOnline: () => state.isOnline,
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      sleep: (milliseconds: number) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
    },
  };
}

const running = () => new AbortController().signal;

describe('a call that is made until it is answered', () => {
  it('is repeated when nothing answered, with a note that it may have succeeded already', async () => {
    const { ports, waits } = line(true);
    const calls: boolean[] = [];
    const answer = await untilAnswered(ports, running(), (isAgain) => {
      calls.push(isAgain);
      return calls.length < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('done');
    });
    expect([answer, calls, waits]).toEqual(['done', [false, true, true], [0, 1000]]);
  });

  it('is not repeated where it was cancelled meanwhile', async () => {
    const { ports, waits } = line(true);
    const cancelling = new AbortController();
    let calls = 0;
    const answer = untilAnswered(ports, cancelling.signal, () => {
      calls += 1;
      cancelling.abort();
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(answer).rejects.toBe(cancelling.signal.reason);
    expect([calls, waits]).toEqual([1, []]);
  });

  it('waits for the network however long it is away, and counts no try meanwhile', async () => {
    const net = line(false);
    let calls = 0;
    const answer = untilAnswered(net.ports, running(), () => {
      calls += 1;
      if (calls > 20) return Promise.resolve('done');
      net.set(false);
      setTimeout(() => net.set(true));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(calls).toBe(0);
    net.set(true);
    expect(await answer).toBe('done');
    expect(net.waits).toEqual([]);
  });

  it('takes every answer as one, a refusal too', async () => {
    const refused = new ApiError('Refused', 500);
    await expect(untilAnswered(line(true).ports, running(), () => Promise.reject(refused))).rejects.toBe(refused);
  });

  it('is repeated where a proxy got no answer', async () => {
    const answers = [new ApiError('Bad Gateway', 502), new ApiError('Gateway Timeout', 504)];
    const answer = await untilAnswered(line(true).ports, running(), () => {
      const refused = answers.shift();
      return refused ? Promise.reject(refused) : Promise.resolve('done');
    });
    expect(answer).toBe('done');
  });

  it('is repeated at the time that the server names', async () => {
    const { ports, waits } = line(true);
    const answers = [new ApiError('Not now', 503, null, '7'), new ApiError('Too many', 429, null, '2')];
    const answer = await untilAnswered(ports, running(), () => {
      const refused = answers.shift();
      return refused ? Promise.reject(refused) : Promise.resolve('done');
    });
    expect([answer, waits]).toEqual(['done', [7000, 2000]]);
  });

  it('ends where the network is there and nothing ever answers', async () => {
    const { ports, waits } = line(true);
    await expect(untilAnswered(ports, running(), () => Promise.reject(new TypeError('no')))).rejects.toThrow('no');
    expect(waits).toHaveLength(10);
  });

  it('ends with the run, also while it waits for the network', async () => {
    const run = new AbortController();
    const waiting = untilAnswered(line(false).ports, run.signal, () => Promise.resolve('done'));
    run.abort();
    await expect(waiting).rejects.toThrow();
  });
});
