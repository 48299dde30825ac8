// Runs in its own process: opens uploaded files, one job at a time, and reports the outcome.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { watermark } from '../preview/watermark.ts';
import { ForeignEntry, readOwn } from '#server/storage/disk/own-file.ts';
import type { CompareJob, FileJob, FromChild, StoredFile, TryResult } from './file-job.ts';

/** The program's own memory, which the operating system's limit does not count. */
const PROGRAM_BYTES = 128 * 1024 * 1024;

const [memoryMegabytes = 0, parentPid = 0] = process.argv.slice(2).map(Number);

// One job at a time, which are all different.
sharp.concurrency(1);
sharp.cache(false);

new Worker(new URL('./watchdog.mjs', import.meta.url), {
  execArgv: [],
  workerData: { parentPid, mostBytes: memoryMegabytes * 1024 * 1024 + PROGRAM_BYTES },
});

async function work(job: FileJob): Promise<TryResult> {
  let made: Uint8Array;
  try {
    made = await make(job);
  } catch (error) {
    if (error instanceof Damaged) return { outcome: 'damaged', reason: error.message };
    if (error instanceof Unread) throw error.cause;
    return isShortOfMemory(error) ? exhausted(error) : { outcome: 'impossible', reason: String(error) };
  }
  await writeFile(job.output, made, { mode: 0o600 });
  return { outcome: 'made', size: made.length, sha256: hashOf(made) };
}

async function make(job: FileJob): Promise<Uint8Array> {
  switch (job.does) {
    case 'watermark':
      return watermark(await stored(job), job.type, job.mark);
    case 'compare':
      return comparison(job);
    case 'read-text': {
      const { readStored } = await import('../searches/read-stored.ts');
      return readStored(job.kind, () => stored(job));
    }
    case 'read-scan': {
      const { readScan } = await import('../searches/scans/read-scan.ts');
      return new TextEncoder().encode(JSON.stringify(await readScan(job.kind, await stored(job), job.page)));
    }
  }
}

async function comparison({ from, to }: CompareJob): Promise<Uint8Array> {
  // Not loaded by processes that only watermark.
  const { compareStored } = await import('../comparisons/compare-stored.ts');
  const file = (one: CompareJob['from']) => ({ kind: one.kind, read: () => stored(one) });
  return compareStored(file(from), file(to));
}

class Damaged extends Error {}
/** A read error without fault of the file. */
class Unread extends Error {}

/** Checked, since the outcome is remembered for all bytes with this hash. @throws Damaged, Unread */
async function stored({ input, sha256 }: StoredFile): Promise<Uint8Array> {
  const bytes = await readOwn(input).catch(unlessMissing);
  if (bytes === null || hashOf(bytes) !== sha256) throw new Damaged(`${input} is damaged or missing`);
  return bytes;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Missing, unreadable, or not a plain file. */
function unlessMissing(error: unknown): null {
  if (error instanceof ForeignEntry) return null;
  if (error instanceof Error && 'code' in error && ['ENOENT', 'EIO'].includes(String(error.code))) return null;
  throw new Unread('it could not be read', { cause: error });
}

/** The job failed while reading or writing files. */
function failed(error: unknown): TryResult {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'EFBIG';
  if (isTooLarge) return { outcome: 'impossible', reason: 'what was made would be too large' };
  return isShortOfMemory(error) ? exhausted(error) : { outcome: 'failed', reason: String(error) };
}

const exhausted = (error: unknown): TryResult => ({ outcome: 'exhausted', of: 'memory', reason: String(error) });

/** The messages of V8, Node, libvips and its libraries. */
function isShortOfMemory(error: unknown): boolean {
  return /memory|alloc|ENOMEM|invalid array (?:buffer )?length|unable to write to target/i.test(String(error));
}

function send(message: FromChild): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

function sendDone(result: TryResult): void {
  const { user, system } = process.cpuUsage();
  const used = { memoryBytes: process.memoryUsage.rss() - ownBytes, cpuSeconds: (user + system) / 1e6 };
  send({ kind: 'done', result, used });
}

process.on('message', (job: FileJob) => void work(job).catch(failed).then(sendDone));
process.on('disconnect', () => process.exit());
// An unhandled rejection counts as a failure of the file.
process.on('unhandledRejection', () => process.exit(1));
const ownBytes = process.memoryUsage.rss();
send({ kind: 'ready' });
