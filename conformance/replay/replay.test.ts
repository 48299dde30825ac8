// Replays a finding: its script ends with 1 on a server with the lie, and with 0 on one without.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../../reference-server/testing/program.ts';
import { runConformance, type Options } from '../command.ts';
import { jsonOf, type OwnTarget, type WireAnswer, type WireRequest } from '../target.ts';
import { readContract } from '../contract.ts';
import { Player } from './player.ts';
import { textsOf, type Step } from './steps.ts';
import { Tape } from './tape.ts';
import { writeReplays } from './write.ts';
import { openMockTarget } from '../targets/mock.ts';
import { environment, serve } from '../testing/served.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'strongroom-replay-'));
let mock: OwnTarget;
let server: Awaited<ReturnType<typeof serve>>;
type Call = (method: string, path: string, json?: unknown, headers?: Record<string, string>) => Promise<WireAnswer>;
let lie: ((request: WireRequest) => WireAnswer | null) | null = null;
beforeAll(async () => {
  mock = await openMockTarget();
  server = await serve({ ...mock, send: async (request) => lie?.(request) ?? mock.send(request) });
});
afterAll(async () => {
  await server.close();
  await mock.close();
  rmSync(folder, { recursive: true });
});

test('a link without a path is not recognised in later addresses', async () => {
  const tape = new Tape(readContract());
  const link = 'https://rooms.example/?newuser=true&invitation=3q2';
  const bytes = new TextEncoder().encode(JSON.stringify({ id: 'user-1', invitation: { link } }));
  const answer = { status: 201, headers: new Headers({ 'content-type': 'application/json' }), bytes };
  const target = tape.of({ ...mock, send: () => Promise.resolve(answer) });
  const calls = ['POST /api/users', 'PUT /api/security/policy', 'DELETE /api/users/user-1'];
  for (const call of calls) {
    const [method = '', address = ''] = call.split(' ');
    await target.send({ who: 'admin', method, path: address, headers: {}, body: null });
  }
  const recorded = tape.stepsTo(tape.length, 3).map((step) => ('call' in step ? step.call : null));
  expect(recorded).toEqual([...calls.slice(0, 2), 'DELETE /api/users/{{0/id}}']);
});

/** Records the calls of a list that a viewer gets as if they were the administrator. @returns the script's steps */
async function replayed(prepare: (call: Call) => Promise<unknown>): Promise<Step[]> {
  await mock.reset();
  const liar: OwnTarget = {
    ...mock,
    address: 'http://127.0.0.1:1',
    send: (request) => mock.send(request.path === '/api/folders' ? { ...request, who: 'admin' } : request),
  };
  const tape = new Tape(readContract());
  const recorded = tape.of(liar);
  const call: Call = (method, address, json, headers = {}) => {
    const body = json === undefined ? null : JSON.stringify(json);
    const sent = { accept: 'application/json', 'content-type': 'application/json', ...headers };
    return recorded.send({ who: 'admin', method, path: address, headers: sent, body });
  };
  await prepare(call);
  await recorded.send({ who: 'viewer', method: 'GET', path: '/api/folders', headers: {}, body: null });
  const cause = { places: ['listFolders access'], otherWays: 0, calls: [], actual: null, at: tape.length };
  const to = path.join(folder, 'replayed');
  const written = await writeReplays(to, liar, tape, [{ check: 'promises', gravity: 'access', message: '', ...cause }]);
  expect(written).toEqual(['  01-access-listFolders-access.mjs']);
  const lines = readFileSync(path.join(to, '01-access-listFolders-access.mjs'), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('    {')).map((line) => JSON.parse(line.slice(4, -1)) as Step);
}

test('no value is taken from the bytes of a file', () => {
  const steps = [
    { n: 0, who: 'admin' as const, call: 'PUT /api/objects/{{1/id}}', headers: {}, body: new Uint8Array(9) },
  ];
  expect(textsOf(steps)).toBe('[{"n":0,"who":"admin","call":"PUT /api/objects/{{1/id}}","headers":{},"body":null}]');
});

test('a lie about any of many items keeps one of them', async () => {
  const steps = await replayed(async (call) => {
    for (const accessLevel of ['restricted', 'public', 'confidential', 'confidential'])
      await call('POST', '/api/folders', { name: `Folder ${accessLevel}`, accessLevel });
  });
  expect(steps).toMatchObject([{ call: 'POST /api/folders' }, { call: 'GET /api/folders', who: 'viewer' }]);
}, 60_000);

