// L5: an archive of 2 GB. Measures the server's memory, and whether the archive is complete.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import yauzl from 'yauzl';
import { dataOf } from '#server/testing/client.ts';
import * as room from '#server/testing/room.ts';
import { fetchInto } from './fetch-into.ts';
import { exactly, type Figure, figureOf, megabytes } from './figure.ts';
import type { LoadedServer } from './loaded-server.ts';

const size = 50 * 1024 * 1024;
const allowedGrowth = 150 * 1024 * 1024;

export async function largeArchive(server: LoadedServer, count: number): Promise<Figure[]> {
  const admin = await server.signInAs('admin');
  const bytes = randomBytes(size);
  const hashes = new Map<string, string>();
  for (let at = 0; at < count; at += 1) {
    // Makes every file different.
    bytes.writeUInt32BE(at);
    const name = `Large ${at}.bin`;
    await room.addDocument(admin, { name, mimeType: 'text/plain' }, bytes);
    hashes.set(name, sha256(bytes));
  }
  const listed = await dataOf(admin.api.GET('/api/documents'));
  const body = { documentIds: listed.map(({ id }) => id), folderIds: [] };
  const archive = await dataOf(admin.api.POST('/api/archives', { body }));
  const folder = await mkdtemp(path.join(tmpdir(), 'strongroom-archive-'));
  try {
    const file = path.join(folder, 'archive.zip');
    const growth = server.watchMemory();
    const begun = performance.now();
    await fetchInto(file, admin, `${server.url}/api/archives/${archive.id}`);
    const seconds = (performance.now() - begun) / 1000;
    return [
      growth(`an archive of ${megabytes(archive.size)}`, allowedGrowth),
      exactly('files in it with the SHA-256 of the upload', count, await equalFiles(file, hashes)),
      exactly('faults in the log', 0, server.faults().length),
      figureOf('down', `${Math.round(archive.size / 1024 / 1024 / seconds)} MB/s`),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function equalFiles(file: string, hashes: ReadonlyMap<string, string>): Promise<number> {
  const archive = await yauzl.openPromise(file);
  let equal = 0;
  for await (const entry of archive.eachEntry()) {
    const hash = createHash('sha256');
    for await (const chunk of await archive.openReadStreamPromise(entry)) hash.update(chunk as Buffer);
    if (hashes.get(entry.fileName) === hash.digest('hex')) equal += 1;
  }
  return equal;
}
