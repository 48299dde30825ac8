// Starts the mock in a page: the worker intercepts API calls, and the handlers answer them.
import { setupWorker, type SetupWorker } from 'msw/browser';
import { rememberWhatIsOpened } from './asked-for.ts';
import { answerSandboxedFrames } from './frame-previews.ts';
import { answerDownloadLinks } from './link-downloads.ts';
import { createHandlers } from '../handlers.ts';
import { sayWhereInsecure } from './secure.ts';
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
  if (sayWhereInsecure()) await new Promise(() => undefined);
  const { openKeptRoom } = await import('../world/kept-world.ts');
  const room = await openKeptRoom();
  enterWorld(room.world);
  // oxlint-disable-next-line no-console -- developers look for the fault of a link here, as well as on the page.
  for (const mistake of room.mistakes) console.warn(`The mock: ${mistake}`);
  await startWorker();
  const { mountPanel } = await import('../panel/mount.tsx');
  mountPanel(room);
}

/** Sets `navigator.onLine` and fires its event. */
function pretendOffline(isOffline: boolean): void {
  if (navigator.onLine === !isOffline) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
