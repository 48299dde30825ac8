import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Authenticator } from '#server/factors/testing/authenticator.ts';
import { type MockServer, type MockServerOptions, startMockServer } from './mock-server.ts';

const plain: MockServerOptions = {
  port: 0,
  host: '127.0.0.1',
  scenario: 'empty',
  latencyMs: 0,
  persona: null,
  origins: [],
};
let server: MockServer;
beforeEach(async () => void (server = await startMockServer(plain)));
afterEach(() => server.close());

const as = (persona: string) => ({ 'x-mock-persona': persona });
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const send = (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const parsed = async (response: Response) => (await response.json()) as Record<string, unknown>;
const statusOf = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).status;

async function upload(text: string, type = 'text/html'): Promise<string> {
  const ticket = await parsed(await send('/api/objects/upload', {}, as('admin')));
  const url = String(ticket['uploadURL']);
  const stored = await fetch(url, { method: 'PUT', body: text });
  expect(stored.status).toBe(200);
  const json = { documentURL: url.split('?', 1)[0], name: 'Minutes.html', mimeType: type, size: text.length };
  const document = await parsed(await send('/api/documents', { ...json, accessLevel: 'public' }, as('admin'), 'PUT'));
  return String(document['id']);
}

test('the header names the caller: by role, by id, by e-mail address, and as a bearer', async () => {
  for (const persona of ['viewer', 'user-viewer', 'Ingrid@buyer.example']) {
    expect(await parsed(await get('/api/auth/user', as(persona)))).toMatchObject({ id: 'user-viewer' });
    const bearer = { authorization: `Bearer ${persona}` };
    expect(await parsed(await get('/api/auth/user', bearer))).toMatchObject({ id: 'user-viewer' });
  }
});

test('without a header there is no caller, unless the command names one', async () => {
  expect(await statusOf('/api/auth/user')).toBe(401);
  const other = await startMockServer({ ...plain, persona: 'analyst' });
  const answer = await fetch(`${other.url}/api/auth/user`);
  await other.close();
  expect(await parsed(answer)).toMatchObject({ role: 'analyst' });
  await expect(startMockServer({ ...plain, persona: 'analist' })).rejects.toThrow('Nobody here is “analist”');
});

test('a passkey is of the address at which the mock is reached', async () => {
  const add = async (origin: string) => {
    const answer = await send('/api/account/passkeys', undefined, as('viewer'));
    const { id, options } = (await answer.json()) as { id: string; options: { challenge: string } };
    const response = await new Authenticator({ origin }).create(options);
    return (await send(`/api/account/passkeys/${id}`, { name: 'Phone', response }, as('viewer'))).status;
  };
  expect([await add('https://elsewhere.example'), await add(server.url)]).toEqual([403, 201]);
});

test('an unknown persona gets a message', async () => {
  const answer = await get('/api/auth/user', as('boss'));
  expect(answer.status).toBe(401);
  expect(await parsed(answer)).toMatchObject({
    code: 'unauthenticated',
    message: expect.stringContaining('Nobody here is “boss”') as string,
  });
  expect(await statusOf('/api/nothing', as('boss'))).toBe(404);
});

test('each person has a session of their own: one ends, the others continue', async () => {
  expect((await send('/api/logout', {}, as('viewer'))).status).toBe(204);
  expect(await statusOf('/api/auth/user', as('viewer'))).toBe(401);
  expect(await statusOf('/api/auth/user', as('analyst'))).toBe(200);
  expect(await parsed(await send('/mock/sign-in', { persona: 'viewer' }))).toMatchObject({ id: 'user-viewer' });
  expect(await statusOf('/api/auth/user', as('viewer'))).toBe(200);
});

test('an invited user signs in for the first time with the first call, and the log shows it', async () => {
  const name = { firstName: 'Hannah', lastName: 'Weiss' };
  const invited = await send('/api/users', { ...name, email: 'hannah@buyer.example', role: 'viewer' }, as('admin'));
  const { id } = await parsed(invited);
  expect(await parsed(await get('/api/auth/user', as('hannah@buyer.example')))).toMatchObject({ id });
  const users = (await (await get('/api/users', as('admin'))).json()) as { id: string; lastLoginAt: string | null }[];
  expect(users.find((user) => user.id === id)?.lastLoginAt).toMatch(/^20/);
  const log = (await (await get('/api/audit-logs', as('admin'))).json()) as Record<string, unknown>[];
  expect(log.filter(({ userId, activityType }) => userId === id && activityType === 'login')).toHaveLength(1);
});

