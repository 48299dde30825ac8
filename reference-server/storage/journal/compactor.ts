// Writes a due snapshot in the background; a failed one only makes the next replay longer.
import { collectionNames } from '#core/records/keys.ts';
import type { StoreEngine } from '#core/store/store.ts';
import type { Low } from 'lowdb';
import { stat } from 'node:fs/promises';
import type { Journal } from './journal.ts';
import type { JournalIndex } from './journal-index.ts';
import { snapshotFile, type Collections, type Snapshot } from './snapshot.ts';

export interface CompactorOptions {
  dataDir: string;
  store: StoreEngine;
  journal: Journal;
  index: JournalIndex;
  snapshot: Low<Snapshot | null>;
  /** The least number of journal bytes worth a new snapshot. */
  afterBytes: number;
  warn(message: string, error?: unknown): void;
}

export class Compactor {
  #running: Promise<void> | null = null;
  /** The number of journal bytes at which the next snapshot is due. */
  #dueAt: number;
  #coveredSeq: number;

  /** @param coveredSeq the last entry in the snapshot; lower than any without a snapshot. */
  constructor(
    private readonly options: CompactorOptions,
    coveredSeq: number,
  ) {
    this.#dueAt = options.afterBytes;
    this.#coveredSeq = coveredSeq;
  }

  /** Must be called while engine and journal hold the same: before a burst is written. */
  startIfDue(): void {
    if (this.#running || this.options.journal.bytes < this.#dueAt) return;
    this.#running = this.#compact()
      .catch((error: unknown) =>
        this.options.warn('The snapshot could not be written; the journal keeps everything.', error),
      )
      .finally(() => (this.#running = null));
  }

  /** Writes a snapshot of the rest. */
  async finish(): Promise<void> {
    await this.#running;
    if (this.options.journal.contentSeq > this.#coveredSeq) await this.#compact();
  }

  async #compact(): Promise<void> {
    const { store, journal, index, snapshot, dataDir, afterBytes } = this.options;
    const taken = capture(store, journal, index);
    const bytes = journal.bytes;
    this.#dueAt = bytes + afterBytes;
    snapshot.data = taken;
    try {
      await snapshot.write();
    } finally {
      // The engine has the rows; a second reference would keep deleted ones alive.
      snapshot.data = null;
    }
    this.#coveredSeq = taken.seq;
    // A large snapshot waits for more journal, so that the cost per commit stays constant.
    const { size } = await stat(snapshotFile(dataDir));
    this.#dueAt = bytes + Math.max(afterBytes, size);
  }
}

function capture(store: StoreEngine, { head }: Journal, index: JournalIndex): Snapshot {
  const collections = Object.fromEntries(collectionNames.map((name) => [name, store.rows(name)])) as Collections;
  const { segment, offset, line, seq, hash } = head;
  const auditCount = store.auditLength;
  return { format: 3, segment, offset, line, seq, head: hash, auditCount, ...index.copy(), collections };
}
