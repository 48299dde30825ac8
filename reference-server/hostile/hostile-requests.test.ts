// Answers to hostile or broken requests over HTTP. The order and labels are those of a table that other tests continue.
import { connect } from 'node:net';
import { type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { credentialsOf, SESSION_COOKIE, type TestClient } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signInAs('admin');
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.stop();
});

type Operation = (typeof contractOperations)[OperationId] & { id: OperationId };
const operations = Object.entries(contractOperations).map(([id, info]) => ({ id, ...info }) as Operation);
const isPublic = ({ roles }: Operation) => (roles as readonly string[]).includes('public');
const pathOf = ({ path: template }: Operation) => template.replace(/\{\w+\}/g, 'some-id');
const writes = operations.filter(({ method, id }) => method !== 'GET' && id !== 'storeObject');
const problem = z.object({ status: z.number(), code: z.string(), message: z.string(), title: z.string() });

describe('A01 no cookie', () => {
  it.each(operations.filter((one) => !isPublic(one)).map((one) => [one.id, one] as const))(
    '%s: 401',
    async (_, one) => {
      const response = await server.newClient().request(pathOf(one), { method: one.method });
      expect(response.status).toBe(401);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(problem.parse(response.json()).code).toBe('unauthenticated');
      expect(response.headers.get('location')).toBeNull();
    },
  );
});

describe('A12 the session cookie on https', () => {
  it('has the __Host- prefix, Secure, HttpOnly, Strict, a path and no domain', async () => {
    const own = await startTestServer({ environment: { PUBLIC_URL: 'https://rooms.example' } });
    try {
      const client = own.newClient();
      const callback = await client.authorize(credentialsOf('viewer').email, own.passwordOf('viewer'));
      const response = await client.request(callback.href);
      const cookie = response.headers.getSetCookie().find((line) => line.includes(SESSION_COOKIE)) ?? '';
      expect(cookie).toMatch(
        /^__Host-strongroom_session=[\w-]{43}; path=\/; expires=[^;]+; samesite=strict; secure; httponly$/i,
      );
      expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect((await client.request('/api/auth/user')).status).toBe(200);
      for (const line of (await own.newClient().request('/api/login')).headers.getSetCookie())
        expect(line).toMatch(/^__Host-.*secure/i);
    } finally {
      await own.stop();
    }
  });
});

const ticket = z.object({ uploadURL: z.string() });

async function uploadUrl(): Promise<URL> {
  const response = await admin.request('/api/objects/upload', { method: 'POST' });
  return new URL(ticket.parse(response.json()).uploadURL);
}

/**
 * Sends `size` zero bytes, with or without announcing them; returns the answer, and whether the server closed the
 * connection.
 */
async function put(url: URL, size: number, isChunked: boolean) {
  const headers = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(size) };
  const outgoing = request(url, { method: 'PUT', headers, agent: false });
  outgoing.on('error', () => undefined);
  const answered = once(outgoing, 'response');
  const chunk = Buffer.alloc(262_144);
  const state = { isAnswered: false };
  void answered.then(() => (state.isAnswered = true));
  for (let sent = 0; sent < size && !state.isAnswered && !outgoing.destroyed; sent += chunk.length) {
    const isFull = !outgoing.write(chunk.subarray(0, Math.min(chunk.length, size - sent)));
    const step = new AbortController();
    const { signal } = step;
    if (isFull)
      await Promise.race([once(outgoing, 'drain', { signal }), once(outgoing, 'close', { signal }), answered]);
    step.abort();
  }
  if (!state.isAnswered) outgoing.end();
  const [response] = (await answered) as [IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  outgoing.destroy();
  return { status: response.statusCode, connection: response.headers.connection, etag: response.headers.etag, text };
}

