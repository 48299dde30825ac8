// The shared texts of a workbook, in one block of memory.
import { GrowingBytes, GrowingNumbers } from '../lines/growing.ts';
import { tooLarge } from '../unreadable-file.ts';
import { readXml } from './xml.ts';
import type { Parts } from './zip-parts.ts';

export class SharedTexts {
  readonly #bytes = new GrowingBytes();
  readonly #ends = new GrowingNumbers();
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  /** @param part null if there are none. @throws CannotRead */
  static async read(parts: Parts, part: string | null, most: number): Promise<SharedTexts> {
    const texts = new SharedTexts();
    if (part === null) return texts;
    let text = '';
    let isText = false;
    let spoken = 0;
    await readXml(parts, part, {
      open(name) {
        if (name === 'si') text = '';
        if (name === 'rPh') spoken++;
        isText = name === 't' && spoken === 0;
      },
      text(more) {
        if (isText) text += more;
      },
      close(name) {
        isText = false;
        if (name === 'rPh') spoken--;
        if (name === 'si') texts.#add(text, most);
      },
    });
    return texts;
  }

  /** Empty for an unknown index. */
  get(at: number): string {
    const ends = this.#ends.done();
    if (!(at >= 0 && at < ends.length)) return '';
    return this.#decoder.decode(this.#bytes.done().subarray(at === 0 ? 0 : ends[at - 1], ends[at]));
  }

  #add(text: string, most: number): void {
    this.#bytes.add(this.#encoder.encode(text));
    this.#ends.add(this.#bytes.length);
    if (this.#bytes.length > most) throw tooLarge('texts of the cells');
  }
}
