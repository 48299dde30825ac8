// A stolen session cookie used from a closed network, over HTTP behind a trusted proxy.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractOperations } from '#contract/operations.ts';
import type { CoreOperationId } from '#core/call/operation.ts';
import { collectionNames } from '#core/records/keys.ts';
import { CHIEF, type Stage } from '#core/identity/recheck/testing/stage.ts';
import { calls } from '#core/identity/recheck/testing/calls.ts';
import { ids } from '#server/scenarios/users-by-role.ts';
import { type ClientResponse, SESSION_COOKIE, type TestClient, titleOf } from '../testing/client.ts';
import { holdCall } from '../testing/held-call.ts';
import { addDocument, problemSchema, ticketFor } from '../testing/room.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const OFFICE = '203.0.113.5';
const ELSEWHERE = '198.51.100.9';
const rule = { cidr: '203.0.113.0/24', roles: ['admin', 'manager', 'analyst', 'viewer'], note: 'Office' };
const choices = { secondFactor: 'off', stepUpMinutes: null, networks: [rule], idleMinutes: null, approverCount: 1 };

let server: TestServer;
let admin: TestClient;
let document: string;
/** A call of every operation from the core's table, on items of this data room. */
let stage: Stage;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXY: '127.0.0.1' } });
  admin = server.newClient();
  admin.from = OFFICE;
  await admin.signIn('ada@strongroom.example', server.passwordOf('admin'));
  document = (await addDocument(admin, { name: 'Secret.html', accessLevel: 'confidential' })).id;
  const uploadURL = new URL(await ticketFor(admin));
  const key = uploadURL.pathname.split('/').at(-1) ?? '';
  const ticket = { key, query: Object.fromEntries(uploadURL.searchParams), documentURL: uploadURL.href };
  const [folder, invited] = ['folder-none', ids.viewer];
  const items = { folder, innerFolder: folder, inFolder: document, granted: document, own: document, invited };
  const selection = { documentIds: [document], folderIds: [] };
  const prepared = await admin.request('/api/archives', { method: 'POST', json: selection });
  const { id } = z.object({ id: z.string() }).parse(prepared.json());
  const archive = { [CHIEF]: id, [ids.viewer]: id };
  const otherSession = { [CHIEF]: 'another', [ids.viewer]: 'another' };
  const approval = { id: 'approval-none', documentId: document, version: 1, sha256: '0'.repeat(64) };
  const others = { ...items, group: 'group-none', archive, unrequested: document, approval };
  // The items that the calls need; the data room is the server's own.
  stage = { ...others, issued: ticket, stored: ticket, otherSession } as unknown as Stage;
  await setPolicy(choices);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.stop();
});

async function setPolicy(json: object): Promise<void> {
  const { headers } = await admin.request('/api/security/policy');
  const named = { 'If-Match': headers.get('etag') ?? '' };
  const answer = await admin.request('/api/security/policy', { method: 'PUT', headers: named, json });
  expect(answer.status).toBe(200);
}

/** The same cookie at another address. */
function stolen(from = ELSEWHERE, of = admin): TestClient {
  const thief = of.copy();
  thief.from = from;
  return thief;
}

function send(client: TestClient, id: CoreOperationId): Promise<ClientResponse> {
  const { method, path } = contractOperations[id];
  const { params = {}, query = {}, json, bytes, headers } = calls[id](stage, CHIEF);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'missing'));
  const body = typeof bytes === 'string' ? { body: bytes } : {};
  return client.request(`${filled}?${new URLSearchParams(query).toString()}`, {
    method,
    ...(headers ? { headers } : {}),
    ...(json === undefined ? body : { json }),
  });
}

const codeOf = (response: ClientResponse) => problemSchema.parse(response.json()).code;
const rows = () => server.ports.store.read((tx) => Promise.all(collectionNames.map((name) => tx[name].list())));
const isCore = (id: string): id is CoreOperationId => id in calls;
const everyCall = Object.keys(contractOperations).filter(isCore);

