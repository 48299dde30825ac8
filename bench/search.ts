// npm run bench -- --search [1000 10000]: searching in contents, in this process, over made texts of 20 KB of a Zipf
// vocabulary. Prints how long a start takes to know them, memory, size, the answers to one person and to ten at once, how long
// all of them take to be read again from the stored files by the processes that open files, what that costs previews, and how
// long all take to be deleted in one folder, put back and purged. Processor time depends less on what else runs.
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CoreOperationId } from '#core/call/operation.ts';
import type { FolderRecord } from '#core/records/records.ts';
import { openRoom, type Room } from '#core/room/room.ts';
import { createTestPorts } from '#core/testing/ports.ts';
import { callRoom } from '#core/testing/room.ts';
import { createFilePool } from '#server/pool/create-pool.ts';
import type { FilePool } from '#server/pool/file-pool.ts';
import { plainPdf } from '#server/preview/testing/awkward-pdfs.ts';
import { packed } from '#server/searches/kept-text.ts';
import { FORM, openStoredSearch, type StoredSearch } from '#server/searches/stored-search.ts';
import { FakePool } from '#server/searches/testing/fake-pool.ts';
import { searchableTexts, show } from '#server/searches/testing/shown-texts.ts';
import type { FileOf } from '#server/storage/objects/local-file.ts';
import { ada, ingrid } from '#server/scenarios/users-by-role.ts';
import { BYTES, madeTexts, random, wordOf } from './made-texts.ts';
import { median, quantile } from './report.ts';

const place: FolderRecord = {
  ...{ id: 'all', name: 'All', description: null, parentId: null, accessLevel: 'public' },
  createdAt: '2026-01-01T00:00:00.000Z',
};
const PREVIEWS = 21;
const questions = [
  ...[1, 40, 300, 5123, 31_000, 59_999].map(wordOf),
  ...[`${wordOf(7)} ${wordOf(300)}`, `"${wordOf(2)} ${wordOf(3)}"`, 'nowhere', 'con', 'mel'],
];

export async function searchBench(sizes: readonly number[]): Promise<void> {
  for (const size of sizes) await measure(size);
}

async function measure(size: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-search-'));
  const folder = path.join(dataDir, 'texts', FORM);
  const objects = path.join(dataDir, 'objects');
  await mkdir(folder, { recursive: true });
  await mkdir(objects);
  const ports = createTestPorts();
  const texts = madeTexts(size);
  let bytes = 0;
  for (const [at, { name, key }] of searchableTexts(...texts).entries()) {
    const kept = packed(texts[at] ?? '');
    bytes += kept.length;
    await writeFile(path.join(folder, name), kept);
    await writeFile(path.join(objects, key), texts[at] ?? '');
  }
  await show(ports.store, texts, [], () => ({ folderId: place.id }));
  ports.store.restore('users', [ada, ingrid]);
  ports.store.restore('folders', [place]);
  texts.length = 0;
  const before = await heldBytes();
  const began = performance.now();
  const pool = new FakePool();
  const search = openStoredSearch({
    dataDir,
    store: ports.store,
    pool: pool.asPool(),
    fileOf: pool.fileOf,
    warn: fail,
  });
  await search.catchUp();
  const start = performance.now() - began;
  const room = openRoom({ ...ports, textSearch: search, retentionDays: 30 });
  const once = async (as: string, q: string) => {
    const begun = performance.now();
    const { status } = await callRoom(room, 'searchContents', { as, query: { q } });
    if (status !== 200) fail();
    return performance.now() - begun;
  };
  const crowd = async (people: number, rounds: number) => {
    const each = Array.from({ length: people }, async (_, who) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await once(who % 2 === 0 ? ada.id : ingrid.id, questions[(who + round) % questions.length] ?? ''));
      return times;
    });
    return (await Promise.all(each)).flat();
  };
  await crowd(2, 20);
  const alone = await crowd(1, 200);
  const usage = process.cpuUsage();
  const ten = await crowd(10, 40);
  const { user, system } = process.cpuUsage(usage);
  const memory = (await heldBytes()) - before;
  const at = (times: readonly number[], share: number) => `${quantile(times, share).toFixed(1)} ms`;
  process.stdout.write(
    `${size} documents: known after ${(start / 1000).toFixed(1)} s, ${(memory / 1e6).toFixed(0)} MB more memory, ` +
      `${((bytes / size / BYTES) * 100).toFixed(1)} % of the text on disk; one person p50 ${at(alone, 0.5)}, p99 ${at(alone, 0.99)}; ` +
      `ten at once p50 ${at(ten, 0.5)}, p99 ${at(ten, 0.99)}, ` +
      `${((user + system) / 1000 / ten.length).toFixed(1)} ms of processor time an answer\n`,
  );
  await search.close();
  await rm(folder, { recursive: true });
  const processes = createFilePool();
  const fileOf: FileOf = ({ key }) => Promise.resolve({ path: path.join(objects, key), release: () => undefined });
  const again = performance.now();
  const rebuilt = openStoredSearch({ dataDir, store: ports.store, pool: processes, fileOf, warn: fail });
  await rebuilt.catchUp();
  process.stdout.write(`${size} documents: rebuilt in ${((performance.now() - again) / 1000).toFixed(1)} s\n`);
  await rebuilt.close();
  const readAnew = async () => {
    await rm(folder, { recursive: true, force: true });
    return openStoredSearch({ dataDir, store: ports.store, pool: processes, fileOf, warn: fail });
  };
  process.stdout.write(
    `${size} documents: ${await previewsBeside(readAnew, await openPreviews(processes, dataDir))}\n`,
  );
  processes.close();
  process.stdout.write(`${size} documents: ${await deletedAndBack(room)}\n`);
  await rm(dataDir, { recursive: true });
}

