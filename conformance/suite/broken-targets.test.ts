// Targets with one defect each, which the suite must locate.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract, type Operation } from '../contract.ts';
import { compareSequences } from '../sequences/compare-sequences.ts';
import { newsOf, signatureOf } from '../reports/known.ts';
import { Room } from '../room/room.ts';
import { runSuite } from './suite.ts';
import { textOf, type OwnTarget, type WireAnswer, type WireRequest } from '../target.ts';
import { openMockTarget } from '../targets/mock.ts';

const contract = readContract();
let mock: OwnTarget;
beforeAll(async () => {
  mock = await openMockTarget();
});
afterAll(() => mock.close());

type Change = (request: WireRequest) => WireRequest;
type Alter = (answer: WireAnswer, request: WireRequest) => WireAnswer;

/** The mock with altered requests or answers. */
function broken(change: Change, alter: Alter = (answer) => answer): OwnTarget {
  return {
    ...mock,
    async send(request) {
      return alter(await mock.send(change(request)), request);
    },
  };
}

const asIs: Change = (request) => request;
const isFolders = ({ method, path }: WireRequest, wanted: string) => method === wanted && path === '/api/folders';

/** The suite's findings about one operation. */
async function findings(target: OwnTarget, operation: string): Promise<string[]> {
  const report = await runSuite(contract, target, { only: [operation] });
  return report.findings.map(({ check, about, message }) => `${check}: ${about}: ${message}`);
}

function withJson(answer: WireAnswer, change: (value: Record<string, unknown>) => unknown): WireAnswer {
  const value = JSON.parse(textOf(answer)) as Record<string, unknown>;
  return { ...answer, bytes: new TextEncoder().encode(JSON.stringify(change(value))) };
}

test('nothing is found about an operation that is whole', async () => {
  expect(await findings(broken(asIs), 'createFolder')).toEqual([]);
});

test('a run that is ended clears up what it made, and finds nothing', async () => {
  const ending = new AbortController();
  let made = 0;
  const target = broken(asIs, (answer, { method }) => {
    if (method === 'POST' && answer.status === 201 && ++made === 9) ending.abort();
    return answer;
  });
  const list = (path: string) => mock.send({ who: 'admin', method: 'GET', path, headers: {}, body: null });
  const lists = () =>
    Promise.all(['/api/folders', '/api/documents', '/api/groups'].map(async (at) => textOf(await list(at))));
  const before = await lists();
  const report = await runSuite(contract, target, {
    only: ['createFolder', 'grantDocumentPermission'],
    ending: ending.signal,
  });
  expect(report.findings).toEqual([]);
  expect(await lists()).toEqual(before);
  expect(made).toBeLessThan(40);
});

test('the first finding is enough on request, and the room is left as it was', async () => {
  const target = broken(asIs, (answer, request) => {
    const headers = new Headers(answer.headers);
    if (request.path.startsWith('/api/folders')) headers.delete('x-content-type-options');
    return { ...answer, headers };
  });
  const folders = () => mock.send({ who: 'admin', method: 'GET', path: '/api/folders', headers: {}, body: null });
  const before = textOf(await folders());
  const report = await runSuite(contract, target, { only: ['createFolder', 'listFolders'], isFirstEnough: true });
  expect(report.findings).toHaveLength(1);
  expect(textOf(await folders())).toBe(before);
});

test('a known finding does not end a run that stops at the first', async () => {
  const target = broken(asIs, (answer, request) =>
    isFolders(request, 'POST') && answer.status === 201
      ? withJson(answer, (folder) => ({ ...folder, name: 7, path: '/' }))
      : answer,
  );
  const options = { only: ['createFolder'], checks: ['pairs'], isFirstEnough: true } as const;
  const first = await runSuite(contract, target, options);
  const known = new Set(first.findings.map(signatureOf));
  const { findings: all } = await runSuite(contract, target, { ...options, known });
  expect([first.findings.length, newsOf(all, known).length]).toEqual([1, 1]);
});

