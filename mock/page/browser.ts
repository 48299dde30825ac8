// Starts the mock in a page: the worker intercepts API calls, and the handlers answer them.
import { setupWorker, type SetupWorker } from 'msw/browser';
import { rememberWhatIsOpened, noteOpened } from './opened-pages.ts';
import { createHandlers } from '../handlers.ts';
import { showWhereInsecure } from './secure.ts';
import { simulateUploadProgress } from './upload-progress.ts';
import type { World } from '../world/world.ts';

let current: World | null = null;
let started: Promise<SetupWorker> | null = null;

export function currentWorld(): World {
  if (!current) throw new Error('The mock was asked before it had a world.');
  return current;
}

/** Replaces the present world. Delayed answers of the old one end. */
export function enterWorld(world: World): void {
  current?.end();
  current = world;
  pretendOffline(world.situation.isOffline);
  world.listeners.add(({ isOffline }) => pretendOffline(isOffline));
}

/** Starts the worker once; resolves when it answers this page. */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  simulateUploadProgress(currentWorld);
  answerSandboxedFrames();
  answerDownloadLinks();
  rememberWhatIsOpened();
  const worker = setupWorker(...createHandlers(currentWorld));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mock-worker.js` },
    // The worker passes on only the API and the mock's pages, which have handlers for everything.
    onUnhandledFrame: 'error',
  });
  return worker;
}

/** What `npm run dev` starts: a world that survives reloads, shared by all tabs, and the developer's panel. */
export async function startMock(): Promise<void> {
  // Without a worker, the app would call a server that does not exist.
  if (showWhereInsecure()) await new Promise(() => undefined);
  const address = location.href;
  const { openKeptRoom } = await import('../world/kept-world.ts');
  const room = await openKeptRoom();
  enterWorld(room.world);
  // oxlint-disable-next-line no-console -- developers look for the fault of a link here, as well as on the page.
  for (const mistake of room.mistakes) console.warn(`The mock: ${mistake}`);
  await startWorker();
  // The sign-in page runs no mock, so its links come to the app; from here on the worker answers.
  if (location.pathname === '/mock/terms') {
    location.replace(address);
    await new Promise(() => undefined);
  }
  const { mountPanel } = await import('../panel/mount.tsx');
  mountPanel(room);
}

function pretendOffline(isOffline: boolean): void {
  if (navigator.onLine === !isOffline) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

/** Makes download links of the API save the mock's answers, since the worker does not see their requests. */
function answerDownloadLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hasAttribute('download') || !isOfApi(link)) return;
    event.preventDefault();
    void save(link.href, link.download);
  });
}

function isOfApi({ href }: HTMLAnchorElement): boolean {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && pathname.startsWith('/api/');
}

/** A refusal saves nothing, as in a browser. */
async function save(url: string, name: string): Promise<void> {
  const response = await fetch(url, { headers: { Accept: '*/*' }, credentials: 'include' });
  if (!response.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // The browser reads it for a while after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Shows the mock's answers in frames whose sandbox excludes the worker. */
function answerSandboxedFrames(): void {
  HTMLIFrameElement.prototype.setAttribute = function setAttribute(this: HTMLIFrameElement, name, value) {
    if (name === 'src') noteOpened(value);
    if (name === 'src' && value.startsWith('/api/') && isOpaque(this)) void fill(this, value);
    else Element.prototype.setAttribute.call(this, name, value);
  };
}

function isOpaque(frame: HTMLIFrameElement): boolean {
  return frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
}

async function fill(frame: HTMLIFrameElement, url: string): Promise<void> {
  try {
    const response = await fetch(url, { headers: { Accept: 'text/html' }, credentials: 'include' });
    // Only the first load of a frame adds no step to the history, so the frame stays blank until then.
    frame.srcdoc = await response.text();
    // Beside a srcdoc it is not opened.
    Element.prototype.setAttribute.call(frame, 'src', url);
  } catch {
    // The page is closing, and the frame with it.
  }
}
