// Terms before entry over HTTP: at every sign-in and during sessions, without a way around.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import { versionId } from '#core/records/keys.ts';
import { ids } from '#server/scenarios/users-by-role.ts';
import { type ClientResponse, SESSION_COOKIE, titleOf } from '#server/testing/client.ts';
import { CLIENT_ID, CLIENT_SECRET, FakeProvider } from '../testing/fake-provider.ts';
import { AtTheDoor, fieldOn, HALF_COOKIE, startStillServer, type StillServer } from '../testing/second-factor.ts';

let server: StillServer;
afterEach(async () => {
  expect(server.faults).toEqual([]);
  await server.stop();
});

async function start(environment: Record<string, string> = {}): Promise<AtTheDoor> {
  server = await startStillServer({ environment });
  return new AtTheDoor(server);
}

/** For all users; each version replaces the one before. */
async function publish(text: string, version = 1, termsId = 'terms-1'): Promise<void> {
  const sha256 = await server.ports.hasher.sha256(text);
  const publishedAt = server.now().toISOString();
  await server.ports.store.transact(async (tx) => {
    for (const row of await tx.terms.by('terms', termsId)) await tx.terms.put({ ...row, endedAt: publishedAt });
    const row = { id: versionId(termsId, version), termsId, version, title: 'House rules', text, sha256 };
    await tx.terms.put({ ...row, groupIds: null, publishedAt, publishedById: ids.admin, endedAt: null });
  });
}

const answer = (person: AtTheDoor, page: ClientResponse, choice: 'accept' | 'refuse', headers = {}) =>
  person.client.request(new URL(page.url).pathname + new URL(page.url).search, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'null', ...headers },
    body: new URLSearchParams({ id: fieldOn(page, 'id'), sha256: fieldOn(page, 'sha256'), answer: choice }),
  });
const entriesOf = async (type: string) => (await server.auditLog()).filter(({ activityType }) => activityType === type);
const atTerms = (page: ClientResponse) => [new URL(page.url).pathname, titleOf(page)];
const expectedTerms = ['/auth/terms', 'House rules'];

