// Refused access over HTTP: roles, hidden items, grants and levels. Labels continue the table of
// hostile-requests.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ids } from '#server/scenarios/users-by-role.ts';
import { folderPermissionId } from '#core/records/keys.ts';
import type { Role, UserRecord } from '#core/records/records.ts';
import type { SessionRecord } from '#core/records/identity.ts';
import type { ClientResponse, TestClient } from '../testing/client.ts';
import * as room from '../testing/room.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let people: Record<Role, TestClient>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInEverybody();
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.stop();
});

const staff = ['analyst', 'viewer'] as const;
const unknownId = 'b2f1f9c1-0000-4000-8000-000000000000';
const problemOf = (response: ClientResponse) => room.problemSchema.parse(response.json());
const previewOf = (id: string) => `/api/documents/${id}/preview`;
const downloadOf = (id: string) => `/api/documents/${id}/download`;
const statusOf = async (role: Role, path: string) => (await people[role].request(path)).status;

/** Gives one user read access to a folder. */
const openFolder = (folderId: string, userId: string) =>
  server.ports.store.transact((tx) =>
    tx.folderPermissions.put({
      id: folderPermissionId(userId, folderId),
      userId,
      folderId,
      canRead: true,
      canWrite: true,
    }),
  );

function expectForbidden(response: ClientResponse): void {
  expect(response.status).toBe(403);
  expect(problemOf(response).code).toBe('forbidden');
}

/** Calls for managers only, with a valid body. */
const managersCalls: [what: string, method: string, path: string, json?: unknown][] = [
  ['make a folder', 'POST', '/api/folders', { name: 'Mine' }],
  ['change a folder', 'PUT', '/api/folders/ID', { name: 'Mine', accessLevel: 'public' }],
  ['delete a folder', 'DELETE', '/api/folders/ID'],
  ['get an upload ticket', 'POST', '/api/objects/upload'],
  ['register a document', 'PUT', '/api/documents', { documentURL: 'x', name: 'x', mimeType: 'text/plain', size: 1 }],
  [
    'change settings',
    'PUT',
    '/api/documents/ID/settings',
    { accessLevel: 'public', downloadRestricted: false, printingRestricted: false },
  ],
  ['restore a version', 'POST', '/api/documents/ID/versions/1/restore'],
  ['read grants', 'GET', '/api/documents/ID/permissions'],
  [
    'grant',
    'POST',
    '/api/permissions/document',
    { documentId: 'ID', userId: ids.viewer, canRead: true, canDownload: true },
  ],
  ['revoke', 'DELETE', `/api/permissions/document/ID/${ids.manager}`],
];
const managersViews = ['/api/audit-logs', '/api/users', '/api/dashboard/metrics', '/api/activity/recent'];

describe.each(staff)('the %s', (role) => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await room.addDocument(people.admin, { name: `In sight of the ${role}` }));
  });

  it.each(managersCalls)('A13 may not %s: 403', async (_, method, path, json) => {
    const body = json === undefined ? undefined : (JSON.parse(JSON.stringify(json).replace('ID', id)) as unknown);
    const before = await server.auditLog();
    const response = await people[role].request(path.replace('ID', id), { method, json: body });
    expectForbidden(response);
    expect(await server.auditLog()).toEqual(before);
  });

  it.each(managersViews)('A14 may not read %s: 403', async (path) => expectForbidden(await people[role].request(path)));
});

describe('the manager', () => {
  it.each([
    ['invite', 'POST', '/api/users', { firstName: 'A', lastName: 'B', email: 'a@b.example', role: 'viewer' }],
    ['change a role', 'PUT', `/api/users/${ids.viewer}/role`, { role: 'manager' }],
    ['raise the own role', 'PUT', `/api/users/${ids.manager}/role`, { role: 'admin' }],
    ['deactivate', 'DELETE', `/api/users/${ids.viewer}`, undefined],
    ['renew an invitation', 'POST', `/api/users/${ids.viewer}/invitation`, undefined],
  ])('A15 may not %s: 403', async (_, method, path, json) => {
    const before = (await people.admin.request('/api/users')).text;
    expectForbidden(await people.manager.request(path, { method, json }));
    expect((await people.admin.request('/api/users')).text).toBe(before);
  });
});

