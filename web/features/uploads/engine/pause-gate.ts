/** Pauses, continues or ends a run between two calls, since a sent call cannot be undone. */
export class PauseGate {
  #isHeld = false;
  readonly #ended = new AbortController();
  #waiting: (() => void)[] = [];

  /** Aborts when the run is ended. */
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

  /** Waits while the run is paused; false once it is ended. */
  readonly mayGoOn = async (): Promise<boolean> => {
    while (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return !this.signal.aborted;
  };
}
