// How many files one person may be reading at a time. Each holds memory until it is read to its end, and nobody reads
// hundreds at once.
import { rateLimited } from '#core/desk/errors.ts';

/** When one of those that are open has probably ended. */
const TRY_AGAIN_SECONDS = 5;

export class OpenAnswers {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts the answer until `onEnd` tells that it is sent or cut. @throws ApiProblem 429 when too many are open */
  open(who: string, onEnd: (listener: () => void) => void): void {
    const open = this.#open.get(who) ?? 0;
    if (open >= this.#most) throw rateLimited(TRY_AGAIN_SECONDS);
    this.#open.set(who, open + 1);
    onEnd(() => this.#close(who));
  }

  #close(who: string): void {
    const open = (this.#open.get(who) ?? 1) - 1;
    if (open === 0) this.#open.delete(who);
    else this.#open.set(who, open);
  }
}
