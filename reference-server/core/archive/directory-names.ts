// File names of one folder in an archive, valid on every operating system and unique regardless of case.
import { fileName, shortened, stemAndExtension } from '../records/file-names.ts';

/** The limit of file systems, with room for a number. */
const MOST_BYTES = 240;

const encoder = new TextEncoder();
const fits = (name: string) => encoder.encode(name).length <= MOST_BYTES;

export class DirectoryNames {
  /** Ends with a slash; the archive itself is the empty string. */
  readonly path: string;
  /** The number that was last appended to each name. */
  readonly #taken = new Map<string, number>();

  constructor(path = '', taken: readonly string[] = []) {
    this.path = path;
    for (const name of taken) this.#taken.set(keyOf(name), 1);
  }

  /** Reserves a name for a document. @returns its path */
  file(name: string): string {
    return this.path + this.#free(safe(name, 'document'), stemAndExtension);
  }

  folder(name: string): DirectoryNames {
    return new DirectoryNames(`${this.path}${this.#free(safe(name, 'folder'), (whole) => [whole, ''])}/`);
  }

  #free(name: string, parted: (name: string) => [string, string]): string {
    const [stem, extension] = parted(name);
    const key = keyOf(name);
    let [free, number] = [name, this.#taken.get(key) ?? 0];
    // A numbered name may be taken as well.
    for (; this.#taken.has(keyOf(free)); free = `${stem} (${number})${extension}`) number += 1;
    this.#taken.set(keyOf(free), 1);
    this.#taken.set(key, Math.max(number, 1));
    return free;
  }
}

/** Makes a name valid on every operating system. */
export function safe(name: string, otherwise: string): string {
  return shortened(fileName(name, otherwise), fits);
}

/** Names with the same key are the same on some file system. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFD');
}
