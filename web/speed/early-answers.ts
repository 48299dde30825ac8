// Answers that `early.js` requested meanwhile, each used once, by the first read, while it is new.

declare global {
  /** By URL. Absent in development, in tests and in Storybook. */
  // `let` would not create the window property that the script sets.
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Milliseconds since the page was opened; a first load on a slow line takes seconds. */
const TOO_LATE = 15_000;

/** How long the first render waits for its data. */
const FIRST_RENDER_WITHIN_MS = 150;

const earlyReads = new Map<string, Promise<unknown>>();

/** The answer to this read, if it was requested early and is unused. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  return taken(globalThis.earlyAnswers, url);
}

/** The same, if it has also been read for the first render. */
export const takeEarlyRead = (url: string): Promise<unknown> | undefined => taken(earlyReads, url);

/** What is early is for the address that was opened: elsewhere, it may be old by then. */
let openedAt = '';
/** Empty outside of a browser. */
const here = () => ('location' in globalThis ? globalThis.location.pathname : '');

function taken<T>(early: Map<string, T> | undefined, url: string): T | undefined {
  const value = early?.get(url);
  early?.delete(url);
  return performance.now() < TOO_LATE && here() === openedAt ? value : undefined;
}

/**
 * Waits a moment for the screen's code and for what was requested early, so that the screen is rendered once, with its
 * data, and not also without it.
 * @returns the data by URL; empty if it takes longer, if a read fails, or without a user
 */
export async function dataOfFirstRender(
  userUrl: string,
  read: (url: string) => Promise<unknown>,
  screen: Promise<void> | undefined,
): Promise<ReadonlyMap<string, unknown>> {
  openedAt = here();
  const none = new Map<string, unknown>();
  const data = new Map<string, unknown>();
  const readAll = () =>
    Promise.all(
      [...(globalThis.earlyAnswers?.keys() ?? [])].map(async (url) => {
        const reading = read(url);
        earlyReads.set(url, reading);
        // A list that failed is asked for again. A visitor's page asks for the user once.
        if (url !== userUrl) reading.catch(() => earlyReads.delete(url));
        data.set(url, await reading);
      }),
    );
  // Without a sign-in before, the lists are requested once the user is known.
  const all = readAll().then(readAll);
  const complete = Promise.all([all, screen]).then(
    () => (data.get(userUrl) ? data : none),
    () => none,
  );
  const late = new Promise<typeof none>((resolve) => setTimeout(resolve, FIRST_RENDER_WITHIN_MS, none));
  return Promise.race([complete, late]);
}
