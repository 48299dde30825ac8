// Comparison with the core: targets that agree pass, and for others the difference is described with its shortest
// sequence.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { holdAgainstCore } from './core.ts';
import { type OwnTarget, textOf, type WireAnswer, type WireRequest } from '../target.ts';
import { openMockTarget } from '../targets/mock.ts';

const contract = readContract();
let mock: OwnTarget;
beforeAll(async () => {
  mock = await openMockTarget();
});
afterAll(() => mock.close());

function lying(lie: (request: WireRequest) => Promise<WireAnswer> | null): OwnTarget {
  return { ...mock, name: 'lying', send: (request) => lie(request) ?? mock.send(request) };
}

const nothing = (status: number): Promise<WireAnswer> =>
  Promise.resolve({ status, headers: new Headers(), bytes: new Uint8Array() });

test('a server that keeps the rules passes, even with other data in it', async () => {
  const held = await holdAgainstCore(contract, mock, { runs: 15, seed: 4, isQuick: true });
  expect(held.deviation).toBeNull();
  expect(held.calls).toBeGreaterThan(500);
});

test('so does one that is set up otherwise: its room, its retention, its reading of scans', async () => {
  const settings = { room: { name: 'Project Larch', figures: 'sample' }, retentionDays: 7, readsScans: true };
  const target = lying((request) =>
    request.path === '/api/auth/user'
      ? mock.send(request).then((answer) => {
          const user = JSON.parse(textOf(answer)) as object;
          return { ...answer, bytes: new TextEncoder().encode(JSON.stringify({ ...user, ...settings })) };
        })
      : null,
  );
  const { deviation } = await holdAgainstCore(contract, target, { runs: 2, seed: 4, isQuick: true });
  expect(deviation).toBeNull();
});

test('so does one whose answers have their properties in another order', async () => {
  const reversed = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(reversed);
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, one]) => [name, reversed(one)]),
    );
  };
  const send = async (request: WireRequest) => {
    const answer = await mock.send(request);
    if (!answer.headers.get('content-type')?.endsWith('json')) return answer;
    return { ...answer, bytes: new TextEncoder().encode(JSON.stringify(reversed(JSON.parse(textOf(answer))))) };
  };
  const target = { ...mock, name: 'reversed', send };
  expect((await holdAgainstCore(contract, target, { runs: 15, seed: 4, isQuick: true })).deviation).toBeNull();
});

test('a deletion that is answered and not done is reported by its shortest sequence', async () => {
  const target = lying(({ method, path }) =>
    method === 'DELETE' && /^\/api\/documents\/(?!none)/.test(path) ? nothing(204) : null,
  );
  const { deviation } = await holdAgainstCore(contract, target, { runs: 60, seed: 6, isQuick: false });
  expect(deviation?.message).toMatch(
    /DELETE \/api\/documents\/\{id\} as \w+ (?:answers 204; by the rules of the contract it is 403|\(deleteDocument\), \w+ \/api\/\S+ as \w+ (?:has|answers 200; by the rules of the contract it is 404))/,
  );
  // A ticket, its bytes, the registration, the deletion, and the read.
  const made = deviation?.calls.filter((line) => line.includes('-X')) ?? [];
  expect(made.length).toBeLessThanOrEqual(6);
  expect(deviation?.calls.join('\n')).toMatch(/curl -i -X DELETE -H "\$\w+" .*"\$URL"'\/api\/documents\//);
});

test('what only a list of one’s own shows is found: a favourite that is answered and not kept', async () => {
  const target = lying(({ method, path }) => (method === 'PUT' && path.endsWith('/favourite') ? nothing(204) : null));
  const { deviation } = await holdAgainstCore(contract, target, { runs: 60, seed: 3, isQuick: true });
  expect(deviation?.message).toMatch(/\(addFavourite\), GET \/api\/favourites as \w+ has \[\]/);
});

test('no user who was invited for it is left behind', async () => {
  const users = async () => {
    const request = { who: 'admin', method: 'GET', path: '/api/users', headers: {}, body: null } as const;
    return new TextDecoder().decode((await mock.send(request)).bytes);
  };
  const before = await users();
  await holdAgainstCore(contract, mock, { runs: 3, seed: 9, isQuick: true });
  expect(await users()).toBe(before);
});
