// Remembers which versions were shown to a session, so that it can report reading of these only, and how many reports
// it sent recently.
import { MemoryNotes } from '../store/memory-notes.ts';
import type { Notes, NoteSpace } from '../store/notes.ts';

/** Documents may stay open for hours. */
const keptMs = 24 * 3_600_000;
const maxRemembered = 50_000;
const minuteMs = 60_000;
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

  /** Whether this session may send another report in this minute. */
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
