// Remembers for five minutes what has been told to the audit log, so that the ranges of one viewing are one entry.

const windowMs = 5 * 60_000;
const maxRemembered = 20_000;

interface Told {
  at: number;
  done: Promise<void>;
}

export class RecentlyTold {
  /** In order of time, since a key that is told again moves to its end. */
  readonly #told = new Map<string, Told>();

  /** Does `tell` unless it was done for this key within the last five minutes; whoever comes meanwhile waits for it. */
  async once(key: string, now: Date, tell: () => Promise<void>): Promise<void> {
    const known = this.#told.get(key);
    if (known && now.getTime() - known.at < windowMs) return known.done;
    const told = { at: now.getTime(), done: tell() };
    this.#told.delete(key);
    this.#told.set(key, told);
    this.#forgetOldest(now);
    try {
      await told.done;
    } catch (error) {
      this.#told.delete(key);
      throw error;
    }
  }

  #forgetOldest(now: Date): void {
    for (const [key, { at }] of this.#told) {
      if (this.#told.size <= maxRemembered && now.getTime() - at < windowMs) return;
      this.#told.delete(key);
    }
  }
}
