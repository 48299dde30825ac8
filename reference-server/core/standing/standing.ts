// How the caller stands, from the first look to the first byte. A call may wait: for its body, for its turn, for a
// watermark. Whatever an operation reads or changes goes through the store of its ports, and that one asks again, in the
// same transaction, whether session, person and role still allow the call. No operation can forget it.
import { ApiProblem, isRefusal } from '../desk/errors.ts';
import type { Actor, Call } from '../desk/operation.ts';
import type { Ports, ReadTx, Store, Tables, WriteTx } from '../ports.ts';
import { ReadRecord, recorded } from '../store/read-record.ts';
import { admit } from './gate.ts';
import { AskingStore } from './asking-store.ts';

/** What an operation says even to a caller whose right ended in the very transaction that was to make the change. */
export type LastWord = (tx: Tables) => Promise<void>;

const stillNowMs = 1000;

/** What is asked again of a call. */
type Asking = Pick<Call, 'operationId' | 'actor' | 'callerNow'>;

export class Standing {
  /** Who calls, as the last look saw them: the same object all the while. */
  readonly actor: Actor | null;
  /** The ports of the operation. */
  readonly ports: Ports;
  lastWord: LastWord | null = null;
  /** Whether a change has been decided, one way or the other: nothing that comes later makes another answer of it. */
  hasDecided = false;
  /** Whether the work of a change is running. */
  isChanging = false;
  readonly #call: Asking;
  readonly #store: Store;
  /** What has been read since it was last asked whether that is current. */
  #read = new ReadRecord();
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

  /** Whether nothing has changed of what was read since this was last asked. */
  isCurrent(): Promise<boolean> {
    const read = this.#read;
    this.#read = new ReadRecord();
    return this.#store.read((tx) => read.isCurrent(tx));
  }

  /** What time alone ends, no row tells: whoever waited is looked at once more. @throws ApiProblem 401, 403 */
  async lookIfLate(): Promise<void> {
    if (this.ports.clock.now().getTime() - this.#askedAt > stillNowMs) await this.look();
  }

  /** Reads after a look at the caller; again, if something that was read has changed in the middle. */
  async read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    for (;;) {
      const record = new ReadRecord();
      const { outcome, isWhole } = await this.#store.read(async (tx) => {
        const outcome = await settled(this.#reading(recorded(tx, record), work));
        return { outcome, isWhole: await record.isCurrent(tx) };
      });
      if (!isWhole) continue;
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

  async #reading<T>(tx: ReadTx, work: (tx: ReadTx) => Promise<T>): Promise<T> {
    await this.#ask(tx);
    return work(tx);
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
