// What was prepared to be taken along: a note, for five minutes, in the session that prepared it, and only what was asked
// for. What somebody prepares takes room from what they prepared before, and from nobody else.
import { MemoryNotes } from '../store/memory-notes.ts';
import type { Notes, NoteSpace } from '../store/notes.ts';

export interface Selection {
  documentIds: readonly string[];
  folderIds: readonly string[];
}

export interface PreparedArchive extends Selection {
  userId: string;
  sessionId: string;
  /** The documents that its reader saw in it. */
  seen: readonly string[];
}

export const preparedMs = 5 * 60_000;
const MOST_OF_ONE = 5;
/** Of all together. */
const MOST = 100_000;

export class PreparedArchives {
  readonly #rows: NoteSpace<PreparedArchive>;

  constructor(notes: Notes = new MemoryNotes()) {
    this.#rows = notes.open({ name: 'archives', most: MOST, mostOfOwner: MOST_OF_ONE });
  }

  async add(id: string, archive: PreparedArchive, now: Date): Promise<void> {
    await this.#rows.put(id, { value: archive, owner: archive.userId, endsAt: now.getTime() + preparedMs }, now);
  }

  /** Undefined once it is over, and in every other session. */
  async find(id: string, sessionId: string, now: Date): Promise<PreparedArchive | undefined> {
    const row = await this.#rows.get(id, now);
    return row?.sessionId === sessionId ? row : undefined;
  }
}
