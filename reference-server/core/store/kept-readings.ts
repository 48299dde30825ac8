// Caches values computed from rows for a reader, until a row changes or something ends. Keeps the last few.
import type { ReadTx, Tables } from '../ports/store.ts';
import { ReadRecord, recorded } from './read-record.ts';

export interface Reading<T> {
  made: T;
  /** When the value expires without a change, in milliseconds since 1970. */
  until: number;
}

const MOST = 16;

export class KeptReadings<T> {
  readonly #kept = new Map<string, Reading<T> & { record: ReadRecord }>();

  /** The work must depend only on its tables and on the key. */
  async read(tx: ReadTx, key: string, now: Date, work: (tx: Tables) => Promise<Reading<T>>): Promise<T> {
    const known = this.#kept.get(key);
    if (known && now.getTime() < known.until && (await known.record.isCurrent(tx))) {
      this.#set(key, known);
      return known.made;
    }
    const record = new ReadRecord();
    const reading = await work(recorded(tx, record));
    this.#set(key, { ...reading, record });
    return reading.made;
  }

  /** Evicts the least recently used; a value that was read earlier does not replace a newer one. */
  #set(key: string, entry: Reading<T> & { record: ReadRecord }): void {
    const known = this.#kept.get(key);
    if (known && entry.record.isBehind(known.record)) return;
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    const [oldest = ''] = this.#kept.keys();
    if (this.#kept.size > MOST) this.#kept.delete(oldest);
  }
}
