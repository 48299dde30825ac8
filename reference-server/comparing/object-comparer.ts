// Compares stored objects in the same process, for the mock and for tests.
import type { ComparableObject, Comparer } from '#core/ports/comparer.ts';
import type { ObjectStore } from '#core/ports/objects.ts';
import { collect } from '#core/store/memory-objects.ts';

export function compareHere(objects: Pick<ObjectStore, 'open'>): Comparer {
  return {
    async compare(from, to) {
      // The libraries for file types are loaded with the first comparison.
      const { compareFiles } = await import('./compare-files.ts');
      const file = ({ key, kind }: ComparableObject) => ({ kind, read: async () => collect(await objects.open(key)) });
      return new TextEncoder().encode(JSON.stringify(await compareFiles(file(from), file(to))));
    },
  };
}
