import { request } from 'node:http';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { credentialsOf } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let authorization: URL;
beforeAll(async () => {
  server = await startTestServer({ hasRealHashes: true });
  const login = await server.newClient().request('/api/login');
  authorization = new URL(login.headers.get('location') ?? '');
});
afterAll(() => server.stop());

function changed(changes: Record<string, string | null>): string {
  const url = new URL(authorization);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

describe('the bundled provider', () => {
  it('is called with a code, PKCE, state and nonce', () => {
    const { searchParams } = authorization;
    expect(searchParams.get('response_type')).toBe('code');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['no PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['an ID token instead of a code', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['a token besides the code', { response_type: 'code id_token' }, 'unsupported_response_type'],
  ])('refuses %s', async (_, changes, error) => {
    const response = await server.newClient().request(changed(changes));
    const location = new URL(response.headers.get('location') ?? '');
    expect(`${location.origin}${location.pathname}`).toBe(`${server.url}/auth/callback`);
    const params = new URLSearchParams(location.search || location.hash.slice(1));
    expect(params.get('error')).toBe(error);
    expect(params.get('code')).toBeNull();
  });

  it.each([
    ['a suffix', () => `${server.url}/auth/callback/evil`],
    ['a query', () => `${server.url}/auth/callback?next=evil`],
    ['another host', () => 'https://evil.example/auth/callback'],
    ['another scheme', () => 'javascript:alert(1)'],
  ])('never redirects to an address with %s', async (_, redirectUri) => {
    const response = await server.newClient().request(changed({ redirect_uri: redirectUri() }));
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(response.text).toContain('This request is not valid');
    expect(response.text).not.toContain('evil');
  });

  it('refuses an unknown client with a page', async () => {
    const response = await server.newClient().request(changed({ client_id: 'somebody' }));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it('gives no token for a code alone', async () => {
    const client = server.newClient();
    const { email, password } = credentialsOf('viewer');
    const code = (await client.authorize(email, password)).searchParams.get('code') ?? '';
    const response = await server
      .newClient()
      .request('/oidc/token', {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'authorization_code', code, client_id: 'strongroom' }),
      });
    expect([400, 401]).toContain(response.status);
    expect(response.text).not.toContain('id_token');
  });

  it('names the same addresses whatever host a request names', async () => {
    const metadata = await new Promise<string>((resolve, reject) => {
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
      request(`${server.ownAddress}/oidc/.well-known/openid-configuration`, { headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
    expect(metadata).not.toContain('evil');
    expect(JSON.parse(metadata)).toMatchObject({
      issuer: `${server.url}/oidc`,
      authorization_endpoint: `${server.url}/oidc/auth`,
      token_endpoint: `${server.url}/oidc/token`,
    });
  });

  it('lets no cache keep its keys', async () => {
    const { status, headers } = await server.newClient().request('/oidc/jwks');
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it.each(['/oidc', '/oidc/', '/oidc/unknown', '/oidc/reg', '/oidc/token/introspection'])(
    'has nothing at %s',
    async (at) => {
      expect((await server.newClient().request(at)).status).toBe(404);
    },
  );

  it('stores no password and makes its files unreadable for other users', async () => {
    const folder = path.join(server.dataDir, 'oidc');
    await server.signInAs('viewer');
    // Files being written may be replaced at any moment.
    const names = (await readdir(folder)).filter((name) => !name.endsWith('.new'));
    expect(names).toContain('accounts.json');
    for (const name of names) {
      const file = path.join(folder, name);
      expect((await stat(file)).mode & 0o077).toBe(0);
      expect(await readFile(file, 'utf8')).not.toContain(credentialsOf('viewer').password);
    }
    const accounts = z
      .object({ content: z.array(z.object({ passwordHash: z.string() })) })
      .parse(JSON.parse(await readFile(path.join(folder, 'accounts.json'), 'utf8')));
    expect(accounts.content).toHaveLength(4);
    for (const { passwordHash } of accounts.content) expect(passwordHash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(new Set(accounts.content.map(({ passwordHash }) => passwordHash)).size).toBe(4);
  });
});
