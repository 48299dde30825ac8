// Intercepts everything that leaves the page in a test: navigations, new tabs and downloads are recorded instead of
// followed.
import { fullPage } from '#web/session/full-page.ts';

export interface CaughtDownload {
  name: string;
  url: string;
  /** The downloaded bytes. */
  blob: Promise<Blob>;
}

export interface PageWatch {
  /** Full-page navigations, such as `/api/login`. */
  readonly left: string[];
  /** Addresses opened in a new tab. */
  readonly opened: string[];
  readonly downloads: CaughtDownload[];
  /** Console errors so far; tests remove those that they expect. */
  readonly errors: string[];
  stop(): void;
}

const inert = 'about:blank';

/** Intercepts until `stop`. */
export function watchPage(): PageWatch {
  const left: string[] = [];
  const opened: string[] = [];
  const downloads: CaughtDownload[] = [];
  const errors: string[] = [];

  const undo = [
    replace(fullPage, 'open', (path: string) => void left.push(path)),
    replace(window, 'open', (url?: string | URL) => {
      opened.push(String(url ?? inert));
      return null;
    }),
    replace(console, 'error', (...values: unknown[]) => void errors.push(values.map(text).join(' '))),
    replace(HTMLAnchorElement.prototype, 'click', function click(this: HTMLAnchorElement) {
      if (!catchLink(this)) HTMLElement.prototype.click.call(this);
    }),
  ];
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && catchLink(link)) event.preventDefault();
  };
  document.addEventListener('click', onClick);

  function catchLink(link: HTMLAnchorElement): boolean {
    if (link.hasAttribute('download')) {
      // Fetched at once, since object URLs are often revoked right after the click.
      const blob = fetch(link.href).then((response) => response.blob());
      downloads.push({ name: link.download, url: link.href, blob });
      return true;
    }
    if (link.target !== '_blank') return false;
    opened.push(link.getAttribute('href') ?? inert);
    return true;
  }

  return {
    left,
    opened,
    downloads,
    errors,
    stop() {
      document.removeEventListener('click', onClick);
      for (const restore of undo) restore();
    },
  };
}

function replace<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): () => void {
  const original = target[key];
  target[key] = value;
  return () => {
    target[key] = original;
  };
}

function text(value: unknown): string {
  return value instanceof Error ? `${value.name}: ${value.message}` : String(value);
}
