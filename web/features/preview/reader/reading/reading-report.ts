import { reportReading } from '#contract/hooks/versions.ts';

/** What one call may tell. */
const MOST_PAGES = 2000;

/**
 * Which pages of one version somebody has read, told now and then. Nobody waits for it, and nobody is told of a failure:
 * what did not arrive is sent once more, and then let go.
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
      // It is on its way when the page is gone already.
      const tell = () => reportReading(this.#documentId, body, { keepalive: true });
      void tell().catch(() => tell().catch(() => undefined));
    }
  }
}
