// When sessions were last used, more exactly than it is written down.

export class LastUses {
  readonly #keptMs: number;
  /** In order of time, since a session that is used again moves to the end. */
  readonly #uses = new Map<string, number>();

  /** @param keptMs for how long anybody asks for a use. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  /** 0 where nothing is known. */
  of(sessionId: string): number {
    return this.#uses.get(sessionId) ?? 0;
  }

  note(sessionId: string, now: number): void {
    this.#uses.delete(sessionId);
    this.#uses.set(sessionId, now);
    for (const [oldest, at] of this.#uses) {
      if (now - at <= this.#keptMs) return;
      this.#uses.delete(oldest);
    }
  }
}