describe('the administrator, on the own account', () => {
  it.each([
    ['demote', 'PUT', `/api/users/${ids.admin}/role`, { role: 'viewer' }],
    ['keep the role', 'PUT', `/api/users/${ids.admin}/role`, { role: 'admin' }],
    ['deactivate', 'DELETE', `/api/users/${ids.admin}`, undefined],
  ])('A16 may not %s: 403', async (_, method, path, json) => {
    const response = await people.admin.request(path, { method, json });
    expect(response.status).toBe(403);
    expect(problemOf(response).code).toBe('self-change');
    expect(await statusOf('admin', '/api/users')).toBe(200);
  });
});

describe('A17 two administrators at once', () => {
  let users: readonly UserRecord[];
  let sessions: readonly SessionRecord[];
  beforeAll(async () => {
    const response = await people.admin.request(`/api/users/${ids.manager}/role`, {
      method: 'PUT',
      json: { role: 'admin' },
    });
    expect(response.status).toBe(200);
    [users, sessions] = await server.ports.store.read((tx) => Promise.all([tx.users.list(), tx.sessions.list()]));
  });
  const restore = () =>
    server.ports.store.transact(async (tx) => {
      for (const user of users) await tx.users.put(user);
      for (const session of sessions) await tx.sessions.put(session);
    });
  beforeEach(restore);
  afterAll(async () => {
    await restore();
    await people.admin.request(`/api/users/${ids.manager}/role`, { method: 'PUT', json: { role: 'manager' } });
  });

  const demote = (client: TestClient, id: string) =>
    client.request(`/api/users/${id}/role`, { method: 'PUT', json: { role: 'viewer' } });
  const remove = (client: TestClient, id: string) => client.request(`/api/users/${id}`, { method: 'DELETE' });

  it.each([
    ['demote each other', demote, demote],
    ['remove each other', remove, remove],
    ['demote and remove each other', demote, remove],
  ])('%s, thirty times: exactly one stays, and the other gets 409', async (_, byAda, byMarcus) => {
    const refusals: number[] = [];
    for (let round = 0; round < 30; round += 1) {
      await restore();
      const [ada, marcus] = [people.admin.copy(), people.manager.copy()];
      const calls = [() => byAda(ada, ids.manager), () => byMarcus(marcus, ids.admin)];
      const answers = await Promise.all((round % 2 === 0 ? calls : calls.reverse()).map((call) => call()));
      const refused = answers.filter(({ status }) => status >= 400);
      expect(refused).toHaveLength(1);
      refusals.push(refused[0]!.status);
      const left = await server.ports.store.read((tx) => tx.users.list());
      expect(left.filter(({ role, deactivatedAt }) => role === 'admin' && deactivatedAt === null)).toHaveLength(1);
    }
    // On a busy machine the second call may arrive when its sender is no longer an administrator.
    expect(refusals.filter((status) => ![409, 403, 401].includes(status))).toEqual([]);
    expect(refusals.filter((status) => status === 409).length).toBeGreaterThan(0);
  });
});

describe('A18 a role that does not exist', () => {
  it.each([['root'], ['__proto__'], ['constructor'], ['Admin'], [''], [null], [['admin']], [{ role: 'admin' }], [1]])(
    '%j: 400, for a new and for an old user',
    async (role) => {
      const invited = { firstName: 'A', lastName: 'B', email: 'odd@role.example' };
      const responses = [
        await people.admin.request('/api/users', { json: { ...invited, role } }),
        await people.admin.request(`/api/users/${ids.viewer}/role`, { method: 'PUT', json: { role } }),
      ];
      for (const response of responses) {
        expect(response.status).toBe(400);
        expect(problemOf(response).code).toBe('invalid-request');
      }
      const list = (await people.admin.request('/api/users')).text;
      expect(list).not.toContain('odd@role.example');
      expect(await statusOf('viewer', '/api/users')).toBe(403);
    },
  );
});

describe('A19 an e-mail address that is taken', () => {
  it.each(['ingrid@buyer.example', 'INGRID@BUYER.EXAMPLE', 'Ingrid@Buyer.Example', 'ingrid@BUYER.example'])(
    '%s: 409',
    async (email) => {
      const response = await people.admin.request('/api/users', {
        json: { firstName: 'I', lastName: 'V', email, role: 'admin' },
      });
      expect(response.status).toBe(409);
      expect(problemOf(response).code).toBe('email-taken');
    },
  );
});

