// A data room whose every step waits for the test: readings and changes of the store, each row that is looked at, objects,
// watermarks and bodies. What is held goes on when its gate is opened.
import type { ByteSource, ObjectStore } from '../../../ports/objects.ts';
import type { ReadTable, ReadTx, Store, WriteTx } from '../../../ports/store.ts';
import type { Watermarker } from '../../../ports/watermarker.ts';
import { collectionNames } from '#core/records/keys.ts';
import type { CollectionName } from '#core/records/records.ts';

/** Counts the steps of a call; the one with the number `at` waits until it is let go. */
export class Gate {
  steps = 0;
  readonly #at: number;
  #arrive: () => void = () => undefined;
  #open: () => void = () => undefined;
  readonly #opened: Promise<void>;
  /** Resolves when the call has come to the gate. */
  readonly arrived: Promise<void>;

  constructor(at: number) {
    this.#at = at;
    this.arrived = new Promise((resolve) => (this.#arrive = resolve));
    this.#opened = new Promise((resolve) => (this.#open = resolve));
  }

  open(): void {
    this.#open();
  }

  async pass(): Promise<void> {
    this.steps += 1;
    if (this.steps !== this.#at) return;
    this.#arrive();
    await this.#opened;
  }
}

/**
 * Waits before and after each reading and each change, and before every row of a reading. What is found current leaves at
 * once: a look at nothing but revisions is not held when it is over.
 */
export function gatedStore(store: Store, gate: Gate): Store {
  return {
    async read(work) {
      await gate.pass();
      const rows = { areRead: false };
      const value = await store.read((tx) => work(gatedTx(tx, gate, rows)));
      if (rows.areRead) await gate.pass();
      return value;
    },
    // The work itself is not held: nothing else happens in the store meanwhile.
    async transact<T>(work: (tx: WriteTx) => Promise<T>): Promise<T> {
      await gate.pass();
      const value = await store.transact(work);
      await gate.pass();
      return value;
    },
  };
}

function gatedTx(tx: ReadTx, gate: Gate, rows: { areRead: boolean }): ReadTx {
  const pass = () => {
    rows.areRead = true;
    return gate.pass();
  };
  const tables = Object.fromEntries(collectionNames.map((name) => [name, gatedTable(tx[name], pass)]));
  // It has a table of every name; the type system does not see how they come about.
  const revisions: ReadTx['revisions'] = async (asked) => {
    await gate.pass();
    return tx.revisions(asked);
  };
  return { audit: tx.audit, revisions, ...tables } as unknown as ReadTx;
}

function gatedTable<C extends CollectionName>(table: ReadTable<C>, pass: () => Promise<void>): ReadTable<C> {
  return {
    async get(id) {
      await pass();
      return table.get(id);
    },
    async list() {
      await pass();
      return table.list();
    },
    async by(index, key) {
      await pass();
      return table.by(index, key);
    },
  };
}

export function gatedObjects(objects: ObjectStore, gate: Gate): ObjectStore {
  return {
    async stage(key, bytes, limit) {
      const staged = await objects.stage(key, gatedBytes(bytes, gate), limit);
      await gate.pass();
      return {
        ...staged,
        async commit() {
          const isNew = await staged.commit();
          await gate.pass();
          return isNew;
        },
      };
    },
    async open(...asked) {
      await gate.pass();
      const bytes = await objects.open(...asked);
      await gate.pass();
      return gatedBytes(bytes, gate);
    },
    size: (key) => objects.size(key),
    async delete(key) {
      await gate.pass();
      await objects.delete(key);
    },
  };
}

export async function* gatedBytes(bytes: ByteSource, gate: Gate): ByteSource {
  await gate.pass();
  for await (const piece of bytes) {
    await gate.pass();
    yield piece;
  }
}

export function gatedWatermarker(watermarker: Watermarker, gate: Gate): Watermarker {
  return {
    async watermark(object, mark) {
      await gate.pass();
      const watermarked = await watermarker.watermark(object, mark);
      await gate.pass();
      return watermarked && { ...watermarked, open: async (range) => gatedBytes(await watermarked.open(range), gate) };
    },
  };
}
