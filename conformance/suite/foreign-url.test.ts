// The suite as another team runs it: against a server in its own process, with only its address and four sessions.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchServer, type LaunchedServer } from '../../reference-server/testing/launch-server.ts';
import { runScript } from '../../reference-server/testing/program.ts';
import { isDeep } from '../../reference-server/testing/deep.ts';
import { buildServer } from '../../scripts/build-server.ts';
import { SESSION_COOKIE } from '../../reference-server/testing/client.ts';
import { readContract } from '../contract.ts';
import { roles, type Role } from '../target.ts';

// own-targets.test.ts checks the whole contract against the same server; the long rounds do so here as well.
const only = isDeep ? [] : ['createUploadTicket', 'deactivateUser'];
const pairs = readContract()
  .operations.filter(({ id }) => only.length === 0 || only.includes(id))
  .flatMap(({ answers }) => [...answers.values()]);
const notTried = pairs.filter((answer) => answer.isFaultOnly).length + 1;

let server: LaunchedServer;
const sessions: Record<string, string> = {};

beforeAll(async () => {
  await buildServer();
  server = await launchServer({ from: 'bundle', settings: { SEED: 'empty' } });
  for (const role of roles) sessions[variable(role)] = await sessionOf(role);
}, 1_200_000);
afterAll(() => server.remove());

const variable = (role: Role) => `STRONGROOM_${role.toUpperCase()}_COOKIE`;

async function sessionOf(role: Role): Promise<string> {
  const client = await server.signInAs(role);
  return `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE) ?? ''}`;
}

function run(environment: Record<string, string>) {
  const args = ['--url', server.url, ...only.flatMap((id) => ['--only', id])];
  return runScript('scripts/conformance.ts', args, environment);
}

test.runIf(isDeep)(
  'a server is checked against the contract by its address alone',
  async () => {
    const { code, output } = await run(sessions);
    // Three 409s need two administrators at once, which the suite cannot always bring about.
    const [, left] = / pairs provoked, 0 not, (\d+) not tried;/.exec(output) ?? [];
    expect([0, 1, 2, 3]).toContain(Number(left) - notTried);
    expect(output).toContain('nothing found');
    expect(output).toContain('not tried: 429, 500 and 503: no fault can be injected there');
    expect(code).toBe(0);
  },
  1_800_000,
);

test('the same room can be checked twice, and nothing of the suite is left in it', async () => {
  const response = await fetch(`${server.url}/api/documents`, { headers: { cookie: sessions[variable('admin')]! } });
  expect(await response.json()).toEqual([]);
  for (const role of roles) {
    const me = await fetch(`${server.url}/api/auth/user`, { headers: { cookie: sessions[variable(role)]! } });
    expect(await me.json()).toMatchObject({ role });
  }
});

test.runIf(isDeep)(
  'sessions that are missing, or of another role, stop the run and are named',
  async () => {
    expect(await run({})).toMatchObject({
      code: 2,
      output: expect.stringContaining('STRONGROOM_ADMIN_COOKIE is missing') as string,
    });
    const swapped = { ...sessions, [variable('admin')]: sessions[variable('viewer')]! };
    const message = 'The session of the admin is one of the role viewer';
    expect(await run(swapped)).toMatchObject({ code: 2, output: expect.stringContaining(message) as string });
  },
  300_000,
);
