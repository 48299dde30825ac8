// The suite against three servers over one database and bucket, with requests in turn: they must behave like one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '../../reference-server/testing/client.ts';
import { type Cluster, startCluster } from '../../reference-server/testing/cluster/cluster.ts';
import { runScript } from '../../reference-server/testing/program.ts';
import { isDeep } from '../../reference-server/testing/deep.ts';
import { buildServer } from '../../scripts/build-server.ts';
import { readContract } from '../contract.ts';
import { roles } from '../target.ts';

const only = isDeep
  ? []
  : ['createUploadTicket', 'storeObject', 'registerDocument', 'deactivateUser', 'prepareArchive', 'downloadArchive'];
const pairs = readContract()
  .operations.filter(({ id }) => only.length === 0 || only.includes(id))
  .flatMap(({ answers }) => [...answers.values()]);
const notTried = pairs.filter((answer) => answer.isFaultOnly).length + 1;

let cluster: Cluster;
beforeAll(async () => {
  await buildServer();
  const settings = { SEED: 'empty', API_CALLS_PER_MINUTE: '10000000', SIGN_INS_PER_MINUTE: '10000000' };
  cluster = await startCluster({ settings });
}, 300_000);
afterAll(() => cluster.stop(), 60_000);

test('three servers keep the contract as one does', async () => {
  const sessions: Record<string, string> = {};
  for (const role of roles) {
    const client = await cluster.signInAs(role);
    sessions[`STRONGROOM_${role.toUpperCase()}_COOKIE`] = `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE) ?? ''}`;
  }
  const args = ['--url', cluster.url, ...only.flatMap((id) => ['--only', id])];
  const { code, output } = await runScript('scripts/conformance.ts', args, sessions);
  expect(output).toContain('nothing found');
  const [, left] = new RegExp(` of ${pairs.length} pairs provoked, 0 not, (\\d+) not tried;`).exec(output) ?? [];
  // One more where an administrator stays whatever the suite does.
  expect([notTried, notTried + 1]).toContain(Number(left));
  expect(code).toBe(0);
  const dealt = cluster.balancer?.dealt() ?? [];
  expect(Math.min(...dealt)).toBeGreaterThan(10);
}, 3_600_000);
