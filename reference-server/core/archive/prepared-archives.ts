// Prepared archives: kept for five minutes in the session that prepared them, as the selection only. New archives
// replace the oldest of the same user, never those of others.
import { ProcessMemory } from '../store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '../store/shared-memory.ts';

export interface Selection {
  documentIds: readonly string[];
  folderIds: readonly string[];
}

export interface PreparedArchive extends Selection {
  userId: string;
  sessionId: string;
  /** The ids of the documents that the reader saw in it. */
  seen: readonly string[];
}

export const preparedMs = 5 * 60_000;
const MOST_OF_ONE = 5;
/** The limit for all users together. */
const MOST = 100_000;

export class PreparedArchives {
  readonly #rows: MemorySpace<PreparedArchive>;

  constructor(shared: SharedMemory = new ProcessMemory()) {
    this.#rows = shared.open({ name: 'archives', most: MOST, mostOfOwner: MOST_OF_ONE });
  }

  async add(id: string, archive: PreparedArchive, now: Date): Promise<void> {
    await this.#rows.put(id, { value: archive, owner: archive.userId, endsAt: now.getTime() + preparedMs }, now);
  }

  /** Returns undefined once it has expired, and in every other session. */
  async find(id: string, sessionId: string, now: Date): Promise<PreparedArchive | undefined> {
    const row = await this.#rows.get(id, now);
    return row?.sessionId === sessionId ? row : undefined;
  }
}
