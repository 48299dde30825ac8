// Checks the caller again, from the first look to the first byte. A call may wait for its body, its turn or a
// watermark, so the store of its ports checks in each transaction whether session, user and role still allow the call.
// No operation can forget it.
import { ApiProblem, isRefusal } from '../../call/errors.ts';
import type { Actor, Call } from '../../call/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ReadTx, Store, Tables, WriteTx } from '../../ports/store.ts';
import { ReadRecord, recorded } from '../../store/read-record.ts';
import { admitCaller } from './gate.ts';
import { RecheckingStore } from './rechecking-store.ts';

/** A check in the transaction of the change that may refuse even a caller whose right ends in that transaction. */
export type LastWord = (tx: Tables) => Promise<void>;

const stillNowMs = 1000;

/** The most times that a read is repeated because something has changed. */
export const MOST_ROUNDS = 3;

export class CallerRecheck {
  /** The caller as of the last check; the same object while nothing changes. */
  readonly actor: Actor | null;
  readonly ports: Ports;
  lastWord: LastWord | null = null;
  /** An additional check in the transaction of the change, until the change is made. */
  gate: ((tx: WriteTx) => Promise<void>) | null = null;
  /** Whether a change was made or refused: later checks do not alter its answer. */
  hasDecided = false;
  isChanging = false;
  readonly #store: Store;
  /** What the operation has read since the last check that this is current. */
  #read = new ReadRecord();
  /** What the last check has read. A change of it requires another check, but not another read. */
  #checked = new ReadRecord();
  #checkedAt = 0;

  constructor(
    private readonly call: Pick<Call, 'operationId' | 'actor' | 'callerNow'>,
    ports: Ports,
  ) {
    this.#store = ports.store;
    this.actor = call.actor && { ...call.actor };
    this.ports = { ...ports, store: new RecheckingStore(ports.store, this) };
  }

  /** @throws ApiProblem 401, 403 if the caller may no longer make the call. */
  look(): Promise<void> {
    return this.read(() => Promise.resolve());
  }

  /** Whether the caller is the same and nothing read since the last check has changed. @throws ApiProblem 401, 403 */
  isCurrent(): Promise<boolean> {
    const read = this.#read;
    this.#read = new ReadRecord();
    return this.#store.read(async (tx) => {
      for (let round = 1; round <= MOST_ROUNDS; round += 1) {
        // Both are checked in one step, since either could change between two.
        const both = new ReadRecord();
        both.addAll(read);
        both.addAll(this.#checked);
        if (await both.isCurrent(tx)) return true;
        if (!(await read.isCurrent(tx)) || !(await this.#isSame(tx))) return false;
      }
      return false;
    });
  }

  /** Checks again after waiting, since time limits end without a change of rows. @throws ApiProblem 401, 403 */
  async lookIfLate(): Promise<void> {
    if (this.ports.clock.now().getTime() - this.#checkedAt > stillNowMs) await this.look();
  }

  /**
   * Reads after a check of the caller, and again if something read has changed in between. The last try reads while
   * changes wait.
   */
  async read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    for (let round = 1; ; round += 1) {
      const record = new ReadRecord();
      const isLast = round === MOST_ROUNDS;
      // Within a change, nothing else can change.
      const { outcome, isWhole } = await this.#store.read(async (tx) => {
        const outcome = await settled(this.#reading(tx, record, work));
        return { outcome, isWhole: (await record.isCurrent(tx)) && ('error' in outcome || (await this.#isSame(tx))) };
      }, isLast && !this.isChanging);
      if (!isWhole && !isLast) continue;
      this.#read.addAll(record);
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    }
  }

  /** Wraps the work of a change with a check of the caller before it. */
  withCheck<T>(work: (tx: WriteTx) => Promise<T>): (tx: WriteTx) => Promise<T> {
    return async (tx) => {
      this.hasDecided = true;
      this.isChanging = true;
      try {
        await this.#check(tx).catch(async (refusal: unknown) => {
          await this.lastWord?.(tx);
          throw refusal;
        });
        await this.gate?.(tx);
        return await work(tx);
      } finally {
        this.isChanging = false;
      }
    };
  }

  /** Replaces a refusal if the caller's session has ended. */
  async refusal(error: unknown): Promise<unknown> {
    if (this.hasDecided || !(error instanceof ApiProblem)) return error;
    try {
      await this.look();
      return error;
    } catch (ended) {
      return isRefusal(ended) ? ended : error;
    }
  }

  async #reading<T>(tx: ReadTx, record: ReadRecord, work: (tx: ReadTx) => Promise<T>): Promise<T> {
    await this.#look(tx);
    return work(recorded(tx, record));
  }

  async #look(tx: ReadTx): Promise<void> {
    const checked = new ReadRecord();
    await this.#check(recorded(tx, checked));
    this.#checked = checked;
  }

  /** Checks again if what was checked has changed, since another role yields another answer. */
  async #isSame(tx: ReadTx): Promise<boolean> {
    if (await this.#checked.isCurrent(tx)) return true;
    const before = JSON.stringify(this.actor);
    await this.#look(tx);
    return JSON.stringify(this.actor) === before;
  }

  async #check(tx: Tables): Promise<void> {
    this.#checkedAt = this.ports.clock.now().getTime();
    const now = await this.call.callerNow(tx);
    admitCaller(this.call.operationId, now);
    if (now && this.actor) Object.assign(this.actor, now);
  }
}

function settled<T>(promise: Promise<T>): Promise<{ value: T } | { error: unknown }> {
  return promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}
