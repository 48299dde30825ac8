// Deletes data derived from an object along with it.
import type { ObjectStore } from '#core/ports/objects.ts';

/** Wraps the store to call `forget` with the key of each deleted object. */
export function forgettingAfterDelete(
  objects: ObjectStore,
  forget: (key: string) => Promise<void> | void,
): ObjectStore {
  return {
    ...objects,
    async delete(key) {
      await objects.delete(key);
      await forget(key);
    },
  };
}
