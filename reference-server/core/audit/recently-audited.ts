// Remembers for five minutes which events were audited, so that the range requests of one viewing make one entry.
import { ProcessMemory } from '../store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '../store/shared-memory.ts';

const windowMs = 5 * 60_000;
const maxRemembered = 20_000;

export class RecentlyAudited {
  /** Until when, in milliseconds since 1970. */
  readonly #endsAt: MemorySpace<number>;

  constructor(shared: SharedMemory = new ProcessMemory()) {
    this.#endsAt = shared.open({ name: 'told', most: maxRemembered });
  }

  /** Runs `audit` unless it ran for this key within the last five minutes. Concurrent calls wait for the first one. */
  async once(key: string, now: Date, audit: () => Promise<void>): Promise<void> {
    const endsAt = now.getTime() + windowMs;
    // A clock that was set back would lengthen the five minutes.
    if (((await this.#endsAt.get(key, now)) ?? 0) > endsAt + windowMs) await this.#endsAt.take(key, now);
    return this.#endsAt.once(key, { value: endsAt, endsAt }, now, audit);
  }
}
