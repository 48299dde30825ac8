// When sessions were last used, more precisely than the rows record it. Servers exchange these times every few moments.
// A session that looks expired on one server is looked up before it is ended, so that use on another server counts.
import type { Clock } from '../../ports/clock.ts';
import type { MemoryEntry, SharedMemory, MemorySpace } from '../../store/shared-memory.ts';

const MOST = 200_000;

export class LastUses {
  /** In order of time: a used session moves to the end. */
  readonly #uses = new Map<string, number>();
  /** Uses that the other servers do not know yet. */
  #unshared = new Map<string, MemoryEntry<number>>();
  readonly #shared: MemorySpace<number> | null;

  /** @param keptMs how long a use is relevant. */
  constructor(
    private readonly keptMs: number,
    shared: SharedMemory | null = null,
  ) {
    this.#shared = shared?.isShared ? shared.open({ name: 'uses', most: MOST }) : null;
  }

  get isShared(): boolean {
    return this.#shared !== null;
  }

  /** 0 where it is unknown. */
  of(sessionId: string): number {
    return this.#uses.get(sessionId) ?? 0;
  }

  note(sessionId: string, now: number): void {
    if (this.#shared) this.#unshared.set(sessionId, { value: now, endsAt: now + this.keptMs });
    this.#uses.delete(sessionId);
    this.#uses.set(sessionId, now);
    for (const [oldest, at] of this.#uses) {
      if (now - at <= this.keptMs) return;
      this.#uses.delete(oldest);
    }
  }

  /**
   * Keeps the session that `check` returns from being idle, since it receives or sends. The use counts as of before the
   * check, so that a session that ends during it stays ended.
   */
  async noteChecked(clock: Clock, check: () => Promise<string | undefined>): Promise<void> {
    const before = clock.now().getTime();
    const sessionId = await check();
    if (sessionId !== undefined) this.note(sessionId, before);
  }

  /** Loads these uses from the other servers. @returns whether any is later than the known one */
  async look(sessionIds: readonly string[], now: Date): Promise<boolean> {
    const shared = this.#shared;
    if (!shared) return false;
    const known = await Promise.all(
      sessionIds.map(async (id): Promise<[string, number]> => [id, (await shared.get(id, now)) ?? 0]),
    );
    const later = known.filter(([id, at]) => at > this.of(id));
    for (const [id, at] of later) this.#uses.set(id, at);
    return later.length > 0;
  }

  /** Sends new uses to the other servers. */
  async share(): Promise<void> {
    const unshared = this.#unshared;
    if (!this.#shared || unshared.size === 0) return;
    this.#unshared = new Map();
    try {
      await this.#shared.putLatest(unshared);
    } catch (error) {
      this.#unshared = new Map([...unshared, ...this.#unshared]);
      throw error;
    }
  }
}
