import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { titleOf } from '#server/testing/client.ts';
import { addDocument, grant } from '#server/testing/room.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

const invited = z.object({ id: z.string(), invitation: z.object({ link: z.string() }) });
const again = z.object({ link: z.string() });
const password = 'a long enough password';
const email = 'nora.quist@buyer.example';

let dataDir: string;
let server: TestServer;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-lost-'));
  server = await startTestServer({ dataDir });
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

async function join(link: string) {
  const client = server.newClient();
  const page = await client.navigate(`/api/login${new URL(link).search}`);
  await client.submit(page, { password, repeated: password });
  return client;
}

describe('people whose account at the bundled provider is gone', () => {
  it('are reported at the start, and a new invitation restores them with all that they may see', async () => {
    const ada = await server.signInAs('admin');
    const names = { firstName: 'Nora', lastName: 'Quist', role: 'viewer' };
    const nora = invited.parse((await ada.request('/api/users', { json: { email, ...names } })).json());
    const document = await addDocument(ada, { name: 'Plan', accessLevel: 'confidential' });
    await grant(ada, document.id, nora.id, { canRead: true, canDownload: true });
    const download = `/api/documents/${document.id}/download`;
    expect((await (await join(nora.invitation.link)).request(download)).status).toBe(200);
    await server.stop();

    for (const name of await readdir(path.join(dataDir, 'oidc'))) {
      if (name.startsWith('accounts')) await rm(path.join(dataDir, 'oidc', name));
    }
    server = await startTestServer({ dataDir });
    expect(server.warnings.join('\n')).toContain(`The accounts of 1 person are gone (${email})`);

    const admin = await server.signInAs('admin');
    const response = await admin.request(`/api/users/${nora.id}/invitation`, { method: 'POST' });
    expect(response.status).toBe(200);
    const back = await join(again.parse(response.json()).link);
    expect((await back.request('/api/auth/user')).json()).toMatchObject({ id: nora.id, role: 'viewer' });
    expect((await back.request(download)).status).toBe(200);
    await server.stop();
    server = await startTestServer({ dataDir });
    expect(server.warnings.join('\n')).not.toContain('gone');
  });

  it('are none as long as one of two copies exists', async () => {
    await server.stop();
    await rm(path.join(dataDir, 'oidc', 'accounts.json'));
    server = await startTestServer({ dataDir });
    expect(server.warnings.join('\n')).toMatch(/accounts\.json was missing: .* nothing is lost/);
    expect((await (await server.signInAs('viewer')).request('/api/auth/user')).status).toBe(200);
  });
});

describe('the token of an invitation', () => {
  it('is in no file of the data folder, while its link is open in a browser', async () => {
    const ada = await server.signInAs('admin');
    const names = { firstName: 'Nora', lastName: 'Quist', role: 'viewer' };
    const nora = invited.parse((await ada.request('/api/users', { json: { email, ...names } })).json());
    const page = await server.newClient().navigate(`/api/login${new URL(nora.invitation.link).search}`);
    expect(titleOf(page)).toBe('Create your account');
    await server.stop();
    const token = new URL(nora.invitation.link).searchParams.get('invitation') ?? 'none';
    const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
    expect(files.length).toBeGreaterThan(5);
    for (const one of files) expect(await readFile(path.join(one.parentPath, one.name), 'utf8')).not.toContain(token);
    server = await startTestServer({ dataDir });
  });
});
