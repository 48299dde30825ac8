// Wrong answers that only the comparison with the twin finds.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { runSuite } from '../suite/suite.ts';
import { textOf, type OwnTarget } from '../target.ts';
import { openMockTarget } from '../targets/mock.ts';

const contract = readContract();
let mock: OwnTarget;
beforeAll(async () => {
  mock = await openMockTarget();
});
afterAll(() => mock.close());

type Row = Record<string, unknown>;

/** What is found where the rows of one address are changed. */
async function found(only: string, address: string, change: (row: Row) => Row, turn = (rows: Row[]) => rows) {
  const target: OwnTarget = {
    ...mock,
    async send(request) {
      const answer = await mock.send(request);
      if (request.method !== 'GET' || request.path !== address || answer.status !== 200) return answer;
      const rows = turn((JSON.parse(textOf(answer)) as Row[]).map(change));
      return { ...answer, bytes: new TextEncoder().encode(JSON.stringify(rows)) };
    },
  };
  const { findings } = await runSuite(contract, target, { only: [only], hasTwin: true, checks: ['promises'] });
  return findings.map(({ check, about, message }) => `${check}: ${about}: ${message}`);
}

test.each<[string, string, string, (row: Row) => Row, string]>([
  [
    'a text of a mail that is another',
    'listOutbox order',
    '/api/mail',
    (row) => ({ ...row, text: 'Something happened.' }),
    'sequences: listOutbox order: GET /api/mail as admin answers text "", where by the rules of the product it is',
  ],
  [
    'a time that is a day late',
    'listDeletedItems out-of-reach',
    '/api/deleted-items',
    (row) => ({ ...row, until: '2100-01-01T00:00:00.000Z' }),
    'where by the rules of the product it is in 720 hours',
  ],
  [
    'the time of an earlier change',
    'putBackItem back',
    '/api/documents',
    (row) => ({ ...row, updatedAt: row['createdAt'] }),
    // As whichever user the comparison differs first.
    'answers updatedAt the time of another change, where by the rules',
  ],
])('a lie is reported: %s', async (_title, only, address, change, message) => {
  expect((await found(only, address, change)).join('\n')).toContain(message);
});

test.each(['listOutbox order', 'getMeasures counts', 'moveFolder no-cycle'])(
  'an honest target has no findings: %s',
  async (only) => {
    expect(await found(only, '/api/none', (row) => row)).toEqual([]);
  },
);

test('entries of the same time may stand in any order', async () => {
  let longest = 0;
  const turn = (rows: Row[]) => {
    longest = Math.max(longest, rows.length);
    return rows.toReversed().map((row) => ({ ...row, deletedAt: rows[0]?.['deletedAt'] }));
  };
  expect(await found('putBackItem no-wider', '/api/deleted-items', (row) => row, turn)).toEqual([]);
  expect(longest).toBeGreaterThan(1);
});

test('a difference that does not recur is not reported', async () => {
  let count = 0;
  const once = (row: Row) => (count++ === 0 ? { ...row, text: 'Something happened.' } : row);
  const findings = await found('listOutbox order', '/api/mail', once);
  expect(findings.filter((one) => one.startsWith('sequences'))).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test('of calls made at once the first may take effect last', async () => {
  const waiting = new Map<string, () => void>();
  const target: OwnTarget = {
    ...mock,
    async send(request) {
      if (request.method !== 'PATCH') return mock.send(request);
      const isFirst = request.body === '{"addMemberIds":["user-viewer"]}';
      if (isFirst) await new Promise<void>((resolve) => waiting.set(request.path, resolve));
      const answer = await mock.send(request);
      waiting.get(request.path)?.();
      return answer;
    },
  };
  const settings = { only: ['updateGroup merges'], hasTwin: true, checks: ['promises'] } as const;
  expect((await runSuite(contract, target, settings)).findings).toEqual([]);
  expect(waiting.size).toBeGreaterThan(0);
});

test('of an access review other people of the room are not compared', async () => {
  let reviews = 0;
  const target: OwnTarget = {
    ...mock,
    async send(request) {
      const answer = await mock.send(request);
      if (!/^\/api\/documents\/[^/]+\/access$/.test(request.path) || answer.status !== 200) return answer;
      reviews += 1;
      const rows = JSON.parse(textOf(answer)) as Row[];
      const others = rows.filter(({ see }) => see === false).map((row) => ({ ...row, userId: 'somebody' }));
      return { ...answer, bytes: new TextEncoder().encode(JSON.stringify([...rows, ...others])) };
    },
  };
  const settings = { only: ['decideApproval shown'], hasTwin: true, checks: ['promises'] } as const;
  const { findings } = await runSuite(contract, target, settings);
  expect(findings.filter(({ check }) => check === 'sequences')).toEqual([]);
  expect(reviews).toBeGreaterThan(0);
});

/** What the comparison finds where the answers of searches are changed, and how many were. */
async function foundInSearches(
  only: string,
  change: (page: Row) => Row,
): Promise<[sequences: string[], count: number]> {
  let count = 0;
  const target: OwnTarget = {
    ...mock,
    async send(request) {
      const answer = await mock.send(request);
      if (request.method !== 'GET' || !request.path.startsWith('/api/search?') || answer.status !== 200) return answer;
      const page = JSON.parse(textOf(answer)) as Row;
      const changed = change(page);
      if (changed === page) return answer;
      count += 1;
      return { ...answer, bytes: new TextEncoder().encode(JSON.stringify(changed)) };
    },
  };
  const { findings } = await runSuite(contract, target, { only: [only], hasTwin: true, checks: ['promises'] });
  return [findings.flatMap(({ check, message }) => (check === 'sequences' ? message : [])), count];
}

test('a search of the whole room may have further pages', async () => {
  const [found, count] = await foundInSearches('searchContents audit', (page) => ({ ...page, next: 'further' }));
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test('a search may miss what its server, one of several, has not read yet and says so', async () => {
  const [behind, done] = [
    { read: 1, of: 2 },
    { read: 2, of: 2 },
  ];
  const withoutOne = (indexing: Row) => (page: Row) => {
    const results = page['results'] as Row[];
    return results.length < 10 ? page : { ...page, indexing, results: results.with(1, results[2] ?? {}) };
  };
  const [found, count] = await foundInSearches('searchContents pages', withoutOne(behind));
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(0);
  expect((await foundInSearches('searchContents pages', withoutOne(done)))[0].join()).toContain('answers results.id');
});

test('what is null may be left out', async () => {
  const withoutNulls = (row: Row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const findings = await found('listOutbox order', '/api/mail', withoutNulls);
  expect(findings.filter((one) => one.startsWith('sequences'))).toEqual([]);
});
