// The store that an operation uses: every read and every change first checks the caller again.
import type { ReadTx, Store, WriteTx } from '../../ports/store.ts';
import type { CallerRecheck } from './caller-recheck.ts';

type More = Parameters<Store['transact']> extends [unknown, ...infer Rest] ? Rest : never;

export class RecheckingStore implements Store {
  constructor(
    readonly behind: Store,
    private readonly recheck: Pick<CallerRecheck, 'read' | 'withCheck' | 'isChanging' | 'gate'>,
  ) {}

  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    return this.recheck.read(work);
  }

  /** Refuses a change inside a change of the same call, which would wait for itself. */
  async transact<T>(work: (tx: WriteTx) => Promise<T>, ...more: More): Promise<T> {
    if (this.recheck.isChanging) throw new Error('A change cannot be made within another');
    const outcome = await this.behind.transact(this.recheck.withCheck(work), ...more);
    // Later changes of the same call, such as making room, run without the gate.
    this.recheck.gate = null;
    return outcome;
  }
}

/** The store itself, without the caller's checks; caches use it as their key. */
export function storeBehind(store: Store): Store {
  return store instanceof RecheckingStore ? storeBehind(store.behind) : store;
}
