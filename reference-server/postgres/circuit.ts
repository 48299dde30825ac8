// Notices within seconds that the database says nothing any more, which no connection shows by itself: when an answer is
// late, it is asked for something small over a fresh connection. While it is silent everybody is refused at once, and it is
// asked again and again. A database that is at work on something long answers the small question, and is waited for.
import { storeUnavailable } from '#core/call/errors.ts';

/** What became of a small question: `silent` where no answer came in time. */
export type Pulse = 'well' | 'read-only' | 'away' | 'silent';

/** After so long an answer is late. */
const LATE_MS = 500;
const AGAIN_MS = 1000;

export class Circuit {
  readonly #feel: () => Promise<Pulse>;
  readonly #warn: (message: string) => void;
  readonly #waiting = new Set<() => void>();
  #looking: Promise<Pulse> | null = null;
  #again: NodeJS.Timeout | null = null;

  constructor(feel: () => Promise<Pulse>, warn: (message: string) => void) {
    this.#feel = feel;
    this.#warn = warn;
  }

  /** Puts a question and waits for its answer. @throws ApiProblem 503 when the database falls silent, or is */
  async watch<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#again) throw silent();
    const answer = ask();
    return new Promise<T>((resolve, reject) => {
      const late = setInterval(() => void this.look(), LATE_MS);
      const fail = () => reject(silent());
      this.#waiting.add(fail);
      answer.then(resolve, reject).finally(() => {
        clearInterval(late);
        this.#waiting.delete(fail);
      });
    });
  }

  /** How the database is now. */
  look(): Promise<Pulse> {
    this.#looking ??= this.#feel()
      .then((pulse) => {
        if (pulse === 'silent') this.#open();
        else this.#close();
        return pulse;
      })
      .finally(() => (this.#looking = null));
    return this.#looking;
  }

  close(): void {
    if (this.#again) clearInterval(this.#again);
    this.#again = null;
  }

  #open(): void {
    for (const fail of [...this.#waiting]) fail();
    if (this.#again) return;
    this.#warn('The database does not answer: everything is refused until it does.');
    this.#again = setInterval(() => void this.look(), AGAIN_MS).unref();
  }

  #close(): void {
    if (!this.#again) return;
    this.close();
    this.#warn('The database answers again.');
  }
}

function silent(): Error {
  return Object.assign(storeUnavailable(), { cause: new Error('the database does not answer') });
}
