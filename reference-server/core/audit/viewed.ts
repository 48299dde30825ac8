// Remembers which versions a session was shown, so that what it tells of reading is told of what it has; and how much it
// has told lately.
import { MemoryNotes } from '../store/memory-notes.ts';
import type { Notes, NoteSpace } from '../store/notes.ts';

/** A document stays open for hours. */
const keptMs = 24 * 3_600_000;
const maxRemembered = 50_000;
const minuteMs = 60_000;
/** Entries of a session in a minute. */
const mostInAMinute = 60;

export class Viewed {
  readonly #shown: NoteSpace<true>;
  readonly #told: NoteSpace<readonly number[]>;

  constructor(notes: Notes = new MemoryNotes()) {
    this.#shown = notes.open({ name: 'viewed', most: maxRemembered });
    this.#told = notes.open({ name: 'readings', most: maxRemembered });
  }

  note(sessionId: string, versionId: string, now: Date): Promise<void> {
    return this.#shown.put(keyOf(sessionId, versionId), { value: true, endsAt: now.getTime() + keptMs }, now);
  }

  async has(sessionId: string, versionId: string, now: Date): Promise<boolean> {
    return (await this.#shown.get(keyOf(sessionId, versionId), now)) === true;
  }

  /** Whether this session may tell once more: so many times a minute. */
  mayTell(sessionId: string, now: Date): Promise<boolean> {
    const at = now.getTime();
    return this.#told.change([sessionId], now, (found) => {
      const lately = (found.get(sessionId) ?? []).filter((since) => at - since < minuteMs);
      const may = lately.length < mostInAMinute;
      const value = may ? [...lately, at] : lately;
      return { notes: new Map([[sessionId, { value, endsAt: at + minuteMs }]]), value: may };
    });
  }
}

const keyOf = (sessionId: string, versionId: string) => `${sessionId} ${versionId}`;