describe('what is hidden', () => {
  const named = 'Project Nightjar';
  const hidden: Record<string, string> = {};
  const granted: Record<string, string> = {};
  beforeAll(async () => {
    const { admin } = people;
    const sealed = await room.addFolder(admin, { name: `${named} board`, accessLevel: 'confidential' });
    const inner = await room.addFolder(admin, { name: `${named} minutes`, parentId: sealed });
    const closed = await room.addFolder(admin, { name: `${named} finance`, accessLevel: 'restricted' });
    const document = async (name: string, more: Partial<room.Registration> = {}) =>
      (await room.addDocument(admin, { name: `${named} ${name}`, ...more })).id;
    Object.assign(hidden, { sealed, inner, closed });
    hidden['confidential at the root'] = await document('plan', { accessLevel: 'confidential' });
    hidden['restricted at the root'] = await document('sheet', { accessLevel: 'restricted' });
    hidden['public in a restricted folder'] = await document('ledger', { folderId: closed });
    hidden['public two folders under a confidential one'] = await document('note', { folderId: inner });
    hidden['granted for downloading only'] = await document('half', { accessLevel: 'restricted' });
    granted['document'] = (await room.addDocument(admin, { name: 'Teaser', folderId: inner })).id;
    granted['folder'] = await room.addFolder(admin, { name: 'Annexes', parentId: closed });
    for (const role of staff) {
      await room.grant(admin, granted['document'], ids[role], { canRead: true, canDownload: false });
      const half = hidden['granted for downloading only'];
      await room.grant(admin, half, ids[role], { canRead: false, canDownload: true });
      await openFolder(granted['folder'], ids[role]);
    }
  });

  const ways: [what: string, method: string, tail: string, json?: unknown][] = [
    ['download', 'GET', '/download'],
    ['preview', 'GET', '/preview'],
    ['versions', 'GET', '/versions'],
    ['download of a version', 'GET', '/versions/1/download'],
    ['rename', 'PUT', '', { name: 'x' }],
    ['delete', 'DELETE', ''],
  ];
  const levels = [
    'confidential at the root',
    'restricted at the root',
    'public in a restricted folder',
    'public two folders under a confidential one',
    'granted for downloading only',
  ];
  const unlike = (response: ClientResponse) =>
    [...response.headers].filter(([name]) => !['date', 'x-request-id', 'traceresponse'].includes(name));

  const rows = levels.flatMap((level) => ways.map((way): [string, ...typeof way] => [level, ...way]));
  it.each(rows)(
    'A20 %s, %s: 404, byte for byte as for an id that was never given out',
    async (level, _, method, tail, json) => {
      for (const role of staff) {
        for (const accept of ['application/json', 'text/html']) {
          const options = { method, json, headers: { Accept: accept } };
          const real = await people[role].request(`/api/documents/${hidden[level]!}${tail}`, options);
          const none = await people[role].request(`/api/documents/${unknownId}${tail}`, options);
          expect(real.status).toBe(404);
          expect(Buffer.from(real.bytes).equals(none.bytes)).toBe(true);
          expect(unlike(real)).toEqual(unlike(none));
        }
      }
    },
  );

  it.each(staff)('A21 the lists of the %s contain no hidden id and no hidden name', async (role) => {
    const documents = await people[role].request('/api/documents');
    const folders = await people[role].request('/api/folders');
    for (const { text } of [documents, folders]) {
      for (const id of Object.values(hidden)) expect(text).not.toContain(id);
      expect(text).not.toContain('Nightjar');
    }
    const seen = z.array(z.object({ id: z.string(), folderId: z.string().nullable() })).parse(documents.json());
    expect(seen.find(({ id }) => id === granted['document'])).toEqual({ id: granted['document'], folderId: null });
    const tree = z.array(z.object({ id: z.string(), parentId: z.string().nullable() })).parse(folders.json());
    expect(tree.find(({ id }) => id === granted['folder'])).toEqual({ id: granted['folder'], parentId: null });
    const versions = await people[role].request(`/api/documents/${granted['document']!}/versions`);
    for (const id of Object.values(hidden)) expect(versions.text).not.toContain(id);
  });

  it('the same lists of a manager contain them all, so that their absence means something', async () => {
    const text =
      (await people.manager.request('/api/documents')).text + (await people.manager.request('/api/folders')).text;
    for (const id of Object.values(hidden)) expect(text).toContain(id);
  });
});

