// Stored files that survive reloads: the scenario's come with its code, uploads are in IndexedDB.
import type { ByteSource, ObjectStore, StagedObject } from '#core/ports/objects.ts';
import { once, type MemoryObjects, collect } from '#core/store/memory-objects.ts';
import type { Database } from './database.ts';

export function createKeptObjects(database: Database, scenario: MemoryObjects): ObjectStore {
  async function blobOf(key: string): Promise<Blob> {
    const blob = await database.get('objects', key);
    if (!blob) throw new Error(`No object is stored under ${key}`);
    return blob;
  }
  const isOfScenario = (key: string) => scenario.keys().includes(key);
  return {
    async stage(key, source, limit) {
      const bytes = new Uint8Array(await collect(source, limit));
      // Hashed before a transaction opens, since IndexedDB closes transactions that wait for anything else.
      const staged = await scenario.stage(key, once(bytes), limit);
      return { ...staged, commit: () => keep(key, bytes, isOfScenario) } satisfies StagedObject;
    },
    async open(key, range): Promise<ByteSource> {
      if (isOfScenario(key)) return scenario.open(key, range);
      const blob = await blobOf(key);
      const part = range ? blob.slice(range.start, range.end + 1) : blob;
      return once(new Uint8Array(await part.arrayBuffer()));
    },
    size: async (key) => (isOfScenario(key) ? scenario.size(key) : (await blobOf(key)).size),
    async delete(key) {
      await scenario.delete(key);
      await database.delete('objects', key);
    },
  };

  async function keep(key: string, bytes: Uint8Array<ArrayBuffer>, isTaken: (key: string) => boolean) {
    if (isTaken(key)) return false;
    const tx = database.transaction('objects', 'readwrite');
    const isFree = (await tx.store.getKey(key)) === undefined;
    if (isFree) await tx.store.add(new Blob([bytes]), key);
    await tx.done;
    return isFree;
  }
}
