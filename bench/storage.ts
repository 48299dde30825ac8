// Measures storage and previews: npx tsx bench/storage.ts
// Synced writes at 100, 1,000 and 10,000 documents against a bare append and fdatasync of the same bytes; a snapshot; a
// start; an object of 50 MB; the watermark of a 500-page PDF.
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DocumentRecord } from '#core/records.ts';
import { createStamper } from '#server/preview/stamper.ts';
import { plainPdf } from '#server/preview/testing/awkward-pdfs.ts';
import { createDiskObjects } from '#server/storage/disk-objects.ts';
import { openFileStore, type FileStore } from '#server/storage/file-store.ts';
import { audit } from '#server/storage/testing/rows.ts';

const WRITES = 300;
const table: Record<string, string>[] = [];
const report = (what: string, value: string) => table.push({ what, value });
const milliseconds = (value: number) => `${value.toFixed(2)} ms`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function documentOf(id: string): DocumentRecord {
  return {
    id,
    name: `Report ${id}.pdf`,
    description: 'As discussed in the last meeting',
    folderId: null,
    mimeType: 'application/pdf',
    size: 123_456,
    version: 1,
    accessLevel: 'public',
    downloadRestricted: false,
    printingRestricted: false,
    uploadedById: 'user-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  } as unknown as DocumentRecord;
}

const write = ({ store }: FileStore, id: string) =>
  store.transact(async (tx) => {
    await tx.documents.put(documentOf(id));
    await tx.audit.append(audit('Renamed'));
  });

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Medians of our writes and of bare ones, taken in turns, so that a busy machine slows both alike. */
async function inTurns(folder: string, ours: (at: number) => Promise<unknown>): Promise<[ours: number, bare: number]> {
  const file = await open(path.join(folder, 'bare'), 'a');
  const line = Buffer.alloc(1000, 'x');
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < WRITES; at += 1) {
    times[0].push(await timed(() => ours(at)));
    times[1].push(
      await timed(async () => {
        await file.write(line);
        await file.datasync();
      }),
    );
  }
  await file.close();
  return [median(times[0]), median(times[1])];
}

async function measureWrites(folder: string, documents: number): Promise<void> {
  const dataDir = path.join(folder, `store-${documents}`);
  const server = await openFileStore(dataDir);
  await server.store.transact(async (tx) => {
    for (let at = 0; at < documents; at += 1) await tx.documents.put(documentOf(`doc-${at}`));
  });
  const [one, bare] = await inTurns(folder, (at) => write(server, `doc-${at % documents}`));
  const burst = await timed(() =>
    Promise.all(Array.from({ length: 1000 }, (_, at) => write(server, `doc-${at % documents}`))),
  );
  report(`synced write, ${documents} documents`, `${milliseconds(one)} (bare append and sync ${milliseconds(bare)})`);
  report(`1,000 writes at once, ${documents} documents`, milliseconds(burst));
  report(`snapshot and end, ${documents} documents`, milliseconds(await timed(() => server.close())));
  let again: FileStore | undefined;
  const start = await timed(async () => (again = await openFileStore(dataDir)));
  report(`start, ${documents} documents`, milliseconds(start));
  await again?.close();
}

async function measureObjects(folder: string): Promise<void> {
  const objects = await createDiskObjects(folder);
  const chunk = randomBytes(64 * 1024);
  const source = async function* () {
    for (let at = 0; at < 800; at += 1) yield await Promise.resolve(chunk);
  };
  const written = await timed(async () => (await objects.stage(source(), 60_000_000)).commit('large'));
  report('object of 52 MB stored, synced', `${milliseconds(written)} (${Math.round(52_400 / written)} MB/s)`);
}

async function measureStamps(folder: string): Promise<void> {
  const objects = await createDiskObjects(folder);
  const stamper = await createStamper({ dataDir: folder, pathOf: objects.pathOf });
  const stamp = async (key: string, pages: number) => {
    const bytes = await plainPdf(pages);
    const source = async function* () {
      yield await Promise.resolve(bytes);
    };
    const staged = await objects.stage(source(), bytes.length);
    await staged.commit(key);
    const object = { key, sha256: staged.sha256, size: staged.size, type: 'application/pdf' };
    const mark = { email: 'ann@example.com', time: '2026-01-01T00:00:00.000Z' };
    return [await timed(() => stamper.stamp(object, mark)), await timed(() => stamper.stamp(object, mark))] as const;
  };
  const [first] = await stamp('first', 1);
  const [long, repeated] = await stamp('long', 500);
  report('watermark of 1 page, thread started', milliseconds(first));
  report('watermark of 500 pages', `${milliseconds(long)}, asked again ${milliseconds(repeated)}`);
  await stamper.close();
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-storage-'));
try {
  for (const documents of [100, 1000, 10_000]) await measureWrites(folder, documents);
  await measureObjects(folder);
  await measureStamps(folder);
  console.table(table);
} finally {
  await rm(folder, { recursive: true, force: true });
}
