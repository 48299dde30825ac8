// Password guessing and floods from one address and from many, beside regular sign-ins.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { credentialsOf, SESSION_COOKIE, TestClient, titleOf } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { QueueFull } from '../passwords/password-queue.ts';
import { Accounts } from '../provider/accounts.ts';

// Passwords are hashed one after the other, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

/** Browsers at other addresses, as named by the proxy in front of the server. */
class BrowserAt extends TestClient {
  readonly #from: string;

  constructor(running: TestServer, from: string) {
    super(running.url);
    this.#from = from;
  }

  protected override fetch(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', this.#from);
    return super.fetch(url, { ...init, headers });
  }
}

async function start(environment: Record<string, string>): Promise<TestServer> {
  server = await startTestServer({ environment: { TRUSTED_PROXY: '127.0.0.1', ...environment } });
  return server;
}

const guess = async (running: TestServer, from: string, email: string, password = 'a guess') =>
  (await new BrowserAt(running, from).signIn(email, password)).status;

async function comesIn(running: TestServer, client: TestClient, password = running.passwordOf('viewer')) {
  const page = await client.signIn(credentialsOf('viewer').email, password);
  return client.cookie(SESSION_COOKIE) !== null || page.status;
}

describe('a limit of guesses', () => {
  it('applies to one address, whatever accounts it tries, and to no other', async () => {
    const running = await start({ FAILED_SIGN_INS_OF_ADDRESS: '3' });
    const tried = await Promise.all([1, 2, 3].map((at) => guess(running, '198.51.100.7', `nobody-${at}@x.example`)));
    expect(tried).toEqual([401, 401, 401]);
    expect(await guess(running, '198.51.100.7', 'another@x.example')).toBe(429);
    expect(await comesIn(running, new BrowserAt(running, '198.51.100.7'))).toBe(429);
    expect(await comesIn(running, new BrowserAt(running, '198.51.100.8'))).toBe(true);
  });

  it.runIf(isDeep)('counts all addresses of one network line together', async () => {
    const running = await start({ FAILED_SIGN_INS_OF_ADDRESS: '2' });
    expect(await guess(running, '2001:db8:1:2::1', 'a@x.example')).toBe(401);
    expect(await guess(running, '2001:db8:1:2:ffff:0:0:9', 'b@x.example')).toBe(401);
    expect(await guess(running, '2001:db8:1:2:3:4:5:6', 'c@x.example')).toBe(429);
    expect(await guess(running, '2001:db8:1:3::1', 'd@x.example')).toBe(401);
  });

  it.runIf(isDeep)('is not used up by people who know their password', async () => {
    const running = await start({ FAILED_SIGN_INS_OF_ADDRESS: '2', FAILED_SIGN_INS_OF_ACCOUNT: '2' });
    for (let at = 0; at < 4; at += 1) expect(await comesIn(running, new BrowserAt(running, '198.51.100.7'))).toBe(true);
  });

  it('is not used up by tries whose password could not be checked', async () => {
    const one = { FAILED_SIGN_INS_PER_MINUTE: '1', FAILED_SIGN_INS_OF_ADDRESS: '1', FAILED_SIGN_INS_OF_ACCOUNT: '1' };
    const running = await start(one);
    vi.spyOn(Accounts.prototype, 'verify').mockRejectedValueOnce(new QueueFull('Too many wait already'));
    expect(await guess(running, '198.51.100.7', credentialsOf('viewer').email)).toBe(503);
    vi.restoreAllMocks();
    expect(await comesIn(running, new BrowserAt(running, '198.51.100.7'))).toBe(true);
  });

  it('applies to one account from every address, except in browsers that have signed in to it', async () => {
    const running = await start({ FAILED_SIGN_INS_OF_ACCOUNT: '3' });
    const { email } = credentialsOf('viewer');
    const known = new BrowserAt(running, '198.51.100.7');
    expect(await comesIn(running, known)).toBe(true);
    await known.request('/api/logout', { method: 'POST' });
    known.setCookie(SESSION_COOKIE, '');
    for (const at of [1, 2, 3]) expect(await guess(running, `203.0.113.${at}`, email)).toBe(401);
    expect(await comesIn(running, new BrowserAt(running, '203.0.113.9'))).toBe(429);
    known.setCookie(SESSION_COOKIE, '');
    const again = await known.navigate('/api/login');
    await known.submit(again, { email, password: running.passwordOf('viewer') });
    expect((await known.request('/api/auth/user')).status).toBe(200);
    // Such a mark cannot be forged.
    const forged = new BrowserAt(running, '203.0.113.10');
    forged.setCookie('strongroom_known', known.cookie('strongroom_known') ?? '');
    forged.setCookie('strongroom_known.sig', 'made-up');
    expect(await comesIn(running, forged)).toBe(429);
    // Other accounts have separate counts.
    expect(await guess(running, '203.0.113.1', credentialsOf('manager').email)).toBe(401);
  });

  it('is audited when it refuses, once and not for every try', async () => {
    const running = await start({ FAILED_SIGN_INS_PER_MINUTE: '2' });
    const { email } = credentialsOf('viewer');
    for (let at = 0; at < 8; at += 1) await guess(running, '198.51.100.7', email);
    const rows = (await running.auditLog()).filter(({ activityType }) => activityType === 'failed_login');
    expect(rows.map(({ description, ipAddress }) => [description, ipAddress])).toEqual([
      [`Failed sign-in of ${email}: too many attempts`, '198.51.100.7'],
      [`Failed sign-in of ${email}: wrong e-mail address or password`, '198.51.100.7'],
      [`Failed sign-in of ${email}: wrong e-mail address or password`, '198.51.100.7'],
    ]);
  });
});

