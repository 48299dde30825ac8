// Stamps previews: off the main thread, once for the same bytes, reader and five minutes, however many ask at a time.
import { storeUnavailable } from '#core/errors.ts';
import type { StampedContent, Stamper, Watermark } from '#core/ports.ts';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { StampCache } from './stamp-cache.ts';
import { StampPool } from './stamp-pool.ts';

export interface PreviewStamperOptions {
  dataDir: string;
  /** Where the original bytes of an object are. */
  pathOf: (key: string) => string;
  /** Told why a file could not be stamped. */
  warn?: (message: string) => void;
  threads?: number;
  /** Milliseconds for one file. */
  timeLimit?: number;
  /** Stamped bytes to keep on disk. */
  cacheBytes?: number;
}

export interface PreviewStamper extends Stamper {
  close(): Promise<void>;
}

export async function createStamper(options: PreviewStamperOptions): Promise<PreviewStamper> {
  const { dataDir, pathOf, warn = () => undefined } = options;
  const { threads = Math.min(4, Math.max(1, os.availableParallelism() - 1)), timeLimit = 30_000 } = options;
  const cache = await StampCache.open(path.join(dataDir, 'previews'), options.cacheBytes ?? 256 * 1024 * 1024);
  const pool = new StampPool({ threads, timeLimit, mostWaiting: 100 });
  const running = new Map<string, Promise<StampedContent | null>>();

  async function make(key: string, object: Parameters<Stamper['stamp']>[0], mark: Watermark) {
    const output = cache.newFile();
    const result = await pool.run({ input: pathOf(object.key), output, type: object.type, mark });
    if (result.outcome === 'stamped') return cache.keep(key, { file: output, ...result });
    await rm(output, { force: true });
    warn(`The preview of object ${object.key} (${object.type}) could not be stamped: ${result.reason}`);
    if (result.outcome === 'failed') throw storeUnavailable();
    return cache.keep(key, null);
  }

  return {
    async stamp(object, mark) {
      const key = JSON.stringify([object.sha256, object.type, mark.email, mark.time, mark.title]);
      const known = cache.get(key);
      if (known !== undefined) return known;
      let job = running.get(key);
      if (!job) {
        job = make(key, object, mark).finally(() => running.delete(key));
        running.set(key, job);
      }
      return job;
    },
    close: () => pool.close(),
  };
}