describe('a stolen session cookie from another network', () => {
  it.each(everyCall.filter((id) => id !== 'logout'))(
    'gets nothing of %s, changes nothing and keeps its cookie',
    async (id) => {
      const before = JSON.stringify(await rows());
      const answer = await send(stolen(), id);
      expect([answer.status, codeOf(answer)]).toEqual([403, 'network-not-allowed']);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(JSON.stringify(await rows())).toBe(before);
    },
  );

  it('is refused for every operation of the contract but those that lead a browser to the sign-in and out', () => {
    const others = Object.keys(contractOperations).filter((id) => !isCore(id));
    expect(others.sort()).toEqual(['logoutAndReturn', 'startLogin']);
  });

  it.each([
    ['a preview', 'preview', {}],
    ['a download', 'download', {}],
    ['a part of one', 'download', { Range: 'bytes=0-3' }],
    ['a part beyond the end', 'download', { Range: 'bytes=99999-' }],
    ['a version', 'versions/1/download', {}],
  ])('gets no byte and no headers of %s', async (_what, path, headers) => {
    const url = `/api/documents/${document}/${path}`;
    expect((await admin.request(url)).status).toBe(200);
    const answer = await stolen().request(url, { headers });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'network-not-allowed']);
    const head = await stolen().request(url, { method: 'HEAD', headers });
    expect([head.status, head.text]).toEqual([403, '']);
  });

  it('gets a page where a browser opens the preview, with the reason', async () => {
    const answer = await stolen().request(`/api/documents/${document}/preview`, { headers: { Accept: 'text/html' } });
    expect([answer.status, titleOf(answer)]).toEqual([403, 'Access Denied']);
    expect(answer.text).toContain('Your role cannot use the data room from this network');
  });

  it('does not end the session: its owner can use it from an allowed network', async () => {
    await stolen().request('/api/auth/user');
    expect((await admin.request('/api/auth/user')).status).toBe(200);
  });

  it('is in the audit log once for each address, not once for each call', async () => {
    const seen = async (ipAddress: string) =>
      (await server.auditLog()).filter(
        (entry) => entry.activityType === 'failed_login' && entry.ipAddress === ipAddress,
      );
    for (const from of ['198.51.100.77', '2001:db8:1:2::1', '2001:db8:1:2::2']) {
      for (let n = 0; n < 3; n += 1) await stolen(from).request('/api/documents');
    }
    expect(await seen('198.51.100.77')).toEqual([
      expect.objectContaining({
        userId: ids.admin,
        description: 'Refused a live session: its role cannot use the data room from this network',
      }),
    ]);
    // An IPv6 line has more addresses than a log could hold.
    expect([...(await seen('2001:db8:1:2::1')), ...(await seen('2001:db8:1:2::2'))]).toHaveLength(1);
  });

  it('may do one thing: sign out', async () => {
    const other = server.newClient();
    other.from = OFFICE;
    await other.signIn('marcus@strongroom.example', server.passwordOf('manager'));
    expect((await stolen(ELSEWHERE, other).request('/api/logout', { method: 'POST' })).status).toBe(204);
    expect((await other.request('/api/auth/user')).status).toBe(401);
  });

  it.each([
    ['the address of the office named by a client', `${OFFICE}, ${ELSEWHERE}`],
    ['the loopback address named by a client', `127.0.0.1, ${OFFICE}, ${ELSEWHERE}`],
    ['mapped, and named by a client', `::ffff:${OFFICE}, ${ELSEWHERE}`],
    ['the office in the clothes of IPv6 is the office, and what is behind it is not', `::ffff:${OFFICE}, 2001:db8::1`],
  ])('is not helped by an X-Forwarded-For with %s', async (_what, from) => {
    expect((await stolen(from).request('/api/documents')).status).toBe(403);
  });

  it('is the same cookie in the office, also in the clothes of IPv6', async () => {
    for (const from of [OFFICE, `::ffff:${OFFICE}`, `${ELSEWHERE}, ${OFFICE}`])
      expect((await stolen(from).request('/api/documents')).status).toBe(200);
  });
});