test('who was refused at first may come in once the access is extended', async () => {
  const until = async (expiresAt: string | null) =>
    (await send('/api/users/user-viewer/expiry', { expiresAt }, as('admin'), 'PUT')).status;
  expect(await until(new Date(Date.now() + 60_000).toISOString())).toBe(200);
  await send('/mock/clock', { advanceSeconds: 120 });
  expect(await statusOf('/api/auth/user', as('viewer'))).toBe(401);
  expect(await until(null)).toBe(200);
  expect(await statusOf('/api/auth/user', as('viewer'))).toBe(200);
});

test('a role names the same person as at the start, even after their role changes', async () => {
  await send('/api/users/user-viewer/role', { role: 'analyst' }, as('admin'), 'PUT');
  expect(await parsed(await get('/api/auth/user', as('viewer')))).toMatchObject({ id: 'user-viewer', role: 'analyst' });
});

test('a session ends when its user is deactivated', async () => {
  expect(await statusOf('/api/documents', as('viewer'))).toBe(200);
  await fetch(`${server.url}/api/users/user-viewer`, { method: 'DELETE', headers: as('admin') });
  const answer = await get('/api/documents', as('viewer'));
  expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ message: 'Unauthorized' })]);
});

test("a file is uploaded to its ticket's address, and downloaded whole, in part and by HEAD", async () => {
  const text = '<!doctype html><html><body><h1>Minutes</h1></body></html>';
  const id = await upload(text);
  const grant = { documentId: id, userId: 'user-viewer', canRead: true, canDownload: true };
  expect((await send('/api/permissions/document', grant, as('admin'))).status).toBe(201);
  const download = await get(`/api/documents/${id}/download`, as('viewer'));
  expect(await download.text()).toBe(text);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment;/);
  const part = await get(`/api/documents/${id}/download`, { ...as('viewer'), range: 'bytes=2-8' });
  expect([part.status, await part.text()]).toEqual([206, 'doctype']);
  expect(part.headers.get('content-range')).toBe(`bytes 2-8/${text.length}`);
  const head = await fetch(`${server.url}/api/documents/${id}/download`, { method: 'HEAD', headers: as('viewer') });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(text.length), '']);
  const preview = await get(`/api/documents/${id}/preview`, as('viewer'));
  expect(await preview.text()).toContain('ingrid@buyer.example');
});

test('an upload of more than a file may have is refused while it is still coming', async () => {
  const ticket = await parsed(await send('/api/objects/upload', {}, as('admin')));
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-length': String(2 ** 40) };
    const call = request(String(ticket['uploadURL']), { method: 'PUT', headers }, ({ statusCode }) =>
      resolve(statusCode),
    );
    call.on('error', reject).write('x');
  });
  expect(status).toBe(413);
});

test('an upload link names the host by which its reader came, where that is an address', async () => {
  const hostOf = (host: string) =>
    new Promise<string>((resolve, reject) => {
      const call = request(
        `${server.url}/api/objects/upload`,
        { method: 'POST', headers: { host, ...as('admin') } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
          answer.once('end', () => resolve(new URL((JSON.parse(text) as { uploadURL: string }).uploadURL).host));
        },
      );
      call.on('error', reject).end();
    });
  expect(await hostOf('10.0.2.2:4010')).toBe('10.0.2.2:4010');
  expect(await hostOf('elsewhere.example')).toBe(new URL(server.url).host);
});

test('the clock can be moved: upload links and sessions expire by it', async () => {
  const ticket = await parsed(await send('/api/objects/upload', {}, as('admin')));
  expect((await send('/mock/clock', { advanceSeconds: 16 * 60 })).status).toBe(200);
  expect((await fetch(String(ticket['uploadURL']), { method: 'PUT', body: 'x' })).status).toBe(403);
  expect(await statusOf('/api/auth/user', as('admin'))).toBe(200);
  await send('/mock/clock', { advanceSeconds: 8 * 86_400 });
  expect(await statusOf('/api/auth/user', as('admin'))).toBe(401);
  await send('/mock/reset', {});
  expect(await statusOf('/api/auth/user', as('admin'))).toBe(200);
});

