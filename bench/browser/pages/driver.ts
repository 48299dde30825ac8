// Runs inside every page, the same for all contestants: acts by events, as a user does, and measures the time until the
// answer is painted.

interface Step {
  /** Whether the page shows the answer. */
  isDone: () => boolean;
  act: () => void;
}

const timeoutMs = 60_000;
const frameMs = 1000 / 60;
const list = '[role="grid"]';
const documentRow = `${list} [role="row"][data-key]`;
let steps = 0;
let firstRow: number | null = null;
let blocking = 0;
let isWatching = false;
let longestFrame = 0;

/** Calls `look` before the next frame, and returns its result once that frame is painted. */
function paint(look: () => boolean = () => true): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const seen = look();
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(seen));
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds from the event to the paint of its answer. Events are spread between frames. */
async function timed({ act, isDone }: Step): Promise<number> {
  await paint();
  steps += 1;
  await pause((steps * 7) % 16);
  const begun = performance.now();
  act();
  while (!(await paint(isDone))) {
    if (performance.now() - begun > timeoutMs) throw new Error(`No answer: ${String(isDone)}`);
  }
  return performance.now() - begun;
}

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

const shownRows = () => Number(one(list).getAttribute('aria-rowcount')) - 1;

function typed(text: string): void {
  const field = one('input[type="search"]');
  // React listens to events that the element's own setter does not fire.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function sortButton(column: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="columnheader"] button')].find(
    (button) => button.textContent === column,
  );
  if (!found) throw new Error(`No column ${column}`);
  return found;
}

function buttonNamed(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(
    (button) => button.getAttribute('aria-label') === name || button.textContent.trim() === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

function scrollerOf(selector: string): HTMLElement {
  for (let at = document.querySelector<HTMLElement>(selector); at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at;
  }
  throw new Error(`Nothing scrolls around ${selector}`);
}

function key(name: string, init: KeyboardEventInit = {}): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }));
}

/** The times between frames until enough were seen. */
async function frames(
  isOver: (count: number) => boolean,
  eachFrame: () => void,
  onGap: (gap: number) => void,
): Promise<void> {
  let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  for (let count = 0; !isOver(count); count += 1) {
    eachFrame();
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    onGap(now - last);
    last = now;
  }
}

export const driver = {
  /** Milliseconds from the navigation to the first painted row. */
  async firstRow(): Promise<number> {
    while (firstRow === null) await pause(10);
    return firstRow;
  },

  /** Resolves when the page is idle. */
  async settled(): Promise<void> {
    for (let at = 0; at < 3; at += 1) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
    await pause(100);
  },

  /** The total of all long tasks' time beyond 50 ms. */
  blocking: (): number => blocking,

  /** Transferred bytes of scripts, styles and the page. */
  firstLoadBytes(): number {
    const timings = performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'));
    return timings
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ name, initiatorType }) => initiatorType === 'navigation' || /\.(?:js|css)$/.test(new URL(name).pathname),
      )
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  },

  nodes: (): number => document.querySelectorAll('*').length,

  /** Sets the field's text. */
  search: (text: string, expected: number): Promise<number> =>
    timed({ act: () => typed(text), isDone: () => shownRows() === expected }),

  sort(column: string, direction: string): Promise<number> {
    const button = sortButton(column);
    return timed({
      act: () => button.click(),
      isDone: () => sortButton(column).closest('[role="columnheader"]')?.getAttribute('aria-sort') === direction,
    });
  },

  selectAll: (): Promise<number> =>
    timed({
      act: () => key('a', { ctrlKey: true, code: 'KeyA' }),
      isDone: () => [...document.querySelectorAll(documentRow)].every((row) => row.ariaSelected === 'true'),
    }),

  clearSelection: (): Promise<number> =>
    timed({ act: () => key('Escape'), isDone: () => !document.querySelector(`${documentRow}[aria-selected="true"]`) }),

  /** Dropped frames while the list scrolls for this number of frames, several rows in each. */
  async scroll(count: number, selector = list): Promise<number> {
    const scroller = scrollerOf(selector);
    let step = 150;
    let dropped = 0;
    await frames(
      (seen) => seen === count,
      () => {
        const end = scroller.scrollHeight - scroller.clientHeight;
        if (scroller.scrollTop + step > end || scroller.scrollTop + step < 0) step = -step;
        scroller.scrollTop += step;
      },
      (gap) => (dropped += Math.max(0, Math.round(gap / frameMs) - 1)),
    );
    scroller.scrollTop = 0;
    await paint();
    return dropped;
  },

  /** Presses the button of this name, and waits until the page has what `selector` finds. */
  press: (name: string, selector: string): Promise<number> => {
    const button = buttonNamed(name);
    return timed({ act: () => button.click(), isDone: () => document.querySelector(selector) !== null });
  },

  /** Measures the time between frames from now on. */
  watchFrames(): void {
    isWatching = true;
    longestFrame = 0;
    void frames(
      () => !isWatching,
      () => undefined,
      (gap) => (longestFrame = Math.max(longestFrame, gap)),
    );
  },

  /** The longest time between two frames since then. */
  longestFrame(): number {
    isWatching = false;
    return longestFrame;
  },

  /** Focuses the window: the longest time between two frames while both lists are fetched again. */
  async focus(): Promise<number> {
    const seen = new Set<string>();
    const observer = new PerformanceObserver((entries) => {
      for (const { name } of entries.getEntries()) seen.add(new URL(name).pathname);
    });
    observer.observe({ type: 'resource' });
    window.dispatchEvent(new Event('focus'));
    let after = 0;
    let longest = 0;
    await frames(
      () => after > 12,
      () => (after += Number(seen.has('/api/documents') && seen.has('/api/folders'))),
      (gap) => (longest = Math.max(longest, gap)),
    );
    observer.disconnect();
    return longest;
  },
};

export type Driver = typeof driver;

declare global {
  interface Window {
    bench: Driver;
  }
}

window.bench = driver;

new PerformanceObserver((entries) => {
  for (const { duration } of entries.getEntries()) blocking += Math.max(0, duration - 50);
}).observe({ type: 'longtask', buffered: true });

async function watchFirstRow(): Promise<void> {
  const selector = `${documentRow}, [role="table"] [data-index]`;
  const isThere = () => document.querySelector(selector) !== null;
  while (!(await paint(isThere)));
  firstRow = performance.now();
}
void watchFirstRow();
