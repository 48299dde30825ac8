import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SettingsError } from '#server/settings/env.ts';
import { SESSION_COOKIE, type TestClient } from '#server/testing/client.ts';
import { addDocument } from '#server/testing/room.ts';
import { startTestServer } from '#server/testing/server.ts';
import { isDeep } from '#server/testing/deep.ts';
import { DataFolderError } from '../disk/data-error.ts';
import { checkFolder } from './check-folder.ts';

const ROUNDS = isDeep ? 300 : 3;

let original: string;
let session: string;
const documents = new Map<string, Buffer>();
let world: unknown[];

beforeAll(async () => {
  original = await mkdtemp(path.join(tmpdir(), 'strongroom-flips-'));
  const server = await startTestServer({ dataDir: original });
  const ada = await server.signInAs('admin');
  for (const size of [30, 5000, 1_200_000]) {
    const bytes = randomBytes(size);
    documents.set((await addDocument(ada, { name: `File of ${size}` }, bytes)).id, bytes);
  }
  session = ada.cookie(SESSION_COOKIE) ?? '';
  world = await seen(ada);
  await server.stop();
}, 60_000);
afterAll(() => rm(original, { recursive: true }));

/** Users, documents and rights as an administrator sees them. */
async function seen(client: TestClient): Promise<unknown[]> {
  const paths = ['/api/auth/user', '/api/users', '/api/documents', '/api/folders'];
  return Promise.all(paths.map(async (one) => (await client.request(one)).json()));
}

/** Flips a bit in a file of each kind in turn; returns where. */
async function flipOneBit(dataDir: string, round: number): Promise<string> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  // The reserve for a full disk has no content.
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'reserve');
  const entry = files[round % files.length];
  if (!entry) throw new Error('There is no file');
  const file = path.join(entry.parentPath, entry.name);
  const bytes = await readFile(file);
  const place = Math.floor(Math.random() * bytes.length);
  const bit = Math.floor(Math.random() * 8);
  if (bytes.length > 0) bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
  await writeFile(file, bytes);
  return `${path.relative(dataDir, file)}, byte ${place}, bit ${bit}`;
}

/** The documents that arrived intact, and those that failed; anything else is an error. */
async function download(client: TestClient, id: string, original: Buffer): Promise<'whole' | 'refused' | 'wrong'> {
  const answer = await client.request(`/api/documents/${id}/download`).catch(() => null);
  if (!answer || answer.status >= 500) return 'refused';
  return answer.status === 200 && original.equals(answer.bytes) ? 'whole' : 'wrong';
}

it(
  'one flipped bit anywhere in the folder is refused at the start, costs one file, or costs nothing: never is it served',
  async () => {
    const first = Math.floor(Math.random() * 100);
    for (let round = first; round < first + ROUNDS; round += 1) {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-flipped-'));
      await cp(original, dataDir, { recursive: true });
      const where = await flipOneBit(dataDir, round);
      const { damages } = await checkFolder(dataDir);
      const server = await startTestServer({ dataDir }).catch((error: unknown) => {
        const isInWords = error instanceof DataFolderError || error instanceof SettingsError;
        expect([where, isInWords, damages.length > 0]).toEqual([where, true, true]);
        return null;
      });
      if (server) {
        const client = server.newClient();
        client.setCookie(SESSION_COOKIE, session);
        expect([where, await seen(client)]).toEqual([where, world]);
        const outcomes = await Promise.all([...documents].map(([id, bytes]) => download(client, id, bytes)));
        expect([where, outcomes]).toEqual([where, expect.not.arrayContaining(['wrong'])]);
        if (outcomes.includes('refused')) expect([where, damages.length]).toEqual([where, 1]);
        await server.stop();
      }
      await rm(dataDir, { recursive: true });
    }
  },
  ROUNDS * 20_000,
);
