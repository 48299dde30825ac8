// What was made of an object goes with it.
import type { ObjectStore } from '#core/ports/objects.ts';

/** The same store, which has `forget` called with the key of each object once it is deleted. */
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
