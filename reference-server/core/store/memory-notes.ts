// Notes in the memory of one process, ordered by age. Expired ones are removed on each write.
import type { Changed, Note, NoteBounds, Notes, NoteSpace } from './notes.ts';

export class MemoryNotes implements Notes {
  readonly isShared = false;

  open<V>(bounds: NoteBounds): NoteSpace<V> {
    return new MemorySpace<V>(bounds);
  }
}

class MemorySpace<V> implements NoteSpace<V> {
  /** Oldest first. */
  readonly #notes = new Map<string, Note<V>>();
  readonly #doing = new Map<string, Promise<void>>();
  #weight = 0;

  constructor(private readonly bounds: NoteBounds) {}

  get(key: string, now: Date): Promise<V | undefined> {
    return Promise.resolve(this.#find(key, now)?.value);
  }

  put(key: string, note: Note<V>, now: Date): Promise<void> {
    this.#put(key, note, now);
    return Promise.resolve();
  }

  claim(key: string, note: Note<V>, now: Date): Promise<boolean> {
    const isFree = !this.#find(key, now);
    if (isFree) this.#putAsNewest(key, note, now);
    return Promise.resolve(isFree);
  }

  take(key: string, now: Date): Promise<Note<V> | null> {
    const note = this.#find(key, now) ?? null;
    this.#delete(key);
    return Promise.resolve(note);
  }

  change<T>(keys: readonly string[], now: Date, work: (found: ReadonlyMap<string, V>) => Changed<V, T>): Promise<T> {
    const found = new Map<string, V>();
    for (const key of keys) {
      const note = this.#find(key, now);
      if (note) found.set(key, note.value);
    }
    const { notes, value } = work(found);
    for (const [key, note] of notes) {
      if (note) this.#putAsNewest(key, note, now);
      else this.#delete(key);
    }
    return Promise.resolve(value);
  }

  async once(key: string, note: Note<V>, now: Date, work: () => Promise<void>): Promise<void> {
    if (this.#find(key, now)) return this.#doing.get(key);
    const done = work();
    this.#doing.set(key, done);
    this.#putAsNewest(key, note, now);
    try {
      await done;
    } catch (error) {
      this.#delete(key);
      throw error;
    } finally {
      if (this.#doing.get(key) === done) this.#doing.delete(key);
    }
  }

  putLatest(notes: ReadonlyMap<string, Note<V>>): Promise<void> {
    for (const [key, note] of notes) {
      if ((this.#notes.get(key)?.endsAt ?? 0) < note.endsAt) this.#set(key, note);
    }
    return Promise.resolve();
  }

  #find(key: string, now: Date): Note<V> | undefined {
    const note = this.#notes.get(key);
    return note && note.endsAt > now.getTime() ? note : undefined;
  }

  #putAsNewest(key: string, note: Note<V>, now: Date): void {
    this.#delete(key);
    this.#put(key, note, now);
  }

  #put(key: string, note: Note<V>, now: Date): void {
    if (note.owner !== undefined) this.#makeRoomOf(note.owner, key, now.getTime());
    this.#set(key, note);
    this.#forgetOldest(key, now.getTime());
  }

  #set(key: string, note: Note<V>): void {
    this.#weight += weightOf(note) - weightOf(this.#notes.get(key));
    this.#notes.set(key, note);
  }

  #delete(key: string): void {
    this.#weight -= weightOf(this.#notes.get(key));
    this.#notes.delete(key);
  }

  #makeRoomOf(owner: string, newest: string, now: number): void {
    const { mostOfOwner = Infinity } = this.bounds;
    const own: string[] = [];
    for (const [key, note] of this.#notes) {
      if (note.endsAt <= now) this.#delete(key);
      else if (note.owner === owner && key !== newest) own.push(key);
    }
    for (const key of own.slice(0, Math.max(0, own.length - mostOfOwner + 1))) this.#delete(key);
  }

  #forgetOldest(newest: string, now: number): void {
    const { most, mostWeight = Infinity } = this.bounds;
    for (const [key, { endsAt }] of this.#notes) {
      const isTooMuch = this.#notes.size > most || this.#weight > mostWeight;
      if (key === newest || (endsAt > now && !isTooMuch)) return;
      this.#delete(key);
    }
  }
}

const weightOf = (note: Note<unknown> | undefined): number => (note ? (note.weight ?? 1) : 0);
