import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { openFileStore } from './file-store.ts';
import { verifyJournal } from './journal/verify-journal.ts';
import { earlierSession, writeEarlierFolder } from './testing/earlier-folder.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'strongroom-earlier-'));
  await writeEarlierFolder(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('a folder from before there were second factors is opened, and has none', async () => {
  const file = await openFileStore(dataDir);
  const [users, factors, policies] = await file.store.read((tx) =>
    Promise.all([tx.users.list(), tx.secondFactors.list(), tx.policies.list()]),
  );
  expect([users.length, factors, policies]).toEqual([1, [], []]);
  await file.close();
  await verifyJournal(dataDir);
});

it('a server starts on it, and an earlier session has proven nothing', async () => {
  const server = await startTestServer({ dataDir, environment: { SEED: 'none' } });
  const session = await server.ports.store.read((tx) => tx.sessions.get(earlierSession));
  expect(session).not.toHaveProperty('secondFactor');
  expect(server.faults).toEqual([]);
  await server.stop();
});
