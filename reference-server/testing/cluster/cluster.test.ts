// Three servers over one PostgreSQL and one bucket: a change acknowledged by one is visible on the others, even if
// servers are killed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { buildServer } from '../../../scripts/build-server.ts';
import { TestClient } from '../client.ts';
import { addDocument, grant } from '../room.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type Story, playStory } from './one-story.ts';

const settings = { SEED: 'empty', API_CALLS_PER_MINUTE: '10000000', REQUESTS_PER_MINUTE: '10000000' };

const KILLS = Number(process.env['CLUSTER_KILLS'] ?? 100);

let cluster: Cluster;
let admin: TestClient;
let viewer: TestClient;
beforeAll(async () => {
  await buildServer();
  cluster = await startCluster({ settings, isDurable: isDeep });
  admin = await cluster.signInAs('admin');
  viewer = await cluster.signInAs('viewer');
}, 300_000);
afterAll(() => cluster.stop(), 60_000);

/** Copies of the same browser, one for each server. */
const atEach = (client: TestClient) => cluster.members.map(({ port }) => client.copy(`http://127.0.0.1:${port}`));
const everywhere = async (client: TestClient, path: string) =>
  Promise.all(atEach(client).map(async (one) => (await one.request(path)).status));

it('a user who signs in or out at one server is signed in or out at all of them', async () => {
  const browser = await cluster.signInAs('analyst');
  expect(await everywhere(browser, '/api/auth/user')).toEqual([200, 200, 200]);
  const [, second] = atEach(browser);
  await second?.request('/api/logout');
  expect(await everywhere(browser, '/api/auth/user')).toEqual([401, 401, 401]);
});

it('a file that was uploaded to one server is delivered by all, and by none after the right to it ended', async () => {
  const [first, second, third] = atEach(admin);
  if (!first || !second || !third) throw new Error('There are three servers');
  const { id } = await addDocument(first, { name: 'Minutes.html', accessLevel: 'confidential' }, '<p>Minutes</p>');
  const { id: viewerId } = (await viewer.request('/api/auth/user')).json() as { id: string };
  const file = `/api/documents/${id}/download`;
  expect(await everywhere(viewer, file)).not.toContain(200);
  expect((await grant(second, id, viewerId, { canRead: true, canDownload: true })).status).toBeLessThan(300);
  for (const browser of atEach(viewer)) expect((await browser.request(file)).text).toBe('<p>Minutes</p>');
  const revoked = await third.request(`/api/permissions/document/${id}/${viewerId}`, { method: 'DELETE' });
  expect(revoked.status).toBe(204);
  expect(await everywhere(viewer, file)).not.toContain(200);
});

// two-running-servers.test.ts tests this with two servers in every run.
it.runIf(isDeep)('guesses at one password are counted together, however they are spread', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const browser = new TestClient(cluster.url, `http://127.0.0.1:${cluster.members[at % 3]?.port ?? 0}`);
    const page = await browser.navigate('/api/login');
    statuses.push((await browser.submit(page, { email: 'guess@rooms.example', password: 'wrong' })).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

describe('what people see', () => {
  it.runIf(isDeep)(
    'is consistent while servers are killed and restarted',
    async ({ annotate }) => {
      const story = await playStory(cluster, whileKilled, 4);
      await annotate(`${KILLS} kills, ${inShort(story)}`);
      expect(story.contradictions).toEqual([]);
      expect(story.changes).toBeGreaterThan(20);
      expect(story.readings).toBeGreaterThan(20);
    },
    60_000 + KILLS * 15_000,
  );

  it.runIf(isDeep)(
    'is consistent while a server is frozen for a minute, and the others accept changes',
    async ({ annotate }) => {
      let accepted = 0;
      const story = await playStory(cluster, async () => void (accepted = await changesWhileFrozen()), 6);
      await annotate(
        `a server frozen for a minute, ${accepted} changes of another client meanwhile, ${inShort(story)}`,
      );
      expect(story.contradictions).toEqual([]);
      expect(accepted).toBeGreaterThan(20);
    },
    300_000,
  );

  it('is "not now" while the database is away, and everything as before once it is back', async () => {
    const before = (await admin.request('/api/documents')).text;
    await cluster.postgres.stop('SIGQUIT');
    for (const browser of atEach(admin)) {
      const answer = await browser.request('/api/documents');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).not.toBeNull();
      expect((await browser.request('/readyz')).status).toBe(503);
      expect((await browser.request('/healthz')).status).toBe(200);
    }
    await cluster.postgres.start();
    for (const browser of atEach(admin)) {
      await expect.poll(async () => (await browser.request('/readyz')).status, { timeout: 30_000 }).toBe(200);
      expect((await browser.request('/api/documents')).text).toBe(before);
    }
  }, 60_000);
});

const inShort = ({ changes, readings, unknown }: Story) =>
  `${changes} changes (${unknown} with an unknown outcome), ${readings} readings`;

const passed = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Kills and restarts one server after the other, and restarts the database twice. */
async function whileKilled(): Promise<void> {
  const restarts = [Math.floor(KILLS / 3), Math.floor((2 * KILLS) / 3)];
  for (let at = 0; at < KILLS; at += 1) {
    const member = cluster.members[at % 3];
    await member?.kill();
    await passed(500);
    await member?.restart();
    if (!restarts.includes(at)) continue;
    await cluster.postgres.stop('SIGQUIT');
    await cluster.postgres.start();
  }
}

/** Freezes the first server, which the balancer then leaves out, and counts what another accepts until it wakes. */
async function changesWhileFrozen(): Promise<number> {
  const [frozen, other] = cluster.members;
  if (!frozen || !other) throw new Error('There are three servers');
  const { port } = frozen;
  const { pid } = frozen.server;
  const browser = admin.copy(`http://127.0.0.1:${other.port}`);
  const { id } = await addDocument(browser, { name: 'Meanwhile 0.html' });
  frozen.port = 0;
  process.kill(pid, 'SIGSTOP');
  let accepted = 0;
  try {
    const begun = performance.now();
    for (let turn = 1; performance.now() - begun < 60_000; turn += 1) {
      const renamed = { method: 'PUT', json: { name: `Meanwhile ${turn}.html` } };
      if ((await browser.request(`/api/documents/${id}`, renamed)).status === 200) accepted += 1;
    }
  } finally {
    process.kill(pid, 'SIGCONT');
    frozen.port = port;
  }
  return accepted;
}
