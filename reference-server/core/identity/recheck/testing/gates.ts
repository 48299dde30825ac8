// A data room whose steps wait for the test: reads and changes of the store, row lookups, objects, watermarks and
// bodies. A held step continues when its gate opens.
import type { ByteSource, ObjectStore } from '../../../ports/objects.ts';
import type { ReadTable, ReadTx, Store, WriteTx } from '../../../ports/store.ts';
import type { Watermarker } from '../../../ports/watermarker.ts';
import { collectionNames } from '#core/records/keys.ts';
import type { CollectionName } from '#core/records/records.ts';

/** Counts the steps of a call and holds the one with the number `at`. */
export class Gate {
  steps = 0;
  #arrive: () => void = () => undefined;
  #open: () => void = () => undefined;
  readonly #opened: Promise<void>;
  /** Resolves when the call reaches the gate. */
  readonly arrived: Promise<void>;

  constructor(private readonly at: number) {
    this.arrived = new Promise((resolve) => (this.#arrive = resolve));
    this.#opened = new Promise((resolve) => (this.#open = resolve));
  }

  open(): void {
    this.#open();
  }

  async pass(): Promise<void> {
    this.steps += 1;
    if (this.steps !== this.at) return;
    this.#arrive();
    await this.#opened;
  }
}

/**
 * Waits before and after each read and change, and before every row lookup. A read of revisions only is not held at its
 * end.
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
    // The work itself is not held, since the store runs nothing else meanwhile.
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
  // The type system does not see the tables that are defined for every name.
  const revisions: ReadTx['revisions'] = async (names) => {
    await gate.pass();
    return tx.revisions(names);
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
    async open(...args) {
      await gate.pass();
      const bytes = await objects.open(...args);
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