describe('grants and levels', () => {
  it.each(staff)('A22 a grant opens the preview for the %s, its end closes it on the next request', async (role) => {
    const { id } = await room.addDocument(people.admin, { name: `Opened for ${role}`, accessLevel: 'confidential' });
    expect(await statusOf(role, previewOf(id))).toBe(404);
    expect((await room.grant(people.admin, id, ids[role], { canRead: true, canDownload: false })).status).toBe(201);
    expect(await statusOf(role, previewOf(id))).toBe(200);
    const revoked = await people.admin.request(`/api/permissions/document/${id}/${ids[role]}`, { method: 'DELETE' });
    expect(revoked.status).toBe(204);
    expect(await statusOf(role, previewOf(id))).toBe(404);
  });

  it.each(staff)('A23 a folder that the %s may read does not open a confidential document in it: 404', async (role) => {
    const folderId = await room.addFolder(people.admin, { name: 'Readable', accessLevel: 'restricted' });
    await openFolder(folderId, ids[role]);
    const open = await room.addDocument(people.admin, { name: 'Open', folderId, accessLevel: 'restricted' });
    const sealed = await room.addDocument(people.admin, { name: 'Sealed', folderId, accessLevel: 'confidential' });
    expect(await statusOf(role, previewOf(open.id))).toBe(200);
    for (const path of [previewOf(sealed.id), downloadOf(sealed.id)]) expect(await statusOf(role, path)).toBe(404);
    expect((await people[role].request('/api/documents')).text).not.toContain(sealed.id);
  });

  it.each(['admin', 'manager', ...staff] as const)(
    'A24 confidential and download-restricted: not even the %s downloads, and the try is in the audit log',
    async (role) => {
      const registration = { name: `Vault ${role}`, accessLevel: 'confidential', downloadRestricted: true } as const;
      const { id } = await room.addDocument(people.admin, registration);
      await room.grant(people.admin, id, ids[role], { canRead: true, canDownload: true });
      for (const path of [downloadOf(id), `/api/documents/${id}/versions/1/download`]) {
        const response = await people[role].request(path);
        expect(response.status).toBe(403);
        expect(problemOf(response)).toMatchObject({
          code: 'download-restricted',
          message: "You don't have permission to download this document",
        });
        const [newest] = await server.auditLog();
        expect(newest).toMatchObject({ activityType: 'blocked_download', userId: ids[role], resourceId: id });
      }
    },
  );

  it.each(staff)('A25 download-restricted alone: the %s gets 403, and 200 with canDownload', async (role) => {
    const { id } = await room.addDocument(people.admin, { name: `View only ${role}`, downloadRestricted: true });
    expect(await statusOf(role, previewOf(id))).toBe(200);
    expect(await statusOf(role, downloadOf(id))).toBe(403);
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'blocked_download', resourceId: id });
    await room.grant(people.admin, id, ids[role], { canRead: true, canDownload: true });
    expect(await statusOf(role, downloadOf(id))).toBe(200);
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'document_download', resourceId: id });
  });

  it.each(staff)('A26 the %s deletes what is visible: 403, hidden: 404, an own upload: 204', async (role) => {
    const setRole = (to: Role) =>
      people.admin.request(`/api/users/${ids[role]}/role`, { method: 'PUT', json: { role: to } });
    const visible = await room.addDocument(people.admin, { name: `Visible to ${role}` });
    const hidden = await room.addDocument(people.admin, { name: `Hidden from ${role}`, accessLevel: 'confidential' });
    await setRole('manager');
    const own = await room.addDocument(people[role], { name: `Own of ${role}`, accessLevel: 'confidential' });
    await setRole(role);
    const remove = async ({ id }: { id: string }) =>
      (await people[role].request(`/api/documents/${id}`, { method: 'DELETE' })).status;
    expect([await remove(visible), await remove(hidden), await remove(own)]).toEqual([403, 404, 204]);
    const left = (await people.admin.request('/api/documents')).text;
    expect([visible, hidden, own].map(({ id }) => left.includes(id))).toEqual([true, true, false]);
  });
});

