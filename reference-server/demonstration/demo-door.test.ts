// The demonstration's accounts, whose passwords are published, against every way in which others may reach them.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPeople } from './demo-people.ts';
import { openAccounts } from '../auth/provider/file-accounts.ts';
import { SESSION_COOKIE, TestClient, titleOf } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let template: string;
/** A browser of one of its users. */
let signedIn: TestClient;
let dataDir: string;
let server: TestServer | null = null;
beforeAll(async () => {
  // A data folder after an evaluation, with one of the demonstration accounts signed in.
  template = await mkdtemp(path.join(tmpdir(), 'strongroom-door-'));
  const running = await startTestServer({ dataDir: template });
  signedIn = await running.signInAs('admin');
  await running.close();
});
afterAll(() => rm(template, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-door-'));
});
afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

const evaluated = () => cp(template, dataDir, { recursive: true });

async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  await stop();
  server = await startTestServer({ dataDir, environment });
  return server;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = null;
}

const accountsFile = () => path.join(dataDir, 'oidc', 'accounts.json');
const emails = demoPeople.map(({ email }) => email);

describe.each([
  ['PUBLIC_URL', { PUBLIC_URL: 'https://rooms.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://192.168.1.20:3000' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '::' }],
  ['TRUSTED_PROXY', { TRUSTED_PROXY: '127.0.0.1' }],
])('an evaluated folder, opened to others by %s (%j)', (name, environment) => {
  it('admits no published password, offers none, and shows why', async () => {
    await evaluated();
    const open = await start(environment);
    expect(open.areDemoAccountsOpen).toBe(false);
    expect(open.warnings.filter((line) => line.includes(`accounts are off: ${name} `))).toHaveLength(1);
    expect(open.warnings.some((line) => line.startsWith('Nobody can sign in as administrator'))).toBe(true);
    const page = await open.newClient().navigate('/api/login');
    expect(titleOf(page)).toBe('Sign in to Strongroom');
    for (const email of emails) expect(page.text).not.toContain(email);
    for (const { email, password } of demoPeople) {
      const client = open.newClient();
      const answer = await client.signIn(email, password);
      expect(answer.status).toBe(401);
      expect(answer.text).not.toMatch(/class="demo"/);
    }
  });
});

describe('where others can reach the server', () => {
  const PUBLIC_URL = 'http://rooms.example';

  it('the demonstration’s sessions end, here and at the provider', async () => {
    await evaluated();
    const identity = ['strongroom_identity', 'strongroom_identity.sig'];
    const kept = (running: TestServer) => {
      const client = running.newClient();
      for (const name of identity) client.setCookie(name, signedIn.cookie(name) ?? '', '/oidc');
      for (const name of [SESSION_COOKIE, `${SESSION_COOKIE}_trace`])
        client.setCookie(name, signedIn.cookie(name) ?? '');
      return client;
    };
    const before = kept(await start());
    expect((await before.request('/api/auth/user')).status).toBe(200);
    const after = kept(await start({ PUBLIC_URL }));
    expect(titleOf(await after.copy().navigate('/api/login'))).toBe('Sign in to Strongroom');
    expect((await after.request('/api/auth/user')).status).toBe(401);
  });

  it('a user who was invited during the evaluation signs in as before, and the start is not refused', async () => {
    await evaluated();
    const running = await start();
    const admin = await running.signInAs('admin');
    const invited = await admin.request('/api/users', {
      json: { email: 'real@rooms.example', firstName: 'Real', lastName: 'Person', role: 'admin' },
    });
    const link = /\?newuser=true&invitation=[\w-]+/.exec(invited.text)?.[0] ?? '';
    const real = running.newClient();
    const form = await real.navigate(`/api/login${link.replace('newuser=true&', '')}`);
    const password = 'known to one person alone';
    await real.submit(form, { password, repeated: password });
    expect((await real.request('/api/auth/user')).status).toBe(200);

    const open = await start({ PUBLIC_URL, SEED: '' });
    const again = open.newClient();
    await again.signIn('real@rooms.example', password);
    expect((await again.request('/api/auth/user')).json()).toMatchObject({
      email: 'real@rooms.example',
      role: 'admin',
    });
    expect(open.warnings.some((line) => line.startsWith('Nobody can sign in'))).toBe(false);
  });

  it('the named first administrator is invited, although one of the demonstration had signed in', async () => {
    await evaluated();
    const open = await start({ PUBLIC_URL, FIRST_ADMIN_EMAIL: 'chief@rooms.example' });
    expect(open.invitationLink).toContain('invitation=');
    expect(open.warnings.some((line) => line.startsWith('Nobody can sign in'))).toBe(false);
  });

  it("another user's account is not opened by a published password either", async () => {
    await evaluated();
    const accounts = await openAccounts(accountsFile(), () => undefined);
    const careless = { email: 'careless@rooms.example', isEmailVerified: true, givenName: null, familyName: null };
    await accounts.create({ ...careless, password: 'demo-viewer-password' });
    const open = await start({ PUBLIC_URL });
    expect((await open.newClient().signIn(careless.email, 'demo-viewer-password')).status).toBe(401);
  });

  it('an empty folder gets no demonstration unasked', async () => {
    for (const environment of [{ HOST: '0.0.0.0' }, { TRUSTED_PROXY: '10.0.0.0/8' }]) {
      const open = await start({ SEED: '', ...environment });
      expect(open.isDemo).toBe(false);
      expect(await open.ports.store.read((tx) => tx.users.list())).toEqual([]);
    }
  });
});

