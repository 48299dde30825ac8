import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeUnavailable } from '#core/call/errors.ts';
import type { Role } from '#core/records/records.ts';
import { credentialsOf, SESSION_COOKIE, titleOf } from '#server/testing/client.ts';
import { LoginTransactions } from './login-transactions.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const roles: readonly Role[] = ['admin', 'manager', 'analyst', 'viewer'];

describe('signing in', () => {
  it.each(roles)('goes through the provider and comes back with a session (%s)', async (role) => {
    const client = server.newClient();
    const page = await client.navigate('/api/login');
    expect(titleOf(page)).toBe('Sign in to Strongroom');

    const landed = await client.submit(page, credentialsOf(role));

    expect(new URL(landed.url).origin).toBe(server.url);
    const me = await client.request('/api/auth/user');
    expect(me.status).toBe(200);
    expect(me.json()).toMatchObject({ email: credentialsOf(role).email, role });
    expect((await client.request('/api/documents')).json()).toEqual([]);
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'login', ipAddress: '127.0.0.1' });
    expect(server.faults).toEqual([]);
  });

  it('offers the four demonstration accounts at one click', async () => {
    const page = await server.newClient().navigate('/api/login');
    for (const role of roles) expect(page.text).toContain(`value="${credentialsOf(role).email}"`);
    expect(page.text.match(/<li>\s*<form method="post"/g)).toHaveLength(4);
  });

  it('works over plain http beyond this machine, where browsers name the site of a form by its Origin alone', async () => {
    const own = await startTestServer({ environment: { PUBLIC_URL: 'http://rooms.example' } });
    try {
      const client = own.newClient();
      const page = await client.navigate('/api/login');
      const Origin = page.headers.get('referrer-policy') === 'no-referrer' ? 'null' : own.url;
      const action = /<form class="fields" method="post" action="([^"]+)"/.exec(page.text)?.[1] ?? '';
      const body = new URLSearchParams({ email: credentialsOf('admin').email, password: own.passwordOf('admin') });
      expect((await client.request(action, { method: 'POST', headers: { Origin }, body })).status).toBe(303);
    } finally {
      await own.stop();
    }
  });

  it('writes a cookie that scripts cannot read and other sites cannot send', async () => {
    const client = server.newClient();
    const { email, password } = credentialsOf('viewer');
    const callback = await client.authorize(email, password);
    const response = await client.request(callback.href);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`));
    expect(cookie).toMatch(/; samesite=strict/i);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; path=\/(?:;|$)/i);
    expect(cookie).not.toMatch(/domain|; secure/i);
  });

  it('shows no form to a user who is signed in at the provider', async () => {
    const client = await server.signInAs('viewer');
    expect((await client.navigate('/api/login')).url).toBe(`${server.url}/documents`);
  });

  it('recognises users when the data folder is served from another port', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-moved-'));
    const before = await startTestServer({ dataDir });
    await before.signInAs('admin');
    await before.stop();
    const moved = await startTestServer({ dataDir });
    const me = await (await moved.signInAs('admin')).request('/api/auth/user');
    await moved.stop();
    await rm(dataDir, { recursive: true });
    expect(me.json()).toMatchObject({ email: credentialsOf('admin').email });
  });

  it("creates a new session id and ends the browser's earlier session", async () => {
    const first = await server.signInAs('analyst');
    const before = first.copy();
    await first.navigate('/api/login');
    expect(first.cookie(SESSION_COOKIE)).not.toBe(before.cookie(SESSION_COOKIE));
    expect((await before.request('/api/auth/user')).status).toBe(401);
    expect((await first.request('/api/auth/user')).status).toBe(200);
  });

  it('never takes over a session id that an attacker has fixed', async () => {
    const client = server.newClient();
    client.setCookie(SESSION_COOKIE, 'fixed-by-an-attacker');
    await client.signIn(credentialsOf('viewer').email, credentialsOf('viewer').password);
    expect(client.cookie(SESSION_COOKIE)).toMatch(/^[\w-]{43}$/);
    const attacker = server.newClient();
    attacker.setCookie(SESSION_COOKIE, 'fixed-by-an-attacker');
    expect((await attacker.request('/api/auth/user')).status).toBe(401);
  });

  it('keeps several sign-ins in tabs of one browser apart', async () => {
    const client = server.newClient();
    const firstTab = await client.navigate('/api/login?returnTo=/documents');
    const secondTab = await client.navigate('/api/login?returnTo=/audit');
    expect((await client.submit(firstTab, credentialsOf('admin'))).url).toBe(`${server.url}/documents`);
    expect((await client.submit(secondTab, credentialsOf('admin'))).url).toBe(`${server.url}/audit`);
  });

  it('keeps sign-ins apart that tabs of one browser begin at the same moment, as when their session ends', async () => {
    const client = server.newClient();
    // Neither request has the cookie of the other yet.
    const [firstTab, secondTab] = [client.copy(), client.copy()];
    const pages = [
      await firstTab.navigate('/api/login?returnTo=/documents'),
      await secondTab.navigate('/api/login?returnTo=/audit'),
    ] as const;
    client.takeCookiesOf(firstTab);
    client.takeCookiesOf(secondTab);
    expect((await client.submit(pages[1], credentialsOf('admin'))).url).toBe(`${server.url}/audit`);
    expect((await client.submit(pages[0], credentialsOf('admin'))).url).toBe(`${server.url}/documents`);
  });

  it('keeps them apart where an earlier sign-in of the browser was left', async () => {
    const client = server.newClient();
    await client.request('/api/login');
    const [tabs, other] = [[client.copy(), client.copy()] as const, server.newClient()];
    for (let at = 0; at < 7; at += 1) await other.request('/api/login');
    const pages = [await tabs[0].navigate('/api/login'), await tabs[1].navigate('/api/login')] as const;
    for (const tab of tabs) client.takeCookiesOf(tab);
    for (const page of pages) expect((await client.submit(page, credentialsOf('admin'))).url).toBe(`${server.url}/`);
  });

  it.each(['/audit', `/documents?search=${'x'.repeat(2000)}`])(
    'lets in a browser in which sixty tabs begin a sign-in at the same moment, to %s',
    async (returnTo) => {
      const client = server.newClient();
      const tabs = Array.from({ length: 60 }, () => client.copy());
      for (const tab of tabs) await tab.request(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
      for (const tab of tabs) client.takeCookiesOf(tab);
      const page = await client.navigate('/api/login?returnTo=/audit');
      expect((await client.submit(page, credentialsOf('admin'))).url).toBe(`${server.url}/audit`);
    },
  );

  it('signs in as another user in a tab that was opened before the first one signed in', async () => {
    const client = server.newClient();
    const [firstTab, secondTab] = [await client.navigate('/api/login'), await client.navigate('/api/login')];
    await client.submit(secondTab, credentialsOf('viewer'));
    expect((await client.submit(firstTab, credentialsOf('admin'))).url).toBe(`${server.url}/`);
    expect((await client.request('/api/auth/user')).json()).toMatchObject({ role: 'admin' });
  });

  it('reports a wrong password, keeps the e-mail and audits it', async () => {
    const client = server.newClient();
    const { email } = credentialsOf('admin');
    const page = await client.submit(await client.navigate('/api/login'), { email, password: 'not this one' });
    expect(page.status).toBe(401);
    expect(page.text).toContain('The e-mail address or the password is not right.');
    expect(/<input\s+id="password"[^>]*>/.exec(page.text)?.[0]).toMatch(
      /aria-invalid="true"\s+aria-describedby="error"/,
    );
    expect(page.text).toContain(`value="${email}"`);
    expect(client.cookie(SESSION_COOKIE)).toBeNull();
    const [entry] = await server.auditLog();
    expect(entry).toMatchObject({ activityType: 'failed_login' });
    expect(entry?.description).toContain(email);
  });

  it('says on its form whom to ask about a forgotten password', async () => {
    const { text } = await server.newClient().navigate('/api/login');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Forgot your password? Ask an administrator of this data room');
  });

  it('reports the same for an unknown e-mail, and escapes what was typed', async () => {
    const client = server.newClient();
    const email = '"><script>alert(1)</script>@x.example';
    const page = await client.submit(await client.navigate('/api/login'), { email, password: 'x' });
    expect(page.status).toBe(401);
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('leads a signed-in user who goes back to its form into the data room', async () => {
    const client = server.newClient();
    const form = await client.navigate('/api/login');
    await client.submit(form, credentialsOf('viewer'));
    const back = await client.request(form.url);
    expect([back.status, back.headers.get('location')]).toEqual([302, '/']);
  });

  it('offers to start again when none is under way', async () => {
    const page = await server.newClient().request('/oidc/interaction/unknown');
    expect(page.status).toBe(400);
    expect(titleOf(page)).toBe('Sign-in could not be completed');
    expect(page.text).toContain('Use another account');
  });

  it.each([
    ['the right password', {}],
    ['a wrong password', { password: 'not this one' }],
  ])('shows a 503 page while the store cannot be written (%s)', async (_, typed) => {
    const client = server.newClient();
    const form = await client.navigate('/api/login');
    const full = vi.spyOn(server.ports.store, 'transact').mockRejectedValue(storeUnavailable());
    const page = await client.submit(form, { ...credentialsOf('viewer'), ...typed });
    full.mockRestore();
    expect(page.status).toBe(503);
    expect(titleOf(page)).toBe('Sign-in is not available');
    expect(page.headers.get('retry-after')).toBe('10');
    expect(server.faults.splice(0)).toHaveLength(1);
  });

  it('names no fault of the provider where the database is away as a sign-in begins', async () => {
    const away = vi.spyOn(LoginTransactions.prototype, 'begin').mockRejectedValue(storeUnavailable());
    const page = await server.newClient().navigate('/api/login');
    away.mockRestore();
    expect(page.status).toBe(503);
    expect(page.text).not.toContain('identity provider');
    expect(server.faults.splice(0)).toHaveLength(1);
  });

  it('draws its pages without inline scripts', async () => {
    const page = await server.newClient().navigate('/api/login');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.text).not.toMatch(/<script(?![^>]* src="\/auth\/)|\son\w+=/);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('too many failed sign-ins', () => {
  it('are answered with 429 and Retry-After, the right password included, for that account alone', async () => {
    const { email, password } = credentialsOf('analyst');
    const client = server.newClient();
    const page = await client.navigate('/api/login');
    for (let tries = 0; tries < 10; tries += 1)
      expect((await client.submit(page, { email: email.toUpperCase(), password: 'wrong' })).status).toBe(401);
    const refused = await client.submit(page, { email, password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(titleOf(refused)).toBe('Too many attempts');
    expect(refused.text).toContain('Use another account');
    expect((await client.submit(page, credentialsOf('manager'))).url).toBe(`${server.url}/`);
  });

  it('are counted even when they come at the same time', async () => {
    const client = server.newClient();
    const page = await client.navigate('/api/login');
    const wrong = { email: 'nobody@x.example', password: 'wrong' };
    const answers = await Promise.all(Array.from({ length: 14 }, () => client.copy().submit(page, wrong)));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
  });
});
