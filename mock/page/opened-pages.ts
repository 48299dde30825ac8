// Records what this tab opens in frames and tabs, whose requests name no tab: the last one to open an address answers.

/** By address: when this tab last opened it. */
const opened = new Map<string, number>();
/** When this tab last navigated away, which does not reveal the target. */
let left = 0;

const now = () => performance.timeOrigin + performance.now();

export function rememberWhatIsOpened(): void {
  const open = window.open.bind(window);
  window.open = (url, ...rest) => {
    if (url !== undefined) noteOpened(String(url));
    return open(url, ...rest);
  };
  // Runs before the app handles the click.
  window.addEventListener('click', ({ target }) => noteLink(target), { capture: true });
  window.addEventListener('auxclick', ({ target }) => noteLink(target), { capture: true });
  window.addEventListener('beforeunload', () => void (left = now()));
  noteFrames();
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const query = queryIn(data);
    if (query === null) return;
    ports[0]?.postMessage(Math.max(opened.get(query.url) ?? 0, query.isPage ? left : 0));
  });
}

export function noteOpened(address: string): void {
  opened.set(new URL(address, location.href).href, now());
}

function noteFrames(): void {
  const source = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src');
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
    ...source,
    set(this: HTMLIFrameElement, value: string) {
      noteOpened(value);
      source?.set?.call(this, value);
    },
  });
}

function noteLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.href !== '') noteOpened(link.href);
}

interface OpenedQuery {
  url: string;
  /** A whole page, not a frame. */
  isPage: boolean;
}

function queryIn(data: unknown): OpenedQuery | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'mock-who-opened') return null;
  return 'url' in data && 'isPage' in data ? { url: String(data.url), isPage: data.isPage === true } : null;
}