describe('settings', () => {
  const settings = { accessLevel: 'restricted', downloadRestricted: true, printingRestricted: true };
  let id: string;
  beforeAll(async () => {
    ({ id } = await room.addDocument(people.manager, { name: 'Settled' }));
  });
  const shown = async () =>
    z
      .array(z.looseObject({ id: z.string() }))
      .parse((await people.admin.request('/api/documents')).json())
      .find((one) => one.id === id);

  it.each([
    ['uploadedById', ids.viewer],
    ['folderId', 'some-folder'],
    ['id', unknownId],
    ['version', 7],
    ['size', 1],
  ])('A27 with %s: 400, and nothing changes', async (field, value) => {
    const before = await shown();
    const json = { ...settings, [field]: value };
    const response = await people.admin.request(`/api/documents/${id}/settings`, { method: 'PUT', json });
    expect(response.status).toBe(400);
    expect(await shown()).toEqual(before);
  });

  it.each([['PUBLIC'], [1], [null], [['public']], ['secret'], [undefined]])(
    'A28 an access level of %j: 400 wherever there is one',
    async (accessLevel) => {
      const { admin } = people;
      const folderId = await room.addFolder(admin, { name: 'Levelled' });
      const calls = [
        admin.request(`/api/documents/${id}/settings`, { method: 'PUT', json: { ...settings, accessLevel } }),
        admin.request(`/api/folders/${folderId}`, { method: 'PUT', json: { name: 'Levelled', accessLevel } }),
      ];
      // New folders and documents have a default level.
      if (accessLevel !== undefined) {
        const documentURL = await room.stored(admin, 'bytes');
        const upload = { documentURL, name: 'Levelled', mimeType: 'text/plain', size: 5, accessLevel };
        calls.push(admin.request('/api/folders', { json: { name: 'Levelled', accessLevel } }));
        calls.push(admin.request('/api/documents', { method: 'PUT', json: upload }));
      }
      for (const response of await Promise.all(calls)) expect(response.status).toBe(400);
    },
  );
});

describe('A29 grants', () => {
  it.each(staff)('to download and not to read is kept and gives the %s nothing', async (role) => {
    const { id } = await room.addDocument(people.admin, { name: `Half of ${role}`, accessLevel: 'restricted' });
    const rights = { canRead: false, canDownload: true };
    const response = await room.grant(people.admin, id, ids[role], rights);
    expect(response.status).toBe(201);
    expect(response.json()).toMatchObject({ userId: ids[role], documentId: id, ...rights });
    for (const path of [previewOf(id), downloadOf(id)]) expect(await statusOf(role, path)).toBe(404);
    expect((await people[role].request('/api/documents')).text).not.toContain(id);
  });

  it('to an unknown user or document: 404', async () => {
    const { id } = await room.addDocument(people.admin, { name: 'Known' });
    const rights = { canRead: true, canDownload: true };
    expect((await room.grant(people.admin, id, unknownId, rights)).status).toBe(404);
    expect((await room.grant(people.admin, unknownId, ids.viewer, rights)).status).toBe(404);
  });

  it('granted again, the second replaces the first', async () => {
    const { id } = await room.addDocument(people.admin, { name: 'Twice granted' });
    const first = await room.grant(people.admin, id, ids.viewer, { canRead: true, canDownload: true });
    const second = await room.grant(people.admin, id, ids.viewer, { canRead: true, canDownload: false });
    expect([first.status, second.status]).toEqual([201, 200]);
    const grants = (await people.admin.request(`/api/documents/${id}/permissions`)).json();
    expect(grants).toMatchObject([{ userId: ids.viewer, canRead: true, canDownload: false }]);
    expect(grants).toHaveLength(1);
  });
});

describe('A30 a folder that is not empty', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await room.addFolder(people.admin, { name: 'Full' });
    const inner = await room.addFolder(people.admin, { name: 'Inner', parentId: folder });
    const innermost = await room.addFolder(people.admin, { name: 'Innermost', parentId: inner });
    await room.addFolder(people.admin, { name: 'Beside', parentId: folder });
    for (const [at, folderId] of [folder, inner, innermost, innermost].entries())
      await room.addDocument(people.admin, { name: `Document ${at}`, folderId });
  });

  it('is refused with the exact counts of its whole subtree', async () => {
    for (const query of ['', '?cascade=false']) {
      const response = await people.manager.request(`/api/folders/${folder}${query}`, { method: 'DELETE' });
      expect(response.status).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'folder-not-empty',
        message: expect.stringMatching(/./) as unknown,
        canCascade: true,
        childFolderCount: 3,
        documentCount: 4,
      });
    }
  });

  it.each(staff)('stays when the %s requests its deletion with everything in it: 403', async (role) => {
    expectForbidden(await people[role].request(`/api/folders/${folder}?cascade=true`, { method: 'DELETE' }));
    expect((await people.admin.request('/api/folders')).text).toContain(folder);
  });

  it('is deleted with everything in it when a manager requests that, with one audit entry for each', async () => {
    const before = (await server.auditLog()).length;
    const response = await people.manager.request(`/api/folders/${folder}?cascade=true`, { method: 'DELETE' });
    expect(response.status).toBe(204);
    const entries = (await server.auditLog()).slice(0, -before);
    const count = (type: string) => entries.filter(({ activityType }) => activityType === type).length;
    expect([count('folder_deleted'), count('document_delete'), entries.length]).toEqual([4, 4, 8]);
  });
});
