// Lists that are ready to send, by reader, so that ten thousand rows are turned into text once for every change and not for
// every reader's refetch. A list is given as long as nothing of what it was read from has
// changed, and no end of something that it shows has come.
import type { ReadTx, Tables } from '../ports.ts';
import { ReadRecord, recorded } from './read-record.ts';

const mostBytes = 32 * 1024 * 1024;

interface Entry {
  record: ReadRecord;
  until: number;
  bytes: Uint8Array;
}

export interface List {
  rows: readonly object[];
  /** When time alone makes another list of it, in milliseconds since 1970. */
  until: number;
}

const encoder = new TextEncoder();

/** The least recently used lists give way. */
export class CachedLists {
  readonly #entries = new Map<string, Entry>();
  /** Rows as text. They never change once stored. */
  readonly #fragments = new WeakMap<object, string>();
  #size = 0;

  /**
   * The rows that the work reads, as a JSON array: made now where the one that is at hand is not current any more. The work reads
   * from its tables and from nothing else, but for what is in the key.
   */
  async read(tx: ReadTx, key: string, now: Date, work: (tx: Tables) => Promise<List>): Promise<Uint8Array> {
    const known = this.#entries.get(key);
    if (known && now.getTime() < known.until && (await known.record.isCurrent(tx))) {
      this.#set(key, known);
      return known.bytes;
    }
    const record = new ReadRecord();
    const { rows, until } = await work(recorded(tx, record));
    const bytes = encoder.encode(known ? this.#textOf(rows) : JSON.stringify(rows));
    this.#set(key, { record, until, bytes });
    return bytes;
  }

  /** One that was read earlier and came later gives way to the one that is there. */
  #set(key: string, entry: Entry): void {
    const known = this.#entries.get(key);
    if (known && entry.record.isBehind(known.record)) return;
    if (known) this.#size -= known.bytes.length;
    this.#entries.delete(key);
    if (entry.bytes.length > mostBytes) return;
    this.#entries.set(key, entry);
    this.#size += entry.bytes.length;
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#size <= mostBytes) break;
      this.#entries.delete(oldest);
      this.#size -= bytes.length;
    }
  }

  /**
   * For a list that was made before: most of its rows are the same, and from now on each is turned into text once. For a
   * list that nobody asks for again this would take twice as long.
   */
  #textOf(rows: readonly object[]): string {
    const parts = rows.map((row) => {
      let text = this.#fragments.get(row);
      if (text === undefined) this.#fragments.set(row, (text = JSON.stringify(row)));
      return text;
    });
    return `[${parts.join(',')}]`;
  }
}