/** Measures previews in turns, alone and while all texts are read anew. */
async function previewsBeside(readAnew: () => Promise<StoredSearch>, preview: () => Promise<number>): Promise<string> {
  const [undisturbed, beside]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < PREVIEWS; turn += 1) {
    undisturbed.push(await preview());
    const reader = await readAnew();
    const reading = reader.catchUp();
    beside.push(await preview());
    await reader.close();
    await reading;
  }
  const [without, together] = [median(undisturbed), median(beside)];
  return `a preview takes ${without.toFixed(0)} ms, and ${together.toFixed(0)} ms while texts are read`;
}

/** Measures the deletion of the folder with all documents, putting it back, and purging it. */
async function deletedAndBack(room: Room): Promise<string> {
  const timed = async (operation: CoreOperationId, query: Record<string, string> = {}) => {
    const begun = performance.now();
    const { status } = await callRoom(room, operation, { as: ada.id, params: { id: place.id }, query });
    if (status >= 400) fail();
    return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  };
  const deleted = await timed('deleteFolder', { cascade: 'true' });
  const putBack = await timed('putBackItem');
  await timed('deleteFolder', { cascade: 'true' });
  return `deleted at once in ${deleted}, put back in ${putBack}, purged in ${await timed('purgeItem')}`;
}

/** @returns a function that waits for half a second, makes a preview, and returns its time in milliseconds */
async function openPreviews(pool: FilePool, folder: string): Promise<() => Promise<number>> {
  const bytes = await plainPdf(20);
  const [input, output] = [path.join(folder, 'previewed'), path.join(folder, 'preview')];
  await writeFile(input, bytes);
  const file = { input, sha256: createHash('sha256').update(bytes).digest('hex') };
  const mark = { email: ada.email, time: place.createdAt };
  const preview = async () => {
    await setTimeout(400 + random() * 200);
    const begun = performance.now();
    const job = { ...file, output, does: 'watermark', type: 'application/pdf', mark } as const;
    const { outcome } = await pool.add({ reader: ada.id, file: 'previewed', job }).result;
    if (outcome !== 'made') fail();
    const took = performance.now() - begun;
    await rm(output);
    return took;
  };
  await preview();
  return preview;
}

/** The memory after garbage collection. */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  // Buffers are released after that.
  await setTimeout(500);
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function fail(): never {
  throw new Error('The search could not be measured');
}
