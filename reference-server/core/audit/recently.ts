// Remembers for five minutes which events were audited, so that the range requests of one viewing make one entry.
import { ProcessMemory } from '../store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '../store/shared-memory.ts';

const windowMs = 5 * 60_000;
const maxRemembered = 20_000;

export class RecentlyTold {
  /** Until when, in milliseconds since 1970. */
  readonly #told: MemorySpace<number>;

  constructor(shared: SharedMemory = new ProcessMemory()) {
    this.#told = shared.open({ name: 'told', most: maxRemembered });
  }

  /** Runs `tell` unless it ran for this key within the last five minutes. Concurrent calls wait for the first one. */
  async once(key: string, now: Date, tell: () => Promise<void>): Promise<void> {
    const endsAt = now.getTime() + windowMs;
    // A clock that was set back would lengthen the five minutes.
    if (((await this.#told.get(key, now)) ?? 0) > endsAt + windowMs) await this.#told.take(key, now);
    return this.#told.once(key, { value: endsAt, endsAt }, now, tell);
  }
}
