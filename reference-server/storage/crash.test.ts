import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { openFileStore } from './file-store.ts';
import { contents } from './testing/rows.ts';
import { verifyJournal } from './journal/verify-journal.ts';

const ROUNDS = isDeep ? 200 : 1;
const child = path.join(import.meta.dirname, 'testing/crash-child.ts');

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'crash-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs a server with 32 writers, kills it after `after` acknowledged changes, and returns these. */
function killed(round: number, mode: 'durable' | 'early', after: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ['--import', 'tsx', child, dataDir, String(round), mode]);
    let output = '';
    let complaints = '';
    let acknowledged = 0;
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      acknowledged += text.split('done ').length - 1;
      if (acknowledged >= after) server.kill('SIGKILL');
    });
    server.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
    server.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`the server ended by itself: ${complaints}`));
      else resolve([...output.matchAll(/^done (\S+)$/gm)].map((match) => match[1] ?? ''));
    });
  });
}

/** Starts over what is left, and returns which acknowledged changes are lost. */
async function lostOf(acknowledged: readonly string[]): Promise<string[]> {
  const server = await openFileStore(dataDir);
  const { rows, audit } = await contents(server.store);
  await server.close();
  const ids = new Set(rows.map(({ id }) => id));
  expect(audit).toHaveLength(rows.length);
  const objects = new Set(await readdir(path.join(dataDir, 'objects')));
  // Every row has its object, since bytes are durable before their row.
  expect(rows.filter(({ id }) => !objects.has(id))).toEqual([]);
  return acknowledged.filter((key) => !ids.has(key));
}

describe('a server that is killed while 32 writers are at work', () => {
  it(
    'has lost nothing that it acknowledged, and starts again, every time',
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const after = 1 + Math.floor(Math.random() * 400);
        acknowledged.push(...(await killed(round, 'durable', after)));
        expect(await lostOf(acknowledged)).toEqual([]);
      }
      expect((await verifyJournal(dataDir)).auditEntries).toBeGreaterThanOrEqual(acknowledged.length);
      const server = await openFileStore(dataDir);
      for (const { id, userId: sha256 } of (await contents(server.store)).rows) {
        const bytes = await readFile(path.join(dataDir, 'objects', id));
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      }
      await server.close();
    },
    ROUNDS * 20_000,
  );

  it('would fail this test if it acknowledged before it had anything on disk', async () => {
    let lost: string[] = [];
    for (let round = 0; round < 10 && lost.length === 0; round += 1)
      lost = await lostOf(await killed(round, 'early', 100));
    expect(lost.length).toBeGreaterThan(0);
  }, 200_000);
});
