// Watermarks previews: in processes of their own, once for the same bytes, reader and five minutes, however many ask at a
// time. Whoever waits gets an answer within a bound, and does not hold a place in the queue after going away.
import { contentDamaged, previewBusy, storeUnavailable } from '#core/desk/errors.ts';
import type { WatermarkedContent, Watermarker, Watermark } from '#core/ports.ts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { processCount, smallMegabytes, thisMachine } from './pool/process-count.ts';
import { WatermarkChild } from './pool/watermark-child.ts';
import type { WatermarkJob } from './pool/watermark-job.ts';
import { type PoolTicket, WatermarkPool } from './pool/watermark-pool.ts';
import { SharedWait } from './shared-wait.ts';
import { WatermarkCache } from './watermark-cache.ts';

export interface PreviewWatermarkerOptions {
  dataDir: string;
  /** Where the original bytes of an object are. */
  pathOf: (key: string) => string;
  /** Told why a file could not be watermarked. */
  warn?: (message: string) => void;
  /** Left out: as many as the machine allows. */
  processes?: number;
  /** Of one process, which the operating system keeps. */
  memoryMegabytes?: number;
  /** Milliseconds for one file. */
  timeLimit?: number;
  /** Milliseconds until somebody who waits is asked to come back later. */
  patience?: number;
  /** Watermarked bytes to keep on disk. */
  cacheBytes?: number;
}

export interface PreviewWatermarker extends Watermarker {
  close(): Promise<void>;
}

const FIRST_TRY_MS = 4000;
const IDLE_MS = 5 * 60_000;
const WAITING = { each: 24, all: 200 };
const LARGEST_FILE_MEGABYTES = 256;

export async function createWatermarker(options: PreviewWatermarkerOptions): Promise<PreviewWatermarker> {
  const { dataDir, pathOf, warn = () => undefined, patience = 45_000 } = options;
  const cache = await WatermarkCache.open(path.join(dataDir, 'previews'), options.cacheBytes ?? 256 * 1024 * 1024);
  const pool = poolFor(options);
  const running = new Map<string, SharedWait<WatermarkedContent | null>>();

  async function make(
    key: string,
    object: Parameters<Watermarker['watermark']>[0],
    job: WatermarkJob,
    ticket: PoolTicket,
  ) {
    const result = await ticket.result;
    if (result.outcome === 'watermarked') return cache.keep(key, { file: job.output, ...result });
    await rm(job.output, { force: true });
    warn(`The preview of object ${object.key} (${object.type}) could not be watermarked: ${result.reason}`);
    if (result.outcome === 'damaged') throw contentDamaged(result.reason);
    if (result.outcome === 'busy') throw previewBusy();
    if (result.outcome === 'failed') throw storeUnavailable();
    return null;
  }

  function begin(key: string, object: Parameters<Watermarker['watermark']>[0], mark: Watermark) {
    const job = { input: pathOf(object.key), sha256: object.sha256, output: cache.newFile(), type: object.type, mark };
    const ticket = pool.add({ reader: mark.email, file: `${object.sha256} ${object.type}`, job });
    const made = make(key, object, job, ticket).finally(() => running.delete(key));
    return new SharedWait(made, (isWanted) => ticket.setWanted(isWanted));
  }

  return {
    async watermark(object, mark, signal) {
      const key = JSON.stringify([object.sha256, object.type, mark.email, mark.time, mark.title]);
      const known = cache.get(key);
      if (known !== undefined) return known;
      let wait = running.get(key);
      if (!wait) {
        wait = begin(key, object, mark);
        running.set(key, wait);
      }
      return wait.join(patience, signal);
    },
    async close() {
      pool.close();
      await Promise.allSettled([...running.values()].map((wait) => wait.result));
    },
  };
}

function poolFor(options: PreviewWatermarkerOptions): WatermarkPool {
  const { memoryMegabytes = 512, timeLimit = 20_000 } = options;
  const processes = options.processes ?? processCount(memoryMegabytes, thisMachine());
  const limits = {
    // For many files one after the other; a process that nobody watches any more ends by it.
    cpuSeconds: Math.ceil((timeLimit / 1000) * 10),
    fileMegabytes: LARGEST_FILE_MEGABYTES,
  };
  return new WatermarkPool({
    processes,
    start: (size) =>
      new WatermarkChild({
        ...limits,
        memoryMegabytes: size === 'large' ? memoryMegabytes : smallMegabytes(memoryMegabytes),
      }),
    firstTry: Math.min(FIRST_TRY_MS, timeLimit),
    longTry: timeLimit,
    waiting: WAITING,
    idle: IDLE_MS,
  });
}
