// Remembers for five minutes which events were audited, so that the range requests of one viewing make one entry.
import { MemoryNotes } from '../store/memory-notes.ts';
import type { Notes, NoteSpace } from '../store/notes.ts';

const windowMs = 5 * 60_000;
const maxRemembered = 20_000;

export class RecentlyTold {
  readonly #told: NoteSpace<true>;

  constructor(notes: Notes = new MemoryNotes()) {
    this.#told = notes.open({ name: 'told', most: maxRemembered });
  }

  /** Runs `tell` unless it ran for this key within the last five minutes. Concurrent calls wait for the first one. */
  once(key: string, now: Date, tell: () => Promise<void>): Promise<void> {
    return this.#told.once(key, { value: true, endsAt: now.getTime() + windowMs }, now, tell);
  }
}
