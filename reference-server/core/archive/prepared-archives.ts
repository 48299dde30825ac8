// What was prepared to be taken along, in memory alone: for five minutes, in the session that prepared it, and only what
// was asked for. What somebody prepares takes room from what they prepared before, and from nobody else.

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

interface Row extends PreparedArchive {
  endsAt: number;
}

export const preparedMs = 5 * 60_000;
const MOST_OF_ONE = 5;

export class PreparedArchives {
  readonly #rows = new Map<string, Row>();

  add(id: string, archive: PreparedArchive, now: Date): void {
    this.#makeRoom(archive.userId, now.getTime());
    this.#rows.set(id, { ...archive, endsAt: now.getTime() + preparedMs });
  }

  /** Undefined once it is over, and in every other session. */
  find(id: string, sessionId: string, now: Date): PreparedArchive | undefined {
    const row = this.#rows.get(id);
    return row?.sessionId === sessionId && row.endsAt > now.getTime() ? row : undefined;
  }

  #makeRoom(userId: string, now: number): void {
    const own: string[] = [];
    for (const [id, row] of this.#rows) {
      if (row.endsAt <= now) this.#rows.delete(id);
      else if (row.userId === userId) own.push(id);
    }
    for (const id of own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) this.#rows.delete(id);
  }
}
