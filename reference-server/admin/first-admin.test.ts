import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { casesOf } from '#server/testing/deep.ts';
import { CLIENT_ID, CLIENT_SECRET, FakeProvider } from '../auth/testing/fake-provider.ts';
import { SettingsError } from '../settings/env.ts';
import { copiesOf } from '../storage/two-copies/two-copies.ts';
import { titleOf } from '../testing/client.ts';
import { runScript } from '../testing/program.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const provider = new FakeProvider();
let OIDC: Record<string, string>;
let dataDir: string;
let server: TestServer | null = null;

beforeAll(async () => {
  OIDC = { OIDC_ISSUER: await provider.listen(), OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET };
});
afterAll(() => provider.close());
beforeEach(async () => {
  provider.behave();
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-first-'));
});
afterEach(async () => {
  await server?.stop();
  server = null;
  await rm(dataDir, { recursive: true, force: true });
});

/** Stops a running server, and starts a new one over the same folder. */
async function start(environment: Record<string, string>): Promise<TestServer> {
  await server?.stop();
  server = null;
  server = await startTestServer({ dataDir, environment: { SEED: '', ...environment } });
  return server;
}

async function signInAt(running: TestServer, email: string, sub = email) {
  provider.behave({ claims: { sub, email, email_verified: true } });
  const client = running.newClient();
  const page = await client.navigate('/api/login');
  return page.status === 403 ? titleOf(page) : (await client.request('/api/auth/user')).json();
}

const isOpen = async (running: TestServer, link: string | null) => {
  const login = await running.newClient().request(`/api/login${new URL(link ?? '').search}`);
  return login.status === 302;
};

it('the first administrator is invited again by every start, until one has signed in', async () => {
  const environment = { FIRST_ADMIN_EMAIL: 'chief@rooms.example' };
  const first = (await start(environment)).invitationLink;
  const again = await start(environment);
  expect(again.invitationLink).not.toBe(first);
  expect(await isOpen(again, first)).toBe(false);
  expect(await isOpen(again, again.invitationLink)).toBe(true);
  expect(await again.ports.store.read((tx) => tx.users.list())).toHaveLength(1);
  expect(await again.ports.store.read((tx) => tx.invitations.list())).toHaveLength(1);
});

it('a mistyped first administrator is replaced, and the wrong address can never sign in', async () => {
  await start({ ...OIDC, FIRST_ADMIN_EMAIL: 'cheif@rooms.example' });
  const mended = await start({ ...OIDC, FIRST_ADMIN_EMAIL: 'chief@rooms.example' });
  expect(mended.warnings).toEqual([]);
  expect(await signInAt(mended, 'cheif@rooms.example')).toBe('You have not been invited');
  expect(await signInAt(mended, 'chief@rooms.example')).toMatchObject({ role: 'admin' });
  const descriptions = (await mended.auditLog()).map((entry) => entry.description);
  expect(descriptions).toContain(
    'Withdrew the invitation of cheif@rooms.example: the settings name another first administrator',
  );
});

it('whom the operator has invited by command keeps the link, whatever the setting names', async () => {
  await start({ FIRST_ADMIN_EMAIL: 'typo@rooms.example' });
  await server?.stop();
  server = null;
  const result = await runScript('scripts/data-folder/admin.ts', ['--email', 'right@rooms.example'], {
    DATA_DIR: dataDir,
  });
  const again = await start({ FIRST_ADMIN_EMAIL: 'typo@rooms.example' });
  const link = /http\S+/.exec(result.out)?.[0] ?? '';
  const page = await again.newClient().navigate(`/api/login${new URL(link).search}`);
  expect(titleOf(page)).toBe('Create your account');
});

