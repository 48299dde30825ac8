import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialsOf, SESSION_COOKIE, titleOf } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

const IDENTITY = ['strongroom_identity', 'strongroom_identity.sig'];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('signing out', () => {
  it('by navigation ends both sessions without a confirmation and returns', async () => {
    const client = await server.signInAs('manager');
    const elsewhere = await server.signInAs('manager');
    const before = client.copy();
    const landed = await client.navigate('/api/logout');
    expect(landed.url).toBe(`${server.url}/`);
    expect(client.cookie(SESSION_COOKIE)).toBeNull();
    expect((await before.request('/api/auth/user')).status).toBe(401);
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'logout' });
    // The provider's own session has ended as well: its cookie is worth nothing beside another session of the user.
    for (const name of IDENTITY) elsewhere.setCookie(name, client.cookie(name) ?? before.cookie(name) ?? '', '/oidc');
    expect(titleOf(await elsewhere.navigate('/api/login'))).toBe('Sign in to Strongroom');
    expect(server.faults).toEqual([]);
  });

  it('returns, too, once the browser was closed or the provider has forgotten its session', async () => {
    const client = await server.signInAs('manager');
    const reopened = client.copy();
    for (const name of IDENTITY) reopened.setCookie(name, '', '/oidc');
    const landed = await reopened.navigate('/api/logout');
    expect([landed.url, landed.text]).toEqual([`${server.url}/`, expect.not.stringContaining('<script>')]);
    // A link of another site names no session, and leads nowhere.
    expect((await reopened.request('/oidc/session/end')).headers.get('location')).toBe('/');
    const evil = '/oidc/session/end?client_id=strongroom&post_logout_redirect_uri=https://evil.example/';
    expect((await reopened.request(evil)).status).toBe(400);
  });

  it('by a call answers 204, deletes the cookie and requires a new sign-in', async () => {
    const client = await server.signInAs('viewer');
    const before = client.copy();
    const response = await client.request('/api/logout', { method: 'POST' });
    expect(response.status).toBe(204);
    expect(response.text).toBe('');
    expect(client.cookie(SESSION_COOKIE)).toBeNull();
    expect((await before.request('/api/auth/user')).status).toBe(401);

    const login = await client.request('/api/login');
    expect(new URL(login.headers.get('location') ?? '').searchParams.get('prompt')).toBe('login');
    const page = await client.navigate('/api/login');
    expect(titleOf(page)).toBe('Sign in to Strongroom');
    await client.submit(page, credentialsOf('admin'));
    expect((await client.request('/api/auth/user')).json()).toMatchObject({ role: 'admin' });
    // After a new sign-in, the next one is silent.
    expect((await client.request('/api/login')).headers.get('location')).not.toContain('prompt=');
  });

  it.each(['by a call', 'from the list'])('%s also ends what the provider’s cookie is worth', async (how) => {
    const owner = await server.signInAs('manager');
    if (how === 'by a call') await owner.copy().request('/api/logout', { method: 'POST' });
    else await (await server.signInAs('manager')).request('/api/account/sessions', { method: 'DELETE' });
    const kept = server.newClient();
    for (const name of IDENTITY) kept.setCookie(name, owner.cookie(name) ?? '', '/oidc');
    kept.setCookie('strongroom_session_trace', owner.cookie('strongroom_session_trace') ?? '');
    const login = new URL((await kept.request('/api/login')).headers.get('location') ?? '');
    // A thief of the cookies can also change the address.
    login.searchParams.delete('prompt');
    expect(titleOf(await kept.navigate(login.href))).toBe('Sign in to Strongroom');
  });

  it('without a session is no error', async () => {
    expect((await server.newClient().request('/api/logout', { method: 'POST' })).status).toBe(204);
    expect((await server.newClient().navigate('/api/logout')).url).toBe(`${server.url}/`);
  });

  it.each(['cross-site', 'same-site'])('requested by another site (%s) changes nothing', async (site) => {
    const client = await server.signInAs('viewer');
    const page = await client.request('/api/logout', { headers: { 'Sec-Fetch-Site': site } });
    expect(page.status).toBe(200);
    expect(titleOf(page)).toBe('You are still signed in');
    const call = await client.request('/api/logout', { method: 'POST', headers: { 'Sec-Fetch-Site': site } });
    expect(call.status).toBe(403);
    expect((await client.request('/api/auth/user')).status).toBe(200);
  });

  it('requested with HEAD changes nothing', async () => {
    const client = await server.signInAs('viewer');
    expect((await client.request('/api/logout', { method: 'HEAD' })).status).toBe(302);
    expect((await client.request('/api/auth/user')).status).toBe(200);
  });

  it('at the provider itself needs a confirmation, unless the data room requested it', async () => {
    const client = await server.signInAs('analyst');
    const page = await client.request('/oidc/session/end');
    expect(page.status).toBe(200);
    expect(titleOf(page)).toBe('Sign out?');
    expect((await client.navigate('/api/login')).url).toBe(`${server.url}/documents`);
  });
});

