import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUnavailable } from '#core/call/errors.ts';
import {
  type ClientResponse,
  credentialsOf,
  SESSION_COOKIE,
  type TestClient,
  titleOf,
} from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { SignInLimits } from './sign-in-limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { FAILED_SIGN_INS_PER_MINUTE: '100' } });
});
afterAll(() => server.stop());

const { email, password } = credentialsOf('admin');
let client: TestClient;
let callback: URL;
beforeEach(async () => {
  client = server.newClient();
  callback = await client.authorize(email, password);
});

async function expectRefused(response: ClientResponse): Promise<void> {
  expect(response.status).toBe(400);
  expect(titleOf(response)).toBe('Sign-in could not be completed');
  expect(response.text).toContain('Use another account');
  expect(client.cookie(SESSION_COOKIE)).toBeNull();
  expect((await server.auditLog())[0]).toMatchObject({ activityType: 'failed_login', ipAddress: '127.0.0.1' });
}

describe('the callback', () => {
  it('refuses a state that is not the one sent', async () => {
    callback.searchParams.set('state', 'A'.repeat(43));
    await expectRefused(await client.request(callback.href));
  });

  it('refuses a missing state', async () => {
    callback.searchParams.delete('state');
    await expectRefused(await client.request(callback.href));
  });

  it('refuses a state that comes twice in one address', async () => {
    callback.searchParams.append('state', callback.searchParams.get('state') ?? '');
    await expectRefused(await client.request(callback.href));
  });

  it('refuses a state that was used already, even with its old cookie', async () => {
    const replaying = client.copy();
    expect((await client.request(callback.href)).status).toBe(302);
    const replayed = await replaying.request(callback.href);
    expect(replayed.status).toBe(400);
    expect(replaying.cookie(SESSION_COOKIE)).toBeNull();
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'failed_login' });
    // The new session remains valid.
    expect((await client.request('/api/auth/user')).status).toBe(200);
  });

  it('takes a state once, even when the provider has given two codes for it', async () => {
    const own = server.newClient();
    const authorization = (await own.request('/api/login')).headers.get('location') ?? '';
    const page = await own.navigate(authorization);
    const first = await own.submit(page, { email, password }, '/auth/callback');
    const second = await own.submit(await own.navigate(authorization), { email, password }, '/auth/callback');
    const replaying = own.copy();
    expect((await own.request(first.headers.get('location') ?? '')).status).toBe(302);
    expect((await replaying.request(second.headers.get('location') ?? '')).status).toBe(400);
    expect(replaying.cookie(SESSION_COOKIE)).toBeNull();
  });

  it('refuses a browser that did not begin the sign-in', async () => {
    const response = await server.newClient().request(callback.href);
    await expectRefused(response);
  });

  it('refuses a used code, even with a new state', async () => {
    expect((await client.request(callback.href)).status).toBe(302);
    const another = server.newClient();
    const fresh = await another.authorize(email, password);
    fresh.searchParams.set('code', callback.searchParams.get('code') ?? '');
    const response = await another.request(fresh.href);
    expect(response.status).toBe(400);
    expect(another.cookie(SESSION_COOKIE)).toBeNull();
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'failed_login' });
  });

  it('refuses a code of another browser', async () => {
    const victim = server.newClient();
    const own = await victim.authorize(credentialsOf('viewer').email, credentialsOf('viewer').password);
    own.searchParams.set('code', callback.searchParams.get('code') ?? '');
    expect((await victim.request(own.href)).status).toBe(400);
    expect(victim.cookie(SESSION_COOKIE)).toBeNull();
  });

  it('refuses an answer in the name of another issuer', async () => {
    callback.searchParams.set('iss', 'https://evil.example');
    await expectRefused(await client.request(callback.href));
  });

  it('treats an error of the provider as a failed sign-in', async () => {
    callback.searchParams.delete('code');
    callback.searchParams.set('error', 'access_denied');
    const page = await client.request(callback.href);
    expect(page.status).toBe(403);
    expect(titleOf(page)).toBe('Sign-in was refused');
    expect(client.cookie(SESSION_COOKIE)).toBeNull();
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'failed_login', ipAddress: '127.0.0.1' });
  });

  it('ends the earlier session of the browser, also when it comes from a provider of another site', async () => {
    await client.request(callback.href);
    const before = client.copy();
    const again = await client.navigate('/api/login', { until: '/auth/callback' });
    await client.request(again.headers.get('location') ?? '', { isFromOtherSite: true });
    expect((await client.request('/api/auth/user')).status).toBe(200);
    expect((await before.request('/api/auth/user')).status).toBe(401);
    expect((await server.auditLog()).map((entry) => entry.activityType)).toContain('logout');
  });

  it('keeps no cookie for other sites that could be used as a session', async () => {
    await client.request(callback.href);
    const page = await client.request('/api/auth/user', { isFromOtherSite: true });
    expect(page.status).toBe(401);
    const thief = server.newClient();
    thief.setCookie(SESSION_COOKIE, client.cookie(`${SESSION_COOKIE}_trace`) ?? '');
    expect((await thief.request('/api/auth/user')).status).toBe(401);
  });

  it('says of a store that is away that it is a fault, and not that there were too many attempts', async () => {
    const counting = vi.spyOn(SignInLimits.prototype, 'countReturn').mockRejectedValueOnce(storeUnavailable());
    try {
      const page = await client.request('/auth/callback?state=x&code=y');
      expect([page.status, titleOf(page)]).toEqual([503, 'Sign-in is not available']);
    } finally {
      counting.mockRestore();
    }
  });

  it('stops listening to an address that fails too often', async () => {
    const strict = await startTestServer({ environment: { FAILED_SIGN_INS_PER_MINUTE: '2' } });
    const fail = () => strict.newClient().request('/auth/callback?state=x&code=y');
    try {
      expect([(await fail()).status, (await fail()).status]).toEqual([400, 400]);
      const refused = await fail();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.text).toContain('Your address, as the data room sees it: 127.0.0.1');
    } finally {
      await strict.stop();
    }
  });
});
