// Watermarks previews in separate processes, once for the same bytes, reader and five minutes.
import { CallerGone, contentDamaged, previewBusy, storeUnavailable } from '#core/call/errors.ts';
import type { WatermarkedContent, Watermarker, Watermark } from '#core/ports/watermarker.ts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FilePool, PoolTicket } from '../pool/file-pool.ts';
import { ticketOnceAdded } from '../pool/ticket-once-added.ts';
import { SharedWait } from '../pool/shared-wait.ts';
import type { DerivedFiles } from '../objects/derived-files.ts';
import type { FileOf } from '../storage/objects/local-file.ts';
import { WatermarkCache } from './watermark-cache.ts';

export interface PreviewWatermarkerOptions {
  dataDir: string;
  pool: Pick<FilePool, 'add'>;
  fileOf: FileOf;
  /** Called with the reason why a file could not be used. */
  warn?: (message: string) => void;
  /** How long a caller waits before 503, in milliseconds. */
  timeout?: number;
  /** The bytes of watermarked files kept on disk. */
  cacheBytes?: number;
}

export interface PreviewWatermarker extends Watermarker, DerivedFiles {
  /** Called after the pool is closed; resolves when running work has ended. */
  close(): Promise<void>;
}

type StampedObject = Parameters<Watermarker['watermark']>[0];

export async function createWatermarker(options: PreviewWatermarkerOptions): Promise<PreviewWatermarker> {
  const { dataDir, pool, fileOf, warn = () => undefined, timeout = 45_000 } = options;
  const cache = await WatermarkCache.open(path.join(dataDir, 'previews'), options.cacheBytes ?? 256 * 1024 * 1024);
  const running = new Map<string, SharedWait<WatermarkedContent | null>>();

  async function make(key: string, object: StampedObject, output: string, ticket: PoolTicket) {
    // At once, so that no request joins a preview that is given up.
    const result = await ticket.result.finally(() => running.delete(key));
    if (result.outcome === 'made') return cache.keep(key, { file: output, objectKey: object.key, ...result });
    await rm(output, { force: true });
    warn(`The preview of object ${object.key} (${object.type}) could not be watermarked: ${result.reason}`);
    if (result.outcome === 'damaged') throw contentDamaged(result.reason);
    if (result.outcome === 'busy') throw previewBusy();
    if (result.outcome === 'failed') throw storeUnavailable();
    return null;
  }

  async function add(object: StampedObject, output: string, mark: Watermark): Promise<PoolTicket> {
    const { path: input, release } = await fileOf(object);
    const job = { does: 'watermark', input, sha256: object.sha256, output, type: object.type, mark } as const;
    // All that the outcome depends on, which is remembered for other readers.
    const file = `${object.sha256} ${object.type} ${mark.encoding ?? ''}`;
    const ticket = pool.add({ reader: mark.email, file, job });
    void ticket.result.then(({ outcome }) => release(outcome === 'damaged'));
    return ticket;
  }

  function begin(key: string, object: StampedObject, mark: Watermark) {
    const output = cache.newFile();
    const ticket = ticketOnceAdded(add(object, output, mark));
    const made = make(key, object, output, ticket);
    return new SharedWait(made, (isWanted) => ticket.setWanted(isWanted), previewBusy);
  }

  return {
    async watermark(object, mark, signal) {
      const { isInReader, encoding } = mark;
      const key = JSON.stringify([object.sha256, object.type, mark.email, mark.time, mark.title, isInReader, encoding]);
      const known = cache.get(key);
      if (known !== undefined) return known;
      if (signal?.aborted) throw new CallerGone();
      const wait = running.get(key) ?? begin(key, object, mark);
      running.set(key, wait);
      return wait.join(timeout, signal);
    },
    derivedFrom: () => cache.objectKeys(),
    forget: (objectKey) => cache.forget(objectKey),
    async close() {
      await Promise.allSettled([...running.values()].map((wait) => wait.result));
    },
  };
}
