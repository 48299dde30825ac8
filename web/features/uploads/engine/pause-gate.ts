/** Lets a run of calls go on, hold still, or end; asked between two calls, as one that is sent cannot be taken back. */
export class PauseGate {
  #isHeld = false;
  readonly #ended = new AbortController();
  #waiting: (() => void)[] = [];

  /** Aborts when the run is stopped. */
  readonly signal = this.#ended.signal;

  readonly hold = (): void => {
    this.#isHeld = true;
  };

  readonly release = (): void => {
    this.#isHeld = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
  };

  readonly stop = (): void => {
    this.#ended.abort();
    this.release();
  };

  /** False once the run has been stopped; waits while it is held. */
  readonly mayGoOn = async (): Promise<boolean> => {
    while (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return !this.signal.aborted;
  };
}
