// The second factor at sign-in over HTTP: it is required, and cannot be bypassed.
import { afterEach, describe, expect, it } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import { POLICY } from '#core/records/keys.ts';
import { ids } from '#server/scenarios/users-by-role.ts';
import { credentialsOf, SESSION_COOKIE, titleOf } from '#server/testing/client.ts';
import {
  AtTheDoor,
  codesOn,
  fieldOn,
  HALF_COOKIE,
  secretOn,
  startStillServer,
  type StillServer,
} from '../testing/second-factor.ts';

let server: StillServer;
const start = async (environment: Record<string, string> = { SECOND_FACTOR: 'everyone' }) => {
  server = await startStillServer({ environment });
  return new AtTheDoor(server);
};
afterEach(async () => {
  expect(server.faults).toEqual([]);
  await server.stop();
});

/** A user with an app who has returned from the provider again. */
async function halfWay(environment?: Record<string, string>): Promise<AtTheDoor> {
  const first = await start(environment);
  await first.arrive('admin');
  await first.addApp();
  const again = first.elsewhere();
  await again.arrive('admin');
  return again;
}

const entries = async (type: string) =>
  (await server.auditLog()).filter((entry) => entry.activityType === type).map(({ description }) => description);

describe('a second factor at sign-in', () => {
  it('is set up where the policy requires one and the user has none: an app, its codes once, then the session', async () => {
    const person = await start();
    const choice = await person.arrive('admin', '/api/login?returnTo=/audit');
    expect([choice.url, titleOf(choice)]).toEqual([`${server.url}/auth/second-factor`, 'Set up your second factor']);
    expect(await person.whoAmI()).toBe(401);
    const page = await person.page('/app');
    expect(page.text).toContain('<svg class="qr"');
    expect(secretOn(page)).toMatch(/^[A-Z2-7]{32}$/);
    const saved = await person.addApp();
    expect([saved.status, titleOf(saved)]).toEqual([200, 'Save your recovery codes']);
    expect(person.recoveryCodes).toHaveLength(10);
    expect(saved.text).toContain('href="/audit">I have saved them</a>');
    expect(await person.whoAmI()).toBe(200);
    expect(person.client.cookie(HALF_COOKIE)).toBeNull();
    const log = await server.auditLog();
    expect(log.slice(0, 2).map((entry) => [entry.activityType, entry.userId, entry.ipAddress])).toEqual([
      ['login', ids.admin, '127.0.0.1'],
      ['second_factor_added', ids.admin, '127.0.0.1'],
    ]);
    expect(log[0]?.description).toBe('Signed in with a code of an authenticator app');
  });

  it('is required once enrolled, and a code leads to the requested page', async () => {
    const first = await start();
    await first.arrive('admin');
    await first.addApp();
    const again = first.elsewhere();
    const page = await again.arrive('admin', '/api/login?returnTo=/users');
    expect(titleOf(page)).toBe('Second factor');
    expect(page.text).toMatch(/inputmode="numeric"\s+autocomplete="one-time-code"/);
    expect(page.text).toContain(credentialsOf('admin').email);
    const code = await again.code();
    const landed = await again.showCode(` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect([landed.status, landed.headers.get('location')]).toEqual([303, '/users']);
    expect(await again.whoAmI()).toBe(200);
  });

  it('is required once enrolled even if no policy requires it', async () => {
    const person = await start({});
    await person.arrive('admin');
    expect(await person.whoAmI()).toBe(200);
    const begun = await person.client.request('/api/account/totp', { method: 'POST' });
    const { id, secret } = begun.json() as { id: string; secret: string };
    person.secret = secret;
    const json = { code: await person.code(), name: 'Phone' };
    expect((await person.client.request(`/api/account/totp/${id}`, { json })).status).toBe(201);
    const again = person.elsewhere();
    expect(titleOf(await again.arrive('admin'))).toBe('Second factor');
    expect(await again.whoAmI()).toBe(401);
  });

  it('is required of the roles that the policy names, and of no others', async () => {
    const person = await start({ SECOND_FACTOR: 'privileged' });
    await person.arrive('viewer');
    expect(await person.whoAmI()).toBe(200);
    const manager = person.elsewhere();
    expect(titleOf(await manager.arrive('manager'))).toBe('Set up your second factor');
    expect(await manager.whoAmI()).toBe(401);
  });

  it('may be a passkey: set up, and shown at the next sign-in', async () => {
    const person = await start();
    await person.arrive('admin');
    const saved = await person.addPasskey();
    expect(codesOn(saved)).toHaveLength(10);
    const session = person.client.cookie(SESSION_COOKIE);
    const page = await person.arrive('admin');
    expect(page.text).toContain('Use a passkey');
    expect(page.text).not.toContain('id="code"');
    expect((await person.showPasskey(page)).status).toBe(303);
    expect(person.client.cookie(SESSION_COOKIE)).not.toBe(session);
    expect((await entries('login'))[0]).toBe('Signed in with a passkey');
  });

  it('suggests a name for a passkey of an unknown device', async () => {
    const person = await start();
    await person.arrive('admin');
    expect((await person.page('/passkey')).text).toContain('value="Passkey"');
  });

  it('takes an answer to a passkey once, and none to the challenge of another sign-in', async () => {
    const person = await start();
    await person.arrive('admin');
    await person.addPasskey();
    await person.arrive('admin');
    const [one, other] = [person, new AtTheDoor(server)];
    await other.arrive('admin');
    const otherPage = await other.page();
    expect((await one.showPasskey(otherPage)).status).toBe(403);
    const page = await one.page();
    expect((await one.showPasskey(page)).status).toBe(303);
    await one.arrive('admin');
    expect((await one.showPasskey(page)).status).toBe(403);
  });

  it('may be a recovery code, each once', async () => {
    const first = await start();
    await first.arrive('admin');
    await first.addApp();
    const [code = ''] = first.recoveryCodes;
    const again = first.elsewhere();
    await again.arrive('admin');
    const page = await again.page('/recovery');
    expect(titleOf(page)).toBe('Use a recovery code');
    const spelled = ` ${code.toUpperCase().replace('-', ' ')}`;
    expect((await again.post('', { method: 'recovery-code', code: spelled })).status).toBe(303);
    const third = first.elsewhere();
    await third.arrive('admin');
    const refused = await third.post('', { method: 'recovery-code', code });
    expect([refused.status, titleOf(refused)]).toEqual([403, 'Use a recovery code']);
    expect(refused.text).toMatch(/aria-invalid="true"[^>]*autofocus/);
  });

  it('that is wrong shows an error at the focused field and is audited', async () => {
    const person = await halfWay();
    const page = await person.showCode('000000');
    expect([page.status, titleOf(page)]).toEqual([403, 'Second factor']);
    expect(page.text).toMatch(/<input[^>]*id="code"[^>]*aria-invalid="true"[^>]*autofocus/);
    expect(page.text).toMatch(/<p class="error" id="code-note" role="alert">/);
    expect(page.text).not.toContain('000000');
    expect((await server.auditLog())[0]).toMatchObject({ activityType: 'failed_login', userId: ids.admin });
    expect((await person.showCode()).status).toBe(303);
  });

  it('keeps the key of an app that is being set up when the first code is wrong', async () => {
    const person = await start();
    await person.arrive('admin');
    const page = await person.page('/app');
    const again = await person.post('/app', { task: fieldOn(page, 'task'), name: 'Phone', code: '000000' });
    expect(again.status).toBe(403);
    expect(secretOn(again)).toBe(secretOn(page));
    person.secret = secretOn(page);
    const nameless = await person.post('/app', {
      task: fieldOn(page, 'task'),
      name: '\u0000',
      code: await person.code(),
    });
    expect(nameless.status).toBe(400);
    expect(nameless.text).toContain('id="name-note" role="alert"');
    expect(secretOn(nameless)).toBe(person.secret);
    const saved = await person.post('/app', { task: fieldOn(page, 'task'), name: 'Phone', code: await person.code() });
    expect(codesOn(saved)).toHaveLength(10);
  });

  it('ends the earlier session of the browser when it is done, and not before', async () => {
    const person = await start();
    await person.arrive('admin');
    await person.addApp();
    const before = person.client.copy();
    await person.arrive('admin');
    expect((await before.request('/api/auth/user')).status).toBe(200);
    await person.showCode();
    expect((await before.request('/api/auth/user')).status).toBe(401);
  });

  it('has its own cookie, which scripts cannot read and signing out deletes', async () => {
    const person = await halfWay();
    const { email, password } = credentialsOf('admin');
    const client = server.newClient();
    const callback = await client.authorize(email, password);
    const answer = await client.request(callback.href, { isFromOtherSite: true });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${HALF_COOKIE}=`));
    expect(cookie).toMatch(/; samesite=lax/i);
    expect(cookie).toMatch(/; httponly/i);
    await client.request('/api/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(person.client.cookie(HALF_COOKIE)).toMatch(/^[\w-]{43}$/);
    await person.client.request('/api/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(person.client.cookie(HALF_COOKIE)).toBeNull();
    expect(await server.ports.store.read((tx) => tx.halfSignIns.list())).toEqual([]);
  });

  it('its pages have no inline scripts and are never cached', async () => {
    const person = await halfWay();
    for (const page of [await person.page(), await person.page('/recovery')]) {
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(page.text).not.toMatch(/<script(?![^>]* src="\/auth\/)|\son\w+=/);
    }
    for (const script of ['passkey', 'recovery-codes'])
      expect((await person.client.request(`/auth/${script}.js`)).headers.get('content-type')).toContain('javascript');
  });
});

describe('a half sign-in', () => {
  it('is no session at any call of the contract, under its own name or that of the session', async () => {
    const person = await halfWay();
    const thief = server.newClient();
    thief.setCookie(SESSION_COOKIE, person.client.cookie(HALF_COOKIE) ?? '');
    const guarded = Object.entries(contractOperations).filter(
      ([, { roles }]) => !roles.some((one) => one === 'public'),
    );
    expect(guarded.length).toBeGreaterThan(40);
    for (const client of [person.client, thief]) {
      for (const [id, { method, path }] of guarded) {
        const { status } = await client.request(path.replaceAll(/\{\w+\}/g, ids.admin), {
          method,
          ...(['GET', 'HEAD', 'DELETE'].includes(method) ? {} : { json: {} }),
        });
        expect([id, status]).toEqual([id, 401]);
      }
    }
  });

  it('lasts ten minutes', async () => {
    const person = await halfWay();
    server.pass(9 * 60);
    expect((await person.page()).status).toBe(200);
    server.pass(60);
    const page = await person.showCode();
    expect([page.status, titleOf(page)]).toEqual([400, 'This sign-in has ended']);
    expect(page.text).toContain('href="/api/login"');
    expect(await person.whoAmI()).toBe(401);
  });

  it('is used once', async () => {
    const person = await halfWay();
    const replaying = person.elsewhere(person.client.copy());
    expect((await person.showCode()).status).toBe(303);
    const page = await replaying.showCode();
    expect([page.status, titleOf(page)]).toEqual([400, 'This sign-in has ended']);
    expect(replaying.client.cookie(SESSION_COOKIE)).toBeNull();
  });

  it('makes one session of two posts at once with the same code', async () => {
    const person = await halfWay();
    const before = await server.ports.store.read((tx) => tx.sessions.list());
    const twins = [person, person.elsewhere(person.client.copy())];
    const code = await person.code();
    const answers = await Promise.all(twins.map((twin) => twin.post('', { method: 'totp', code })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const after = await server.ports.store.read((tx) => tx.sessions.list());
    expect(after).toHaveLength(before.length + 1);
  });

  it('makes one session of two half sign-ins that show the same code at once', async () => {
    const person = await halfWay();
    const other = person.elsewhere();
    await other.arrive('admin');
    const code = await person.code();
    const answers = await Promise.all([person, other].map((one) => one.post('', { method: 'totp', code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403]);
  });

  it('never uses a cookie value that an attacker has fixed', async () => {
    const person = await halfWay();
    const victim = new AtTheDoor(server);
    victim.client.setCookie(HALF_COOKIE, 'fixed-by-an-attacker');
    await victim.arrive('viewer');
    expect(victim.client.cookie(HALF_COOKIE)).toMatch(/^[\w-]{43}$/);
    const attacker = new AtTheDoor(server);
    attacker.client.setCookie(HALF_COOKIE, 'fixed-by-an-attacker');
    expect(titleOf(await attacker.page())).toBe('This sign-in has ended');
    // The half sign-in names the user, so another user's code is wrong.
    await victim.addApp();
    const code = await victim.code();
    expect((await person.showCode(code)).status).toBe(403);
    expect(await person.whoAmI()).toBe(401);
  });

  it('is refused to another site, whatever it posts', async () => {
    const person = await halfWay();
    const answer = await person.client.request('/auth/second-factor', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      body: new URLSearchParams({ method: 'totp', code: await person.code() }),
    });
    expect(answer.status).toBe(403);
    expect(await person.whoAmI()).toBe(401);
  });

  it('never sets up a factor where there is one', async () => {
    const person = await halfWay();
    expect((await person.page('/app')).url).toBe(`${server.url}/auth/second-factor`);
    for (const path of ['/app', '/passkey']) {
      const answer = await person.post(path, { task: 'x', name: 'Mine', code: '123456', response: '{}' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth/second-factor']);
    }
    const factors = await server.ports.store.read((tx) => tx.secondFactors.by('user', ids.admin));
    expect(factors.map(({ name }) => name)).toEqual(['Phone']);
  });

  it('sets up one factor of two that are set up at once', async () => {
    const one = await start();
    await one.arrive('admin');
    const other = one.elsewhere();
    await other.arrive('admin');
    const pages = [await one.page('/app'), await other.page('/app')];
    const posts = await Promise.all(
      [one, other].map(async (person, at) => {
        const page = pages[at] ?? (await person.page('/app'));
        return { task: fieldOn(page, 'task'), name: 'Phone', code: await person.code(secretOn(page)) };
      }),
    );
    // Both codes are valid in this time step.
    const answers = await Promise.all([one.post('/app', posts[0] ?? {}), other.post('/app', posts[1] ?? {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 303]);
    expect(await server.ports.store.read((tx) => tx.secondFactors.list())).toHaveLength(1);
    expect([await one.whoAmI(), await other.whoAmI()].sort()).toEqual([200, 401]);
    const late = answers[0].status === 303 ? one : other;
    expect(titleOf(await late.page())).toBe('Second factor');
  });

  it('that began with a factor never sets one up, even if it was removed in another tab meanwhile', async () => {
    const person = await halfWay();
    for (const { id } of await server.ports.store.read((tx) => tx.secondFactors.list()))
      await server.ports.store.transact((tx) => tx.secondFactors.delete(id));
    for (const path of ['', '/app', '/passkey', '/recovery'])
      expect([path, titleOf(await person.page(path))]).toEqual([path, 'This sign-in has ended']);
    expect(await person.whoAmI()).toBe(401);
  });

  it('ends when the factor is reset, and when the user is deactivated', async () => {
    const manager = await start({});
    await manager.arrive('manager');
    const begun = await manager.client.request('/api/account/totp', { method: 'POST' });
    const { id, secret } = begun.json() as { id: string; secret: string };
    manager.secret = secret;
    await manager.client.request(`/api/account/totp/${id}`, { json: { code: await manager.code(), name: 'Phone' } });
    const admin = await server.signInAs('admin');
    const waiting = manager.elsewhere();
    await waiting.arrive('manager');
    expect((await admin.request(`/api/users/${ids.manager}/second-factor`, { method: 'DELETE' })).status).toBe(204);
    expect(titleOf(await waiting.showCode())).toBe('This sign-in has ended');
    expect((await admin.request(`/api/users/${ids.viewer}`, { method: 'DELETE' })).status).toBe(204);
  });

  it('of a user deactivated meanwhile has ended', async () => {
    const person = await halfWay();
    const user = await server.ports.store.read((tx) => tx.users.get(ids.admin));
    if (!user) throw new Error('There is no administrator');
    await server.ports.store.transact((tx) => tx.users.put({ ...user, deactivatedAt: server.now().toISOString() }));
    expect(titleOf(await person.showCode())).toBe('This sign-in has ended');
    expect(await person.whoAmI()).toBe(401);
  });

  it('of a user whose access has ended meanwhile is refused and audited once, however often the page is opened', async () => {
    const person = await halfWay();
    const user = await server.ports.store.read((tx) => tx.users.get(ids.admin));
    if (!user) throw new Error('There is no administrator');
    await server.ports.store.transact((tx) => tx.users.put({ ...user, expiresAt: server.now().toISOString() }));
    const failed = async () =>
      (await server.auditLog()).filter(({ activityType }) => activityType === 'failed_login').length;
    const before = await failed();
    expect((await person.page('')).status).toBe(403);
    for (let again = 0; again < 3; again += 1) expect(titleOf(await person.page(''))).toBe('This sign-in has ended');
    expect(await failed()).toBe(before + 1);
  });

  it('leads nowhere else than a sign-in does', async () => {
    const first = await start();
    await first.arrive('admin');
    await first.addApp();
    for (const returnTo of ['//evil.example', 'https://evil.example', '/\\evil.example', '/%2Fevil.example']) {
      const again = first.elsewhere();
      await again.arrive('admin', `/api/login?returnTo=${encodeURIComponent(returnTo)}`);
      expect((await again.showCode()).headers.get('location')).toBe('/');
    }
  });

  it('cannot be begun on the pages of the second factor', async () => {
    const person = await start();
    for (const path of ['', '/app', '/passkey', '/recovery']) {
      const page = await person.page(path);
      expect([path, page.status, titleOf(page)]).toEqual([path, 400, 'This sign-in has ended']);
    }
    expect((await person.post('', { method: 'totp', code: '123456' })).status).toBe(400);
  });
});

describe('a half sign-in that continues from another network', () => {
  it('is refused on a page with the address, audited, and continues from an allowed network', async () => {
    const owner = await start({ SECOND_FACTOR: 'everyone', TRUSTED_PROXY: '127.0.0.1' });
    owner.client.from = '203.0.113.1';
    await owner.arrive('viewer');
    await server.ports.store.transact((tx) =>
      tx.policies.put({
        id: POLICY,
        revision: 1,
        secondFactor: 'off',
        stepUpMinutes: null,
        networks: [{ cidr: '203.0.113.0/24', roles: ['viewer'], note: '' }],
        idleMinutes: null,
        approverCount: 1,
        updatedAt: new Date().toISOString(),
        updatedById: ids.admin,
      }),
    );
    owner.client.from = '198.51.100.7';
    for (const path of ['', '/app']) {
      const page = await owner.page(path);
      expect([page.status, titleOf(page)]).toEqual([403, 'Not from this network']);
      expect(page.text).toContain('198.51.100.7');
    }
    expect((await server.auditLog())[0]).toMatchObject({
      activityType: 'failed_login',
      userId: ids.viewer,
      ipAddress: '198.51.100.7',
      description: expect.stringContaining('cannot use the data room from this network') as unknown,
    });
    owner.client.from = '203.0.113.1';
    await owner.addApp();
    expect(await owner.whoAmI()).toBe(200);
    owner.client.from = '198.51.100.7';
    expect(await owner.whoAmI()).toBe(403);
  });
});

describe('guessing at a second factor', () => {
  /** A user with an app in their own browser, and browsers at other addresses. */
  async function ownerAndOthers() {
    const owner = await start({ SECOND_FACTOR: 'everyone', TRUSTED_PROXY: '127.0.0.1' });
    const at = (from: string) => {
      const client = server.newClient();
      client.from = from;
      return owner.elsewhere(client);
    };
    const own = at('203.0.113.1');
    await own.arrive('viewer');
    await own.addApp();
    return { at, own };
  }

  it('from many addresses does not lock the owner out of the browser that they signed in with', async () => {
    const { at, own } = await ownerAndOthers();
    for (const address of [1, 2, 3, 4, 5]) {
      const thief = at(`198.51.100.${address}`);
      await thief.arrive('viewer');
      for (let tries = 0; tries < 5; tries += 1) await thief.showCode('000000');
    }
    await own.client.request('/api/logout', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } });
    const stranger = own.elsewhere(server.newClient());
    await stranger.arrive('viewer');
    expect((await stranger.showCode()).status).toBe(429);
    own.client.from = '203.0.113.77';
    await own.arrive('viewer');
    const page = await own.showCode();
    expect([page.status, titleOf(page)]).toEqual([200, 'Somebody may know your password']);
    expect(page.text).toContain('Wrong ones since the last right one: 25');
    expect([page.text.includes('href="/documents"'), await own.whoAmI()]).toEqual([true, 200]);
  });

  it('ends after five, is audited, and affects no one else', async () => {
    const { at, own } = await ownerAndOthers();
    const thief = at('198.51.100.7');
    await thief.arrive('viewer');
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await thief.showCode('000000')).status);
    expect(statuses).toEqual([403, 403, 403, 403, 429, 429]);
    const secret = own.secret;
    const refused = await thief.showCode(await own.code(secret));
    expect([refused.status, titleOf(refused)]).toEqual([429, 'Too many attempts']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await entries('failed_login')).length).toBeGreaterThanOrEqual(5);
    const again = at('203.0.113.2');
    await again.arrive('viewer');
    again.secret = secret;
    expect(titleOf(await again.showCode())).toBe('Somebody may know your password');
    const somebodyElse = at('198.51.100.7');
    await somebodyElse.arrive('analyst');
    expect((await somebodyElse.addApp()).status).toBe(200);
    server.pass(5 * 60);
    await thief.arrive('viewer');
    thief.secret = secret;
    expect((await thief.showCode()).status).toBe(303);
  });
});
