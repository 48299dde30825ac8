// The suite as another team runs it: a server in a process of its own, known by its address and four sessions alone.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RealServer } from '../e2e/server.ts';
import { buildServer } from '../scripts/build-server.mjs';
import { TestClient } from '../reference-server/testing/client.ts';
import { credentialsOf, SESSION_COOKIE } from '../reference-server/testing/server.ts';
import { readContract } from './contract.ts';
import { roles, type Role } from './target.ts';

const root = path.resolve(import.meta.dirname, '..');
// The whole contract is held against the same server in own-targets.test.ts; the long rounds do so by address as well.
const only =
  process.env['DEEP'] === '1' ? [] : ['createUploadTicket', 'storeObject', 'registerDocument', 'deactivateUser'];
const pairs = readContract()
  .operations.filter(({ id }) => only.length === 0 || only.includes(id))
  .flatMap(({ answers }) => [...answers.values()]);
const notTried = pairs.filter((answer) => answer.isFaultOnly).length + 1;

let server: RealServer;
const sessions: Record<string, string> = {};

beforeAll(async () => {
  await buildServer();
  server = await RealServer.start({ SEED: 'empty' });
  for (const role of roles) sessions[variable(role)] = await sessionOf(role);
}, 300_000);
afterAll(() => server.remove());

const variable = (role: Role) => `STRONGROOM_${role.toUpperCase()}_COOKIE`;

async function sessionOf(role: Role): Promise<string> {
  const client = new TestClient(server.url);
  const { email, password } = credentialsOf(role);
  await client.signIn(email, password);
  return `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE) ?? ''}`;
}

function run(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const args = [
    '--import',
    'tsx',
    'scripts/conformance.ts',
    '--url',
    server.url,
    ...only.flatMap((id) => ['--only', id]),
  ];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: root, env: { PATH: process.env['PATH'], ...environment }, maxBuffer: 1e8 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test('a server that is known by its address alone is held against the contract', async () => {
  const { code, output } = await run(sessions);
  expect(output).toContain(
    `: ${pairs.length - notTried} of ${pairs.length} pairs provoked, 0 not, ${notTried} not tried;`,
  );
  expect(output).toContain('nothing found');
  expect(output).toContain('not tried: 429, 500 and 503: no fault can be injected there');
  expect(code).toBe(0);
}, 300_000);

test('the same room can be looked at twice, and nothing of the suite is left in it', async () => {
  const response = await fetch(`${server.url}/api/documents`, { headers: { cookie: sessions[variable('admin')]! } });
  expect(await response.json()).toEqual([]);
  for (const role of roles) {
    const me = await fetch(`${server.url}/api/auth/user`, { headers: { cookie: sessions[variable(role)]! } });
    expect(await me.json()).toMatchObject({ role });
  }
});

test('sessions that are missing, or of another role, stop the run and are named', async () => {
  expect(await run({})).toEqual({
    code: 2,
    output: expect.stringContaining('STRONGROOM_ADMIN_COOKIE is missing') as string,
  });
  const swapped = { ...sessions, [variable('admin')]: sessions[variable('viewer')]! };
  const told = 'The session of the admin is one of the role viewer';
  expect(await run(swapped)).toEqual({ code: 2, output: expect.stringContaining(told) as string });
}, 300_000);
