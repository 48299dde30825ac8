// A few expensive calls at a time, users in turns; a user with too many waiting is refused.
import { CallerGone, rateLimited } from '#core/call/errors.ts';

export interface MostTurns {
  /** The number that run at a time. */
  inAll: number;
  ofOne: number;
  /** The number that one user may have waiting. */
  waiting: number;
}

/** By then, some of the waiting calls have probably run. */
const TRY_AGAIN_SECONDS = 5;

interface Line {
  running: number;
  /** The user served longest ago comes next. */
  servedAt: number;
  waiting: (() => void)[];
}

export class Turns {
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #served = 0;

  constructor(private readonly most: MostTurns) {}

  /**
   * Waits for a turn, which the returned function ends. @throws ApiProblem 429, unless the work has begun; CallerGone on
   * disconnecting
   */
  async take(who: string, signal?: AbortSignal, hasBegun = false): Promise<() => void> {
    const line = this.#lines.get(who) ?? { running: 0, servedAt: 0, waiting: [] };
    this.#lines.set(who, line);
    if (!hasBegun && line.waiting.length >= this.most.waiting) throw rateLimited(TRY_AGAIN_SECONDS);
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.waiting = line.waiting.filter((other) => other !== begin);
        this.#forget(who, line);
        reject(new CallerGone());
      };
      line.waiting.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
      if (signal?.aborted) leave();
      this.#next();
    });
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      line.running -= 1;
      this.#running -= 1;
      this.#forget(who, line);
      this.#next();
    };
  }

  #next(): void {
    while (this.#running < this.most.inAll) {
      const ready = [...this.#lines.values()].filter((one) => one.waiting.length > 0 && one.running < this.most.ofOne);
      const [line] = ready.sort((one, other) => one.servedAt - other.servedAt);
      const begin = line?.waiting.shift();
      if (!line || !begin) return;
      line.running += 1;
      this.#running += 1;
      line.servedAt = this.#served += 1;
      begin();
    }
  }

  #forget(who: string, line: Line): void {
    if (line.running + line.waiting.length === 0) this.#lines.delete(who);
  }
}
