// Downgrades: a version that does not know everything in a folder would lose it, so it refuses the folder.
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer } from '../testing/server.ts';
import { DataFolderError } from './disk/data-error.ts';
import { openFileStore } from './file-store.ts';
import { hashedLine } from './journal/line-hash.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'strongroom-newer-'));
  const server = await startTestServer({ dataDir });
  await server.stop();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const snapshotSchema = z.looseObject({ format: z.number(), collections: z.record(z.string(), z.unknown()) });

/** Rewrites the snapshot as another version would, with its seal. */
async function rewrite(change: (snapshot: z.output<typeof snapshotSchema>) => void): Promise<string> {
  const file = path.join(dataDir, 'db.json');
  const snapshot = snapshotSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  delete snapshot['hash'];
  change(snapshot);
  await writeFile(file, `${hashedLine(JSON.stringify(snapshot)).line}\n`);
  return file;
}

/** Appends an entry as another version would; returns its position. */
async function append(content: object): Promise<string> {
  const journal = path.join(dataDir, 'journal');
  const segment = path.join(journal, (await readdir(journal)).sort().at(-1) ?? '');
  const lines = (await readFile(segment, 'utf8')).trimEnd().split('\n');
  const { seq, hash } = z.object({ seq: z.number(), hash: z.string() }).parse(JSON.parse(lines.at(-1) ?? ''));
  const opening = { seq: seq + 1, prevHash: hash, at: '2030-01-01T00:00:00.000Z', burst: seq + 1 };
  await appendFile(segment, `${hashedLine(JSON.stringify({ ...opening, changes: [], audit: [], ...content })).line}\n`);
  return `${segment}, line ${lines.length + 1}`;
}

async function everything(): Promise<Record<string, string>> {
  const names = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files = names.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)),
  );
}

async function refusal(): Promise<string> {
  const before = await everything();
  const error: unknown = await openFileStore(dataDir).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DataFolderError);
  expect(await everything()).toEqual(before);
  return error instanceof Error ? error.message : '';
}

const ADVICE = 'Nothing was changed. Start that version, or one that follows it, or restore a backup from before.';

it('a snapshot in a later format is refused with an explanation, and nothing is changed', async () => {
  const file = await rewrite((snapshot) => (snapshot.format = 4));
  expect(await refusal()).toBe(`${file}: a newer version of the server wrote it, in another format. ${ADVICE}`);
});

it('a snapshot with rows of a newer version is refused with an explanation', async () => {
  const file = await rewrite(({ collections }) => (collections['signatures'] = [{ id: 'one' }]));
  expect(await refusal()).toBe(`${file}: a newer version of the server wrote the signatures in it. ${ADVICE}`);
});

it('a change of rows of a newer version is refused with an explanation', async () => {
  const place = await append({ changes: [{ collection: 'signatures', id: 'one', row: { id: 'one' } }] });
  expect(await refusal()).toBe(`${place}: a newer version of the server wrote the signatures in it. ${ADVICE}`);
});

it('an empty collection of a later version stops no start', async () => {
  const file = await rewrite(({ collections }) => (collections['signatures'] = []));
  const { hash } = z.object({ hash: z.string() }).parse(JSON.parse(await readFile(file, 'utf8')));
  // The journal names every snapshot.
  await append({ snapshot: hash });
  const server = await startTestServer({ dataDir });
  expect((await (await server.signInAs('viewer')).request('/api/documents')).status).toBe(200);
  await server.stop();
});