describe('a flood', () => {
  it("of begun sign-ins is refused for its address, leaves nothing on the disk, and ends nobody else's sign-in", async () => {
    const running = await start({ SIGN_INS_PER_MINUTE: '20' });
    const honest = new BrowserAt(running, '198.51.100.8');
    const form = await honest.navigate('/api/login');
    const flood = new BrowserAt(running, '198.51.100.7');
    const begin = (await flood.request('/api/login')).headers.get('location') ?? '';
    const statuses = [];
    for (let at = 0; at < 60; at += 1)
      statuses.push((await new BrowserAt(running, '198.51.100.7').request(begin)).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    for (let at = 0; at < 19; at += 1) await flood.request('/api/login');
    const shown = async (accept: string) => {
      const { status, headers, text } = await flood.request('/api/login', { headers: { accept } });
      return [status, headers.get('content-type')?.split(';')[0], /<h1>Too many requests<.h1>/.test(text)];
    };
    expect(await shown('text/html,*/*;q=0.8')).toEqual([429, 'text/html', true]);
    expect(await shown('*/*')).toEqual([429, 'application/problem+json', false]);
    await honest.submit(form, { email: credentialsOf('viewer').email, password: running.passwordOf('viewer') });
    expect((await honest.request('/api/auth/user')).status).toBe(200);
    await running.close();
    const kept = await readFile(path.join(running.dataDir, 'oidc', 'artefacts.json'), 'utf8');
    expect(kept).toContain('Session:');
    expect(kept).not.toContain('Interaction:');
    expect(kept.match(/Session:/g)).toHaveLength(1);
  });

  it('at any path is refused to its address alone', async () => {
    const running = await start({ API_CALLS_PER_MINUTE: '3', REQUESTS_PER_MINUTE: '3', SEED: '' });
    const paths = [
      ...['/oidc/.well-known/openid-configuration', '/oidc/jwks', '/oidc/token', '/oidc/nothing', '/auth/nothing'],
      ...['/', '/assets/main.js', '/auth/reveal-password.js', '/api/nothing', '/api/documents', '/healthz', '/readyz'],
    ];
    for (const [at, target] of paths.entries()) {
      const flood = new BrowserAt(running, `198.51.100.${at}`);
      const honest = new BrowserAt(running, `203.0.113.${at}`);
      for (let times = 0; times < 3; times += 1) expect((await flood.request(target)).status).not.toBe(429);
      const refused = await flood.request(target);
      expect([target, refused.status]).toEqual([target, 429]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await honest.request(target)).status).not.toBe(429);
    }
  });

  it('of the provider is refused as well where there is room for all other requests', async () => {
    const running = await start({ SIGN_INS_PER_MINUTE: '1', SEED: '' });
    const flood = new BrowserAt(running, '198.51.100.7');
    for (let times = 0; times < 20; times += 1) expect((await flood.request('/oidc/jwks')).status).toBe(200);
    expect((await flood.request('/oidc/jwks')).status).toBe(429);
    expect((await flood.request('/healthz')).status).toBe(200);
  });

  it('shows a page about too many attempts', async () => {
    const running = await start({ FAILED_SIGN_INS_OF_ADDRESS: '1' });
    await guess(running, '198.51.100.7', 'a@x.example');
    const page = await new BrowserAt(running, '198.51.100.7').signIn('b@x.example', 'a guess');
    expect([page.status, titleOf(page)]).toEqual([429, 'Too many attempts']);
  });
});