describe('A31, A32 uploads at the limit', () => {
  const limit = 52_428_800;
  const staged = () => readdir(path.join(server.dataDir, 'staging'));

  it('takes 52,428,800 bytes', async () => {
    const answer = await put(await uploadUrl(), limit, false);
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.etag).toBeTruthy();
  });

  it.each([
    ['one byte more', limit + 1, false],
    ['60 MB without a length', 60_000_000, true],
  ])('refuses %s, hangs up and leaves nothing behind', async (_, size, isChunked) => {
    const answer = await put(await uploadUrl(), size, isChunked);
    expect(answer.status).toBe(413);
    expect(answer.connection).toBe('close');
    expect(problem.parse(JSON.parse(answer.text)).code).toBe('payload-too-large');
    expect(await staged()).toEqual([]);
  });

  it('a client that disconnects half way leaves nothing behind and is not reported as a fault', async () => {
    const url = await uploadUrl();
    const outgoing = request(url, { method: 'PUT', headers: { 'Content-Length': '1000000' } });
    outgoing.on('error', () => undefined);
    outgoing.write(Buffer.alloc(300_000));
    await expect.poll(staged).toHaveLength(1);
    outgoing.destroy();
    await expect.poll(staged).toEqual([]);
  });
});

describe('A33 a ticket that was changed', () => {
  it.each([
    ['signature', (url: URL) => url.searchParams.set('signature', 'A'.repeat(43))],
    ['expiry', (url: URL) => url.searchParams.set('expires', '4000000000')],
    ['size', (url: URL) => url.searchParams.set('max', '99999999999')],
    ['user', (url: URL) => url.searchParams.set('user', 'user-viewer')],
    ['key', (url: URL) => (url.pathname = url.pathname.slice(0, -4) + 'ffff')],
  ])('%s: 403, for every role', async (_, change) => {
    const url = await uploadUrl();
    change(url);
    const response = await admin.request(url.href, { method: 'PUT', body: 'bytes' });
    expect(response.status).toBe(403);
    expect(problem.parse(response.json()).code).toBe('ticket-invalid');
  });

  it.each(['GET', 'HEAD', 'POST', 'DELETE'])('method (%s): 403', async (method) => {
    expect((await admin.request((await uploadUrl()).href, { method })).status).toBe(403);
  });

  it('needs neither cookie nor origin when it is whole', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const url = (await uploadUrl()).href;
    expect((await server.newClient().request(url, { method: 'PUT', body: 'bytes', headers })).status).toBe(200);
  });
});

