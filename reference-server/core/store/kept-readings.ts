// Caches values computed from rows for a reader, until a row changes or something ends.
import type { ReadTx, Tables } from '../ports/store.ts';
import { ReadRecord, recorded } from './read-record.ts';

export interface Reading<T> {
  made: T;
  /** When the value expires without a change, in milliseconds since 1970. */
  until: number;
}

type Kept<T> = Reading<T> & { record: ReadRecord };

/** Evicts the least recently used; the latest is kept, however large it is. */
export class KeptReadings<T> {
  readonly #kept = new Map<string, Kept<T>>();

  /** @param most the greatest total weight; a value weighs one by default */
  constructor(
    private readonly most = 16,
    private readonly weightOf: (made: T) => number = () => 1,
  ) {}

  /** The work must depend only on its tables and on the key; it may reuse parts of the outdated value. */
  async read(tx: ReadTx, key: string, now: Date, work: (tx: Tables, before?: T) => Promise<Reading<T>>): Promise<T> {
    const known = this.#kept.get(key);
    if (known && now.getTime() < known.until && (await known.record.isCurrent(tx))) {
      this.#set(key, known);
      return known.made;
    }
    const record = new ReadRecord();
    const reading = await work(recorded(tx, record), known?.made);
    this.#set(key, { ...reading, record });
    return reading.made;
  }

  /** A value that was read earlier does not replace a newer one. */
  #set(key: string, entry: Kept<T>): void {
    const known = this.#kept.get(key);
    if (known && entry.record.isBehind(known.record)) return;
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    let weight = 0;
    for (const { made } of this.#kept.values()) weight += this.weightOf(made);
    for (const [oldest, { made }] of this.#kept) {
      if (weight <= this.most || oldest === key) break;
      this.#kept.delete(oldest);
      weight -= this.weightOf(made);
    }
  }
}
