import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '#server/testing/deep.ts';
import { z } from 'zod';
import { type TestClient, titleOf } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let admin: TestClient;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ ports: { clock: { now: () => new Date(now) } } });
  admin = await server.signInAs('admin');
});
afterAll(() => server.stop());

const createdUser = z.object({ id: z.string(), invitation: z.object({ link: z.string(), message: z.string() }) });
const password = 'a long enough password';

/** Invites a user; returns the link's token. */
async function invite(email: string): Promise<{ id: string; token: string }> {
  const names = { firstName: 'Nora', lastName: 'Quist' };
  const response = await admin.request('/api/users', { json: { email, role: 'viewer', ...names } });
  expect(response.status).toBe(201);
  const { id, invitation } = createdUser.parse(response.json());
  const link = new URL(invitation.link);
  expect(link.origin).toBe(server.url);
  expect(link.searchParams.get('newuser')).toBe('true');
  return { id, token: link.searchParams.get('invitation') ?? '' };
}

describe('an invitation', () => {
  it('leads to "Create your account", and from there into the data room', async () => {
    const { id, token } = await invite('nora.quist@buyer.example');
    const client = server.newClient();
    await client.request('/api/logout', { method: 'POST' });
    const page = await client.navigate(`/api/login?invitation=${token}`);
    expect(titleOf(page)).toBe('Create your account');
    expect(page.text).toMatch(/readonly[^>]*value="nora\.quist@buyer\.example"/);

    const landed = await client.submit(page, { password, repeated: password });

    expect(landed.url).toBe(`${server.url}/documents`);
    expect((await client.request('/api/auth/user')).json()).toMatchObject({ id, role: 'viewer', firstName: 'Nora' });
    // Signs in again with the password only.
    const later = server.newClient();
    await later.signIn('Nora.Quist@buyer.example', password);
    expect((await later.request('/api/auth/user')).json()).toMatchObject({ id });
    expect(server.faults).toEqual([]);
  });

  it('is not used up by opening it, but by making the account', async () => {
    const { token } = await invite('scanned@buyer.example');
    const path = `/api/login?invitation=${token}`;
    for (let scans = 0; scans < 3; scans += 1)
      expect(titleOf(await server.newClient().navigate(path))).toBe('Create your account');
    const client = server.newClient();
    await client.submit(await client.navigate(path), { password, repeated: password });
    const again = await server.newClient().request(path);
    expect(again.status).toBe(200);
    expect(titleOf(again)).toBe('This invitation is no longer valid');
  });

  it('makes one account, however many try at once', async () => {
    const { token } = await invite('raced@buyer.example');
    const clients = Array.from({ length: 4 }, () => server.newClient());
    const pages = await Promise.all(clients.map((client) => client.navigate(`/api/login?invitation=${token}`)));
    const ends = await Promise.all(
      clients.map((client, at) => client.submit(pages[at]!, { password, repeated: password })),
    );
    expect(ends.filter((end) => end.url === `${server.url}/documents`)).toHaveLength(1);
  });

  it.each(
    casesOf([
      ['too short', { password: 'elevenchars', repeated: 'elevenchars' }, 'at least 12 characters'],
      ['typed differently', { password, repeated: `${password}!` }, 'not the same'],
      ['missing', { password: '', repeated: '' }, 'at least 12 characters'],
    ]),
  )('refuses a password that is %s, and stays valid', async (name, fields, words) => {
    const { token } = await invite(`${name.replaceAll(' ', '-')}@buyer.example`);
    const client = server.newClient();
    const page = await client.navigate(`/api/login?invitation=${token}`);
    const refused = await client.submit(page, fields);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(words);
    expect(refused.text).toMatch(/aria-invalid="true"[^>]*autofocus/);
    expect((await client.submit(refused, { password, repeated: password })).url).toBe(`${server.url}/documents`);
  });

  it('cannot be used for another e-mail than the invited one', async () => {
    const { id, token } = await invite('fixed@buyer.example');
    const client = server.newClient();
    const page = await client.navigate(`/api/login?invitation=${token}`);
    await client.submit(page, { password, repeated: password, email: 'ada@strongroom.example' });
    expect((await client.request('/api/auth/user')).json()).toMatchObject({ id, email: 'fixed@buyer.example' });
  });

  it('signs in its own user, not the one signed in at the provider', async () => {
    const { id, token } = await invite('second@buyer.example');
    const client = await server.signInAs('manager');
    await client.request('/api/logout', { method: 'POST' });
    const page = await client.navigate(`/api/login?invitation=${token}`);
    expect(titleOf(page)).toBe('Create your account');
    await client.submit(page, { password, repeated: password });
    expect((await client.request('/api/auth/user')).json()).toMatchObject({ id });
  });

  it('asks for the password of an existing account', async () => {
    const first = await invite('returning@buyer.example');
    const client = server.newClient();
    const page = await client.navigate(`/api/login?invitation=${first.token}`);
    await client.submit(page, { password, repeated: password });
    expect((await admin.request(`/api/users/${first.id}`, { method: 'DELETE' })).status).toBe(204);
    const second = await invite('returning@buyer.example');
    const back = server.newClient();
    const signIn = await back.navigate(`/api/login?invitation=${second.token}`);
    expect(titleOf(signIn)).toBe('Sign in to Strongroom');
    expect(signIn.text).toContain('value="returning@buyer.example"');
    await back.submit(signIn, { email: 'returning@buyer.example', password });
    expect((await back.request('/api/auth/user')).json()).toMatchObject({ id: second.id });
  });

  it.each(['', 'unknown', 'A'.repeat(43), '<script>'])(
    'that is unknown (%j) is refused with a link to sign in',
    async (token) => {
      const page = await server.newClient().request(`/api/login?invitation=${encodeURIComponent(token)}`);
      expect(page.status).toBe(200);
      expect(titleOf(page)).toBe('This invitation is no longer valid');
      expect(page.text).toContain('href="/api/login"');
      expect(page.text).not.toContain('<script>');
    },
  );

  it('ends after 7 days, even with the form open', async () => {
    const { token } = await invite('late@buyer.example');
    const client = server.newClient();
    const page = await client.navigate(`/api/login?invitation=${token}`);
    now += 7 * 86_400_000 + 1000;
    expect(titleOf(await client.submit(page, { password, repeated: password }))).toBe(
      'This invitation is no longer valid',
    );
    expect(titleOf(await server.newClient().request(`/api/login?invitation=${token}`))).toBe(
      'This invitation is no longer valid',
    );
    // The session has ended, too.
    admin = await server.signInAs('admin');
  });
});

describe('the first administrator', () => {
  it('is invited into an empty data room, once, and no demonstration account exists there', async () => {
    const own = await startTestServer({ environment: { SEED: '', FIRST_ADMIN_EMAIL: 'chief@rooms.example' } });
    try {
      const link = new URL(own.invitationLink ?? '');
      const client = own.newClient();
      const page = await client.navigate(`/api/login?invitation=${link.searchParams.get('invitation')}`);
      expect(titleOf(page)).toBe('Create your account');
      await client.submit(page, { password, repeated: password });
      expect((await client.request('/api/auth/user')).json()).toMatchObject({
        role: 'admin',
        email: 'chief@rooms.example',
      });
      expect((await own.newClient().navigate('/api/login')).text).not.toContain('demo account');
    } finally {
      await own.stop();
    }
  });
});
