// A test of the proxy over sockets: it passes calls on unchanged, reports wrong answers and injects faults.
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { schemaErrors, answerFaults } from '../answers/validator.ts';
import { causesOf } from '../reports/causes.ts';
import { readAnswer, textOf, type OwnTarget, type WireAnswer, type WireRequest } from '../target.ts';
import { presentAt } from '../extensions/absent.ts';
import { httpTarget } from '../targets/http.ts';
import { openMockTarget } from '../targets/mock.ts';
import { bare } from '../testing/bare.ts';
import { serve } from '../testing/served.ts';
import { startProxy, type Proxy } from './proxy.ts';

const contract = readContract();
let mock: OwnTarget;
let lie: (answer: WireAnswer, request: WireRequest) => WireAnswer;
let upstream: Awaited<ReturnType<typeof serve>>;
let proxy: Proxy;
const large = { status: 200, headers: new Headers(), bytes: new Uint8Array(5_000_000).fill(65) };
beforeAll(async () => {
  mock = await openMockTarget();
  upstream = await serve({
    ...mock,
    send: async (request) => (request.path === '/app.js' ? large : lie(await mock.send(request), request)),
  });
}, 120_000);
afterAll(async () => {
  await upstream.close();
  await mock.close();
});
beforeEach(async () => {
  lie = (answer) => answer;
  proxy = await startProxy(contract, upstream.url);
  return () => proxy.close().catch(() => undefined);
});

