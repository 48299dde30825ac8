// The store as an operation sees it: every reading and every change begins with a look at who calls.
import type { ReadTx, Store, WriteTx } from '../../ports/store.ts';
import type { Standing } from './standing.ts';

/** What `transact` takes beside the work. */
type More = Parameters<Store['transact']> extends [unknown, ...infer Rest] ? Rest : never;

export class AskingStore implements Store {
  readonly behind: Store;
  readonly #standing: Pick<Standing, 'read' | 'asked' | 'isChanging' | 'gate'>;

  constructor(behind: Store, standing: Pick<Standing, 'read' | 'asked' | 'isChanging' | 'gate'>) {
    this.behind = behind;
    this.#standing = standing;
  }

  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    return this.#standing.read(work);
  }

  /** A change inside a change of the same call would wait for itself: it is refused. */
  async transact<T>(work: (tx: WriteTx) => Promise<T>, ...more: More): Promise<T> {
    if (this.#standing.isChanging) throw new Error('A change cannot be made within another');
    const outcome = await this.behind.transact(this.#standing.asked(work), ...more);
    // What follows the change, as making room does, is no other.
    this.#standing.gate = null;
    return outcome;
  }
}

/** The store itself, whoever asks: what is remembered of a data room is remembered under it. */
export function storeBehind(store: Store): Store {
  return store instanceof AskingStore ? storeBehind(store.behind) : store;
}
