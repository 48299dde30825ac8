// Limits the open answers of one user, since each holds memory until it is read.
import { rateLimited } from '#core/call/errors.ts';

/** By then, an open answer has probably ended. */
const TRY_AGAIN_SECONDS = 5;

export class OpenAnswers {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts the answer until the returned function is called. @throws ApiProblem 429 if too many are open */
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
