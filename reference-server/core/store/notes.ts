// What is remembered for a while beside the rows: what was begun, tried, told or prepared. It ends by itself, and none of
// it is a truth of its own: forgotten, it is made again. One process keeps it in memory; several servers share it.

/** @template V plain JSON, since it may be kept elsewhere */
export interface Note<V> {
  value: V;
  /** Milliseconds since 1970: from then on it is not there. */
  endsAt: number;
  /** Whose room it takes, where there is only so much for each. */
  owner?: string;
  /** How much room it takes in memory; 1 without. */
  weight?: number;
}

export interface NoteBounds {
  name: string;
  /** Beyond so many the oldest go. Where servers share them, they go a moment later. */
  most: number;
  /** Beyond so many of one owner, the oldest of that owner go. */
  mostOfOwner?: number;
  /** In memory alone. */
  mostWeight?: number;
  /** Whoever reads where it is kept must not read this. */
  isSecret?: boolean;
}

/** What a change makes of what it found. */
export interface Changed<V, T> {
  /** Null for what is not to be there any more. What is named here is the newest from then on. */
  notes: ReadonlyMap<string, Note<V> | null>;
  value: T;
}

/** Notes of one kind by their keys. Each call sees everything that ended before it began, at whatever server. */
export interface NoteSpace<V> {
  get(key: string, now: Date): Promise<V | undefined>;
  /** Makes room first. In the place of one with this key, which keeps its age. */
  put(key: string, note: Note<V>, now: Date): Promise<void>;
  /** Puts it unless there is one: of several at once, one is told true. */
  claim(key: string, note: Note<V>, now: Date): Promise<boolean>;
  /** Takes it, so that nobody else can; null when there is none. */
  take(key: string, now: Date): Promise<Note<V> | null>;
  /** Reads and writes these as one step: of two at once, the second finds what the first has made. */
  change<T>(keys: readonly string[], now: Date, work: (found: ReadonlyMap<string, V>) => Changed<V, T>): Promise<T>;
  /** Does `work` unless it was done for this key and the note of that stands; whoever comes meanwhile waits for it. */
  once(key: string, note: Note<V>, now: Date, work: () => Promise<void>): Promise<void>;
  /** Puts each of them, except where there is one that ends later. */
  putLatest(notes: ReadonlyMap<string, Note<V>>): Promise<void>;
}

export interface Notes {
  /** Whether other servers see them as well. */
  readonly isShared: boolean;
  /** To be asked for once a name. */
  open<V>(bounds: NoteBounds): NoteSpace<V>;
}
