// What is known of files from earlier tries, whoever asked for them. Bounded: what was asked for longest ago is
// forgotten. Not written down: the next version of the server may be able to do what this one is not, and finding out
// again costs one bounded try.

/** It was stamped at once, it needs the long try, or it cannot be stamped. */
export type Verdict = 'quick' | 'long' | 'impossible';

const MOST = 20_000;

export class Verdicts {
  readonly #of = new Map<string, Verdict>();

  get(file: string): Verdict | null {
    const verdict = this.#of.get(file);
    if (verdict === undefined) return null;
    this.set(file, verdict);
    return verdict;
  }

  set(file: string, verdict: Verdict): void {
    this.#of.delete(file);
    this.#of.set(file, verdict);
    const [oldest] = this.#of.keys();
    if (this.#of.size > MOST && oldest !== undefined) this.#of.delete(oldest);
  }
}
