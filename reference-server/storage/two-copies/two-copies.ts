// Important data in two files, of which the newer counts; a damaged one is restored from the other.
import type { z } from 'zod';
import { putAside, readHashed, writeHashed, type HashedFile } from './hashed-json.ts';

export type Warn = (message: string) => void;

export class TwoCopies<T> {
  readonly #paths: readonly [string, string];
  #generation = 0;

  constructor(path: string) {
    this.#paths = copiesOf(path);
  }

  /** The last content written; null for none. @throws DataFolderError if neither file is intact. */
  async read(schema: z.ZodType<T>, warn: Warn): Promise<T | null> {
    const files = await Promise.all(this.#paths.map((path) => readHashed(path, schema)));
    const newest = newestOf(files);
    if (newest) {
      this.#generation = newest.generation;
      for (const [at, path] of this.#paths.entries()) await this.#mend(path, files[at], newest, warn);
      return newest.content;
    }
    const unsealed = files.find((file) => file.state === 'unsealed');
    if (unsealed) {
      await this.write(unsealed.content);
      return unsealed.content;
    }
    for (const file of files) if (file.state === 'damaged') throw file.error;
    return null;
  }

  /** Resolves when both files are durable. */
  async write(content: T): Promise<void> {
    // Incremented before writing, so that remains of a failed try are older than the next.
    this.#generation += 1;
    const [path, second] = this.#paths;
    await writeHashed(second, this.#generation, content);
    await writeHashed(path, this.#generation, content);
  }

  async #mend(path: string, file: HashedFile<T> | undefined, newest: Whole<T>, warn: Warn): Promise<void> {
    if (file?.state === 'whole' && file.generation === newest.generation) return;
    try {
      if (file?.state === 'missing')
        warn(`${path} was missing: it was made again from its second copy, and nothing is lost.`);
      if (file?.state === 'damaged' || file?.state === 'unsealed') {
        const aside = await putAside(path);
        warn(
          `${path} was damaged: it was made again from its second copy, and nothing is lost. What it held is in ${aside}.`,
        );
      }
      await writeHashed(path, newest.generation, newest.content);
    } catch (error) {
      warn(`${path} is damaged and could not be made again from its second copy: ${String(error)}`);
    }
  }
}

type Whole<T> = Extract<HashedFile<T>, { state: 'whole' }>;

function newestOf<T>(files: readonly HashedFile<T>[]): Whole<T> | null {
  const whole = files.filter((file): file is Whole<T> => file.state === 'whole');
  return whole.sort((one, other) => other.generation - one.generation)[0] ?? null;
}

/** The file and its second copy. */
export function copiesOf(path: string): [string, string] {
  return [path, path.replace(/\.(json|key)$/, '.twin.$1')];
}
