// Ways that might bypass the second factor: another provider, or an invitation.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClientResponse, SESSION_COOKIE, type TestClient, titleOf } from '#server/testing/client.ts';
import { type Behaviour, CLIENT_ID, CLIENT_SECRET, FakeProvider } from '../testing/fake-provider.ts';
import { AtTheDoor, fieldOn, HALF_COOKIE, startStillServer, type StillServer } from '../testing/second-factor.ts';

const provider = new FakeProvider();
const ada = { sub: 'ada-1', email: 'ada@rooms.example', email_verified: true };
let server: StillServer;

describe('at another provider', () => {
  beforeAll(() => provider.listen());
  afterAll(() => provider.close());
  beforeEach(async () => {
    provider.behave();
    const OIDC = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET };
    const more = { OIDC_MFA_ACR: 'gold', FIRST_ADMIN_EMAIL: ada.email, SEED: '', SECOND_FACTOR: 'everyone' };
    server = await startStillServer({ environment: { ...OIDC, ...more } });
  });
  afterEach(() => server.stop());

  async function signIn(
    behaviour: Partial<Behaviour>,
    query = '',
  ): Promise<{ client: TestClient; page: ClientResponse }> {
    provider.behave(behaviour);
    const client = server.newClient();
    return { client, page: await client.navigate(`/api/login${query}`) };
  }

  it.each([{ amr: ['pwd', 'otp'] }, { acr: 'gold' }])(
    'a factor named in the ID token is enough: %j',
    async (claims) => {
      const { client } = await signIn({ claims: { ...ada, ...claims } });
      expect((await client.request('/api/auth/user')).status).toBe(200);
      const [session] = await server.ports.store.read((tx) => tx.sessions.list());
      expect(session?.secondFactor?.method).toBe('provider');
      expect((await server.auditLog())[0]?.description).toBe('Signed in with a second factor at the identity provider');
    },
  );

  it.each<[string, Partial<Behaviour>]>([
    ['userinfo', { userInfo: { status: 200, json: { ...ada, amr: ['mfa'], acr: 'gold' } } }],
    ['a class that is not named', { claims: { ...ada, acr: 'silver' } }],
    ['the address of the way back', { authorization: { amr: 'mfa', acr: 'gold' } }],
  ])('a factor from %s is not', async (_, behaviour) => {
    const { client, page } = await signIn({
      claims: { sub: ada.sub, email: ada.email, email_verified: true },
      ...behaviour,
    });
    expect(titleOf(page)).toBe('Set up your second factor');
    expect(client.cookie(SESSION_COOKIE)).toBeNull();
    expect((await client.request('/api/auth/user')).status).toBe(401);
  });

  it('the factor of another account, or of an issuer other than the configured one, signs no one in', async () => {
    await signIn({ claims: { ...ada, amr: ['mfa'] } });
    const other = await signIn({ claims: { ...ada, sub: 'mallory', amr: ['mfa'] } });
    expect([other.page.status, other.client.cookie(SESSION_COOKIE)]).toEqual([403, null]);
    const elsewhere = await signIn({ claims: { ...ada, iss: 'https://evil.example', amr: ['mfa'] } });
    expect(elsewhere.client.cookie(SESSION_COOKIE)).toBeNull();
    expect(elsewhere.client.cookie(HALF_COOKIE)).toBeNull();
  });

  it('a factor of the data room is set up at the first sign-in and asked for at the next', async () => {
    const { client } = await signIn({ claims: ada });
    const person = new AtTheDoor(server, client);
    expect(titleOf(await person.addApp())).toBe('Save your recovery codes');
    expect(await person.whoAmI()).toBe(200);
    const again = person.elsewhere((await signIn({ claims: ada })).client);
    await again.showCode();
    expect(await again.whoAmI()).toBe(200);
  });

  it('again=true asks for a new sign-in', async () => {
    const promptFor = async (query: string) => {
      const { headers } = await server.newClient().request(`/api/login${query}`);
      return new URL(headers.get('location') ?? '').searchParams.get('prompt');
    };
    expect(await promptFor('?again=true')).toBe('login');
    expect([await promptFor(''), await promptFor('?again=false'), await promptFor('?again=1')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('a logout there ends a sign-in that is half done here', async () => {
    const { client } = await signIn({ claims: { ...ada, sid: 'desk' } });
    const token = provider.jwt({
      iss: provider.issuer,
      aud: CLIENT_ID,
      iat: Math.floor(Date.now() / 1000),
      jti: 'one',
      sub: ada.sub,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    const body = new URLSearchParams({ logout_token: token });
    const answer = await server.newClient().request('/auth/backchannel-logout', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(titleOf(await client.request('/auth/second-factor'))).toBe('This sign-in has ended');
  });
});

describe('with the bundled provider', () => {
  const lines: string[] = [];
  const log = pino(
    { level: 'trace' },
    new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  beforeEach(async () => {
    lines.length = 0;
    server = await startStillServer({ environment: { SECOND_FACTOR: 'everyone' }, log });
  });
  afterEach(() => server.stop());

  it('an invitation leads to the second factor as any sign-in does', async () => {
    const admin = new AtTheDoor(server);
    await admin.arrive('admin');
    await admin.addApp();
    const nora = { email: 'nora@buyer.example', firstName: 'Nora', lastName: 'Quist', role: 'viewer' };
    const json = { ...nora, folderPermissions: [], documentPermissions: [] };
    const invited = await admin.client.request('/api/users', { json });
    const { link } = (invited.json() as { invitation: { link: string } }).invitation;
    const guest = new AtTheDoor(server);
    const page = await guest.client.navigate(
      `/api/login?invitation=${new URL(link).searchParams.get('invitation') ?? ''}`,
    );
    const password = 'a long enough password';
    const landed = await guest.client.submit(page, { password, repeated: password });
    expect(titleOf(landed)).toBe('Set up your second factor');
    expect(await guest.whoAmI()).toBe(401);
    expect(guest.client.cookie(SESSION_COOKIE)).toBeNull();
    await guest.addApp();
    expect(await guest.whoAmI()).toBe(200);
  });

  it('a session from before the policy required a factor is no longer valid', async () => {
    const admin = new AtTheDoor(server);
    await admin.arrive('admin');
    await admin.addApp();
    const [session] = await server.ports.store.read((tx) => tx.sessions.list());
    if (!session) throw new Error('There is no session');
    const { secondFactor: _, ...before } = session;
    await server.ports.store.transact((tx) => tx.sessions.put(before));
    expect(await admin.whoAmI()).toBe(401);
  });

  it('secrets, codes and tokens are neither in the log nor in stored data', async () => {
    const person = new AtTheDoor(server);
    await person.arrive('admin');
    const half = person.client.cookie(HALF_COOKIE) ?? '';
    const page = await person.page('/app');
    await person.post('/app', { task: fieldOn(page, 'task'), name: 'Phone', code: '918273' });
    await person.addApp();
    const session = person.client.cookie(SESSION_COOKIE) ?? '';
    const again = person.elsewhere();
    await again.arrive('admin');
    await again.showCode('564738');
    const [recovery = ''] = person.recoveryCodes;
    await again.post('', { method: 'recovery-code', code: recovery });
    expect(await again.whoAmI()).toBe(200);
    const code = await person.code();
    const third = person.elsewhere();
    await third.arrive('admin');
    await third.showCode(code);
    const secrets = [person.secret, ...person.recoveryCodes, half, session, '918273', '564738', code];
    expect(secrets.every((one) => one.length >= 6)).toBe(true);
    const kept = [lines.join(''), JSON.stringify(await server.auditLog()), ...(await journalOf(server.dataDir))];
    expect(kept.length).toBeGreaterThan(2);
    for (const text of kept) for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
  });
});

async function journalOf(dataDir: string): Promise<string[]> {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const kept = files.filter(
    (entry) => entry.isFile() && /journal|snapshot/.test(path.join(entry.parentPath, entry.name)),
  );
  return Promise.all(kept.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')));
}
