// Notices within seconds that a database or a bucket has stopped answering, which connections alone do not show: when an
// answer is late, a small query is sent over a fresh connection. While there is no answer, all calls are refused at once
// and the query is repeated. One that is busy with long work answers the small query, and is waited for.
import { setTimeout } from 'node:timers/promises';
import { storeUnavailable } from '#core/call/errors.ts';

/** The result of the small query: `silent` without an answer in time. */
export type Pulse = 'well' | 'read-only' | 'away' | 'silent';

/** An answer is late after this time. */
const LATE_MS = 500;
const AGAIN_MS = 1000;
const STEPS = 10;

export class Circuit {
  readonly #waiting = new Set<() => void>();
  #looking: Promise<Pulse> | null = null;
  #again: NodeJS.Timeout | null = null;

  constructor(
    private readonly feel: () => Promise<Pulse>,
    private readonly warn: (message: string) => void,
    private readonly name = 'The database',
    private readonly lateMs = LATE_MS,
  ) {}

  /**
   * Sends a query and waits for its answer. @param isLong whether it is sent but not given up when there is silence
   * @throws ApiProblem 503 if there is or begins to be silence
   */
  async watch<T>(call: () => Promise<T>, isLong = false): Promise<T> {
    if (this.#again) throw this.#silent();
    const answer = call();
    if (isLong) return answer;
    return new Promise<T>((resolve, reject) => {
      const late = setInterval(() => void this.look(), this.lateMs);
      const fail = () => reject(this.#silent());
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
    this.warn(`${this.name} does not answer: everything is refused until it does.`);
    this.#again = setInterval(() => void this.look(), AGAIN_MS).unref();
  }

  #close(pulse: Pulse): void {
    if (!this.#again) return;
    this.close();
    this.warn(`${this.name} ${pulse === 'away' ? 'cannot be reached.' : 'answers again.'}`);
  }

  #silent(): Error {
    return Object.assign(storeUnavailable(), { cause: new Error(`${this.name} does not answer`) });
  }
}

/** Waits in many steps, so that a step in which this process itself was busy does not count as silence. */
export async function pulseWithin(ms: number, probing: Promise<Pulse>): Promise<Pulse> {
  const late = new AbortController();
  const silence = async (): Promise<Pulse> => {
    for (let step = 0; step < STEPS; step += 1) await setTimeout(ms / STEPS, null, late);
    return 'silent';
  };
  try {
    return await Promise.race([probing, silence()]);
  } catch {
    return 'away';
  } finally {
    late.abort();
  }
}