test('a kept policy is never changed, and a kept room has its policy back', async () => {
  const policy = { who: 'admin', method: 'GET', path: '/api/security/policy', headers: {}, body: null } as const;
  const choices = async () => JSON.parse(textOf(await mock.send(policy))) as Record<string, unknown>;
  const before = await choices();
  let changes = 0;
  const counting: OwnTarget = {
    ...mock,
    async send(request) {
      const answer = await mock.send(request);
      if (request.method === 'PUT' && request.path === policy.path && answer.status === 200) changes += 1;
      return answer;
    },
  };
  const only = ['updateSecurityPolicy'];
  const kept = await runSuite(contract, { ...counting, mayChangePolicy: false }, { only });
  expect([changes, kept.findings]).toEqual([0, []]);
  await runSuite(contract, counting, { only, checks: ['roles'], keepsRoom: true });
  expect(changes).toBeGreaterThan(0);
  expect((await choices())['approverCount']).toBe(before['approverCount']);
});

test('the policy is put back, even if what was made cannot be deleted', async () => {
  const target: OwnTarget = {
    ...mock,
    send: (request) => (request.method === 'DELETE' ? Promise.reject(new Error('broken off')) : mock.send(request)),
  };
  const room = new Room(target, contract, () => undefined);
  await room.folder();
  const { tag, choices } = await room.policy.draft();
  await room.must({ id: 'updateSecurityPolicy', headers: { 'if-match': tag }, json: choices });
  await expect(room.clear()).rejects.toThrow('broken off');
  const policy = await room.must({ id: 'getSecurityPolicy' });
  expect(JSON.parse(textOf(policy))).toMatchObject({ approverCount: 3 - choices.approverCount });
});

test('a property of the wrong type is found', async () => {
  const target = broken(asIs, (answer, request) =>
    isFolders(request, 'POST') && answer.status === 201
      ? withJson(answer, (folder) => ({ ...folder, name: 7 }))
      : answer,
  );
  expect(await findings(target, 'createFolder')).toContain('answers: createFolder 201: as admin: /name must be string');
});

test('a property that the contract does not name is found', async () => {
  const target = broken(asIs, (answer, request) =>
    isFolders(request, 'POST') && answer.status === 201
      ? withJson(answer, (folder) => ({ ...folder, path: '/' }))
      : answer,
  );
  expect(await findings(target, 'createFolder')).toContain(
    'answers: createFolder 201: as admin: the body must NOT have additional properties (path)',
  );
});

test('a status that is not documented is found, and the documented one is reported as missing', async () => {
  const target = broken(asIs, (answer, request) =>
    isFolders(request, 'POST') && answer.status === 201 ? { ...answer, status: 202 } : answer,
  );
  expect(await findings(target, 'createFolder')).toEqual(
    expect.arrayContaining([
      'answers: createFolder 202: as admin: status 202 is not documented',
      'pairs: createFolder 201: could not be provoked: the answer was 202',
    ]),
  );
});

test('a pair, and an address that the contract does not have, are reported with their calls and the answer', async () => {
  const target = broken(asIs, (answer, { path, method }) =>
    path === '/api/conformance-none' || (path === '/api/folders' && method === 'POST')
      ? { ...answer, status: 202 }
      : answer,
  );
  const { findings: found } = await runSuite(contract, target, { only: ['createFolder', 'every-answer unknown-path'] });
  for (const [check, address] of [
    ['pairs', '/api/folders'],
    ['promises', '/api/conformance-none'],
  ] as const) {
    const finding = found.find((one) => one.check === check && one.calls?.at(-1)?.includes(address));
    expect(finding?.actual).toMatch(/^202 /);
  }
}, 60_000);

