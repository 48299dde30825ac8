/** Without any activity for this long, the person is taken to be away. */
const QUIET_SECONDS = 120;

/** Counts the seconds in which a document was in view and the person was active. */
export class ReadingTime {
  #seconds = 0;
  #quiet = 0;
  #isInView = false;
  #pages: readonly number[] = [];
  #read: readonly number[] = [];

  /** @param isInView from now on @param pages those in view, from 1; none of a document without pages */
  look(isInView: boolean, pages: readonly number[] = []): void {
    this.#isInView = isInView;
    this.#pages = pages;
  }

  /** The person moved the pointer, scrolled, typed or touched. */
  sign(): void {
    this.#quiet = 0;
  }

  /** Called once a second while the page is visible. */
  tick(): void {
    this.#quiet += 1;
    if (!this.#isInView || this.#quiet > QUIET_SECONDS) return;
    this.#seconds += 1;
    this.#read = this.#pages;
  }

  /** The seconds since the last call, and the pages that were in view in the last of them. */
  take(): { seconds: number; pages: readonly number[] } {
    const taken = { seconds: this.#seconds, pages: this.#read };
    this.#seconds = 0;
    return taken;
  }
}
