// Short-lived memory beside the rows: what was begun, tried, reported or prepared. Notes expire, and losing one is
// harmless. One process keeps them in memory; several servers share them.

/** @template V plain JSON, since it may be stored elsewhere */
export interface Note<V> {
  value: V;
  /** The expiry, in milliseconds since 1970. */
  endsAt: number;
  owner?: string;
  /** Its weight in memory; 1 by default. */
  weight?: number;
}

export interface NoteBounds {
  name: string;
  /** The oldest beyond this number are dropped; shared notes a moment later. */
  most: number;
  /** The oldest of an owner beyond this number are dropped. */
  mostOfOwner?: number;
  /** The limit of weight, for notes in memory. */
  mostWeight?: number;
  /** Must be encrypted where it is stored. */
  isSecret?: boolean;
}

export interface Changed<V, T> {
  /** Null removes a note. Notes named here become the newest. */
  notes: ReadonlyMap<string, Note<V> | null>;
  value: T;
}

/** Notes of one kind by key. Each call sees the effect of all calls that ended before it began, on any server. */
export interface NoteSpace<V> {
  get(key: string, now: Date): Promise<V | undefined>;
  /** Makes room first. Replacing a note keeps its age. */
  put(key: string, note: Note<V>, now: Date): Promise<void>;
  /** Stores it unless the key is taken. Of several concurrent calls, one gets true. */
  claim(key: string, note: Note<V>, now: Date): Promise<boolean>;
  /** Removes and returns it, so that it is used once; null if there is none. */
  take(key: string, now: Date): Promise<Note<V> | null>;
  /** Reads and writes these keys as one step, so that concurrent changes follow each other. */
  change<T>(keys: readonly string[], now: Date, work: (found: ReadonlyMap<string, V>) => Changed<V, T>): Promise<T>;
  /** Runs `work` unless it ran for this key and its note still exists. Concurrent calls wait for the first one. */
  once(key: string, note: Note<V>, now: Date, work: () => Promise<void>): Promise<void>;
  /** Stores each of them, except where the existing one ends later. */
  putLatest(notes: ReadonlyMap<string, Note<V>>): Promise<void>;
}

export interface Notes {
  /** Whether other servers see the notes as well. */
  readonly isShared: boolean;
  /** Must be called once for each name. */
  open<V>(bounds: NoteBounds): NoteSpace<V>;
}
