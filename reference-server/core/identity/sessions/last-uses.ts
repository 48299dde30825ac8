// When sessions were last used, more exactly than it is written down. Servers tell each other every few moments: a
// session that is over by what one of them knows is looked up before it is ended, so that none ends too early that was in
// use elsewhere, and none lives longer than its policy says.
import type { Note, Notes, NoteSpace } from '../../store/notes.ts';

const MOST = 200_000;

export class LastUses {
  readonly #keptMs: number;
  /** In order of time, since a session that is used again moves to the end. */
  readonly #uses = new Map<string, number>();
  /** What the other servers have not heard of. */
  #untold = new Map<string, Note<number>>();
  readonly #shared: NoteSpace<number> | null;

  /** @param keptMs for how long anybody asks for a use. */
  constructor(keptMs: number, notes: Notes | null = null) {
    this.#keptMs = keptMs;
    this.#shared = notes?.isShared ? notes.open({ name: 'uses', most: MOST }) : null;
  }

  get isShared(): boolean {
    return this.#shared !== null;
  }

  /** 0 where nothing is known. */
  of(sessionId: string): number {
    return this.#uses.get(sessionId) ?? 0;
  }

  note(sessionId: string, now: number): void {
    if (this.#shared) this.#untold.set(sessionId, { value: now, endsAt: now + this.#keptMs });
    this.#uses.delete(sessionId);
    this.#uses.set(sessionId, now);
    for (const [oldest, at] of this.#uses) {
      if (now - at <= this.#keptMs) return;
      this.#uses.delete(oldest);
    }
  }

  /** Asks what the other servers have told of these. @returns whether any was used later than was known here */
  async look(sessionIds: readonly string[], now: Date): Promise<boolean> {
    const shared = this.#shared;
    if (!shared) return false;
    const told = await Promise.all(
      sessionIds.map(async (id): Promise<[string, number]> => [id, (await shared.get(id, now)) ?? 0]),
    );
    const later = told.filter(([id, at]) => at > this.of(id));
    for (const [id, at] of later) this.#uses.set(id, at);
    return later.length > 0;
  }

  /** Tells the other servers what they have not heard of. */
  async share(): Promise<void> {
    const untold = this.#untold;
    if (!this.#shared || untold.size === 0) return;
    this.#untold = new Map();
    try {
      await this.#shared.putLatest(untold);
    } catch (error) {
      this.#untold = new Map([...untold, ...this.#untold]);
      throw error;
    }
  }
}
