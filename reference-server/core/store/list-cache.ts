// Lists that are ready to send, by reader and by the revisions that they were made from, so that ten thousand rows
// are turned into text once for every change and not for every reader's refetch.
import type { Store } from '../ports.ts';
import { storeBehind } from '../standing/asking-store.ts';

/** For each store. */
const mostBytes = 32 * 1024 * 1024;

interface Entry {
  stamp: string;
  bytes: Uint8Array;
}

/** The least recently used lists give way. */
class ListCache {
  readonly #entries = new Map<string, Entry>();
  #size = 0;

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string, stamp: string): Uint8Array | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    if (entry.stamp !== stamp) {
      this.#size -= entry.bytes.length;
      return null;
    }
    this.#entries.set(key, entry);
    return entry.bytes;
  }

  set(key: string, entry: Entry): void {
    if (entry.bytes.length > mostBytes) return;
    this.#entries.set(key, entry);
    this.#size += entry.bytes.length;
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#size <= mostBytes) break;
      this.#entries.delete(oldest);
      this.#size -= bytes.length;
    }
  }
}

const encoder = new TextEncoder();
const caches = new WeakMap<Store, ListCache>();

/** Turns rows into a JSON array. */
export type WriteRows = (rows: readonly object[]) => string;

/**
 * The bytes of the list for this key and stamp, made now where they are not at hand. `make` must not wait; it writes the
 * rows with what it is given.
 */
export function cachedList(store: Store, key: string, stamp: string, make: (write: WriteRows) => string): Uint8Array {
  const room = storeBehind(store);
  let cache = caches.get(room);
  if (!cache) caches.set(room, (cache = new ListCache()));
  const isAgain = cache.has(key);
  const known = cache.get(key, stamp);
  if (known !== null) return known;
  const bytes = encoder.encode(make(isAgain ? writeChanged : JSON.stringify));
  cache.set(key, { stamp, bytes });
  return bytes;
}

const fragments = new WeakMap<object, string>();

/**
 * For a list that was made before: most of its rows are the same. Rows never change once stored, so that from now on
 * each is turned into text once. For a list that nobody asks for again this would take twice as long.
 */
function writeChanged(rows: readonly object[]): string {
  const parts = rows.map((row) => {
    let text = fragments.get(row);
    if (text === undefined) fragments.set(row, (text = JSON.stringify(row)));
    return text;
  });
  return `[${parts.join(',')}]`;
}