describe('terms at sign-in', () => {
  it('are shown as text alone, and accepting them leads to the requested page', async () => {
    const person = await start();
    await publish('<b>Tell nobody</b><script>alert(1)</script>\n  & "so on"');
    const page = await person.arrive('admin', '/api/login?returnTo=/audit');
    expect(atTerms(page)).toEqual(expectedTerms);
    expect(page.text).toContain(
      '&lt;b&gt;Tell nobody&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;\n  &amp; &quot;so on&quot;</div>',
    );
    expect(page.text).not.toMatch(/<script/);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect([await person.whoAmI(), person.client.cookie(SESSION_COOKIE)]).toEqual([401, null]);
    const landed = await answer(person, page, 'accept');
    expect([landed.status, landed.headers.get('location')]).toEqual([303, '/auth/terms?returnTo=%2Faudit']);
    expect((await person.client.request('/auth/terms?returnTo=/audit')).headers.get('location')).toBe('/audit');
    expect([await person.whoAmI(), person.client.cookie(HALF_COOKIE)]).toEqual([200, null]);
    const entry = (await entriesOf('terms_accepted'))[0];
    expect(entry).toMatchObject({ userId: ids.admin, ipAddress: '127.0.0.1', resourceId: 'terms-1' });
    expect(entry?.description).toContain(fieldOn(page, 'sha256'));
    expect(await person.elsewhere().arrive('admin', '/api/login')).toMatchObject({ url: `${server.url}/` });
  });

  it('come after the second factor, and its recovery codes', async () => {
    const person = await start({ SECOND_FACTOR: 'everyone' });
    await publish('Tell nobody');
    expect(titleOf(await person.arrive('admin'))).toBe('Set up your second factor');
    const saved = await person.addPasskey();
    expect(saved.text).toContain('href="/auth/terms">I have saved them</a>');
    expect(await person.whoAmI()).toBe(401);
    await answer(person, await person.client.navigate('/auth/terms'), 'refuse');
    await person.arrive('admin');
    const passed = await person.showPasskey();
    expect([passed.headers.get('location'), await person.whoAmI()]).toEqual(['/auth/terms', 401]);
    // The Back button, and a form that is sent once more.
    expect(atTerms(await person.page())).toEqual(expectedTerms);
    expect((await person.post('/app', {})).headers.get('location')).toBe('/auth/terms');
    await answer(person, await person.client.navigate('/auth/terms'), 'accept');
    await person.client.navigate('/auth/terms');
    expect(await person.whoAmI()).toBe(200);
  });

  it('sign out a user who refuses them, and are shown at the next sign-in', async () => {
    const person = await start();
    await publish('Tell nobody');
    const refused = await answer(person, await person.arrive('viewer'), 'refuse');
    expect([refused.status, titleOf(refused)]).toEqual([200, 'You are signed out']);
    expect([person.client.cookie(HALF_COOKIE), await entriesOf('terms_refused')]).toEqual([null, [expect.anything()]]);
    expect(await server.ports.store.read((tx) => tx.sessions.list())).toEqual([]);
    expect(titleOf(await person.client.navigate('/auth/terms'))).toBe('This sign-in has ended');
    expect(titleOf(await person.client.navigate('/api/login'))).toBe('Sign in to Strongroom');
  });

  it('can be left by signing out, which ends the session that waits', async () => {
    const person = await start();
    await publish('Tell nobody');
    for (const method of ['GET', 'POST']) {
      await person.arrive('viewer');
      const half = person.client.cookie(HALF_COOKIE) ?? '';
      if (method === 'POST') person.client.setCookie(SESSION_COOKIE, half);
      await person.client.request('/api/logout', { method, headers: { 'Sec-Fetch-Site': 'same-origin' } });
      expect(await server.ports.store.read((tx) => tx.sessions.list())).toEqual([]);
      expect(person.client.cookie(HALF_COOKIE)).toBeNull();
    }
  });

  it('are shown after an invitation, too', async () => {
    const admin = await start();
    await admin.arrive('admin');
    const nora = { email: 'nora@buyer.example', firstName: 'Nora', lastName: 'Quist', role: 'viewer' };
    const json = { ...nora, folderPermissions: [], documentPermissions: [] };
    const invited = await admin.client.request('/api/users', { json });
    const { link } = (invited.json() as { invitation: { link: string } }).invitation;
    await publish('Tell nobody');
    const guest = new AtTheDoor(server);
    const token = new URL(link).searchParams.get('invitation') ?? '';
    const page = await guest.client.navigate(`/api/login?invitation=${token}`);
    const password = 'a long enough password';
    expect(atTerms(await guest.client.submit(page, { password, repeated: password }))).toEqual(expectedTerms);
    expect([await guest.whoAmI(), guest.client.cookie(SESSION_COOKIE)]).toEqual([401, null]);
  });
});

