// Lists that are ready to send, by reader, so that a row is serialised once and not for every reader's refetch. A list
// is valid until a row that it was read from changes or something that it shows ends.
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
  /** When the list expires without a change, in milliseconds since 1970. */
  until: number;
}

/** Evicts the least recently used lists; the latest is kept, however large it is. */
export class CachedLists {
  readonly #entries = new Map<string, Entry>();

  /** The rows as a JSON array; runs the work, which depends on tables and key alone, if the list is outdated. */
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

  /** A list that was read earlier does not replace a newer one. */
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
