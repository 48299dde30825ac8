// Lists that are ready to send, by reader, so that a row is turned into text once and not for every reader's refetch. A
// list is given as long as nothing of what it was read from has changed, and no end of something that it shows has come.
import type { ReadTx, Tables } from '../ports/store.ts';
import { ListParts } from './list-parts.ts';
import { ReadRecord, recorded } from './read-record.ts';

const mostBytes = 32 * 1024 * 1024;

interface Entry {
  record: ReadRecord;
  until: number;
  list: ListParts;
}

export interface List {
  rows: readonly object[];
  /** When time alone makes another list of it, in milliseconds since 1970. */
  until: number;
}

/** The least recently used lists give way; the latest is kept, however large it is. */
export class CachedLists {
  readonly #entries = new Map<string, Entry>();

  /**
   * The rows that the work reads, as a JSON array: made now where the one that is at hand is not current any more. The work reads
   * from its tables and from nothing else, but for what is in the key.
   */
  async read(tx: ReadTx, key: string, now: Date, work: (tx: Tables) => Promise<List>): Promise<ListParts> {
    const known = this.#entries.get(key);
    if (known && now.getTime() < known.until && (await known.record.isCurrent(tx))) {
      this.#set(key, known);
      return known.list;
    }
    const record = new ReadRecord();
    const { rows, until } = await work(recorded(tx, record));
    const list = new ListParts(rows, known?.list);
    this.#set(key, { record, until, list });
    return list;
  }

  /** One that was read earlier and came later gives way to the one that is there. */
  #set(key: string, entry: Entry): void {
    const known = this.#entries.get(key);
    if (known && entry.record.isBehind(known.record)) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    let held = 0;
    for (const { list } of this.#entries.values()) held += list.held;
    for (const [oldest, { list }] of this.#entries) {
      if (held <= mostBytes || oldest === key) break;
      this.#entries.delete(oldest);
      held -= list.held;
    }
  }
}
