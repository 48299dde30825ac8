// The names in one folder of an archive, as every disk takes them: each once, whether or not its case counts there.
import { fileName, shortened, stemAndExtension } from '../records/file-names.ts';

/** What file systems take, and room for a number. */
const MOST_BYTES = 240;

const encoder = new TextEncoder();
const fits = (name: string) => encoder.encode(name).length <= MOST_BYTES;

export class DirectoryNames {
  /** Ends with a slash, but for the archive itself, which is empty. */
  readonly path: string;
  /** Each with the number that was given last. */
  readonly #taken = new Map<string, number>();

  constructor(path = '', taken: readonly string[] = []) {
    this.path = path;
    for (const name of taken) this.#taken.set(keyOf(name), 1);
  }

  /** Takes a name for a document. @returns its path */
  file(name: string): string {
    return this.path + this.#free(safe(name, 'document'), stemAndExtension);
  }

  /** Takes a name for a folder. */
  folder(name: string): DirectoryNames {
    return new DirectoryNames(`${this.path}${this.#free(safe(name, 'folder'), (whole) => [whole, ''])}/`);
  }

  #free(name: string, parted: (name: string) => [string, string]): string {
    const [stem, extension] = parted(name);
    const key = keyOf(name);
    let [free, number] = [name, this.#taken.get(key) ?? 0];
    // Somebody may have numbered theirs.
    for (; this.#taken.has(keyOf(free)); free = `${stem} (${number})${extension}`) number += 1;
    this.#taken.set(keyOf(free), 1);
    this.#taken.set(key, Math.max(number, 1));
    return free;
  }
}

/** A name that is fit for a disk. */
export function safe(name: string, otherwise: string): string {
  return shortened(fileName(name, otherwise), fits);
}

/** The same for names that some disk takes for one. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFD');
}