describe('at this machine', () => {
  let here: TestServer;
  let copy: string;
  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'strongroom-door-'));
    await cp(template, copy, { recursive: true });
    here = await startTestServer({ dataDir: copy });
  });
  afterAll(async () => {
    await here.stop();
    await rm(copy, { recursive: true, force: true });
  });

  it.each([
    ['a tunnel’s name', { Host: 'quick-fox.tunnel.example' }],
    ['an address of the network', { Host: '192.168.1.20:3000' }],
    ['whom it is for', { 'X-Forwarded-For': '198.51.100.7' }],
    ['whom it is for, after this machine', { 'X-Forwarded-For': '127.0.0.1, 198.51.100.7' }],
    ['whom it is for, in the standard’s words', { Forwarded: 'for=198.51.100.7' }],
    ['what was asked for', { 'X-Forwarded-Host': 'rooms.example' }],
    ['a relay on the way', { Via: '1.1 somewhere' }],
    ['whom it is for, as a large relay does', { 'CF-Connecting-IP': '2001:db8::7' }],
  ])('a request that names %s is offered no account and may use none', async (_, headers) => {
    const client = new RelayedClient(here.url, here.ownAddress, headers);
    const page = await client.navigate('/api/login');
    expect(titleOf(page)).toBe('Sign in to Strongroom');
    for (const email of emails) expect(page.text).not.toContain(email);
    const { email, password } = demoPeople[0] ?? { email: '', password: '' };
    expect((await client.submit(page, { email, password })).status).toBe(401);
  });

  it.each([{}, { 'X-Forwarded-For': '127.0.0.1, ::1' }, { 'X-Forwarded-Host': 'localhost:5173' }])(
    'a request with %j is offered all of them and may use them',
    async (headers) => {
      const client = new RelayedClient(here.url, here.ownAddress, headers);
      const page = await client.navigate('/api/login');
      for (const email of emails) expect(page.text).toContain(email);
      const { email, password } = demoPeople[0] ?? { email: '', password: '' };
      await client.submit(page, { email, password });
      expect(client.cookie(SESSION_COOKIE)).not.toBeNull();
    },
  );

  it.each([{ HOST: '127.0.0.2' }, { HOST: 'localhost' }, { PUBLIC_URL: 'http://rooms.localhost' }])(
    'they are offered with %j',
    async (environment) => {
      await evaluated();
      expect((await start(environment)).areDemoAccountsOpen).toBe(true);
    },
  );

  it('no user can choose one of their passwords for an account', async () => {
    const running = await start({ SEED: '', FIRST_ADMIN_EMAIL: 'chief@rooms.example' });
    const client = running.newClient();
    const form = await client.navigate(`/api/login${new URL(running.invitationLink ?? '').search}`);
    for (const { password: known } of demoPeople) {
      for (const password of [known, known.toUpperCase(), ` ${known} `]) {
        const refused = await client.submit(form, { password, repeated: password });
        expect(refused.status).toBe(400);
        expect(refused.text).toContain('Everybody knows this password');
      }
    }
  });
});

/** A browser behind a relay that adds these headers. */
class RelayedClient extends TestClient {
  readonly #base: string;
  readonly #address: string;
  readonly #added: Record<string, string>;

  constructor(baseUrl: string, address: string, added: Record<string, string>) {
    super(baseUrl, address);
    this.#base = baseUrl;
    this.#address = address;
    this.#added = added;
  }

  /** `fetch` does not allow setting the host. */
  protected override fetch(url: URL, init: RequestInit): Promise<Response> {
    const target = new URL(`${url.pathname}${url.search}`, this.#address);
    const headers = {
      Host: new URL(this.#base).host,
      ...Object.fromEntries(new Headers(init.headers)),
      ...this.#added,
    };
    return new Promise((resolve, reject) => {
      const body = init.body instanceof URLSearchParams ? init.body.toString() : null;
      const type = body === null ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
      const outgoing = request(
        target,
        { method: init.method ?? 'GET', headers: { ...type, ...headers } },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('end', () => {
            const headers = new Headers();
            for (let at = 0; at < incoming.rawHeaders.length; at += 2)
              headers.append(incoming.rawHeaders[at] ?? '', incoming.rawHeaders[at + 1] ?? '');
            resolve(
              new Response(parts.length > 0 ? Buffer.concat(parts) : null, {
                status: incoming.statusCode ?? 0,
                headers,
              }),
            );
          });
        },
      );
      outgoing.on('error', reject).end(body ?? undefined);
    });
  }
}
