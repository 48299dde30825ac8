// How many answers one person may be reading at a time. Each holds memory until it is read to its end, and nobody reads
// hundreds at once.
import { rateLimited } from '#core/call/errors.ts';

/** When one of those that are open has probably ended. */
const TRY_AGAIN_SECONDS = 5;

export class OpenAnswers {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts the answer until the function is called. @throws ApiProblem 429 when too many are open */
  open(who: string): () => void {
    const open = this.#open.get(who) ?? 0;
    if (open >= this.#most) throw rateLimited(TRY_AGAIN_SECONDS);
    this.#open.set(who, open + 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#close(who);
      isOpen = false;
    };
  }

  #close(who: string): void {
    const open = (this.#open.get(who) ?? 1) - 1;
    if (open === 0) this.#open.delete(who);
    else this.#open.set(who, open);
  }
}
