// Compares stored files in the pool, once for concurrent requests, and caches results by both hashes.
import { CallerGone, comparisonBusy, contentDamaged, storeUnavailable } from '#core/call/errors.ts';
import type { ComparableObject, ComparedContent, Comparer } from '#core/ports/comparer.ts';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DerivedFiles } from '../objects/derived-files.ts';
import type { PoolTicket } from '../pool/file-pool.ts';
import { ticketOnceAdded } from '../pool/ticket-once-added.ts';
import { SharedWait } from '../pool/shared-wait.ts';
import type { PreviewWatermarkerOptions } from '../preview/watermarker.ts';
import type { LocalFile } from '../storage/objects/local-file.ts';

export interface StoredComparerOptions extends Omit<PreviewWatermarkerOptions, 'cacheBytes'> {
  /** The bytes of comparisons cached in memory. */
  kept?: number;
}

export interface StoredComparer extends Comparer, DerivedFiles {
  /** Called after the pool is closed; resolves when running comparisons have ended. */
  close(): Promise<void>;
}

interface ComparisonRequest {
  key: string;
  reader: string;
  output: string;
}

const encoder = new TextEncoder();

/** Far above the limits of a comparison. */
const LARGEST_ANSWER = 64 * 1024 * 1024;
const tooLarge: ComparedContent = { kind: 'none', reason: 'too-large', of: 'both' };

export async function createComparer(options: StoredComparerOptions): Promise<StoredComparer> {
  const { dataDir, pool, fileOf, warn = () => undefined, timeout = 45_000, kept = 32 * 1024 * 1024 } = options;
  const folder = path.join(dataDir, 'comparisons');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const known = new LRUCache<string, { answer: Uint8Array; of: readonly string[] }>({
    max: 1000,
    maxSize: kept,
    maxEntrySize: kept,
    sizeCalculation: ({ answer }) => Math.max(1, answer.length),
  });
  const running = new Map<string, SharedWait<Uint8Array>>();

  async function make(key: string, of: readonly string[], output: string, ticket: PoolTicket): Promise<Uint8Array> {
    try {
      const result = await ticket.result;
      if (result.outcome !== 'made' && result.outcome !== 'busy')
        warn(`The objects ${of.join(' and ')} could not be compared: ${result.reason}`);
      if (result.outcome === 'damaged') throw contentDamaged(result.reason);
      if (result.outcome === 'busy') throw comparisonBusy();
      if (result.outcome === 'failed') throw storeUnavailable();
      const isAnswer = result.outcome === 'made' && result.size <= LARGEST_ANSWER;
      const answer = isAnswer ? await readFile(output) : encoder.encode(JSON.stringify(tooLarge));
      known.set(key, { answer, of });
      return answer;
    } finally {
      await rm(output, { force: true });
    }
  }

  async function add(request: ComparisonRequest, from: ComparableObject, to: ComparableObject): Promise<PoolTicket> {
    const older = await fileOf(from);
    const newer = await fileOf(to).catch((error: unknown) => {
      older.release();
      throw error;
    });
    const file = ({ path: input }: LocalFile, { sha256, kind }: ComparableObject) => ({ input, sha256, kind });
    const job = { does: 'compare', from: file(older, from), to: file(newer, to), output: request.output } as const;
    const ticket = pool.add({ reader: request.reader, file: request.key, job, endsUnwanted: true });
    void ticket.result.then(({ outcome }) => {
      for (const { release } of [older, newer]) release(outcome === 'damaged');
    });
    return ticket;
  }

  function begin(key: string, reader: string, from: ComparableObject, to: ComparableObject): SharedWait<Uint8Array> {
    const output = path.join(folder, randomUUID());
    const ticket = ticketOnceAdded(add({ key, reader, output }, from, to));
    const setWanted = (isWanted: boolean) => {
      ticket.setWanted(isWanted);
      // A comparison without waiting callers is stopped; the next request starts it again.
      if (!isWanted && running.get(key) === wait) running.delete(key);
    };
    const wait = new SharedWait(make(key, [from.key, to.key], output, ticket), setWanted, comparisonBusy);
    return wait;
  }

  return {
    async compare(from, to, reader, signal) {
      const key = JSON.stringify([from.sha256, from.kind, to.sha256, to.kind]);
      const found = known.get(key);
      if (found) return found.answer;
      if (signal?.aborted) throw new CallerGone();
      const wait = running.get(key) ?? begin(key, reader, from, to);
      running.set(key, wait);
      return wait.join(timeout, signal);
    },
    derivedFrom: () => [...known.values()].flatMap(({ of }) => of),
    forget(objectKey) {
      for (const [key, { of }] of known.entries()) if (of.includes(objectKey)) known.delete(key);
    },
    async close() {
      await Promise.allSettled([...running.values()].map((wait) => wait.result));
    },
  };
}
