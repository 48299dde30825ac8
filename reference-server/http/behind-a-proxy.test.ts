import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

let lines: Record<string, unknown>[];
let server: TestServer | null = null;
const log = pino(
  { level: 'warn', base: null },
  new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  }),
);
beforeEach(() => (lines = []));
afterEach(() => server?.stop());

const forwarded = { headers: { 'X-Forwarded-For': '198.51.100.1' } };

it('a proxy that TRUSTED_PROXY forgot is named in the log, once', async () => {
  server = await startTestServer({ log });
  for (const path of ['/healthz', '/readyz', '/api/documents']) await server.newClient().request(path, forwarded);
  expect(lines).toEqual([
    expect.objectContaining({ address: '127.0.0.1', msg: expect.stringContaining('TRUSTED_PROXY') as unknown }),
  ]);
});

it('a trusted proxy causes no warning, and its clients are counted separately', async () => {
  server = await startTestServer({ log, environment: { TRUSTED_PROXY: '127.0.0.1', API_CALLS_PER_MINUTE: '1' } });
  const call = (address: string) =>
    server!.newClient().request('/api/documents', { headers: { 'X-Forwarded-For': address } });
  expect((await call('198.51.100.1')).status).toBe(401);
  expect((await call('198.51.100.2')).status).toBe(401);
  expect(lines).toEqual([]);
  for (let at = 0; at < 3; at += 1) expect((await call('198.51.100.1')).status).toBe(429);
  expect(lines).toEqual([expect.objectContaining({ caller: 'address 198.51.100.1' })]);
});

it('a proxy that names no client is distinguished from probes of its machine and from the server itself', async () => {
  server = await startTestServer({ log, environment: { TRUSTED_PROXY: '127.0.0.1' } });
  for (const path of ['/healthz', '/readyz', '/oidc/.well-known/openid-configuration'])
    await server.newClient().request(path);
  expect(lines).toEqual([]);
  await server.newClient().request('/api/documents');
  expect(lines).toEqual([
    expect.objectContaining({ proxy: '127.0.0.1', msg: expect.stringContaining('names no client') as unknown }),
  ]);
});

it.each([
  ['no', 'max-age=31536000'],
  ['yes', 'max-age=31536000; includeSubDomains'],
])('browsers keep to https for the names beneath this one by HSTS_SUBDOMAINS=%s', async (setting, expected) => {
  const environment = { PUBLIC_URL: 'https://rooms.example', HSTS_SUBDOMAINS: setting };
  server = await startTestServer({ environment });
  const { headers } = await server.newClient().request('/healthz');
  expect(headers.get('strict-transport-security')).toBe(expected);
});
