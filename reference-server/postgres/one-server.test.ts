import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalPostgres, startPostgres } from '../testing/local-postgres.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let postgres: LocalPostgres;
let server: TestServer | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await postgres.remove();
}, 60_000);

it('a server over a database', async () => {
  server = await startTestServer({ environment: { DATABASE_URL: await postgres.newRoom() } });
  const admin = await server.signInAs('admin');
  expect((await admin.request('/api/documents')).status).toBe(200);
  expect((await server.auditLog())[0]).toMatchObject({ activityType: 'login' });
  const integrity = await admin.request('/api/audit-logs/integrity');
  expect(integrity.json()).toMatchObject({ state: 'intact' });
  expect(server.faults).toEqual([]);
}, 60_000);
