// Counts a page's requests, elements and renders until its first rows are painted, and its requests until it is idle:
// in a real browser, with the production build and fixed answers. It measures no time, so that a busy machine has no
// effect.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { testBrowser } from '../browser.ts';
import { startPageServer } from './page-server.ts';

const output = path.resolve(import.meta.dirname, '../../../dist/web');
const budget = JSON.parse(readFileSync(path.join(import.meta.dirname, 'page-load-budget.json'), 'utf8')) as Record<
  string,
  { rows: string; atMost: Record<string, number> }
>;

declare global {
  /** Finds the page's rows. */
  var rowsSelector: string;
  /** Set by watch-page.js. */
  var firstRows: { paintedAt: number; elements: number; renders: number } | undefined;
}

interface PageRequest {
  path: string;
  at: number;
}

/** The page is idle after this time without requests. */
const idleMs = 3000;

async function load(context: BrowserContext, url: string, rows: string) {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests: PageRequest[] = [];
  devTools.on('Network.requestWillBeSent', ({ request, wallTime }) =>
    requests.push({ path: new URL(request.url).pathname, at: wallTime * 1000 }),
  );
  await page.addInitScript((selector) => (globalThis.rowsSelector = selector), rows);
  await page.addInitScript({ path: path.join(import.meta.dirname, 'watch-page.js') });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.firstRows !== undefined);
  await idle(page, requests);
  const first = await page.evaluate(() => globalThis.firstRows);
  await page.close();
  if (first === undefined) throw new Error(`${url}: the page reported no counts`);
  return { requests, ...first };
}

async function idle(page: Page, requests: readonly PageRequest[]): Promise<void> {
  for (let rest = idleMs; rest > 0; rest = (requests.at(-1)?.at ?? 0) + idleMs - Date.now())
    await page.waitForTimeout(rest);
}

const bytesOf = (file: string) => readFileSync(path.join(output, file));
const kibibytes = (paths: readonly string[], size: (bytes: Buffer) => number) =>
  paths.reduce((sum, file) => sum + size(bytesOf(file)), 0) / 1024;
const zipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const isScript = ({ path: file }: PageRequest) => file.endsWith('.js');
const isCode = ({ path: file }: PageRequest) => /\.(?:js|css)$/.test(file);

type Visit = Awaited<ReturnType<typeof load>>;

function counts({ requests, paintedAt, elements, renders }: Visit): Record<string, number> {
  const before = requests.filter(({ at }) => at <= paintedAt);
  const paths = (some: readonly PageRequest[]) => [...new Set(some.map(({ path: file }) => file))];
  const scripts = paths(before.filter(isScript));
  return {
    'requests before the first rows': before.length,
    'files of script before them': scripts.length,
    'KiB of script before them': kibibytes(scripts, ({ length }) => length),
    'KiB of script before them, gzip': kibibytes(scripts, zipped),
    'KiB of scripts and styles until idle, gzip': kibibytes(paths(requests.filter(isCode)), zipped),
    'elements with the first rows': elements,
    'component renders until them': renders,
  };
}

const exceeded = (visit: Visit, atMost: Record<string, number>) =>
  Object.entries(counts(visit))
    .filter(([name, count]) => count > (atMost[name] ?? Infinity))
    .map(([name, count]) => `${name}: ${count}; the budget is ${atMost[name]}.`);

const { executablePath, args, env } = await testBrowser();
const server = await startPageServer(output);
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const problems: string[] = [];
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const pages = Object.entries(budget);
  // The first visit fills the browser's storage like that of a signed-in user.
  const [first] = pages;
  if (first) await load(context, server.url + first[0], first[1].rows);
  for (const [route, { rows, atMost }] of pages) {
    let visit = await load(context, server.url + route, rows);
    // A busy machine may cause additional renders; only what exceeds the limits in three visits is a fault.
    for (let more = 0; more < 2 && exceeded(visit, atMost).length > 0; more += 1)
      visit = await load(context, server.url + route, rows);
    if (process.argv.includes('--files'))
      for (const { path: file, at } of visit.requests)
        console.log(`${at <= visit.paintedAt ? 'before' : 'after '} ${file}`);
    for (const [name, count] of Object.entries(counts(visit)))
      console.log(
        `${route}  ${name}: ${Math.round(count * 10) / 10}${atMost[name] === undefined ? '' : `, at most ${atMost[name]}`}`,
      );
    problems.push(...exceeded(visit, atMost).map((one) => `${route}: ${one}`));
  }
} finally {
  await browser.close();
  await server.close();
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
