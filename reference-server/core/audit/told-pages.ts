// Remembers for five minutes which pages of a version a session has told to have read, so that a page is in one entry.

const windowMs = 5 * 60_000;
/** Sessions and versions; and pages of all of them. */
const maxKeys = 5000;
const maxPages = 200_000;

export class ToldPages {
  /** In order of time: whoever tells something new moves to the end. */
  readonly #told = new Map<string, Map<number, number>>();
  #size = 0;

  /**
   * Those that were not told lately, which from here on are. To be taken back where telling fails.
   * @param key session and version
   */
  take(key: string, pages: readonly number[], now: Date): number[] {
    const told = this.#told.get(key) ?? new Map<number, number>();
    const at = now.getTime();
    for (const [page, since] of told) {
      if (at - since >= windowMs) this.#drop(told, page);
    }
    const fresh = pages.filter((page) => !told.has(page));
    for (const page of fresh) told.set(page, at);
    this.#size += fresh.length;
    this.#told.delete(key);
    this.#told.set(key, told);
    this.#forgetOldest(key);
    return fresh;
  }

  takeBack(key: string, pages: readonly number[]): void {
    const told = this.#told.get(key);
    if (told) for (const page of pages) this.#drop(told, page);
  }

  #drop(told: Map<number, number>, page: number): void {
    if (told.delete(page)) this.#size--;
  }

  #forgetOldest(newest: string): void {
    for (const [key, told] of this.#told) {
      if (key === newest || (this.#told.size <= maxKeys && this.#size <= maxPages)) return;
      this.#told.delete(key);
      this.#size -= told.size;
    }
  }
}
