import { reportReading } from '#contract/hooks/versions.ts';

/** The most pages in one call. */
const MOST_PAGES = 2000;

/**
 * Collects which pages of a version were read, and reports them now and then in the background. A failed report is
 * repeated once, and then dropped.
 */
export class ReadingReport {
  readonly #seen = new Set<number>();
  readonly #documentId: string;
  readonly #version: number;

  constructor(documentId: string, version: number) {
    this.#documentId = documentId;
    this.#version = version;
  }

  /** @param page from 1 */
  add(page: number): void {
    this.#seen.add(page);
  }

  send(): void {
    const pages = [...this.#seen].sort((one, other) => one - other);
    this.#seen.clear();
    for (let at = 0; at < pages.length; at += MOST_PAGES) {
      const body = { version: this.#version, pages: pages.slice(at, at + MOST_PAGES) };
      // Keepalive, so that it is sent even if the page is closed.
      const tell = () => reportReading(this.#documentId, body, { keepalive: true });
      void tell().catch(() => tell().catch(() => undefined));
    }
  }
}
