import { appendFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDocument } from '#server/testing/room.ts';
import { startTestServer } from '#server/testing/server.ts';
import { storeUnavailable } from '#core/call/errors.ts';
import { watchObjects } from './object-watch.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-watch-'));
  const server = await startTestServer({ dataDir });
  const ada = await server.signInAs('admin');
  for (const name of ['One', 'Two', 'Three']) await addDocument(ada, { name });
  await server.stop();
});
afterEach(() => rm(dataDir, { recursive: true }));

const objects = () => path.join(dataDir, 'objects');

async function started() {
  const server = await startTestServer({ dataDir });
  const { status, text } = await server.newClient().request('/readyz');
  return { server, ready: `${status} ${text}`, warnings: server.warnings.join('\n') };
}

it('a start reports nothing if all stored files are there', async () => {
  const { server, ready, warnings } = await started();
  expect([warnings, ready]).toEqual(['', '200 {"status":"ok"}']);
  await server.stop();
});

it('a start reports how many stored files are missing or of another size, and serves the others', async () => {
  const [one = '', two = ''] = await readdir(objects());
  await rm(path.join(objects(), one));
  await appendFile(path.join(objects(), two), 'x');
  const { server, ready, warnings } = await started();
  expect(warnings).toMatch(/Of 3 stored files in .*objects 1 are missing and 1 are not as long/);
  expect(ready).toContain('200');
  await server.stop();
});

it('a room without any of its stored files is not ready, reports why, and is once they are back', async () => {
  await rename(objects(), `${objects()}-elsewhere`);
  const { server, ready, warnings } = await started();
  expect(warnings).toContain('Not one of the 3 stored files is in');
  expect(ready).toBe('503 {"status":"unavailable","reason":"objects-missing"}');
  expect((await server.newClient().request('/healthz')).status).toBe(200);
  await rm(objects(), { recursive: true });
  await rename(`${objects()}-elsewhere`, objects());
  expect(await watchObjects(dataDir, server.ports.store).trouble()).toBeNull();
  await server.stop();
});

it('rows that cannot be read for a moment are no trouble of the files, now or later', async () => {
  const watch = watchObjects(dataDir, {
    read: () => Promise.reject(storeUnavailable()),
    transact: () => Promise.reject(storeUnavailable()),
  });
  expect([await watch.first, await watch.trouble()]).toEqual([null, null]);
  await watch.stop();
});
