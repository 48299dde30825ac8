import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_COOKIE, type TestClient, titleOf } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { type Behaviour, CLIENT_ID, CLIENT_SECRET, FakeProvider } from '../testing/fake-provider.ts';

const provider = new FakeProvider();
let server: TestServer;
let client: TestClient;
let lines: Record<string, unknown>[] = [];
const log = pino(
  { level: 'warn', base: null },
  new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  }),
);

beforeAll(async () => {
  const issuer = await provider.listen();
  const OIDC = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET };
  const environment = { ...OIDC, FIRST_ADMIN_EMAIL: 'ada@rooms.example', SEED: '', FAILED_SIGN_INS_PER_MINUTE: '1000' };
  server = await startTestServer({ environment, log });
});
afterAll(async () => {
  await server.stop();
  provider.close();
});
beforeEach(() => {
  provider.behave();
  client = server.newClient();
  lines = [];
});

const failures = async () => (await server.auditLog()).filter((entry) => entry.activityType === 'failed_login').length;

async function fails(behaviour: Partial<Behaviour>) {
  provider.behave(behaviour);
  const before = await failures();
  const begun = await client.request('/api/login');
  const way = await client.request(begun.headers.get('location') ?? '');
  const callback = new URL(way.headers.get('location') ?? '');
  const page = await client.request(callback.href);
  expect(client.cookie(SESSION_COOKIE)).toBeNull();
  expect(lines).toHaveLength(1);
  const text = JSON.stringify(lines);
  for (const name of ['state', 'code']) expect(text).not.toContain(callback.searchParams.get(name) ?? 'nothing');
  expect(text).not.toMatch(/eyJ|other provider/);
  return { page, logged: lines[0], counted: (await failures()) - before };
}

const now = () => Math.floor(Date.now() / 1000);
const ada = { sub: 'ada-1', email: 'ada@rooms.example', email_verified: true };
const error = (status: number, json: object) => () => ({ status, json });
const echo = (form: URLSearchParams) => ({
  status: 400,
  json: { error: 'invalid_request', error_description: `no such code: ${form.get('code') ?? ''}` },
});

