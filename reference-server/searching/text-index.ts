// The known texts, and searching them. Signatures are in memory; texts are stored elsewhere.
import { CallerGone } from '#core/call/errors.ts';
import type { SearchableText, TextHit, TextSearch } from '#core/ports/text-search.ts';
import { excerptOf } from './excerpt.ts';
import { mayHold, type Signature } from './signature.ts';
import { readQuery } from './words.ts';

/** Texts read in one search; the next one continues from there. */
const MOST_READ = 250;
/** How long a search runs before others get a turn. */
const TURN_MS = 10;
/** Texts in memory together: each may have a million characters. */
const AT_ONCE = 8;

export class TextIndex {
  readonly #signatures = new Map<string, Signature>();
  /** The known texts of requested lists, until another text becomes known. */
  #lists = new WeakMap<readonly SearchableText[], readonly (Signature | undefined)[]>();

  /** @param read the text of this name, pausing between steps; null if it is lost and must be extracted again */
  constructor(
    private readonly read: (name: string, pause: () => Promise<void>) => Promise<string | null>,
    private readonly giveWay: () => Promise<void>,
  ) {}

  get names(): Iterable<string> {
    return this.#signatures.keys();
  }

  signatureOf(name: string): Signature | undefined {
    return this.#signatures.get(name);
  }

  /** Null removes a text. */
  set(name: string, signature: Signature | null): void {
    if (signature) this.#signatures.set(name, signature);
    else this.#signatures.delete(name);
    this.#lists = new WeakMap();
  }

  signaturesOf(texts: readonly SearchableText[]): readonly (Signature | undefined)[] {
    const signatures = this.#lists.get(texts) ?? texts.map(({ name }) => this.#signatures.get(name));
    this.#lists.set(texts, signatures);
    return signatures;
  }

  readonly search: TextSearch['search'] = async (query, texts, from, limit, signal) => {
    const sought = readQuery(query);
    if (!sought) return { hits: [], next: null };
    const may = mayHold(sought.keys);
    const signatures = this.signaturesOf(texts);
    const hits: TextHit[] = [];
    let next = from;
    let turn = performance.now();
    const pause = async () => {
      if (performance.now() - turn < TURN_MS) return;
      await this.giveWay();
      turn = performance.now();
      if (signal?.aborted) throw new CallerGone();
    };
    for (let read = 0; read < MOST_READ; read += AT_ONCE) {
      const some: number[] = [];
      for (; next < texts.length && some.length < AT_ONCE; next++) {
        const signature = signatures[next];
        if (signature && may(signature)) some.push(next);
      }
      const contents = await Promise.all(some.map((at) => this.#textOf(texts[at]?.name ?? '', pause)));
      for (const [which, at] of some.entries()) {
        const found = await excerptOf(contents[which] ?? '', sought, pause);
        if (found && hits.length === limit) return { hits, next: at };
        if (found) hits.push({ at, ...found });
      }
      if (next === texts.length) return { hits, next: null };
      await pause();
    }
    return { hits, next };
  };

  async #textOf(name: string, pause: () => Promise<void>): Promise<string | null> {
    const text = await this.read(name, pause);
    if (text === null) this.set(name, null);
    return text;
  }
}
