// Lists that are ready to send, by reader and by the revisions that they were made from, so that ten thousand rows
// are turned into text once for every change and not for every reader's refetch.
import type { Store } from './ports.ts';

/** About 32 MB of text for each store. */
const maxCharacters = 16 * 1024 * 1024;

interface Entry {
  stamp: string;
  text: string;
}

/** The least recently used lists give way. */
class ListCache {
  readonly #entries = new Map<string, Entry>();
  #characters = 0;

  get(key: string, stamp: string): string | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    if (entry.stamp !== stamp) {
      this.#characters -= entry.text.length;
      return null;
    }
    this.#entries.set(key, entry);
    return entry.text;
  }

  set(key: string, entry: Entry): void {
    if (entry.text.length > maxCharacters) return;
    this.#entries.set(key, entry);
    this.#characters += entry.text.length;
    for (const [oldest, { text }] of this.#entries) {
      if (this.#characters <= maxCharacters) break;
      this.#entries.delete(oldest);
      this.#characters -= text.length;
    }
  }
}

const caches = new WeakMap<Store, ListCache>();

/** The text made for this key and stamp, made now where it is not at hand. `make` must not wait. */
export function cachedList(store: Store, key: string, stamp: string, make: () => string): string {
  let cache = caches.get(store);
  if (!cache) caches.set(store, (cache = new ListCache()));
  const known = cache.get(key, stamp);
  if (known !== null) return known;
  const text = make();
  cache.set(key, { stamp, text });
  return text;
}

const fragments = new WeakMap<object, string>();

/** Rows as a JSON array. Rows never change once stored, so that each is turned into text once. */
export function rowsAsJson(rows: readonly object[]): string {
  const parts = rows.map((row) => {
    let text = fragments.get(row);
    if (text === undefined) fragments.set(row, (text = JSON.stringify(row)));
    return text;
  });
  return `[${parts.join(',')}]`;
}
