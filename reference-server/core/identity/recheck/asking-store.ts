// The store as an operation sees it: every reading and every change begins with a look at who calls.
import type { ReadTx, Store, WriteTx } from '../../ports/store.ts';
import type { CallerRecheck } from './caller-recheck.ts';

/** What `transact` takes beside the work. */
type More = Parameters<Store['transact']> extends [unknown, ...infer Rest] ? Rest : never;

export class AskingStore implements Store {
  readonly behind: Store;
  readonly #recheck: Pick<CallerRecheck, 'read' | 'asked' | 'isChanging' | 'gate'>;

  constructor(behind: Store, recheck: Pick<CallerRecheck, 'read' | 'asked' | 'isChanging' | 'gate'>) {
    this.behind = behind;
    this.#recheck = recheck;
  }

  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    return this.#recheck.read(work);
  }

  /** A change inside a change of the same call would wait for itself: it is refused. */
  async transact<T>(work: (tx: WriteTx) => Promise<T>, ...more: More): Promise<T> {
    if (this.#recheck.isChanging) throw new Error('A change cannot be made within another');
    const outcome = await this.behind.transact(this.#recheck.asked(work), ...more);
    // What follows the change, as making room does, is no other.
    this.#recheck.gate = null;
    return outcome;
  }
}

/** The store itself, whoever asks: what is remembered of a data room is remembered under it. */
export function storeBehind(store: Store): Store {
  return store instanceof AskingStore ? storeBehind(store.behind) : store;
}
