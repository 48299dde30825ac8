// Keeps short-lived entries in one process, ordered by age. Expired ones are removed on each write.
import type { Changed, MemoryEntry, SpaceBounds, SharedMemory, MemorySpace } from './shared-memory.ts';

export class ProcessMemory implements SharedMemory {
  readonly isShared = false;

  open<V>(bounds: SpaceBounds): MemorySpace<V> {
    return new ProcessSpace<V>(bounds);
  }
}

class ProcessSpace<V> implements MemorySpace<V> {
  /** Oldest first. */
  readonly #entries = new Map<string, MemoryEntry<V>>();
  readonly #doing = new Map<string, Promise<void>>();
  #weight = 0;

  constructor(private readonly bounds: SpaceBounds) {}

  get(key: string, now: Date): Promise<V | undefined> {
    return Promise.resolve(this.#find(key, now)?.value);
  }

  put(key: string, entry: MemoryEntry<V>, now: Date): Promise<void> {
    this.#put(key, entry, now);
    return Promise.resolve();
  }

  claim(key: string, entry: MemoryEntry<V>, now: Date): Promise<boolean> {
    const isFree = !this.#find(key, now);
    if (isFree) this.#putAsNewest(key, entry, now);
    return Promise.resolve(isFree);
  }

  take(key: string, now: Date): Promise<MemoryEntry<V> | null> {
    const entry = this.#find(key, now) ?? null;
    this.#delete(key);
    return Promise.resolve(entry);
  }

  change<T>(keys: readonly string[], now: Date, work: (found: ReadonlyMap<string, V>) => Changed<V, T>): Promise<T> {
    const found = new Map<string, V>();
    for (const key of keys) {
      const entry = this.#find(key, now);
      if (entry) found.set(key, entry.value);
    }
    const { entries, value } = work(found);
    for (const [key, entry] of entries) {
      if (entry) this.#putAsNewest(key, entry, now);
      else this.#delete(key);
    }
    return Promise.resolve(value);
  }

  async once(key: string, entry: MemoryEntry<V>, now: Date, work: () => Promise<void>): Promise<void> {
    if (this.#find(key, now)) return this.#doing.get(key);
    const done = work();
    this.#doing.set(key, done);
    this.#putAsNewest(key, entry, now);
    try {
      await done;
    } catch (error) {
      this.#delete(key);
      throw error;
    } finally {
      if (this.#doing.get(key) === done) this.#doing.delete(key);
    }
  }

  putLatest(entries: ReadonlyMap<string, MemoryEntry<V>>): Promise<void> {
    for (const [key, entry] of entries) {
      if ((this.#entries.get(key)?.endsAt ?? 0) < entry.endsAt) this.#set(key, entry);
    }
    return Promise.resolve();
  }

  #find(key: string, now: Date): MemoryEntry<V> | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.endsAt > now.getTime() ? entry : undefined;
  }

  #putAsNewest(key: string, entry: MemoryEntry<V>, now: Date): void {
    this.#delete(key);
    this.#put(key, entry, now);
  }

  #put(key: string, entry: MemoryEntry<V>, now: Date): void {
    if (entry.owner !== undefined) this.#makeRoomOf(entry.owner, key, now.getTime());
    this.#set(key, entry);
    this.#forgetOldest(key, now.getTime());
  }

  #set(key: string, entry: MemoryEntry<V>): void {
    this.#weight += weightOf(entry) - weightOf(this.#entries.get(key));
    this.#entries.set(key, entry);
  }

  #delete(key: string): void {
    this.#weight -= weightOf(this.#entries.get(key));
    this.#entries.delete(key);
  }

  #makeRoomOf(owner: string, newest: string, now: number): void {
    const { mostOfOwner = Infinity } = this.bounds;
    const own: string[] = [];
    for (const [key, entry] of this.#entries) {
      if (entry.endsAt <= now) this.#delete(key);
      else if (entry.owner === owner && key !== newest) own.push(key);
    }
    for (const key of own.slice(0, Math.max(0, own.length - mostOfOwner + 1))) this.#delete(key);
  }

  #forgetOldest(newest: string, now: number): void {
    const { most, mostWeight = Infinity } = this.bounds;
    for (const [key, { endsAt }] of this.#entries) {
      const isTooMuch = this.#entries.size > most || this.#weight > mostWeight;
      if (key === newest || (endsAt > now && !isTooMuch)) return;
      this.#delete(key);
    }
  }
}

const weightOf = (entry: MemoryEntry<unknown> | undefined): number => (entry ? (entry.weight ?? 1) : 0);