describe('sessions', () => {
  it.each([
    ['tampered', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['unknown', () => 'A'.repeat(43)],
    ['empty of sense', () => '__proto__'],
  ])('that are %s get 401 and lose their cookie', async (_, change) => {
    const client = await server.signInAs('viewer');
    client.setCookie(SESSION_COOKIE, change(client.cookie(SESSION_COOKIE) ?? ''));
    const response = await client.request('/api/auth/user');
    expect(response.status).toBe(401);
    expect(client.cookie(SESSION_COOKIE)).toBeNull();
  });

  it('end 7 days after their last use, and each page view renews the cookie', async () => {
    let now = Date.now();
    const clock = { now: () => new Date(now) };
    const own = await startTestServer({ ports: { clock } });
    try {
      const client = await own.signInAs('viewer');
      const day = 86_400_000;
      now += 6.9 * day;
      const renewed = await client.request('/api/auth/user');
      expect(renewed.status).toBe(200);
      expect(renewed.headers.getSetCookie().join()).toContain(SESSION_COOKIE);
      now += 6.9 * day;
      expect((await client.request('/api/auth/user')).status).toBe(200);
      now += 7.1 * day;
      expect((await client.request('/api/auth/user')).status).toBe(401);
    } finally {
      await own.stop();
    }
  });

  it('end earlier with an idle limit', async () => {
    let now = Date.now();
    const clock = { now: () => new Date(now) };
    const own = await startTestServer({ ports: { clock }, environment: { SESSION_IDLE_MINUTES: '30' } });
    try {
      const client = await own.signInAs('viewer');
      now += 29 * 60_000;
      expect((await client.request('/api/auth/user')).status).toBe(200);
      now += 31 * 60_000;
      const straight = await client.copy().request('/api/login');
      expect(new URL(straight.headers.get('location') ?? '').searchParams.get('prompt')).toBe('login');
      expect((await client.request('/api/auth/user')).status).toBe(401);
      const again = await client.request('/api/login');
      expect(new URL(again.headers.get('location') ?? '').searchParams.get('prompt')).toBe('login');
    } finally {
      await own.stop();
    }
  });

  it('die with their user', async () => {
    // A separate data room, since other tests need the viewer.
    const own = await startTestServer();
    try {
      const admin = await own.signInAs('admin');
      const viewer = await own.signInAs('viewer');
      const { id } = (await viewer.request('/api/auth/user')).json() as { id: string };
      expect((await admin.request(`/api/users/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await viewer.request('/api/auth/user')).status).toBe(401);
      const refused = await own.newClient().signIn(credentialsOf('viewer').email, credentialsOf('viewer').password);
      expect(refused.status).toBe(403);
      expect(titleOf(refused)).toBe('You have not been invited');
    } finally {
      await own.stop();
    }
  });
});
