// A server's own files and results made of objects: copies, previews, comparisons. They are deleted with their object,
// also where another of several servers deleted it.
import type { ObjectStore } from '#core/ports/objects.ts';
import type { Store } from '#core/ports/store.ts';

export interface DerivedFiles {
  /** The keys of the objects that they are made of. */
  derivedFrom(): Iterable<string>;
  forget(key: string): Promise<void> | void;
}

/** Wraps the store to forget what is derived from each deleted object. */
export function forgettingAfterDelete(objects: ObjectStore, ...derived: readonly DerivedFiles[]): ObjectStore {
  return {
    ...objects,
    async delete(key) {
      await objects.delete(key);
      for (const files of derived) await files.forget(key);
    },
  };
}

/** Forgets what is derived from objects that no version has any more. */
export async function forgetGone(store: Pick<Store, 'read'>, derived: readonly DerivedFiles[]): Promise<void> {
  for (const files of derived) {
    const keys = [...new Set(files.derivedFrom())];
    if (keys.length === 0) continue;
    const versions = await store.read((tx) => Promise.all(keys.map((key) => tx.versions.by('object', key))));
    for (const [at, key] of keys.entries()) if (versions[at]?.length === 0) await files.forget(key);
  }
}
