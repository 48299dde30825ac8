// What a running server has of its objects, wherever they are.
import type { ObjectStore } from '#core/ports/objects.ts';
import type { FileOf } from '../storage/objects/local-file.ts';

export interface OpenedObjects {
  objects: ObjectStore;
  /** For the processes that open files of others. */
  fileOf: FileOf;
  /** Whether the bytes can be reached: the reason as one word, or null. Resolves within seconds. */
  probe: () => Promise<string | null>;
  /**
   * Ends uploads that began more than a day before `now`: their server is gone. Once is enough for all servers together.
   * @returns how many
   */
  sweep: (now: Date) => Promise<number>;
  close: () => Promise<void>;
}
