// Short-lived memory beside the rows: what was begun, tried, reported or prepared. Entries expire, and losing one is
// harmless. One process keeps them in memory; several servers share them.

/** @template V plain JSON, since it may be stored elsewhere */
export interface MemoryEntry<V> {
  value: V;
  /** The expiry, in milliseconds since 1970. */
  endsAt: number;
  owner?: string;
  /** Its weight in memory; 1 by default. */
  weight?: number;
}

export interface SpaceBounds {
  name: string;
  /** The oldest beyond this number are dropped; those of several servers a moment later. */
  most: number;
  /** The oldest of an owner beyond this number are dropped. */
  mostOfOwner?: number;
  /** The limit of weight, within one process. */
  mostWeight?: number;
  /** Must be encrypted where it is stored. */
  isSecret?: boolean;
}

export interface Changed<V, T> {
  /** Null removes an entry. Entries named here become the newest. */
  entries: ReadonlyMap<string, MemoryEntry<V> | null>;
  value: T;
}

/** Entries of one kind by key. Each call sees the effect of all calls that ended before it began, on any server. */
export interface MemorySpace<V> {
  get(key: string, now: Date): Promise<V | undefined>;
  /** Makes room first. Replacing an entry keeps its age. */
  put(key: string, entry: MemoryEntry<V>, now: Date): Promise<void>;
  /** Stores it unless the key is taken. Of several concurrent calls, one gets true. */
  claim(key: string, entry: MemoryEntry<V>, now: Date): Promise<boolean>;
  /** Removes and returns it, so that it is used once; null if there is none. */
  take(key: string, now: Date): Promise<MemoryEntry<V> | null>;
  /** Reads and writes these keys as one step, so that concurrent changes follow each other. */
  change<T>(keys: readonly string[], now: Date, work: (found: ReadonlyMap<string, V>) => Changed<V, T>): Promise<T>;
  /** Runs `work` unless it ran for this key and its entry still exists. Concurrent calls wait for the first one. */
  once(key: string, entry: MemoryEntry<V>, now: Date, work: () => Promise<void>): Promise<void>;
  /** Stores each of them, except where the existing one ends later. */
  putLatest(entries: ReadonlyMap<string, MemoryEntry<V>>): Promise<void>;
}

export interface SharedMemory {
  /** Whether other servers see the entries as well. */
  readonly isShared: boolean;
  /** Must be called once for each name. */
  open<V>(bounds: SpaceBounds): MemorySpace<V>;
}
