// How the caller stands, from the first look to the first byte. A call may wait: for its body, for its turn, for a
// watermark. Whatever an operation reads or changes goes through the store of its ports, and that one asks again, in the
// same transaction, whether session, person and role still allow the call. No operation can forget it.
import { ApiProblem, isRefusal } from '../../call/errors.ts';
import type { Actor, Call } from '../../call/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ReadTx, Store, Tables, WriteTx } from '../../ports/store.ts';
import { whileChangesWait } from '../../store/housekeeping.ts';
import { ReadRecord, recorded } from '../../store/read-record.ts';
import { admit } from './gate.ts';
import { AskingStore } from './asking-store.ts';

/** What an operation says even to a caller whose right ended in the very transaction that was to make the change. */
export type LastWord = (tx: Tables) => Promise<void>;

const stillNowMs = 1000;

/** So often is anything read because something has changed meanwhile, and no more. */
export const MOST_ROUNDS = 3;

/** What is asked again of a call. */
type Asking = Pick<Call, 'operationId' | 'actor' | 'callerNow'>;

export class CallerRecheck {
  /** Who calls, as the last look saw them: the same object all the while. */
  readonly actor: Actor | null;
  readonly ports: Ports;
  lastWord: LastWord | null = null;
  /** What is asked besides in the transaction of the change, until that is made. */
  gate: LastWord | null = null;
  /** Whether a change has been decided, one way or the other: nothing that comes later makes another answer of it. */
  hasDecided = false;
  /** Whether the work of a change is running. */
  isChanging = false;
  readonly #call: Asking;
  readonly #store: Store;
  /** What the operation has read since it was last asked whether that is current. */
  #read = new ReadRecord();
  /** What the last look at the caller has read. A change of it asks for another look, and not for another reading. */
  #looked = new ReadRecord();
  #askedAt = 0;

  constructor(call: Asking, ports: Ports) {
    this.#call = call;
    this.#store = ports.store;
    this.actor = call.actor && { ...call.actor };
    this.ports = { ...ports, store: new AskingStore(ports.store, this) };
  }

  /** @throws ApiProblem 401, 403 when the caller may not make the call any more. */
  look(): Promise<void> {
    return this.read(() => Promise.resolve());
  }

  /**
   * Whether the caller is who they were, and nothing has changed of what was read since this was last asked.
   * @throws ApiProblem 401, 403
   */
  isCurrent(): Promise<boolean> {
    const read = this.#read;
    this.#read = new ReadRecord();
    return this.#store.read(async (tx) => {
      for (let round = 1; round <= MOST_ROUNDS; round += 1) {
        // Asked as one question: between two of them either could end.
        const both = new ReadRecord();
        both.addAll(read);
        both.addAll(this.#looked);
        if (await both.isCurrent(tx)) return true;
        if (!(await read.isCurrent(tx)) || !(await this.#isSame(tx))) return false;
      }
      return false;
    });
  }

  /** What time alone ends, no row tells: whoever waited is looked at once more. @throws ApiProblem 401, 403 */
  async lookIfLate(): Promise<void> {
    if (this.ports.clock.now().getTime() - this.#askedAt > stillNowMs) await this.look();
  }

  /**
   * Reads after a look at the caller; again, if something that was read has changed in the middle. Where it does each time,
   * the last round is read while changes wait.
   */
  async read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    for (let round = 1; ; round += 1) {
      const record = new ReadRecord();
      const reading = () =>
        this.#store.read(async (tx) => {
          const outcome = await settled(this.#reading(tx, record, work));
          return { outcome, isWhole: (await record.isCurrent(tx)) && ('error' in outcome || (await this.#isSame(tx))) };
        });
      const isLast = round === MOST_ROUNDS;
      // Within a change there is nothing to wait for.
      const { outcome, isWhole } = await (isLast && !this.isChanging
        ? whileChangesWait(this.#store, reading)
        : reading());
      if (!isWhole && !isLast) continue;
      this.#read.addAll(record);
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    }
  }

  /** The work of a change, with a look at the caller before it. */
  asked<T>(work: (tx: WriteTx) => Promise<T>): (tx: WriteTx) => Promise<T> {
    return async (tx) => {
      this.hasDecided = true;
      this.isChanging = true;
      try {
        await this.#ask(tx).catch(async (refusal: unknown) => {
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

  /** What a refusal comes to for a caller who is none any more. */
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
    const looked = new ReadRecord();
    await this.#ask(recorded(tx, looked));
    this.#looked = looked;
  }

  /** Looks once more where what was looked at has changed: a role that is another makes another answer. */
  async #isSame(tx: ReadTx): Promise<boolean> {
    if (await this.#looked.isCurrent(tx)) return true;
    const before = JSON.stringify(this.actor);
    await this.#look(tx);
    return JSON.stringify(this.actor) === before;
  }

  async #ask(tx: Tables): Promise<void> {
    this.#askedAt = this.ports.clock.now().getTime();
    const now = await this.#call.callerNow(tx);
    admit(this.#call.operationId, now);
    if (now && this.actor) Object.assign(this.actor, now);
  }
}

function settled<T>(promise: Promise<T>): Promise<{ value: T } | { error: unknown }> {
  return promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}