describe('a sign-in from another network', () => {
  it('is refused on a page with the address and the person to contact, and is audited', async () => {
    const visitor = server.newClient();
    visitor.from = ELSEWHERE;
    const page = await visitor.signIn('ingrid@buyer.example', server.passwordOf('viewer'));
    expect([page.status, titleOf(page)]).toEqual([403, 'Not from this network']);
    expect(page.text).toContain(ELSEWHERE);
    expect(page.text).toContain('ask an administrator of the data room');
    expect(visitor.cookie(SESSION_COOKIE)).toBeNull();
    expect((await server.auditLog())[0]).toMatchObject({
      activityType: 'failed_login',
      userId: ids.viewer,
      ipAddress: ELSEWHERE,
      description: expect.stringContaining('cannot use the data room from this network') as unknown,
    });
    visitor.from = OFFICE;
    await visitor.signIn('ingrid@buyer.example', server.passwordOf('viewer'));
    expect((await visitor.request('/api/auth/user')).status).toBe(200);
  });
});

describe('a network that is taken away', () => {
  it('cuts a running download, and refuses the upload whose body is still coming', async () => {
    const manager = server.newClient();
    manager.from = OFFICE;
    await manager.signIn('marcus@strongroom.example', server.passwordOf('manager'));
    const bytes = new Uint8Array(24 * 1024 * 1024).fill(65);
    const { id } = await addDocument(manager, { name: 'Long.bin', mimeType: 'application/x-none' }, bytes);
    const headers = { 'X-Forwarded-For': OFFICE };
    const path = `/api/documents/${id}/download`;
    const download = await holdCall(server.ownAddress, { as: manager, method: 'GET', path, headers, length: 0 });
    download.socket.pause();
    const url = new URL(await ticketFor(manager));
    const put = { method: 'PUT', path: url.pathname + url.search, headers, length: 8 };
    const upload = await holdCall(server.ownAddress, put);
    upload.send('%PDF');
    const elsewhere = { cidr: '192.0.2.0/24', roles: ['manager'], note: '' };
    await setPolicy({ ...choices, networks: [{ ...rule, roles: ['admin'] }, elsewhere] });
    upload.send('-1.4');
    download.socket.resume();
    expect((await download.answer()).text.length).toBeLessThan(bytes.length);
    const { status, text } = await upload.answer();
    expect([status, text]).toEqual([403, expect.stringContaining('network-not-allowed')]);
    await setPolicy(choices);
    expect((await manager.request(path)).status).toBe(200);
  });
});

it('without a trusted proxy a forged address does not help', async () => {
  const plain = await startTestServer();
  const viewer = await plain.signInAs('viewer');
  const chief = await plain.signInAs('admin');
  const networks = [{ ...rule, roles: ['viewer'] }];
  const headers = { 'If-Match': (await chief.request('/api/security/policy')).headers.get('etag') ?? '' };
  await chief.request('/api/security/policy', { method: 'PUT', headers, json: { ...choices, networks } });
  viewer.from = OFFICE;
  expect((await viewer.request('/api/documents')).status).toBe(403);
  await plain.stop();
});

it('the operator admits all users with NETWORK_RULES=off, and the rules stay', async () => {
  const open = await startTestServer({ environment: { NETWORK_RULES: 'off' } });
  const chief = await open.signInAs('admin');
  const headers = { 'If-Match': (await chief.request('/api/security/policy')).headers.get('etag') ?? '' };
  const networks = [{ ...rule, roles: ['viewer'] }];
  const answer = await chief.request('/api/security/policy', {
    method: 'PUT',
    headers,
    json: { ...choices, networks },
  });
  expect(answer.json()).toMatchObject({ networks, networksEnforced: false });
  expect((await (await open.signInAs('viewer')).request('/api/documents')).status).toBe(200);
  await open.stop();
});
