// Remembers for five minutes what has been told to the audit log, so that the ranges of one viewing are one entry.
import { MemoryNotes } from '../store/memory-notes.ts';
import type { Notes, NoteSpace } from '../store/notes.ts';

const windowMs = 5 * 60_000;
const maxRemembered = 20_000;

export class RecentlyTold {
  readonly #told: NoteSpace<true>;

  constructor(notes: Notes = new MemoryNotes()) {
    this.#told = notes.open({ name: 'told', most: maxRemembered });
  }

  /** Does `tell` unless it was done for this key within the last five minutes; whoever comes meanwhile waits for it. */
  once(key: string, now: Date, tell: () => Promise<void>): Promise<void> {
    return this.#told.once(key, { value: true, endsAt: now.getTime() + windowMs }, now, tell);
  }
}
