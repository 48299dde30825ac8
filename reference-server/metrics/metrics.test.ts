import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../testing/local-postgres.ts';
import { addDocument } from '../testing/room.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  server = await startTestServer({ environment: { METRICS_PORT: '0', ...environment } });
  return server;
}

const at = ({ metricsUrl }: TestServer, path: string, init?: RequestInit) =>
  fetch(new URL(path, metricsUrl ?? ''), init);

/** The value of a series by its full name. */
async function valueOf(running: TestServer, series: string): Promise<number | null> {
  const text = await (await at(running, '/metrics')).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length));
}

/** `fetch` sets Host itself. */
async function statusFor(running: TestServer, headers: Record<string, string>): Promise<number | undefined> {
  const [response] = (await once(get(new URL('/metrics', running.metricsUrl ?? ''), { headers }), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  return response.statusCode;
}

describe('metrics', () => {
  it('are not for pages, nor for a name that a page has bound to this machine', async () => {
    const running = await start();
    expect(await statusFor(running, {})).toBe(200);
    expect(await statusFor(running, { Host: 'localhost:9464' })).toBe(200);
    expect(await statusFor(running, { Host: 'evil.example' })).toBe(403);
    expect(await statusFor(running, { Origin: 'https://evil.example' })).toBe(403);
    expect(await statusFor(running, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  });

  it('are off unless a port is set, and then on that port alone', async () => {
    server = await startTestServer();
    expect(server.metricsUrl).toBeNull();
    await server.stop();
    const running = await start();
    expect(new URL(running.metricsUrl ?? '').hostname).toBe('127.0.0.1');
    const onPublicPort = await running.newClient().request('/metrics');
    expect(onPublicPort.text).not.toContain('strongroom_');
    const response = await at(running, '/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds', 'strongroom_http_requests_total'])
      expect(text).toContain(`# TYPE ${name} `);
  });

  it('count requests by operation and status, whatever ids are in their paths', async () => {
    const running = await start();
    const admin = await running.signInAs('admin');
    const { id } = await addDocument(admin, { name: 'Plan' });
    for (const one of [id, id, 'nothing-of-this-name']) await admin.request(`/api/documents/${one}/versions`);
    const series = (status: number) =>
      `strongroom_http_requests_total{method="GET",route="listDocumentVersions",status="${status}"}`;
    await expect.poll(() => valueOf(running, series(200))).toBe(2);
    expect(await valueOf(running, series(404))).toBe(1);
    expect(await valueOf(running, 'strongroom_http_request_duration_seconds_count{route="listDocumentVersions"}')).toBe(
      3,
    );
  });

  it('grow no series for made-up paths and methods, and reveal nothing of users', async () => {
    const running = await start();
    const admin = await running.signInAs('admin');
    const { id } = await addDocument(admin, { name: 'Project Falcon' });
    const ask = async (n: number) => {
      for (const path of [`/made-up-${n}`, `/api/made-up-${n}`, `/auth/made-up-${n}`, `/assets/made-up-${n}.js`])
        await admin.request(path);
      await admin.request(`/api/documents/${id}`, { method: ['PURGE', 'REPORT', 'MOVE'][n] ?? 'LOCK' });
      return (await (await at(running, '/metrics')).text()).split('\n').length;
    };
    // A call may be counted just after its answer; by the end of the second round, the first is counted.
    await ask(0);
    const before = await ask(1);
    let after = before;
    for (let n = 2; n < 22; n += 1) after = await ask(n);
    // Twenty rounds of five would add a hundred; some other series appear meanwhile.
    expect(after - before).toBeLessThan(40);
    const text = await (await at(running, '/metrics')).text();
    for (const word of ['made-up', 'Falcon', id, 'demo-admin', '@', '127.0.0.1']) expect(text).not.toContain(word);
  });

  it('count failed sign-ins and what limits refuse', async () => {
    const running = await start({ API_CALLS_PER_MINUTE: '3', SIGN_INS_PER_MINUTE: '1' });
    const stranger = running.newClient();
    await expect(stranger.signIn('admin@strongroom.example', 'wrong')).resolves.toBeDefined();
    expect(await valueOf(running, 'strongroom_failed_sign_ins_total')).toBe(1);
    for (let calls = 0; calls < 6; calls += 1) await stranger.request('/api/documents');
    await expect
      .poll(() => valueOf(running, 'strongroom_refused_by_limits_total{limit="api"}'))
      .toBeGreaterThanOrEqual(2);
    await stranger.request('/api/login');
    await expect.poll(() => valueOf(running, 'strongroom_refused_by_limits_total{limit="sign-in"}')).toBe(1);
  });

  it('show the head of the audit chain and how busy the pool is', async () => {
    const running = await start();
    const before = (await valueOf(running, 'strongroom_audit_chain_seq')) ?? NaN;
    await running.signInAs('viewer');
    expect(await valueOf(running, 'strongroom_audit_chain_seq')).toBeGreaterThan(before);
    expect(await valueOf(running, 'strongroom_file_pool_files{state="waiting"}')).toBe(0);
    expect(await valueOf(running, 'strongroom_http_requests_under_way')).toBe(0);
  });

  it('count what a database could not do, and continue when it is back', async () => {
    const postgres = await startPostgres();
    try {
      const running = await start({ DATABASE_URL: await postgres.newRoom(), SEED: 'none' });
      const failures = () => valueOf(running, 'strongroom_failures_total{part="database"}');
      expect([await failures(), (await at(running, '/readyz')).status]).toEqual([0, 200]);
      await postgres.stop();
      expect((await at(running, '/readyz')).status).toBe(503);
      expect(await failures()).toBeGreaterThan(0);
      expect(await valueOf(running, 'strongroom_audit_chain_seq')).not.toBeNull();
      await postgres.start();
      await expect.poll(async () => (await at(running, '/readyz')).status).toBe(200);
      await running.stop();
      server = null;
    } finally {
      await postgres.remove();
    }
  }, 120_000);

  it('count an object that is gone', async () => {
    const running = await start();
    const admin = await running.signInAs('admin');
    const { id } = await addDocument(admin, { name: 'Plan' });
    await rm(path.join(running.dataDir, 'objects'), { recursive: true });
    expect((await admin.request(`/api/documents/${id}/download`)).status).toBe(500);
    expect(await valueOf(running, 'strongroom_failures_total{part="objects"}')).toBe(1);
  });

  it('are served beside the health checks, on both ports, and nothing else is', async () => {
    const running = await start();
    for (const path of ['/healthz', '/readyz']) {
      const response = await at(running, path);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
      const { status, headers } = await running.newClient().request(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    expect((await at(running, '/')).status).toBe(404);
    expect((await at(running, '/api/documents')).status).toBe(404);
    const posted = await at(running, '/metrics', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('are refused with an explanation on a port in use, and the data folder stays unlocked', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = other.address();
    const port = taken && typeof taken === 'object' ? String(taken.port) : '';
    await expect(start({ METRICS_PORT: port })).rejects.toThrow(new RegExp(`^METRICS_PORT ${port} is taken`));
    other.close();
  });
});
