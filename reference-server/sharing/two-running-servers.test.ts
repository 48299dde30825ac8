// Two running servers with one public address and one database, behind a balancer that alternates between them.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LocalPostgres, startPostgres } from '#server/testing/local-postgres.ts';
import { credentialsOf, SESSION_COOKIE, TestClient } from '#server/testing/client.ts';
import { runScript } from '#server/testing/program.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { isDeep } from '#server/testing/deep.ts';

// Passwords are hashed at their real cost, one after the other.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PUBLIC_URL = 'http://localhost:65123';
const environment = { PUBLIC_URL, FAILED_SIGN_INS_PER_MINUTE: '6' };

let postgres: LocalPostgres | null = null;
let url: string;
const servers: TestServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newRoom();
  const start = () => startTestServer({ environment: { ...environment, DATABASE_URL: url }, hasRealHashes: true });
  servers.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  for (const server of servers.splice(0)) {
    await server.stop();
    expect(server.faults).toEqual([]);
  }
  await postgres?.remove();
});

/** A browser whose requests alternate between the servers. */
class DealtClient extends TestClient {
  #next: number;

  constructor(first: 0 | 1 = 0) {
    super(PUBLIC_URL);
    this.#next = first;
  }

  protected override fetch({ pathname, search }: URL, init: RequestInit): Promise<Response> {
    const server = servers[this.#next++ % servers.length];
    return super.fetch(new URL(`${server?.ownAddress}${pathname}${search}`), init);
  }
}

const html = { headers: { Accept: 'text/html' } };
const { email, password } = credentialsOf('viewer');

describe('two servers', () => {
  it.each([0, 1] as const)(
    'sign a user in together, whichever is first (%i), and both accept the session',
    async (first) => {
      const client = new DealtClient(first);
      await client.signIn(email, password);
      expect(client.cookie(SESSION_COOKIE)).not.toBeNull();
      for (const nth of [1, 2]) {
        const { status, text } = await client.request('/api/auth/user');
        expect([nth, status, text]).toEqual([nth, 200, expect.stringContaining(email)]);
      }
      await client.navigate('/api/logout');
      for (const nth of [1, 2]) expect([nth, (await client.request('/api/auth/user')).status]).toEqual([nth, 401]);
    },
  );

  it('keep sign-ins apart that tabs of one browser begin at the same moment, one at each', async () => {
    const [client, one, other] = [new DealtClient(), new DealtClient(0), new DealtClient(1)];
    const locations = [await one.request('/api/login'), await other.request('/api/login')];
    for (const tab of [one, other]) client.takeCookiesOf(tab);
    const pages = [];
    for (const { headers } of locations) pages.push(await client.navigate(headers.get('location') ?? ''));
    for (const page of pages)
      expect((await client.submit(page, { email, password })).url).toBe(`${PUBLIC_URL}/documents`);
  });

  it('complete a sign-in once, and not again at the other server', async () => {
    const client = new DealtClient();
    const callback = await client.authorize(email, password);
    const [one, other] = [new DealtClient(0), new DealtClient(1)];
    for (const copy of [one, other]) copy.takeCookiesOf(client);
    await one.request(callback.href);
    const again = await other.request(callback.href);
    expect([one.cookie(SESSION_COOKIE) === null, other.cookie(SESSION_COOKIE)]).toEqual([false, null]);
    expect(again.status).toBe(400);
  });

  it.runIf(isDeep)('count wrong passwords together', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 9; nth += 1) {
      const client = new DealtClient(nth % 2 ? 1 : 0);
      statuses.push((await client.signIn('nobody@rooms.example', 'a guess')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('refuse a third with another signing key, and keep running', async () => {
    const own = { ...environment, DATABASE_URL: url, SIGNING_KEY: 'another key, of thirty-two bytes or more' };
    await expect(startTestServer({ environment: own })).rejects.toThrow(/SIGNING_KEY is not the one of this database/);
    expect((await new DealtClient().request('/api/auth/user')).status).toBe(401);
  });

  it.runIf(isDeep)(
    'keep running while a command on the machine restores an administrator who lost the password',
    async () => {
      const { email } = credentialsOf('admin');
      const args = ['--email', email, '--let-go'];
      const result = await runScript('scripts/data-folder/admin.ts', args, { PUBLIC_URL, DATABASE_URL: url });
      expect(result).toMatchObject({ code: 0, err: '' });
      const invitation = /invitation=([\w-]+)/.exec(result.out)?.[1] ?? '';
      const client = new DealtClient();
      const page = await client.navigate(`/api/login?invitation=${invitation}`);
      const password = 'a password of their own';
      await client.submit(page, { password, repeated: password });
      expect(client.cookie(SESSION_COOKIE)).not.toBeNull();
      expect((await client.request('/api/auth/user')).json()).toMatchObject({ email, role: 'admin' });
    },
  );

  it.runIf(isDeep)('answer 503 while the database is away, and sign people in once it is back', async () => {
    const client = new DealtClient();
    const authorization = (await client.request('/api/login')).headers.get('location') ?? '';
    const page = await client.navigate(authorization);
    await postgres?.stop();
    const away = await client.submit(page, { email, password });
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[0-9]+$/)]);
    expect((await client.request(authorization, html)).status).toBe(503);
    await postgres?.start();
    for (const { faults } of servers) faults.splice(0);
    const again = new DealtClient(1);
    await again.signIn(email, password);
    expect(again.cookie(SESSION_COOKIE)).not.toBeNull();
  });
});
