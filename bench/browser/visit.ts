// One visit: opens a contestant's page with an empty cache, uses it like a user, and returns the times.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { RealServer } from '../real-server.ts';
import { OURS } from '../samples.ts';
import { changeOurs } from '../server/writes.ts';
import { FLOOR, type MeasureName, TANSTACK } from './browser-measures.ts';
import type {} from './pages/driver.ts';

export interface Contestant {
  name: string;
  path: string;
  /** Whether an empty search shows the documents of all folders. */
  listsAll: boolean;
}

export const contestants: readonly Contestant[] = [
  { name: OURS, path: '/documents', listsAll: false },
  { name: FLOOR, path: '/floor.html', listsAll: true },
  { name: TANSTACK, path: '/tanstack.html', listsAll: true },
];

/** How many documents a search finds, and how many the list shows without one. */
export interface Expected {
  all: number;
  atHome: number;
  matching(term: string): number;
}

export interface Visitor {
  browser: Browser;
  server: RealServer;
  driver: string;
}

export type Recorder = (measure: MeasureName, value: number) => void;

const word = 'minutes';
/** Contained in every document's name. */
const everything = 'pdf';
/** Makes each value different. */
let changes = 0;
const mebibyte = 1024 * 1024;

/** A signed-in window with the driver in every page. */
export async function openWindow({
  browser,
  server,
  driver,
}: Visitor): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const [name = '', value = ''] = server.cookies.admin.split('=');
  await context.addCookies([{ name, value, url: server.url }]);
  await context.addInitScript({ path: driver });
  return { context, page: await context.newPage() };
}

interface Visit {
  contestant: Contestant;
  expected: Expected;
  /** The factor by which the processor is slowed down. */
  slowdown: number;
  scrollFrames: number;
}

export async function visit(visitor: Visitor, options: Visit, record: Recorder): Promise<void> {
  const { contestant, expected, slowdown } = options;
  const { context, page } = await openWindow(visitor);
  try {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${visitor.server.url}${contestant.path}`, { waitUntil: 'commit' });
    await load(page, record);
    await use(page, options, record);
    record('heap', await heapOf(devTools));
    record('DOM nodes', await page.evaluate(() => window.bench.nodes()));
    if (contestant.name === OURS) await useOurs(page, visitor.server, expected, record);
  } finally {
    await context.close();
  }
}

async function load(page: Page, record: Recorder): Promise<void> {
  record('first row', await page.evaluate(() => window.bench.firstRow()));
  await page.evaluate(() => window.bench.settled());
  record('blocking time', await page.evaluate(() => window.bench.blocking()));
  record('first load', (await page.evaluate(() => window.bench.firstLoadBytes())) / 1024);
}

async function use(page: Page, { contestant, expected, scrollFrames }: Visit, record: Recorder): Promise<void> {
  const search = (text: string, count: number) =>
    page.evaluate(([typed, wanted]) => window.bench.search(typed, wanted), [text, count] as const);
  const sort = (column: string, direction: string) =>
    page.evaluate(([name, wanted]) => window.bench.sort(name, wanted), [column, direction] as const);
  const atRest = contestant.listsAll ? expected.all : expected.atHome;
  for (let length = 1; length <= word.length; length += 1) {
    const typed = word.slice(0, length);
    record('search key', await search(typed, expected.matching(typed)));
  }
  record('clear search', await search('', atRest));
  await search(everything, expected.all);
  record('sort, first time', await sort('Last Modified', 'descending'));
  record('sort again', await sort('Last Modified', 'ascending'));
  record('sort again', await sort('Document', 'ascending'));
  record('sort again', await sort('Document', 'descending'));
  record('select all', await page.evaluate(() => window.bench.selectAll()));
  await page.evaluate(() => window.bench.clearSelection());
  if (scrollFrames > 0)
    record('dropped frames', await page.evaluate((count) => window.bench.scroll(count), scrollFrames));
  record('clear search', await search('', atRest));
}

async function useOurs(page: Page, server: RealServer, expected: Expected, record: Recorder): Promise<void> {
  const press = (name: string, selector: string) =>
    page.evaluate(([button, wanted]) => window.bench.press(button, wanted), [name, selector] as const);
  await press('Hide pane', 'body:not(:has([role="tree"]))');
  record('open the tree', await press('Folders', '[role="tree"] [role="treeitem"]'));
  record('expand a folder', await press('Expand 001 Chapter', '[role="treeitem"][aria-expanded="true"]'));
  record('list to grid', await press('Grid view', '[role="grid"] [role="gridcell"][data-key]'));
  await press('List view', '[role="grid"] [role="row"][data-key]');
  record('focus, longest frame', await page.evaluate(() => window.bench.focus()));
  changes += 1;
  await changeOurs(server, changes);
  record('focus after a change, longest frame', await page.evaluate(() => window.bench.focus()));
  await page.evaluate((count) => window.bench.search('', count), expected.atHome);
}

export async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / mebibyte;
}
