import { Store } from '#web/ui/browser/store.ts';
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

export class Progress extends Store<State> {
  constructor(total: number) {
    super({ done: 0, total, isStopping: false, failures: null, left: [] });
  }

  restart(total: number): void {
    this.set({ done: 0, total, isStopping: false, failures: null, left: [] });
  }

  advance(): void {
    this.set({ ...this.get(), done: this.get().done + 1 });
  }

  readonly stop = (): void => this.set({ ...this.get(), isStopping: true });

  end(failures: readonly Failure[], left: readonly Step[] = []): void {
    this.set({ ...this.get(), failures, left });
  }
}