function ask(
  path: string,
  { method = 'GET', json, who = 'admin' }: { method?: string; json?: unknown; who?: string } = {},
) {
  const headers = {
    authorization: `Bearer ${who}`,
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  return fetch(proxy.url + path, { method, headers: who === 'nobody' ? {} : headers, redirect: 'manual', ...body });
}

let other: http.Server | null = null;

/** Another target. */
async function listening(answer: http.RequestListener): Promise<{ url: string }> {
  other = http.createServer(answer);
  await once(other.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(other.address() as AddressInfo).port}` };
}

async function closed(): Promise<void> {
  other?.closeAllConnections();
  other?.close();
  if (other) await once(other, 'close');
}

const inject = (order: object) => ask('/conformance/faults', { method: 'POST', json: order });

async function found(): Promise<string[]> {
  await proxy.close();
  return causesOf(proxy.report.findings).map(({ message, places }) => `${places[0] ?? ''}: ${message}`);
}

async function folder(): Promise<string> {
  const made = await ask('/api/folders', {
    method: 'POST',
    json: { name: `Folder ${Math.random()}`, accessLevel: 'public' },
  });
  return ((await made.json()) as { id: string }).id;
}

const altered = (answer: WireAnswer, change: (value: unknown) => unknown): WireAnswer => {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return { ...answer, headers, bytes: new TextEncoder().encode(JSON.stringify(change(JSON.parse(textOf(answer))))) };
};

test('correct calls are passed on unchanged, and nothing is found', async () => {
  for (const path of [
    '/api/auth/user',
    '/api/folders',
    '/api/documents',
    '/api/users',
    '/api/none',
    '/api/folders?x',
  ]) {
    const direct = await fetch(upstream.url + path, { headers: { authorization: 'Bearer manager' } });
    const passed = await ask(path, { who: 'manager' });
    expect([passed.status, await passed.text()]).toEqual([direct.status, await direct.text()]);
  }
  expect((await ask('/api/users', { who: 'viewer' })).status).toBe(403);
  expect((await ask('/api/documents', { who: 'nobody' })).status).toBe(401);
  expect((await ask('/api/folders', { method: 'HEAD' })).status).toBe(200);
  await ask('/api/auth/user');
  const id = await folder();
  await ask('/api/folders');
  await ask(`/api/folders/${id}`, { method: 'DELETE' });
  await ask('/api/folders');
  expect(await found()).toEqual([]);
  expect([...proxy.report.pairs.keys()]).toContain('createFolder 201');
  expect(proxy.report.promises.get('deleteFolder gone-from listFolders')).toBe('provoked');
}, 60_000);

test.each<[string, RegExp, typeof lie, () => Promise<unknown>]>([
  [
    'a property of another type',
    /listFolders 200.*\/0\/name must be string/,
    (answer, { path, method }) =>
      path === '/api/folders' && method === 'GET'
        ? altered(answer, (all) => (all as object[]).map((one) => ({ ...one, name: 7 })))
        : answer,
    async () => {
      await folder();
      await ask('/api/folders');
    },
  ],
  [
    'an answer that may be kept',
    /every-answer Cache-Control: .* it is public/,
    (answer) => ({
      ...answer,
      headers: new Headers([...answer.headers, ['cache-control', 'public']].slice(-1) as [string, string][]),
    }),
    () => ask('/api/folders'),
  ],
  [
    'a list for a role that the contract does not name',
    /listAuditLogs \(as viewer\): expected a refusal, the answer was 200/,
    (answer, { path }) =>
      path === '/api/audit-logs'
        ? {
            status: 200,
            headers: new Headers({ 'content-type': 'application/json' }),
            bytes: new TextEncoder().encode('[]'),
          }
        : answer,
    async () => {
      await ask('/api/auth/user', { who: 'viewer' });
      await ask('/api/audit-logs', { who: 'viewer' });
    },
  ],
  [
    'a change that the next read does not show',
    /createFolder shows-in listFolders: after POST \/api\/folders, the next read shows no entry with id/,
    (answer, { path, method }) => (path === '/api/folders' && method === 'GET' ? altered(answer, () => []) : answer),
    async () => {
      await ask('/api/auth/user');
      await folder();
      await ask('/api/folders');
    },
  ],
])(
  '%s is found as it passes',
  async (_title, message, planted, work) => {
    lie = planted;
    await work();
    expect((await found()).join('\n')).toMatch(message);
  },
  60_000,
);

test('names, times and networks that are answered in their one form are no fault', async () => {
  await ask('/api/auth/user');
  const made = await ask('/api/groups', { method: 'POST', json: { name: 'Auswa\u0308rts', memberIds: [] } });
  const { id } = (await made.json()) as { id: string };
  await ask('/api/groups');
  const json = { expiresAt: '2099-01-01T00:00:00+02:00', networks: [{ cidr: '2001:DB8::1', note: '' }] };
  expect((await ask(`/api/groups/${id}`, { method: 'PATCH', json })).status).toBe(200);
  await ask('/api/groups');
  expect(await found()).toEqual([]);
  expect([...proxy.report.promises]).toContainEqual(['updateGroup shows-in listGroups', 'provoked']);
}, 60_000);

test('every fault on demand is an answer of the contract, and met as often as it was ordered', async () => {
  for (const fault of [408, 429, 500, 503]) {
    await inject({ operationId: 'createFolder', fault });
    const answer = await readAnswer(await ask('/api/folders', { method: 'POST', json: { name: 'Never made' } }));
    expect(answer.status).toBe(fault);
    const { answers } = contract.operations.find(({ id }) => id === 'createFolder')!;
    expect(answerFaults(answers.get(fault)!, answer, schemaErrors(contract))).toEqual([]);
    const { requestId = null } = JSON.parse(textOf(answer)) as { requestId?: string };
    expect([null, answer.headers.get('x-request-id')]).toContain(requestId);
  }
  expect(await (await ask('/api/folders')).text()).not.toContain('Never made');
  expect(await (await inject({ operationId: 'listFolders', fault: 408 })).json()).toEqual({
    message: 'listFolders has no answer 408',
  });
  expect(await (await inject({ operationId: 'listFolders', fault: 418 })).text()).toContain('it is 408, 429, 500, 503');
  await inject({ operationId: 'listFolders', fault: 'slow', seconds: 0.05 });
  expect((await ask('/api/folders')).status).toBe(200);
  await inject({ operationId: 'listFolders', fault: 'broken', times: 2 });
  await expect(ask('/api/folders').then((answer) => answer.text())).rejects.toThrow();
  await ask('/conformance/faults', { method: 'DELETE' });
  expect((await ask('/api/folders')).status).toBe(200);
  expect(await found()).toEqual([]);
}, 60_000);

test('bytes stream through while the target still sends, and it ends on request', async () => {
  expect((await (await ask('/app.js')).arrayBuffer()).byteLength).toBe(large.bytes.length);
  expect(await (await ask('/conformance/end', { method: 'POST' })).json()).toEqual({ findings: 0 });
  await proxy.ended;
});

test('a target that is gone is 502, and the run has ended with its address', async () => {
  await proxy.close();
  const { url } = await listening((_request, response) => response.end());
  await closed();
  proxy = await startProxy(contract, url);
  expect((await ask('/api/folders')).status).toBe(502);
  expect(proxy.report.ended).toContain(`${url} cannot be reached (ECONNREFUSED)`);
});

test('extensions that the target does not have are absent, and their properties are not required', async () => {
  await proxy.close();
  const served = await serve(bare(mock, contract));
  const from = httpTarget(served.url, { admin: {}, manager: {}, analyst: {}, viewer: {} });
  proxy = await startProxy(contract, served.url, '127.0.0.1', 0, () => presentAt(from, contract, false));
  await ask('/api/auth/user');
  const id = await folder();
  for (const path of ['/api/folders', '/api/documents', '/api/users', '/api/search?q=minutes', '/api/groups'])
    await ask(path);
  await ask(`/api/folders/${id}`, { method: 'DELETE' });
  await served.close();
  expect(await found()).toEqual([]);
  expect(proxy.report.absent).toEqual(contract.operations.flatMap((one) => (one.isExtension ? [one.id] : [])));
  expect(proxy.contract().operations.map(({ id: one }) => one)).not.toContain('searchContents');
}, 120_000);

test.each(['GET', 'POST'])('a %s whose caller leaves ends at the target as well, and is no finding', async (method) => {
  await proxy.close();
  const events = new EventEmitter();
  const [begun, gone] = [once(events, 'begun'), once(events, 'gone')];
  const { url } = await listening((request, response) => {
    response.once('close', () => events.emit('gone'));
    events.emit('begun');
    request.resume();
  });
  proxy = await startProxy(contract, url);
  const caller = http.request(`${proxy.url}/api/folders`, { method });
  caller.on('error', () => undefined);
  if (method === 'POST') caller.setHeader('content-type', 'application/json').write('{"name":');
  else caller.end();
  await begun;
  caller.destroy();
  await gone;
  await closed();
  expect(await found()).toEqual([]);
});

test('an answer that comes before the whole request was sent is passed on', async () => {
  await proxy.close();
  const { url } = await listening((_request, response) => response.writeHead(413).end());
  proxy = await startProxy(contract, url);
  const body = new Uint8Array(20_000_000);
  expect((await fetch(`${proxy.url}/large`, { method: 'PUT', body })).status).toBe(413);
  await closed();
});

test('an address is passed on as it was written', async () => {
  await proxy.close();
  const { url } = await listening((request, response) => response.end(request.url));
  proxy = await startProxy(contract, url);
  const path = '/api/folders/%2e%2e/..//users?name={"a|b"}&x=%7b';
  const answer = await new Promise<http.IncomingMessage>((resolve) =>
    http.get({ port: new URL(proxy.url).port, path }, resolve),
  );
  expect(await text(answer)).toBe(path);
  await closed();
});

test('a call without a body has none at the target either, and pages beside the API are not checked', async () => {
  await proxy.close();
  const { url } = await listening((request, response) => response.end(String(request.headers['transfer-encoding'])));
  proxy = await startProxy(contract, url);
  const caller = connect(Number(new URL(proxy.url).port), '127.0.0.1');
  caller.write('POST /api-docs HTTP/1.1\r\nHost: rooms.example\r\nConnection: close\r\n\r\n');
  expect(await text(caller)).toContain('undefined');
  await closed();
  expect(await found()).toEqual([]);
});

test('an answer without a body breaks off, too', async () => {
  const id = await folder();
  await inject({ operationId: 'deleteFolder', fault: 'broken' });
  await expect(ask(`/api/folders/${id}`, { method: 'DELETE' })).rejects.toThrow();
  expect(await (await ask('/api/folders')).text()).not.toContain(id);
});

test('a body that is not encoded as its header states is found', async () => {
  await proxy.close();
  const { url } = await listening((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('[]'),
  );
  proxy = await startProxy(contract, url);
  const answer = await new Promise<http.IncomingMessage>((resolve) => http.get(`${proxy.url}/api/folders`, resolve));
  expect(await text(answer)).toBe('[]');
  await closed();
  expect(await found()).toContainEqual(
    expect.stringContaining('GET /api/folders as nobody: the body is not encoded as'),
  );
});
