import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ids } from '#server/scenarios/users-by-role.ts';
import type { Role, UserRecord } from '#core/records/records.ts';
import type { SessionRecord } from '#core/records/identity.ts';
import type { TestClient } from '#server/testing/client.ts';
import { holdCall } from '#server/testing/held-call.ts';
import { addDocument, ticketFor } from '#server/testing/room.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { casesOf, isDeep } from '#server/testing/deep.ts';

let server: TestServer;
let people: Record<Role, TestClient>;
let users: readonly UserRecord[];
let sessions: readonly SessionRecord[];
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInEverybody();
  await people.admin.request(`/api/users/${ids.manager}/role`, { method: 'PUT', json: { role: 'admin' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  [users, sessions] = await server.ports.store.read((tx) => Promise.all([tx.users.list(), tx.sessions.list()]));
});
afterEach(() =>
  server.ports.store.transact(async (tx) => {
    for (const user of users) await tx.users.put(user);
    for (const session of sessions) await tx.sessions.put(session);
  }),
);

const rows = () =>
  server.ports.store.read(async (tx) =>
    JSON.stringify([await tx.users.list(), await tx.documents.list(), await tx.folders.list(), await tx.grants.list()]),
  );

/** Changes that a former administrator could attempt with a call that began in time. */
const calls: [what: string, method: string, path: string, json: object][] = [
  [
    'makes an administrator',
    'POST',
    '/api/users',
    { firstName: 'Eve', lastName: 'Late', email: 'eve@late.example', role: 'admin' },
  ],
  ['takes the role of another', 'PUT', `/api/users/${ids.analyst}/role`, { role: 'admin' }],
  ['makes a folder', 'POST', '/api/folders', { name: 'Late' }],
];
const ends: [how: string, status: number, end: () => Promise<unknown>][] = [
  ['was deactivated', 401, () => people.admin.request(`/api/users/${ids.manager}`, { method: 'DELETE' })],
  [
    'was demoted',
    403,
    () => people.admin.request(`/api/users/${ids.manager}/role`, { method: 'PUT', json: { role: 'viewer' } }),
  ],
  ['signed out', 401, () => people.manager.copy().request('/api/logout', { method: 'POST' })],
];

it.each(ends.flatMap(([how, status, end]) => calls.map((call) => [how, ...call, status, end] as const)))(
  'a person who %s while the body was on its way %s no more',
  async (_how, _what, method, at, json, status, end) => {
    const body = JSON.stringify(json);
    const headers = { 'Content-Type': 'application/json' };
    const held = await holdCall(server.ownAddress, {
      as: people.manager,
      method,
      path: at,
      headers,
      length: Buffer.byteLength(body),
    });
    held.send(body.slice(0, 5));
    await end();
    const before = await rows();
    held.send(body.slice(5));
    expect((await held.answer()).status).toBe(status);
    expect(await rows()).toBe(before);
  },
);

it('an upload whose person may not upload any more ends, and leaves no byte', async () => {
  const url = new URL(await ticketFor(people.manager));
  const held = await holdCall(server.ownAddress, { method: 'PUT', path: url.pathname + url.search, length: 8 });
  held.send('%PDF');
  await people.admin.request(`/api/users/${ids.manager}/role`, { method: 'PUT', json: { role: 'viewer' } });
  held.send('-1.4');
  const { status, text } = await held.answer();
  expect([status, text]).toEqual([403, expect.stringContaining('ticket-invalid')]);
  expect(await readdir(path.join(server.dataDir, 'staging'))).toEqual([]);
  expect(await readdir(path.join(server.dataDir, 'objects'))).not.toContain(url.pathname.split('/').at(-1));
});

it('an upload ends with the session of its ticket', async () => {
  const url = new URL(await ticketFor(people.manager));
  const held = await holdCall(server.ownAddress, { method: 'PUT', path: url.pathname + url.search, length: 8 });
  held.send('%PDF');
  await people.manager.copy().request('/api/logout', { method: 'POST' });
  held.send('-1.4');
  const { status, text } = await held.answer();
  expect([status, text]).toEqual([403, expect.stringContaining('ticket-invalid')]);
});

it('two administrators who demote each other leave one, and one who never signed in does not count', async () => {
  const json = { firstName: 'Nora', lastName: 'Quist', email: 'nora@never.example', role: 'admin' };
  await people.admin.request('/api/users', { json });
  const demote = (client: TestClient, id: string) =>
    client.request(`/api/users/${id}/role`, { method: 'PUT', json: { role: 'viewer' } });
  const answers = await Promise.all([demote(people.admin, ids.manager), demote(people.manager, ids.admin)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([401, 403, 409]).toContain(answers.find(({ status }) => status !== 200)?.status);
});

it('a running download is cut when the right to it ends', async () => {
  const bytes = new Uint8Array(24 * 1024 * 1024).fill(65);
  const { id } = await addDocument(people.admin, { name: 'Long.bin', mimeType: 'application/x-none' }, bytes);
  const held = await holdCall(server.ownAddress, {
    as: people.viewer,
    method: 'GET',
    path: `/api/documents/${id}/download`,
    length: 0,
  });
  held.socket.pause();
  const settings = { accessLevel: 'confidential', downloadRestricted: false, printingRestricted: false };
  await people.admin.request(`/api/documents/${id}/settings`, { method: 'PUT', json: settings });
  held.socket.resume();
  const { text } = await held.answer();
  expect(text.length).toBeLessThan(bytes.length);
  expect(server.faults).toEqual([]);
});

it('a suspended group gives nothing from the next request on, by any path, and what runs is cut', async () => {
  const { admin, analyst: hasNothingElse, viewer: hasOther } = people;
  const made = async (as: TestClient, path: string, json: object) => {
    const answer = await as.request(path, { json });
    expect([path, answer.status]).toEqual([path, 201]);
    return (answer.json() as { id: string }).id;
  };
  const secret = { mimeType: 'application/x-none', accessLevel: 'confidential' } as const;
  const bytes = new Uint8Array(12 * 1024 * 1024).fill(65);
  const { id: documentId } = await addDocument(admin, { name: 'Theirs.bin', ...secret }, bytes);
  const { id: other } = await addDocument(admin, { name: 'Other.bin', ...secret }, 'Other');
  const groupId = await made(admin, '/api/groups', { name: 'Bidder B', memberIds: [ids.analyst, ids.viewer] });
  const toRead = { canRead: true, canDownload: true };
  await made(admin, '/api/permissions/document', { documentId, groupId, ...toRead });
  await made(admin, '/api/permissions/document', { documentId: other, userId: ids.viewer, ...toRead });
  const suspend = (suspended: boolean) =>
    admin.request(`/api/groups/${groupId}`, { method: 'PATCH', json: { suspended } });

  const document = `/api/documents/${documentId}`;
  await hasOther.request(`${document}/favourite`, { method: 'PUT' });
  for (const list of ['/api/documents', '/api/favourites'])
    expect((await hasOther.request(list)).text).toContain(documentId);
  const archives: string[] = [];
  const held: Awaited<ReturnType<typeof holdCall>>[] = [];
  for (const as of [hasNothingElse, hasOther]) {
    const archive = `/api/archives/${await made(as, '/api/archives', { documentIds: [documentId], folderIds: [] })}`;
    archives.push(archive);
    for (const path of [`${document}/download`, archive]) {
      const call = await holdCall(server.ownAddress, { as, method: 'GET', path, length: 0 });
      call.socket.pause();
      held.push(call);
    }
  }
  expect((await suspend(true)).status).toBe(200);

  const parts = ['/preview', '/download', '/versions', '/versions/1/preview', '/versions/1/download'];
  const lists = ['documents', 'folders', 'search?q=Theirs', 'favourites', 'tasks', 'auth/user', 'account/sessions'];
  const paths: [path: string, status: number][] = [
    ...parts.map((part): [string, number] => [document + part, 404]),
    [`${document}/compare?from=1&to=1`, 404],
    ...lists.map((list): [string, number] => [`/api/${list}`, 200]),
  ];
  for (const [path, status] of paths) {
    const answer = await hasOther.request(path);
    const isLeaked = answer.text.includes('Theirs.bin') || answer.text.includes(documentId);
    expect([path, answer.status, isLeaked]).toEqual([path, status, false]);
    expect([path, (await hasNothingElse.request(path)).status]).toEqual([path, 401]);
  }
  expect((await hasNothingElse.request(archives[0]!)).status).toBe(401);
  expect((await hasOther.request(archives[1]!)).text).not.toContain('Theirs.bin');
  for (const call of held) {
    call.socket.resume();
    expect((await call.answer()).text.length).toBeLessThan(bytes.length);
  }
  const isOfAnalyst = ({ userId }: SessionRecord) => userId === ids.analyst;
  const sessionsNow = await server.ports.store.read((tx) => tx.sessions.list());
  expect([sessions.some(isOfAnalyst), sessionsNow.some(isOfAnalyst)]).toEqual([true, false]);
  await suspend(false);
});

describe('a body that does not come', () => {
  let impatient: TestServer;
  let manager: TestClient;
  beforeAll(async () => {
    impatient = await startTestServer({ environment: { BODY_TIMEOUT_SECONDS: '1', UPLOAD_STALL_SECONDS: '1' } });
    manager = await impatient.signInAs('manager');
  });
  afterAll(async () => {
    expect(impatient.faults).toEqual([]);
    await impatient.stop();
  });
  const json = { 'Content-Type': 'application/json' };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

  it.each(
    casesOf([
      ['JSON', '/api/folders', json, '{"name":"'],
      ['a form of the provider', '/oidc/token', form, 'grant_type='],
    ] as const),
  )('of %s is answered 408, nothing is changed, and the connection is closed', async (_what, at, headers, piece) => {
    const before = await impatient.ports.store.read((tx) => tx.folders.list());
    const as = manager;
    const held = await holdCall(impatient.ownAddress, { as, method: 'POST', path: at, headers, length: 60 });
    held.send(piece);
    const { status, text } = await held.answer();
    expect([status, text]).toEqual([408, expect.stringContaining('body-too-slow')]);
    expect(text.toLowerCase()).toContain('connection: close');
    expect(await impatient.ports.store.read((tx) => tx.folders.list())).toEqual(before);
  });

  it.runIf(isDeep)('and whose rest comes with the refusal changes nothing either', async () => {
    const body = JSON.stringify({ name: 'Too late' });
    const call = { as: manager, method: 'POST', path: '/api/folders', headers: json, length: body.length };
    const held = await holdCall(impatient.ownAddress, call);
    held.send(body.slice(0, 4));
    held.socket.once('data', () => held.send(body.slice(4)));
    expect((await held.answer()).status).toBe(408);
    expect((await manager.request('/api/folders')).text).not.toContain('Too late');
  });

  it('of an upload ends it, and nothing of it is left', async () => {
    const url = new URL(await ticketFor(manager));
    const held = await holdCall(impatient.ownAddress, { method: 'PUT', path: url.pathname + url.search, length: 5000 });
    held.send('%PDF-1.4');
    const { status, text } = await held.answer();
    expect([status, text]).toEqual([408, expect.stringContaining('body-too-slow')]);
    expect(await readdir(path.join(impatient.dataDir, 'staging'))).toEqual([]);
    expect(await readdir(path.join(impatient.dataDir, 'objects'))).toEqual([]);
  });
});