describe('A45 calls that change something, by where they come from', () => {
  const cases = writes.map((one) => [one.id, one] as const);
  const send = (one: Operation, headers: Record<string, string>) =>
    admin.copy().request(pathOf(one), { method: one.method, headers });

  it.each(cases)('%s: another site is 403', async (_, one) => {
    for (const site of ['cross-site', 'same-site']) {
      const response = await send(one, { 'Sec-Fetch-Site': site });
      expect(response.status).toBe(403);
      expect(problem.parse(response.json()).code).toBe('cross-site');
    }
  });

  it.each(cases)('%s: a foreign Origin without Sec-Fetch-Site is 403', async (_, one) => {
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`])
      expect(problem.parse((await send(one, { Origin: origin })).json()).code).toBe('cross-site');
  });

  it.each(cases.filter(([id]) => id !== 'logout'))(
    '%s: our own pages, and no browser at all, are heard',
    async (_, one) => {
      const accepted = [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, { Origin: server.url }, {}];
      for (const headers of accepted) {
        const answer = await send(one, headers);
        const { code } = problem.partial().parse(answer.text === '' ? {} : answer.json());
        expect(code).not.toBe('cross-site');
      }
    },
  );

  it('the bundled provider takes no form from another site', async () => {
    const client = server.newClient();
    const page = await client.navigate('/api/login');
    const response = await client.request(page.url, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams(credentialsOf('admin')),
    });
    expect(response.status).toBe(403);
  });
});

describe('A46, A50 bodies', () => {
  const folder = JSON.stringify({ name: 'Legal', accessLevel: 'public' });
  const post = (body: string, type = 'application/json') =>
    admin.request('/api/folders', { method: 'POST', body, headers: { 'Content-Type': type } });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'JSON sent as %s is 415',
    async (type) => expect((await post(folder, type)).status).toBe(415),
  );

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/merge-patch+json'])(
    'JSON sent as %s is read',
    async (type) => expect((await post(folder, type)).status).toBe(201),
  );

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1',
    '{"name":"x",}',
    '\u0000',
    '[[[',
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  ])('a body of %.20j is 400', async (body) => expect((await post(body)).status).toBe(400));

  it('65,536 bytes are read, one more is 413', async () => {
    const padded = (size: number) => folder + ' '.repeat(size - folder.length);
    expect((await post(padded(65_536))).status).toBe(201);
    expect((await post(padded(65_537))).status).toBe(413);
  });

  it('a selection of 10,000 ids is read, 1,048,577 bytes are 413', async () => {
    const documentIds = Array.from({ length: 10_000 }, (_, at) => `document-${String(at).padStart(32, '0')}`);
    const selection = JSON.stringify({ documentIds, folderIds: [], folderId: null });
    const ask = (body: string) =>
      admin.request('/api/moves/preview', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    expect((await ask(selection)).status).toBe(404);
    expect((await ask(selection + ' '.repeat(1_048_576 - selection.length))).status).toBe(404);
    expect((await ask(selection + ' '.repeat(1_048_577 - selection.length))).status).toBe(413);
  });

  it('a body that grows when it is unpacked is 413', async () => {
    const response = await admin.request('/api/folders', {
      method: 'POST',
      body: gzipSync(Buffer.alloc(5_000_000, ' ')),
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    });
    expect(response.status).toBe(413);
  });

  it.each([
    '{"name":"x","accessLevel":"public","__proto__":{"role":"admin"}}',
    '{"name":"x","accessLevel":"public","constructor":{"prototype":{"role":"admin"}}}',
    '{"name":"x","accessLevel":"public","extra":1}',
  ])('%s is 400 and pollutes nothing', async (body) => {
    expect((await post(body)).status).toBe(400);
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });

  it('nothing is parsed before the gate', async () => {
    const viewer = await server.signInAs('viewer');
    const body = '{'.repeat(100);
    const response = await viewer.request('/api/folders', { method: 'POST', body });
    expect(response.status).toBe(403);
  });
});

describe('A47 headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  };

  it.each([
    ['/api/documents', 'application/json'],
    ['/api/unknown', 'application/problem+json'],
    ['/api/documents/unknown/download', 'application/problem+json'],
  ])('of JSON at %s', async (at, type) => {
    const { headers } = await admin.request(at);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...everywhere,
      'content-type': type,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each(['/', '/documents', '/healthz', '/oidc/jwks', '/auth/unknown', '/api/login'])(
    'that all answers share, at %s',
    async (at) => {
      const { headers } = await server.newClient().request(at);
      expect(Object.fromEntries(headers)).toMatchObject(everywhere);
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    },
  );

  it('are the same for HEAD, without a body', async () => {
    const own = admin.copy();
    for (const at of ['/api/documents', '/api/auth/user', '/api/documents/unknown/download', '/api/nothing']) {
      const get = await own.request(at);
      const head = await own.request(at, { method: 'HEAD' });
      expect(head.status).toBe(get.status);
      expect(head.text).toBe('');
      for (const name of ['content-type', 'content-length', 'content-security-policy', 'cache-control'])
        expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  it("name a request only once, and never by the client's name", async () => {
    const ids = new Set<string | null>();
    for (let count = 0; count < 3; count += 1) {
      ids.add(
        (await admin.request('/api/documents', { headers: { 'X-Request-Id': 'mine' } })).headers.get('x-request-id'),
      );
    }
    expect(ids.size).toBe(3);
    expect(ids.has('mine')).toBe(false);
  });
});

describe('A49 methods and paths', () => {
  it.each([
    ['PATCH', '/api/documents', 'GET, HEAD, PUT'],
    ['POST', '/api/documents/some-id', 'DELETE, PUT'],
    ['DELETE', '/api/users', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/folders', 'GET, HEAD, POST'],
    ['PUT', '/api/login', 'GET, HEAD'],
    ['DELETE', '/api/logout', 'GET, HEAD, POST'],
    ['GET', '/api/objects/upload', 'POST, PUT'],
  ])('%s %s is 405', async (method, at, allow) => {
    const response = await admin.request(at, { method });
    expect(response.status).toBe(405);
    expect(problem.parse(response.json()).code).toBe('method-not-allowed');
    expect(response.headers.get('allow')).toBe(allow);
  });

  it.each(['TRACE', 'PROPFIND', 'QUERY'])('%s is 405', async (method) => {
    const outgoing = request(`${server.url}/api/documents`, { method, headers: { Cookie: 'a=b' } });
    outgoing.end();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of response) text += String(part);
    expect(response.statusCode).toBe(405);
    expect(text).not.toContain('Cookie');
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/Documents',
    '/api/documents/',
    '/api/documents/a/b',
    '/api//documents',
    '/api/%',
    '/api/documents/%',
    '/api/documents/%ff/download',
    '/api/documents/%E0%A4%A/permissions',
    '/api/users/%C0%AE',
  ])('GET %s is 404 problem JSON, with a session and without', async (at) => {
    for (const client of [admin, server.newClient()]) {
      const response = await client.request(at);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(problem.parse(response.json())).toMatchObject({ status: 404, code: 'not-found' });
    }
  });

  it.each([
    '/api/documents/%2e%2e%2fusers/download',
    '/api/documents/a%2Fb/download',
    `/api/documents/${'x'.repeat(5000)}/download`,
    '/api/documents/%00/download',
  ])('an id like %.60s is an id that does not exist', async (at) => {
    const response = await admin.request(at);
    const unknown = await admin.request('/api/documents/b2f1f9c1-0000-4000-8000-000000000000/download');
    expect(response.status).toBe(404);
    expect(response.text).toBe(unknown.text);
  });

  it('an absolute request target cannot name another origin', async () => {
    const { hostname, port } = new URL(server.ownAddress);
    const socket = connect(Number(port), hostname);
    socket.write(
      'GET http://evil.example/oidc/.well-known/openid-configuration HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    let text = '';
    for await (const part of socket) text += String(part);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).not.toContain('http://evil');
  });

  it('a page under another name of this machine redirects to the one origin', async () => {
    const { port } = new URL(server.url);
    for (const at of ['/', '/documents?folder=x', '/api/login?returnTo=/audit']) {
      const response = await fetch(`http://127.0.0.1:${port}${at}`, { redirect: 'manual' });
      expect(response.headers.get('location')).toBe(`${server.url}${at}`);
    }
    expect((await fetch(`http://127.0.0.1:${port}/api/documents`, { redirect: 'manual' })).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`, { redirect: 'manual' })).status).toBe(200);
  });
});

describe('limits', () => {
  it('count the calls of one user, and name the time to retry', async () => {
    const own = await startTestServer({ environment: { API_CALLS_PER_MINUTE: '5' } });
    try {
      const viewer = await own.signInAs('viewer');
      const manager = await own.signInAs('manager');
      for (let calls = 0; calls < 5; calls += 1) expect((await viewer.request('/api/documents')).status).toBe(200);
      const refused = await viewer.request('/api/documents');
      expect(refused.status).toBe(429);
      expect(problem.parse(refused.json()).code).toBe('rate-limited');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await manager.request('/api/documents')).status).toBe(200);
    } finally {
      await own.stop();
    }
  });

  it('are shown as a page to a user who opened a download in a tab of its own', async () => {
    const own = await startTestServer({ environment: { API_CALLS_PER_MINUTE: '1' } });
    try {
      const viewer = await own.signInAs('viewer');
      expect((await viewer.request('/api/documents')).status).toBe(200);
      const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const refused = await viewer.request('/api/documents/any/download', { headers });
      expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const text = Buffer.from(refused.bytes).toString();
      expect(text).toContain('Too many requests');
      // In the design of the other server-made pages, without scripts.
      expect(text).toContain('class="brand"');
      expect(text).not.toContain('<script');
    } finally {
      await own.stop();
    }
  });

  it('count the requests of an address without a session: navigations and uploads each separately', async () => {
    const own = await startTestServer({ environment: { API_CALLS_PER_MINUTE: '3' } });
    try {
      const client = own.newClient();
      const calls = { GET: ['/api/login', 302], PUT: ['/api/objects/none', 400] } as const;
      for (const method of ['GET', 'PUT'] as const) {
        const [path, status] = calls[method];
        for (let made = 0; made < 3; made += 1) expect((await client.request(path, { method })).status).toBe(status);
        const refused = await client.request(path, { method });
        expect([refused.status, problem.parse(refused.json()).code]).toEqual([429, 'rate-limited']);
      }
      expect((await client.request('/api/auth/user')).status).toBe(401);
    } finally {
      await own.stop();
    }
  });
});
