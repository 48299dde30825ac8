import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailKey } from '#core/records/keys.ts';
import { isDeep } from '#server/testing/deep.ts';
import { ids } from '#server/scenarios/users-by-role.ts';
import { codeAt } from '#server/factors/testing/codes.ts';
import { credentialsOf, titleOf } from '#server/testing/client.ts';
import { runScript } from '#server/testing/program.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { verifyJournal } from '#server/storage/journal/verify-journal.ts';

const PASSWORD = 'a long enough password of one’s own';
let dataDir: string;
let server: TestServer | null;
beforeEach(async () => {
  server = null;
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-admin-'));
});
afterEach(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the program behind `npm run admin` in its own process. */
const admin = (...args: string[]) =>
  runScript('scripts/data-folder/admin.ts', args, { DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000' });

async function start(): Promise<TestServer> {
  server = await startTestServer({ dataDir });
  return server;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = null;
}

const invitationIn = ({ out }: { out: string }) => /invitation=([\w-]+)/.exec(out)?.[1] ?? '';

/** Creates an account through the link's page, and returns the signed-in user. */
async function comeIn(running: TestServer, invitation: string) {
  const client = running.newClient();
  const page = await client.navigate(`/api/login?invitation=${invitation}`);
  await client.submit(page, { password: PASSWORD, repeated: PASSWORD });
  return (await client.request('/api/auth/user')).json();
}

describe('npm run admin', () => {
  it.runIf(isDeep)('makes an unknown user an administrator, whose link works after the next start', async () => {
    await start();
    await stop();
    const result = await admin('--email', 'chief@rooms.example');
    expect(result).toMatchObject({ code: 0, err: '' });
    const running = await start();
    expect(await comeIn(running, invitationIn(result))).toMatchObject({ email: 'chief@rooms.example', role: 'admin' });
    expect((await running.auditLog()).map(({ description }) => description)).toContain(
      'The operator of the server: made chief@rooms.example an administrator, with an invitation',
    );
    await stop();
    await verifyJournal(dataDir);
  });

  it('gives who forgot the password a link for a new one, without another role', async () => {
    const before = await start();
    const email = 'nora@buyer.example';
    const json = { email, firstName: 'Nora', lastName: 'Quist', role: 'viewer' };
    const made = await (await before.signInAs('admin')).request('/api/users', { json });
    const nora = (await comeIn(before, invitationIn({ out: made.text }))) as { id: string };
    await stop();
    const args = ['--email', email, '--let-go', '--keep-role'];
    const result = await runScript('scripts/data-folder/admin.ts', args, { DATA_DIR: dataDir });
    expect(result.out).toContain(
      `Done: ${email}: let go of the account they signed in with, issued a fresh invitation.`,
    );
    expect(result.err).toContain('PUBLIC_URL is not set');
    expect((await admin('--email', 'nobody@rooms.example', '--keep-role')).err).toContain('Nobody here has the e-mail');
    const running = await start();
    expect(await running.ports.store.read((tx) => tx.sessions.by('user', nora.id))).toEqual([]);
    expect((await running.newClient().signIn(email, PASSWORD)).status).toBe(401);
    expect(await comeIn(running, invitationIn(result))).toMatchObject({ id: nora.id, role: 'viewer' });
  });

  it.runIf(isDeep)('prints a new link for a lost one: the new one works, and the lost one no longer does', async () => {
    await start();
    await stop();
    const [lost, again] = [
      await admin('--email', 'chief@rooms.example'),
      await admin('--email', 'Chief@Rooms.example'),
    ];
    const running = await start();
    const opened = (link: { out: string }) =>
      running.newClient().request(`/api/login?invitation=${invitationIn(link)}`);
    expect([(await opened(lost)).status, (await opened(again)).status]).toEqual([200, 302]);
    const people = await running.ports.store.read((tx) => tx.users.by('email', emailKey('chief@rooms.example')));
    expect(people).toHaveLength(1);
  });

  it.runIf(isDeep)('restores the role and the access of a user who lost both, and they sign in as before', async () => {
    const before = await start();
    const people = await before.signInEverybody();
    const { email, password } = credentialsOf('viewer');
    await people.admin.request(`/api/users/${ids.viewer}`, { method: 'DELETE' });
    await stop();
    const result = await admin('--email', email);
    expect(result.out).toContain('let them in again, changed the role from viewer to admin');
    expect(result.out).not.toContain('invitation=');
    const client = (await start()).newClient();
    await client.signIn(email, password);
    expect((await client.request('/api/auth/user')).json()).toMatchObject({ id: ids.viewer, role: 'admin' });
  });

  it.runIf(isDeep)(
    'removes the binding to the account only on request: another password then, and the sessions are over',
    async () => {
      const before = await start();
      const client = await before.signInAs('manager');
      const { email } = credentialsOf('manager');
      await stop();
      expect((await admin('--email', email)).out).not.toContain('invitation=');
      const kept = await start();
      const session = client.cookie('strongroom_session') ?? '';
      const again = kept.newClient();
      again.setCookie('strongroom_session', session);
      expect((await again.request('/api/auth/user')).json()).toMatchObject({ role: 'admin' });
      await stop();
      const result = await admin('--email', email, '--let-go');
      const running = await start();
      const late = running.newClient();
      late.setCookie('strongroom_session', session);
      expect((await late.request('/api/auth/user')).status).toBe(401);
      expect(invitationIn(result)).not.toBe('');
      const opened = await running.newClient().request(`/api/login?invitation=${invitationIn(result)}`);
      expect(opened.status).toBe(302);
    },
  );

  it.runIf(isDeep)('removes the second factor of a user, with their sessions, and keeps their role', async () => {
    const before = await start();
    const client = await before.signInAs('manager');
    const { email, password } = credentialsOf('manager');
    const begun = (await client.request('/api/account/totp', { method: 'POST' })).json() as {
      id: string;
      secret: string;
    };
    const json = { code: await codeAt(begun.secret, new Date()), name: 'Phone' };
    expect((await client.request(`/api/account/totp/${begun.id}`, { json })).status).toBe(201);
    const waiting = before.newClient();
    expect(titleOf(await waiting.signIn(email, password))).toBe('Second factor');
    await stop();
    const result = await admin('--email', email.toUpperCase(), '--reset-second-factor');
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(result.out).toBe(`Done: ${email} has no second factor any more, and is signed out everywhere.\n`);
    const running = await start();
    const kept = await running.ports.store.read((tx) =>
      Promise.all([tx.sessions.list(), tx.secondFactors.list(), tx.recoveryCodes.list(), tx.halfSignIns.list()]),
    );
    expect(kept).toEqual([[], [], [], []]);
    const again = running.newClient();
    await again.signIn(email, password);
    expect((await again.request('/api/auth/user')).json()).toMatchObject({ role: 'manager' });
    expect((await running.auditLog()).map(({ activityType }) => activityType)).toContain('second_factor_reset');
    await stop();
    const nobody = await admin('--email', 'nobody@rooms.example', '--reset-second-factor');
    expect(nobody).toMatchObject({
      code: 1,
      out: '',
      err: 'Nobody here has the e-mail address nobody@rooms.example\n',
    });
    expect((await admin('--email', email, '--reset-second-factor', '--let-go')).code).toBe(1);
  });

  it('is refused while the server runs, with what to do', async () => {
    const running = await start();
    const result = await admin('--email', 'chief@rooms.example');
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(result.err).toContain('Stop the server');
    expect(await running.ports.store.read((tx) => tx.users.by('email', 'chief@rooms.example'))).toEqual([]);
  });

  it.runIf(isDeep)('refuses a folder without a data room, and a word that is no address', async () => {
    expect(await admin('--email', 'chief@rooms.example')).toMatchObject({ code: 1, out: '' });
    expect(await readdir(dataDir)).toEqual([]);
    expect((await admin('--email', 'chief')).err).toContain('Say who');
  });
});