describe('a provider that answers with an error', () => {
  it.each<[string, Partial<Behaviour>, Record<string, unknown>]>([
    ['that the client secret is wrong', { clientSecret: 'another' }, { error: 'invalid_client', status: 401 }],
    [
      'that the client secret is wrong, in a header alone',
      {
        token: () => ({
          status: 401,
          json: {},
          headers: { 'WWW-Authenticate': 'Basic realm="x", error="invalid_client"' },
        }),
      },
      { code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE', error: 'invalid_client', status: 401 },
    ],
    ['500', { token: error(500, {}) }, { code: 'OAUTH_RESPONSE_IS_NOT_CONFORM', status: 500 }],
    ['an error that repeats the code', { token: echo }, { error: 'invalid_request', description: 'no such code: …' }],
    [
      'no ID token',
      { token: error(200, { access_token: 'x', token_type: 'Bearer' }) },
      { code: 'OAUTH_INVALID_RESPONSE' },
    ],
    [
      'a clock that is two minutes ahead',
      { claims: { ...ada, nbf: now() + 120, exp: now() + 420 } },
      { code: 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' },
    ],
    [
      'a clock that is far behind',
      { claims: { ...ada, exp: now() - 120 } },
      { code: 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' },
    ],
    [
      'an ID token for another client',
      { claims: { ...ada, aud: 'another' } },
      { code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' },
    ],
    ['an algorithm it did not announce', { algorithm: 'HS256' }, { code: 'OAUTH_INVALID_RESPONSE' }],
    [
      'that it is broken itself, on the way back',
      { authorization: { error: 'server_error', error_description: 'Out of order' } },
      { code: 'OAUTH_AUTHORIZATION_RESPONSE_ERROR', error: 'server_error', description: 'Out of order' },
    ],
    [
      'that userinfo is not to be had',
      { claims: { sub: 'ada-1' }, userInfo: { status: 500, json: {} } },
      { status: 500 },
    ],
  ])(
    '(%s) is named on the page, the log has the reason, and it is no failed sign-in',
    async (_, behaviour, expected) => {
      const { page, logged, counted } = await fails(behaviour);
      expect(page.status).toBe(502);
      expect(titleOf(page)).toBe('The identity provider answered with an error');
      expect(page.text).toContain(page.headers.get('x-request-id') ?? 'nothing');
      expect(logged).toMatchObject({ ...expected, requestId: page.headers.get('x-request-id'), address: '127.0.0.1' });
      expect(counted).toBe(0);
    },
  );

  it('when the sign-in begins is distinguished from one that does not answer', async () => {
    const own = await startTestServer({
      environment: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: 'x', SEED: '' },
      log,
    });
    try {
      provider.behave({ discovery: { status: 500, json: {} } });
      const page = await own.newClient().request('/api/login');
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
      expect(titleOf(page)).toBe('The identity provider answered with an error');
      expect(lines.at(-1)).toMatchObject({ status: 500 });
      provider.behave();
      expect((await own.newClient().request('/api/login')).status).toBe(302);
    } finally {
      await own.stop();
    }
  });
});

describe('a person', () => {
  it.each(['access_denied', 'consent_required', 'login_required'])(
    'a user whom the provider refuses (%s) gets a message, and has failed',
    async (code) => {
      const { page, logged, counted } = await fails({ authorization: { error: code } });
      expect(page.status).toBe(403);
      expect(titleOf(page)).toBe('Sign-in was refused');
      expect(page.text).toContain('Use another account');
      expect(logged).toMatchObject({ error: code });
      expect(counted).toBe(1);
      expect((await server.auditLog())[0]?.description).toContain(`the identity provider refused it (${code})`);
      expect((await client.request('/api/login')).headers.get('location')).toContain('prompt=login');
    },
  );

  it.each<[string, Partial<Behaviour>, Record<string, unknown>]>([
    [
      'a state of another sign-in',
      { authorization: { state: 'A'.repeat(43) } },
      { detail: 'no sign-in with this state' },
    ],
    ['a code that is not theirs', { authorization: { code: 'stolen' } }, { error: 'invalid_grant' }],
    [
      'the answer of another issuer',
      { authorization: { iss: 'https://evil.example' } },
      { code: 'OAUTH_INVALID_RESPONSE' },
    ],
    [
      'an ID token of another sign-in',
      { claims: { ...ada, nonce: 'another' } },
      { code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' },
    ],
  ])('who brings back %s starts again, and has failed', async (_, behaviour, expected) => {
    const { page, logged, counted } = await fails(behaviour);
    expect(page.status).toBe(400);
    expect(titleOf(page)).toBe('Sign-in could not be completed');
    expect(logged).toMatchObject(expected);
    expect(counted).toBe(1);
  });

  it('a browser without the cookie gets the same page, and the log names what is missing', async () => {
    const page = await client.request('/auth/callback?code=x&state=y&error=access_denied');
    expect(titleOf(page)).toBe('Sign-in could not be completed');
    expect(lines).toEqual([expect.objectContaining({ detail: 'no cookie of a sign-in', error: 'access_denied' })]);
  });
});

it.each([4000, 100_000])('an ID token with %i more bytes leaves a way out that proxies take', async (more) => {
  provider.behave({ claims: { ...ada, name: 'Ada King', groups: 'g'.repeat(more) } });
  await client.navigate('/api/login');
  expect(client.cookie(SESSION_COOKIE)).not.toBeNull();
  const { headers } = await client.request('/api/logout');
  const out = new URL(headers.get('location') ?? '');
  expect(out.searchParams.get('client_id')).toBe(CLIENT_ID);
  expect(out.searchParams.has('id_token_hint')).toBe(more === 4000);
  expect([...headers].join('\r\n').length).toBeLessThan(8000);
});

it('with nothing wrong a sign-in writes no word of warning', async () => {
  expect((await client.navigate('/api/login')).url).toBe(`${server.url}/`);
  expect(lines).toEqual([]);
});

it('a sign-in waits ten seconds at most for each answer of the provider', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  await client.navigate('/api/login');
  const timeouts = limits.mock.calls.map(([ms]) => ms);
  limits.mockRestore();
  expect(timeouts).toContain(10_000);
  expect(Math.max(...timeouts)).toBe(10_000);
});
