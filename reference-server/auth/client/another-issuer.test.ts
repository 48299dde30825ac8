import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccountClaims, Provider } from 'oidc-provider';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClientResponse, SESSION_COOKIE, titleOf } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

/** Another identity provider; it signs in the user that the test names. */
class OtherProvider {
  claims: AccountClaims = { sub: 'nobody' };
  #server: Server | null = null;
  #listener: ((...parameters: Parameters<ReturnType<Provider['callback']>>) => void) | null = null;

  async listen(): Promise<string> {
    this.#server = createServer((request, response) => this.#listener?.(request, response));
    const server = this.#server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  serve(issuer: string, redirectUri: string): void {
    const provider: Provider = new Provider(issuer, {
      clients: [
        {
          client_id: 'rooms',
          client_secret: 'a secret of the other provider',
          redirect_uris: [redirectUri],
          post_logout_redirect_uris: [new URL('/', redirectUri).href],
        },
      ],
      cookies: { keys: ['a key of the other provider'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      scopes: ['openid', 'email', 'profile'],
      responseTypes: ['code'],
      features: { devInteractions: { enabled: false } },
      interactions: { url: () => '/interaction' },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...this.claims, sub }) }),
      loadExistingGrant: async (ctx) => {
        const { client, session } = ctx.oidc;
        const grant = new ctx.oidc.provider.Grant({
          clientId: client?.clientId ?? '',
          accountId: session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const handle = provider.callback();
    this.#listener = (request, response) => {
      if (request.url === '/interaction')
        void provider.interactionFinished(request, response, { login: { accountId: this.claims.sub } });
      else void handle(request, response);
    };
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

const other = new OtherProvider();
let issuer: string;
let server: TestServer;

beforeAll(async () => {
  issuer = await other.listen();
});
afterAll(() => other.close());

beforeEach(async () => {
  server = await startTestServer({
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'rooms',
      OIDC_CLIENT_SECRET: 'a secret of the other provider',
      FIRST_ADMIN_EMAIL: 'Ada@Rooms.example',
      SEED: '',
    },
  });
  other.serve(issuer, `${server.url}/auth/callback`);
});
afterEach(() => server.stop());

function signIn(claims: AccountClaims): Promise<ClientResponse> {
  other.claims = claims;
  return server.newClient().navigate('/api/login');
}

async function userCount(): Promise<number> {
  return (await server.ports.store.read((tx) => tx.users.list())).length;
}

const ada = { sub: 'ada-1', email: 'ada@rooms.example', email_verified: true };

describe('another identity provider', () => {
  it('signs an invited person in, by settings alone, and ends its own session at logout', async () => {
    other.claims = ada;
    const client = server.newClient();
    expect((await client.navigate('/api/login')).url).toBe(`${server.url}/`);
    expect((await client.request('/api/auth/user')).json()).toMatchObject({ role: 'admin' });
    const logout = await client.request('/api/logout');
    expect(logout.headers.get('location')).toMatch(new RegExp(`^${issuer}/session/end\\?`));
    expect(client.cookie(SESSION_COOKIE)).toBeNull();
    expect(server.faults).toEqual([]);
  });

  it.each([
    ['that is not verified', { email_verified: false }],
    ['that may be verified or not', { email_verified: undefined }],
    ['that is "true" in words only', { email_verified: 'true' }],
  ])('is not believed about an e-mail %s', async (_, claims) => {
    const page = await signIn({ ...ada, ...claims });
    expect(page.status).toBe(403);
    expect(titleOf(page)).toBe('Your e-mail is not verified');
    expect(page.text).toContain('Use another account');
    const [admin] = await server.ports.store.read((tx) => tx.users.list());
    expect(admin?.identity).toBeNull();
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'failed_login' });
  });

  it.each([
    ['missing', undefined, true],
    ['true', true, true],
    ['false', false, false],
    ['"false"', 'false', false],
  ])(
    'is believed about an e-mail with OIDC_EMAIL_VERIFIED=trusted unless it denies it: the claim is %s',
    async (_, claim, isIn) => {
      await server.stop();
      server = await startTestServer({
        environment: {
          OIDC_ISSUER: issuer,
          OIDC_CLIENT_ID: 'rooms',
          OIDC_CLIENT_SECRET: 'a secret of the other provider',
          OIDC_EMAIL_VERIFIED: 'trusted',
          FIRST_ADMIN_EMAIL: 'ada@rooms.example',
          SEED: '',
        },
      });
      other.serve(issuer, `${server.url}/auth/callback`);
      const page = await signIn({ ...ada, email_verified: claim });
      if (isIn) expect(page.url).toBe(`${server.url}/`);
      else expect(titleOf(page)).toBe('Your e-mail is not verified');
    },
  );

  it('admits no user who was not invited, and makes no user', async () => {
    const page = await signIn({ sub: 'mallory', email: 'mallory@rooms.example', email_verified: true });
    expect(page.status).toBe(403);
    expect(titleOf(page)).toBe('You have not been invited');
    expect(await userCount()).toBe(1);
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'failed_login' });
  });

  it('binds a person for good: the same e-mail under another subject stays out', async () => {
    expect((await signIn(ada)).url).toBe(`${server.url}/`);
    const page = await signIn({ ...ada, sub: 'ada-2' });
    expect(page.status).toBe(403);
    expect(titleOf(page)).toBe('This account cannot sign in');
    // The bound user can still sign in with a changed e-mail.
    expect((await signIn({ ...ada, email: 'ada.new@rooms.example' })).url).toBe(`${server.url}/`);
  });

  it('offers the choice of account again after a refusal', async () => {
    other.claims = { sub: 'mallory', email: 'mallory@rooms.example', email_verified: true };
    const client = server.newClient();
    await client.navigate('/api/login');
    const again = await client.request('/api/login');
    expect(new URL(again.headers.get('location') ?? '').searchParams.get('prompt')).toBe('login');
  });

  it('ignores invitation tokens: the verified e-mail decides', async () => {
    other.claims = ada;
    const login = await server.newClient().request('/api/login?invitation=whatever');
    expect(login.status).toBe(302);
    expect(login.headers.get('location')).not.toContain('whatever');
  });

  it('leaves no trace of the bundled one', async () => {
    expect((await server.newClient().request('/oidc/.well-known/openid-configuration')).status).toBe(404);
  });

  it('may be down: the page shows that, and the next sign-in works again', async () => {
    const own = await startTestServer({
      environment: { OIDC_ISSUER: 'http://localhost:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x', SEED: '' },
    });
    try {
      const page = await own.newClient().request('/api/login');
      expect(page.status).toBe(503);
      expect(titleOf(page)).toBe('Sign-in is not available');
      expect((await own.newClient().request('/readyz')).status).toBe(200);
    } finally {
      await own.stop();
    }
  });
});