test('the policy that a replay changes is restored afterwards', async () => {
  const policy = '/api/security/policy';
  const steps = await replayed(async (call) => {
    const tag = (await call('GET', policy)).headers.get('etag') ?? '';
    const networks = [{ cidr: '192.0.2.0/32', roles: ['viewer'], note: 'From nowhere' }];
    const before = { secondFactor: 'off', stepUpMinutes: null, idleMinutes: null, approverCount: 1, networks: [] };
    await call('PUT', policy, { ...before, networks }, { 'if-match': tag });
    // As the suite does once it knows.
    const now = (await call('GET', policy)).headers.get('etag') ?? '';
    await mock.send({
      who: 'admin',
      method: 'PUT',
      path: policy,
      headers: { accept: 'application/json', 'content-type': 'application/json', 'if-match': now },
      body: JSON.stringify(before),
    });
  });
  expect(steps).toMatchObject([{ call: `GET ${policy}` }, { call: `PUT ${policy}` }, { call: 'GET /api/folders' }]);
  const after = await mock.send({ who: 'admin', method: 'GET', path: policy, headers: {}, body: null });
  expect(jsonOf(after)).toMatchObject({ networks: [] });
}, 60_000);

test('the order of a list counts where the contract has one', async () => {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const turned: OwnTarget = {
    ...mock,
    async send(request) {
      const answer = await mock.send(request);
      if (request.method !== 'GET') return answer;
      const rows = (jsonOf(answer) as unknown[]).toReversed();
      return { ...answer, bytes: new TextEncoder().encode(JSON.stringify(rows)) };
    },
  };
  const listedAt = async (target: OwnTarget, isOrdered: boolean) => {
    await mock.reset();
    const make = (n: number) => ({ n, who: 'admin' as const, call: 'POST /api/folders', headers });
    const played = await new Player(target).play([
      { ...make(0), json: { name: 'First', accessLevel: 'public' } },
      { ...make(1), json: { name: 'Second', accessLevel: 'public' } },
      { ...make(2), call: 'GET /api/folders', compared: { headers: [], isOrdered, isOriginal: false } },
    ]);
    return played[2];
  };
  expect(await listedAt(turned, false)).toEqual(await listedAt(mock, false));
  expect(await listedAt(turned, true)).not.toEqual(await listedAt(mock, true));
}, 60_000);

test('a revocation that revokes nothing', async () => {
  lie = ({ method, path: address }) =>
    method === 'DELETE' && address.startsWith('/api/permissions/document/')
      ? { status: 204, headers: new Headers(), bytes: new Uint8Array() }
      : null;
  const printed: string[] = [];
  const known = path.join(folder, 'known.txt');
  const options: Options = {
    url: server.url,
    only: ['revokeDocumentPermission again'],
    shard: { at: 1, of: 1 },
    sequences: 0,
    seed: 1,
    bail: false,
    keep: false,
    known: null,
    writeKnown: known,
    replayTo: folder,
    keepsPolicy: true,
    html: null,
    junit: null,
    environment,
    print: (text) => printed.push(text),
  };
  expect(await runConformance(options), printed.join('\n')).toBe(false);
  expect(printed.at(-1)).toContain('To play the findings again');
  await expect(runConformance({ ...options, url: 'http://127.0.0.1:1', known: 'no-such-file' })).rejects.toThrow(
    /ENOENT.*no-such-file/,
  );
  printed.length = 0;
  expect(await runConformance({ ...options, known, writeKnown: null })).toBe(true);
  expect(printed.join('\n')).toMatch(/nothing new found\n {2}known before: \d/);
  expect(printed.join('\n')).not.toContain('To play');
  const script = readdirSync(folder).find((one) => one.endsWith('.mjs')) ?? '';
  const play = async (...address: string[]) => {
    const program = startNode([path.join(folder, script), ...address], { environment });
    return { end: await program.ended(), output: program.output() };
  };
  const lying = await play();
  expect(lying).toMatchObject({ end: 1, output: expect.stringContaining('The lie stands.') as string });
  lie = null;
  expect(await play()).toMatchObject({ end: 0, output: expect.stringContaining('The lie is gone.') as string });
  const nowhere = await play('http://127.0.0.1:1');
  expect(nowhere).toMatchObject({ end: 2, output: expect.stringContaining('could not be made ready') as string });
}, 300_000);
