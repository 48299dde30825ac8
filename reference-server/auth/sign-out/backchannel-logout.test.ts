import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { CLIENT_ID, CLIENT_SECRET, FakeProvider } from '../testing/fake-provider.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const provider = new FakeProvider();
let server: TestServer;

beforeAll(async () => {
  const issuer = await provider.listen();
  const OIDC = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET };
  server = await startTestServer({ environment: { ...OIDC, FIRST_ADMIN_EMAIL: 'ada@rooms.example', SEED: '' } });
});
afterAll(async () => {
  await server.stop();
  provider.close();
});
beforeEach(() => provider.behave());

async function signIn(claims: object = {}): Promise<TestClient> {
  provider.behave({ claims: { sub: 'ada-1', email: 'ada@rooms.example', email_verified: true, ...claims } });
  const client = server.newClient();
  await client.navigate('/api/login');
  expect(await isIn(client)).toBe(true);
  return client;
}

const isIn = async (client: TestClient) => (await client.request('/api/auth/user')).status === 200;
const now = () => Math.floor(Date.now() / 1000);
const payload = () => ({
  iss: provider.issuer,
  aud: CLIENT_ID,
  iat: now(),
  exp: now() + 120,
  jti: randomUUID(),
  sub: 'ada-1',
  events: { [EVENT]: {} },
});
const sendLogout = (token: string) =>
  server
    .newClient()
    .request('/auth/backchannel-logout', { method: 'POST', body: new URLSearchParams({ logout_token: token }) });

describe('a logout at the provider', () => {
  it('ends every session of the person here, and is audited', async () => {
    const [one, other] = [await signIn(), await signIn({ sid: 'desk' })];
    const answer = await sendLogout(provider.jwt(payload(), { typ: 'logout+jwt' }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect([await isIn(one), await isIn(other)]).toEqual([false, false]);
    expect((await server.auditLog())[0]).toMatchObject({
      activityType: 'logout',
      description: 'Signed out by the identity provider',
    });
  });

  it('of one session there ends that one here, and the user’s sessions without an id', async () => {
    const [desk, phone, nameless] = [await signIn({ sid: 'desk' }), await signIn({ sid: 'phone' }), await signIn()];
    expect((await sendLogout(provider.jwt({ ...payload(), sub: undefined, sid: 'phone' }))).status).toBe(200);
    expect([await isIn(desk), await isIn(phone), await isIn(nameless)]).toEqual([true, false, true]);
    await sendLogout(provider.jwt({ ...payload(), sid: 'gone' }));
    expect([await isIn(desk), await isIn(nameless)]).toEqual([true, false]);
  });

  it('of another user ends nothing', async () => {
    const client = await signIn();
    expect((await sendLogout(provider.jwt({ ...payload(), sub: 'somebody' }))).status).toBe(200);
    expect(await isIn(client)).toBe(true);
  });

  it.each<[string, object, Record<string, unknown>?, boolean?]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'another' }],
    ['from last week', { iat: now() - 604_800, exp: undefined }],
    ['of ten minutes ago', { iat: now() - 600 }],
    ['without a time', { iat: undefined }],
    ['that has expired', { exp: now() - 60 }],
    ['without a name of its own', { jti: undefined }],
    ['about another event', { events: { 'http://schemas.example/other': {} } }],
    ['without an event', { events: undefined }],
    ['that is an ID token', { nonce: 'x' }],
    ['about no user', { sub: undefined }],
    ['that is not signed', {}, { alg: 'none' }],
    ['signed with a secret', {}, { alg: 'HS256' }],
    ['signed by a stranger', {}, {}, true],
  ])('with a token %s ends nothing', async (_, changes, header, isForged) => {
    const client = await signIn();
    const answer = await sendLogout(provider.jwt({ ...payload(), ...changes }, header, isForged));
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'invalid_request' });
    expect(await isIn(client)).toBe(true);
  });

  it('counts once: the same token again ends nothing', async () => {
    await signIn();
    const token = provider.jwt(payload());
    expect((await sendLogout(token)).status).toBe(200);
    const client = await signIn();
    expect((await sendLogout(token)).status).toBe(400);
    expect(await isIn(client)).toBe(true);
  });

  it('that could not be carried out counts when the provider announces it again', async () => {
    const client = await signIn();
    const token = provider.jwt(payload());
    const broken = vi.spyOn(server.ports.store, 'transact').mockRejectedValue(new Error('The disk is away'));
    expect((await sendLogout(token)).status).toBe(503);
    expect(broken).toHaveBeenCalledWith(expect.anything(), { mayUseReserve: true });
    broken.mockRestore();
    expect((await sendLogout(token)).status).toBe(200);
    expect(await isIn(client)).toBe(false);
  });

  it.each(['', 'nonsense', 'a.b.c'])('with the token %j is refused', async (token) => {
    expect((await sendLogout(token)).status).toBe(400);
  });
});

it('the bundled provider has no such address', async () => {
  const own = await startTestServer();
  try {
    const answer = await own.newClient().request('/auth/backchannel-logout', { method: 'POST' });
    expect(answer.status).toBe(404);
  } finally {
    await own.stop();
  }
});
