// How often somebody may be wrong about a second factor. A try is counted before the code is looked at, so that a
// thousand at once are as many as a thousand one after the other; a right one is taken off again. Who is counted
// together is told by keys: nobody's tries are anybody else's.

/** So many wrong ones within this time. */
export interface TryLimit {
  key: string;
  most: number;
  withinMs: number;
}

/** A try that may be looked at. */
export interface Trial {
  /** Whether the next one would be too many. */
  isLast: boolean;
  /** It was right, or nothing was learned from it. */
  forgive(): void;
}

/** Whoever tries at more places than these is forgotten where it is longest ago. */
const MOST_KEYS = 20_000;

export class Tries {
  /** When; the key that was tried last at the end. */
  readonly #wrong = new Map<string, { at: number[]; withinMs: number }>();
  readonly #mostKeys: number;

  constructor(mostKeys = MOST_KEYS) {
    this.#mostKeys = mostKeys;
  }

  /** Counts a try. Null when one of the limits is reached: then it is not to be looked at. */
  begin(limits: readonly TryLimit[], now: Date): Trial | null {
    if (this.secondsUntilFree(limits, now) > 0) return null;
    const time = now.getTime();
    const counts = limits.map(({ key, most, withinMs }) => {
      const at = [...this.#recent(key, withinMs, time), time];
      this.#wrong.delete(key);
      this.#wrong.set(key, { at, withinMs });
      return { at, most };
    });
    this.#forgetOldest(time);
    return {
      isLast: counts.some(({ at, most }) => at.length >= most),
      forgive: () => {
        for (const { key } of limits) this.#takeOff(key, time);
      },
    };
  }

  /** 0 where one may try. */
  secondsUntilFree(limits: readonly TryLimit[], now: Date): number {
    const time = now.getTime();
    const waits = limits.map(({ key, most, withinMs }) => {
      const at = this.#recent(key, withinMs, time);
      const first = at[at.length - most];
      return first === undefined ? 0 : first + withinMs - time;
    });
    return Math.ceil(Math.max(0, ...waits) / 1000);
  }

  #recent(key: string, withinMs: number, now: number): number[] {
    return this.#wrong.get(key)?.at.filter((at) => now - at < withinMs) ?? [];
  }

  #takeOff(key: string, time: number): void {
    const row = this.#wrong.get(key);
    const index = row?.at.lastIndexOf(time) ?? -1;
    if (row && index >= 0) this.#wrong.set(key, { ...row, at: row.at.toSpliced(index, 1) });
  }

  #forgetOldest(now: number): void {
    for (const [key, { at, withinMs }] of this.#wrong) {
      const isOver = now - (at.at(-1) ?? 0) >= withinMs;
      if (!isOver && this.#wrong.size <= this.#mostKeys) return;
      this.#wrong.delete(key);
    }
  }
}
