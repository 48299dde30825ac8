import type { NotMoved } from './run-moves.ts';

interface State {
  done: number;
  /** Null while it goes on. */
  notMoved: readonly NotMoved[] | null;
}

/** How far the moves of a selection are, for whoever draws it. */
export class MovingProgress {
  readonly total: number;
  #state: State = { done: 0, notMoved: null };
  readonly #listeners = new Set<() => void>();

  constructor(total: number) {
    this.total = total;
  }

  readonly state = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly advance = (done: number): void => this.#become({ done, notMoved: null });

  end(notMoved: readonly NotMoved[]): void {
    this.#become({ done: this.total, notMoved });
  }

  #become(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