test('a header and a media type that are not as documented are found', async () => {
  const target = broken(asIs, (answer, request) => {
    if (!isFolders(request, 'GET')) return answer;
    const headers = new Headers(answer.headers);
    headers.delete('x-request-id');
    if (answer.status === 401) headers.set('content-type', 'application/json');
    return { ...answer, headers };
  });
  expect(await findings(target, 'listFolders')).toEqual(
    expect.arrayContaining([
      'answers: listFolders 200: as admin: the header X-Request-Id is missing',
      'answers: listFolders 401: as nobody: the media type application/json is not documented',
    ]),
  );
});

test('a role that is wrongly admitted, and one that is wrongly refused, are found', async () => {
  const target = broken((request) => {
    if (isFolders(request, 'POST') && request.who === 'viewer') return { ...request, who: 'admin' };
    return isFolders(request, 'POST') && request.who === 'manager' ? { ...request, who: 'analyst' } : request;
  });
  const found = (await findings(target, 'createFolder')).filter((line) => line.startsWith('roles'));
  expect(found).toEqual([
    expect.stringContaining('createFolder: as manager: expected success, the answer was 403'),
    expect.stringContaining('createFolder: as viewer: expected 403, the answer was 201'),
  ]);
});

test('malformed input that is taken, or that breaks the server, is found', async () => {
  const target = broken(
    (request) => ({
      ...request,
      body: typeof request.body === 'string' ? request.body.replace(',"unknownProperty":true', '') : request.body,
    }),
    (answer, { body }) => (typeof body === 'string' && body.endsWith('[]') ? { ...answer, status: 500 } : answer),
  );
  expect(await findings(target, 'createFolder')).toEqual(
    expect.arrayContaining([
      'malformed: createFolder: the body with a property that it does not have: was taken, 201',
      expect.stringContaining('malformed: createFolder: the body as array: a fault, 500'),
    ]),
  );
});

test('a fault that is answered in another way is found', async () => {
  const target = {
    ...broken(asIs),
    fault: async (_status: number, request: WireRequest) => [await mock.send(request)],
  };
  expect(await findings(target, 'listFolders')).toContain(
    'faults: listFolders 503: could not be provoked: the answers were 200',
  );
});

test('a documented status without a case, and an operation without a call, are named', async () => {
  const known = contract.operations.find(({ id }) => id === 'listFolders')!;
  const answer = known.answers.get(200)!;
  const conflict: Operation = { ...known, answers: new Map([...known.answers, [409, { ...answer, status: 409 }]]) };
  const unheardOf: Operation = { ...known, id: 'listShelves', answers: new Map([[200, answer]]) };
  const others = contract.operations.filter(({ id }) => id !== 'listFolders');
  const changed = { ...contract, operations: [...others, conflict, unheardOf] };
  const report = await runSuite(changed, mock, { only: ['listFolders', 'listShelves'] });
  const messages = report.findings.map(({ about, message }) => `${about}: ${message}`);
  expect(messages).toContain('listFolders 409: the suite has no case for it: add one to conformance/cases/by-hand.ts');
  expect(messages).toContain(
    'listShelves 200: could not be provoked: The suite has no sound call of listShelves: add one to conformance/cases/sound.ts',
  );
  expect([...report.pairs].filter(([, outcome]) => outcome !== 'provoked').map(([pair]) => pair)).toEqual(
    expect.arrayContaining(['listFolders 409', 'listShelves 200']),
  );
});

test('a rule that only a sequence shows is found, and reported by its shortest sequence', async () => {
  const other = await openMockTarget();
  const forgetful = {
    ...broken((request) => ({ ...request, path: request.path.replace('?cascade=true', '') })),
    name: 'broken',
  };
  const { difference } = await compareSequences(contract, [other, forgetful], { runs: 120, seed: 8 });
  await other.close();
  // A folder with something in it, deleted together.
  expect(difference?.sequence).toHaveLength(3);
  expect(difference?.sequence.at(-1)).toMatch(/^(?:admin|manager) deleteFolder .*"flag":true/);
  expect(difference?.answers).toEqual({
    mock: expect.stringContaining('deleteFolder 204') as string,
    broken: expect.stringContaining('deleteFolder 409') as string,
  });
});