it('an administrator whose account is lost stays, though the setting names another', async () => {
  const environment = { FIRST_ADMIN_EMAIL: 'chief@rooms.example' };
  const before = await start(environment);
  const password = 'a long enough password';
  const join = async (link: string | null) => {
    const client = before.newClient();
    const page = await client.navigate(`/api/login${new URL(link ?? '').search}`);
    await client.submit(page, { password, repeated: password });
    return client;
  };
  const chief = await join(before.invitationLink);
  const ada = { email: 'ada@rooms.example', role: 'admin', firstName: 'Ada', lastName: 'L' };
  const made = (await chief.request('/api/users', { json: ada })).json() as { invitation: { link: string } };
  await join(made.invitation.link);
  await before.close();
  for (const copy of copiesOf(path.join(dataDir, 'oidc', 'accounts.json'))) await rm(copy);
  const after = await start(environment);
  expect(after.warnings.join()).toContain('The accounts of 2 people are gone');
  const people = await after.ports.store.read((tx) => tx.users.list());
  expect(people.map(({ email, deactivatedAt }) => [email, deactivatedAt])).toContainEqual([ada.email, null]);
});

it('once an administrator has signed in, the setting invites no one, and the start reports that', async () => {
  const before = await start({ ...OIDC, FIRST_ADMIN_EMAIL: 'chief@rooms.example' });
  await signInAt(before, 'chief@rooms.example');
  const same = await start({ ...OIDC, FIRST_ADMIN_EMAIL: 'chief@rooms.example' });
  expect(same).toMatchObject({ invitationLink: null, warnings: [] });
  const other = await start({ ...OIDC, FIRST_ADMIN_EMAIL: 'second@rooms.example' });
  expect(other.invitationLink).toBeNull();
  expect(other.warnings).toEqual([expect.stringContaining('FIRST_ADMIN_EMAIL second@rooms.example is not used')]);
  expect(await signInAt(other, 'second@rooms.example')).toBe('You have not been invited');
});

it('the named administrator can sign in through another provider, after users were bound to an earlier one', async () => {
  const before = await start({ ...OIDC, FIRST_ADMIN_EMAIL: 'chief@rooms.example' });
  await signInAt(before, 'chief@rooms.example');
  const moved = new FakeProvider();
  const OIDC_ISSUER = await moved.listen();
  try {
    const locked = await start({ ...OIDC, OIDC_ISSUER });
    expect(locked.warnings).toEqual([
      `Nobody can sign in at ${OIDC_ISSUER} as administrator: set FIRST_ADMIN_EMAIL to your own e-mail address and start again.`,
    ]);
    const open = await start({ ...OIDC, OIDC_ISSUER, FIRST_ADMIN_EMAIL: 'chief@rooms.example' });
    expect(open.warnings).toEqual([]);
    moved.behave({ claims: { sub: 'new', email: 'chief@rooms.example', email_verified: true } });
    const client = open.newClient();
    await client.navigate('/api/login');
    expect((await client.request('/api/auth/user')).json()).toMatchObject({ role: 'admin' });
    expect(await open.ports.store.read((tx) => tx.users.list())).toHaveLength(1);
  } finally {
    moved.close();
  }
});

it('another provider without invited users causes a warning', async () => {
  expect((await start(OIDC)).warnings).toEqual([
    expect.stringMatching(/^Nobody can sign in at http.+FIRST_ADMIN_EMAIL/),
  ]);
});

it.each(
  casesOf([
    ['OIDC_ISSUER', () => ({ ...OIDC, FIRST_ADMIN_EMAIL: 'chief@rooms.example' })],
    ['PUBLIC_URL', () => ({ PUBLIC_URL: 'https://rooms.example' })],
    ['FIRST_ADMIN_EMAIL', () => ({ FIRST_ADMIN_EMAIL: 'chief@rooms.example' })],
  ]),
)('%s over a folder with the demonstration stops the start, with the commands that mend it', async (name, own) => {
  await start({ SEED: 'empty' });
  await server?.stop();
  server = null;
  await expect(start(own())).rejects.toThrow(SettingsError);
  await expect(start(own())).rejects.toThrow(new RegExp(`^${name} is set, but the data folder`));
  await expect(start(own())).rejects.toThrow('npm start -- --reset');
  const knowingly = await start({ ...own(), SEED: 'demo' });
  expect(knowingly.isDemo).toBe(true);
});

it('a real data room gets no demonstration accounts when its settings are forgotten', async () => {
  await start({ FIRST_ADMIN_EMAIL: 'chief@rooms.example' });
  const forgotten = await start({});
  expect(forgotten.isDemo).toBe(false);
  const page = await forgotten.newClient().navigate('/api/login');
  expect(page.text).not.toContain('ada@strongroom.example');
});
