// What was made of rows for one reader, for as long as none of them has changed and nothing has ended: of the last few.
import type { ReadTx, Tables } from '../ports/store.ts';
import { ReadRecord, recorded } from './read-record.ts';

export interface Reading<T> {
  made: T;
  /** When time alone makes another one of it, in milliseconds since 1970. */
  until: number;
}

const MOST = 16;

export class KeptReadings<T> {
  readonly #kept = new Map<string, Reading<T> & { record: ReadRecord }>();

  /** The work reads from its tables and from nothing else, but for what is in the key. */
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

  /** The least recently used gives way; one that was read earlier and came later gives way to the one that is there. */
  #set(key: string, entry: Reading<T> & { record: ReadRecord }): void {
    const known = this.#kept.get(key);
    if (known && entry.record.isBehind(known.record)) return;
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    const [oldest = ''] = this.#kept.keys();
    if (this.#kept.size > MOST) this.#kept.delete(oldest);
  }
}