test('a fault applies as often as it states, and a wrong one gets a message with what is allowed', async () => {
  const added = await send('/mock/faults', { operationId: 'listDocuments', status: 503, times: 1 });
  expect(added.status).toBe(200);
  const first = await get('/api/documents', as('admin'));
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  expect(await statusOf('/api/documents', as('admin'))).toBe(200);
  await send('/mock/faults', { operationId: 'listDocuments', status: 'offline' });
  await expect(get('/api/documents', as('admin'))).rejects.toThrow('fetch failed');
  await fetch(`${server.url}/mock/faults`, { method: 'DELETE' });
  expect(await statusOf('/api/documents', as('admin'))).toBe(200);
  const wrong = await send('/mock/faults', { operationId: 'listDocuments', status: 418 });
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    { message: '418 is no answer of listDocuments: 200, 401, 403, 429, 500, 503 or offline' },
  ]);
  const asText = await send('/mock/faults', { operationId: 'listDocuments', status: '503' });
  expect(await parsed(asText)).toMatchObject({ message: expect.stringContaining('“503” is no answer of') as string });
  const unknown = await send('/mock/faults', { operationId: 'listDocument', status: 500 });
  expect(await parsed(unknown)).toMatchObject({ message: expect.stringContaining('mean listDocuments?') as string });
});

test('a world starts again, also with another scenario, without earlier changes', async () => {
  const id = await upload('gone');
  const again = await send('/mock/reset', { scenario: 'demo' });
  expect(await parsed(again)).toMatchObject({ scenario: 'demo' });
  expect(await statusOf(`/api/documents/${id}/download`, as('admin'))).toBe(404);
  expect(((await (await get('/api/documents', as('admin'))).json()) as unknown[]).length).toBeGreaterThan(20);
  const unknown = await send('/mock/reset', { scenario: 'deno' });
  expect([unknown.status, await unknown.json()]).toEqual([
    400,
    { message: '“deno” is no scenario: demo, empty, awkward or many' },
  ]);
});

test('a browser signs in on a page, is kept by a cookie, and signs out', async () => {
  const sent = await fetch(`${server.url}/api/login?returnTo=/api/auth/user`, { redirect: 'manual' });
  const page = await (await get(sent.headers.get('location') ?? '')).text();
  const link = /href="(\/mock\/sign-in\?persona=user-viewer[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const chosen = await fetch(server.url + link, { redirect: 'manual' });
  expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/api/auth/user']);
  const cookie = chosen.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(await parsed(await get('/api/auth/user', { cookie }))).toMatchObject({ id: 'user-viewer' });
  const left = await fetch(`${server.url}/api/logout`, { headers: { cookie }, redirect: 'manual' });
  expect([left.status, left.headers.get('location')]).toEqual([302, '/']);
  expect(await statusOf('/api/auth/user', { cookie })).toBe(401);
});

test('pages of other origins may read only where the command names them', async () => {
  const origin = 'http://localhost:8081';
  expect(
    (await get('/api/auth/user', { ...as('admin'), origin })).headers.get('access-control-allow-origin'),
  ).toBeNull();
  expect((await send('/api/folders', { name: 'A', accessLevel: 'public' }, { ...as('admin'), origin })).status).toBe(
    403,
  );
  const open = await startMockServer({ ...plain, origins: [origin] });
  const preflight = await fetch(`${open.url}/api/folders`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-mock-persona' },
  });
  const made = await fetch(`${open.url}/api/folders`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...as('admin') },
    body: JSON.stringify({ name: 'A', accessLevel: 'public' }),
  });
  const other = await fetch(`${open.url}/api/folders`, {
    headers: { origin: 'http://localhost:8082', ...as('admin') },
  });
  await open.close();
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'x-mock-persona']);
  expect([made.status, made.headers.get('access-control-allow-origin')]).toEqual([201, origin]);
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('the page outside of the API shows lines to copy, and is no part of the API', async () => {
  const page = await fetch(`${server.url}/`);
  expect(page.url).toBe(`${server.url}/mock/`);
  expect(await page.text()).toContain(
    `curl -H &#39;X-Mock-Persona: viewer&#39; ${server.url}/api/documents`.replaceAll('&#39;', "'"),
  );
  expect(await parsed(await get('/mock/none'))).toMatchObject({
    message: expect.stringContaining('POST /mock/reset') as string,
  });
  expect(await statusOf('/api/mock/reset')).toBe(404);
  expect((await send('/mock/reset', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  const calls = (await (await get('/mock/calls')).json()) as unknown[];
  expect(calls).toEqual([{ operationId: null, method: 'GET', url: '/api/mock/reset', status: 404 }]);
});

test('terms keep a persona out until they are accepted at their page', async () => {
  const made = await parsed(
    await send('/api/terms', { title: 'Rules', text: 'Tell nobody', groupIds: null }, as('admin')),
  );
  expect([made['version'], await statusOf('/api/folders', as('viewer'))]).toEqual([1, 401]);
  const page = await (await get('/mock/terms?persona=viewer')).text();
  const accept = /href="([^"]*answer=accept)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await get(accept);
  expect(await statusOf('/api/folders', as('viewer'))).toBe(200);
});
