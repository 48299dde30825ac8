// Access to a running server's objects, wherever they are stored.
import type { ObjectStore } from '#core/ports/objects.ts';
import type { DerivedFiles } from './derived-files.ts';
import type { FileOf } from '../storage/objects/local-file.ts';

export interface OpenedObjects {
  objects: ObjectStore;
  /** For the processes that open uploaded files. */
  fileOf: FileOf;
  /** Copies that this server made. */
  derived: readonly DerivedFiles[];
  /** Whether the bytes are reachable: a reason in one word, or null. Resolves within seconds. */
  probe: () => Promise<string | null>;
  /** Aborts uploads that began a day before `now`. Runs once for all servers. @returns their number */
  sweep: (now: Date) => Promise<number>;
  close: () => Promise<void>;
}
