// Compares stored files: in the processes that open files of others, once for the same two files however many ask at a
// time. What came of it is kept by the hashes of the two, as much as there is room for.
import { comparisonBusy, contentDamaged, storeUnavailable } from '#core/desk/errors.ts';
import type { ComparableObject, ComparedContent, Comparer } from '#core/ports.ts';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CompareJob } from '../pool/file-job.ts';
import type { FilePool, PoolTicket } from '../pool/file-pool.ts';
import { SharedWait } from '../pool/shared-wait.ts';

export interface StoredComparerOptions {
  dataDir: string;
  /** Where files are opened. */
  pool: FilePool;
  /** Where the bytes of an object are. */
  pathOf: (key: string) => string;
  /** Told why two files could not be compared. */
  warn?: (message: string) => void;
  /** Milliseconds until somebody who waits is asked to come back later. */
  patience?: number;
  /** Of comparisons to keep in memory, as characters. */
  kept?: number;
}

export interface StoredComparer extends Comparer {
  /** Once the pool is closed: until what was under way has ended. */
  close(): Promise<void>;
}

/** What the limits of a comparison come to is far below. */
const LARGEST_ANSWER = 64 * 1024 * 1024;
const tooLarge: ComparedContent = { kind: 'none', reason: 'too-large', of: 'both' };

export async function createComparer(options: StoredComparerOptions): Promise<StoredComparer> {
  const { dataDir, pool, pathOf, warn = () => undefined, patience = 45_000, kept = 32 * 1024 * 1024 } = options;
  const folder = path.join(dataDir, 'comparisons');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const known = new LRUCache<string, string>({
    max: 1000,
    maxSize: kept,
    maxEntrySize: kept,
    sizeCalculation: (text) => Math.max(1, text.length),
  });
  const running = new Map<string, SharedWait<string>>();

  async function make(key: string, job: CompareJob, ticket: PoolTicket): Promise<string> {
    try {
      const result = await ticket.result;
      if (result.outcome !== 'made' && result.outcome !== 'busy')
        warn(`${job.from.input} and ${job.to.input} could not be compared: ${result.reason}`);
      if (result.outcome === 'damaged') throw contentDamaged(result.reason);
      if (result.outcome === 'busy') throw comparisonBusy();
      if (result.outcome === 'failed') throw storeUnavailable();
      const isAnswer = result.outcome === 'made' && result.size <= LARGEST_ANSWER;
      const text = isAnswer ? await readFile(job.output, 'utf8') : JSON.stringify(tooLarge);
      known.set(key, text);
      return text;
    } finally {
      await rm(job.output, { force: true });
    }
  }

  function begin(key: string, reader: string, from: ComparableObject, to: ComparableObject): SharedWait<string> {
    const file = ({ key: object, sha256, kind }: ComparableObject) => ({ input: pathOf(object), sha256, kind });
    const output = path.join(folder, randomUUID());
    const job: CompareJob = { does: 'compare', from: file(from), to: file(to), output };
    const ticket = pool.add({ reader, file: key, job, endsUnwanted: true });
    const wait = new SharedWait(make(key, job, ticket), (isWanted) => setWanted(isWanted), comparisonBusy);
    const setWanted = (isWanted: boolean) => {
      ticket.setWanted(isWanted);
      // What nobody waits for is ended: who asks next begins anew.
      if (!isWanted && running.get(key) === wait) running.delete(key);
    };
    return wait;
  }

  return {
    async compare(from, to, reader, signal) {
      const key = JSON.stringify([from.sha256, from.kind, to.sha256, to.kind]);
      let text = known.get(key);
      if (text === undefined) {
        const wait = running.get(key) ?? begin(key, reader, from, to);
        running.set(key, wait);
        text = await wait.join(patience, signal);
      }
      return JSON.parse(text) as ComparedContent;
    },
    async close() {
      await Promise.allSettled([...running.values()].map((wait) => wait.result));
    },
  };
}
