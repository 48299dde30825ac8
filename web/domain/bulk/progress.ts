import type { Failure, Step } from './job.ts';

interface State {
  readonly done: number;
  readonly total: number;
  /** Whether the user wants it to stop after the running calls. */
  readonly isStopping: boolean;
  /** Null while it is running. */
  readonly failures: readonly Failure[] | null;
  /** Steps that were not started. */
  readonly left: readonly Step[];
}

/** The progress of a change to many items. */
export class Progress {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(total: number) {
    this.#state = { done: 0, total, isStopping: false, failures: null, left: [] };
  }

  readonly state = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restarts for this number of steps. */
  restart(total: number): void {
    this.#become({ done: 0, total, isStopping: false, failures: null, left: [] });
  }

  advance(): void {
    this.#become({ ...this.#state, done: this.#state.done + 1 });
  }

  readonly stop = (): void => this.#become({ ...this.#state, isStopping: true });

  end(failures: readonly Failure[], left: readonly Step[] = []): void {
    this.#become({ ...this.#state, failures, left });
  }

  #become(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
