// Limits wrong tries of a second factor, and other reasons for a request. A try is counted before it is checked, so that
// concurrent tries cannot exceed the limit; a right one is uncounted afterwards. Keys decide which tries are counted
// together.
import { ProcessMemory } from '../../store/process-memory.ts';
import type { MemoryEntry, SharedMemory, MemorySpace } from '../../store/shared-memory.ts';

export interface TryLimit {
  key: string;
  most: number;
  withinMs: number;
}

/** A counted try that may be checked. */
export interface Trial {
  /** Whether another wrong try would exceed the limit. */
  isLast: boolean;
  /** Uncounts the try: it was right, or the check failed for another reason. */
  forgive(): Promise<void>;
}

/** The number of keys kept; the oldest are dropped first. */
const MOST_KEYS = 20_000;

type Wrong = readonly number[];

export class Tries {
  readonly #wrong: MemorySpace<Wrong>;

  constructor(shared: SharedMemory = new ProcessMemory(), mostKeys = MOST_KEYS) {
    this.#wrong = shared.open({ name: 'tries', most: mostKeys });
  }

  /** Counts a try. Null if a limit is reached; the code must not be checked then. */
  begin(limits: readonly TryLimit[], now: Date): Promise<Trial | null> {
    const time = now.getTime();
    return this.#wrong.change(keysOf(limits), now, (found) => {
      if (secondsLeft(limits, found, time) > 0) return { entries: new Map(), value: null };
      const counts = limits.map((limit) => ({ limit, at: [...recent(limit, found, time), time] }));
      const isLast = counts.some(({ at, limit }) => at.length >= limit.most);
      const value = { isLast, forgive: () => this.#takeOff(limits, now) };
      return { entries: new Map(counts.map(({ limit, at }) => [limit.key, entryOf(limit, at)])), value };
    });
  }

  /** 0 if a try is allowed now. */
  async secondsUntilFree(limits: readonly TryLimit[], now: Date): Promise<number> {
    const found = new Map<string, Wrong>();
    for (const key of keysOf(limits)) found.set(key, (await this.#wrong.get(key, now)) ?? []);
    return secondsLeft(limits, found, now.getTime());
  }

  async #takeOff(limits: readonly TryLimit[], begun: Date): Promise<void> {
    const time = begun.getTime();
    await this.#wrong.change(keysOf(limits), begun, (found) => {
      const entries = new Map<string, MemoryEntry<Wrong> | null>();
      for (const limit of limits) {
        const at = found.get(limit.key) ?? [];
        const index = at.lastIndexOf(time);
        if (index < 0) continue;
        const left = at.toSpliced(index, 1);
        entries.set(limit.key, left.length > 0 ? entryOf(limit, left) : null);
      }
      return { entries, value: undefined };
    });
  }
}

const keysOf = (limits: readonly TryLimit[]): string[] => limits.map(({ key }) => key);

function entryOf({ withinMs }: TryLimit, at: Wrong): MemoryEntry<Wrong> {
  return { value: at, endsAt: Math.max(...at) + withinMs };
}

function recent({ key, withinMs }: TryLimit, found: ReadonlyMap<string, Wrong>, now: number): Wrong {
  // A try of a time to come was before the clock was set back, or on a server whose clock is ahead.
  return found.get(key)?.filter((at) => Math.abs(now - at) < withinMs) ?? [];
}

function secondsLeft(limits: readonly TryLimit[], found: ReadonlyMap<string, Wrong>, now: number): number {
  const waits = limits.map((limit) => {
    const at = recent(limit, found, now);
    const first = at[at.length - limit.most];
    return first === undefined ? 0 : first + limit.withinMs - now;
  });
  return Math.ceil(Math.max(0, ...waits) / 1000);
}