describe('terms in the middle of a session', () => {
  it('end it on its next request, and lead back into the same one', async () => {
    const person = await start();
    await person.arrive('viewer');
    const token = person.client.cookie(SESSION_COOKIE);
    await publish('Tell nobody');
    expect([await person.whoAmI(), person.client.cookie(SESSION_COOKIE)]).toEqual([401, token]);
    const page = await person.client.navigate('/api/login?returnTo=/documents');
    expect(atTerms(page)).toEqual(expectedTerms);
    await answer(person, page, 'accept');
    expect([await person.whoAmI(), person.client.cookie(SESSION_COOKIE)]).toEqual([200, token]);
    await publish('Tell nobody at all', 2);
    expect(await person.whoAmI()).toBe(401);
    expect(titleOf(await person.client.navigate('/api/login?again=true'))).toBe('Sign in to Strongroom');
  });

  it('are no session at any call of the contract, under either cookie', async () => {
    const person = await start();
    await publish('Tell nobody');
    await person.arrive('admin');
    const thief = server.newClient();
    thief.setCookie(SESSION_COOKIE, person.client.cookie(HALF_COOKIE) ?? '');
    const guarded = Object.entries(contractOperations).filter(
      ([, { roles }]) => !roles.some((one) => one === 'public'),
    );
    for (const client of [person.client, thief]) {
      for (const [id, { method, path }] of guarded) {
        const { status } = await client.request(path.replaceAll(/\{\w+\}/g, ids.admin), {
          method,
          ...(['GET', 'HEAD', 'DELETE'].includes(method) ? {} : { json: {} }),
        });
        expect([id, status]).toEqual([id, 401]);
      }
    }
    expect(thief.cookie(SESSION_COOKIE)).not.toBeNull();
  });

  it('that have been replaced meanwhile are shown as they are now', async () => {
    const person = await start();
    await publish('Tell nobody');
    const page = await person.arrive('admin');
    await publish('Tell nobody at all', 2);
    const again = await answer(person, page, 'accept');
    expect([again.status, titleOf(again)]).toEqual([409, 'House rules']);
    expect(again.text).toContain('Tell nobody at all');
    expect([await person.whoAmI(), await entriesOf('terms_accepted')]).toEqual([401, []]);
  });

  it('are answered once, in two tabs and with a double click', async () => {
    const person = await start();
    await publish('Tell nobody');
    const page = await person.arrive('admin');
    const both = await Promise.all([answer(person, page, 'accept'), answer(person, page, 'accept')]);
    const late = await answer(person, page, 'accept');
    expect([...both, late].map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await entriesOf('terms_accepted')).toHaveLength(1);
  });

  it('are answered one after the other', async () => {
    const person = await start();
    await publish('Tell nobody');
    server.pass(1);
    await publish('Print nothing', 1, 'terms-2');
    const page = await person.arrive('admin');
    expect(page.text).toContain('and 1 more to answer after these');
    await answer(person, page, 'accept');
    const second = await person.client.navigate('/auth/terms');
    expect([second.text.includes('Print nothing'), await person.whoAmI()]).toEqual([true, 401]);
    await answer(person, second, 'accept');
    expect((await person.client.request('/auth/terms')).headers.get('location')).toBe('/');
  });

  it('are answered from this site alone, and lead nowhere else', async () => {
    const person = await start();
    await publish('Tell nobody');
    const page = await person.arrive('admin', '/api/login?returnTo=//evil.example');
    expect(page.url).toBe(`${server.url}/auth/terms`);
    const forged = await answer(person, page, 'accept', { 'Sec-Fetch-Site': 'cross-site' });
    expect([forged.status, await entriesOf('terms_accepted')]).toEqual([403, []]);
    const empty = await person.client.request('/auth/terms?returnTo=//evil.example', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ answer: 'accept' }),
    });
    expect(atTerms(empty)).toEqual(expectedTerms);
    expect(empty.text).toContain('action="/auth/terms"');
  });
});

describe('terms at another provider', () => {
  const provider = new FakeProvider();
  const ada = { sub: 'ada-1', email: 'ada@rooms.example', email_verified: true };
  beforeAll(() => provider.listen());
  afterAll(() => provider.close());

  it('are shown on the return from it, and its logout ends the waiting session', async () => {
    provider.behave({ claims: { ...ada, sid: 'desk' } });
    const OIDC = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET };
    const person = await start({ ...OIDC, FIRST_ADMIN_EMAIL: ada.email, SEED: '' });
    await publish('Tell nobody');
    expect(atTerms(await person.client.navigate('/api/login'))).toEqual(expectedTerms);
    expect(await person.whoAmI()).toBe(401);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const token = { iss: provider.issuer, aud: CLIENT_ID, iat: Math.floor(Date.now() / 1000), jti: 'one', events };
    const body = new URLSearchParams({ logout_token: provider.jwt({ ...token, sub: ada.sub }) });
    await server.newClient().request('/auth/backchannel-logout', { method: 'POST', body });
    expect(titleOf(await person.client.navigate('/auth/terms'))).toBe('This sign-in has ended');
    expect(await person.whoAmI()).toBe(401);
  });
});
