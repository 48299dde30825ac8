// Notices within seconds that the database has stopped answering, which connections alone do not show: when an answer
// is late, a small query is sent over a fresh connection. While there is no answer, all calls are refused at once and
// the query is repeated. A database busy with a long query answers the small one, and is waited for.
import { storeUnavailable } from '#core/call/errors.ts';

/** The result of the small query: `silent` without an answer in time. */
export type Pulse = 'well' | 'read-only' | 'away' | 'silent';

/** An answer is late after this time. */
const LATE_MS = 500;
const AGAIN_MS = 1000;

export class Circuit {
  readonly #waiting = new Set<() => void>();
  #looking: Promise<Pulse> | null = null;
  #again: NodeJS.Timeout | null = null;

  constructor(
    private readonly feel: () => Promise<Pulse>,
    private readonly warn: (message: string) => void,
  ) {}

  /** Sends a query and waits for its answer. @throws ApiProblem 503 if the database is or becomes silent */
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

  look(): Promise<Pulse> {
    this.#looking ??= this.feel()
      .then((pulse) => {
        if (pulse === 'silent') this.#open();
        else this.#close(pulse);
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
    this.warn('The database does not answer: everything is refused until it does.');
    this.#again = setInterval(() => void this.look(), AGAIN_MS).unref();
  }

  #close(pulse: Pulse): void {
    if (!this.#again) return;
    this.close();
    this.warn(pulse === 'away' ? 'The database cannot be reached.' : 'The database answers again.');
  }
}

function silent(): Error {
  return Object.assign(storeUnavailable(), { cause: new Error('the database does not answer') });
}
