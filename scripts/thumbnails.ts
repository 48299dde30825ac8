// Second half of `npm run build-storybook`: opens the built Storybook as a visitor without a network would, and draws the
// pictures of its first page. A request to another origin fails the build.
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { testBrowser, type TestBrowser } from './test/browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const built = path.join(root, 'storybook-static');
const pictures = path.join(built, 'thumbnails');
const atOnce = 2;

interface IndexEntry {
  id: string;
  tags: readonly string[];
}

async function covers(): Promise<readonly IndexEntry[]> {
  const index = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries).filter(({ tags }) => tags.includes('cover'));
}

/** Plays a story and takes its picture in both themes. */
async function draw(context: BrowserContext, origin: string, { id }: IndexEntry): Promise<void> {
  const isPhone = id.includes('phone');
  const page = await context.newPage();
  try {
    await page.setViewportSize(isPhone ? { width: 360, height: 740 } : { width: 1280, height: 800 });
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    const outcome = await page.waitForFunction(played);
    const { status } = (await outcome.jsonValue()) as { status: string };
    if (status !== 'success') throw new Error(`${id} did not play to its end.`);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const width = isPhone ? 360 : 720;
      await sharp(png)
        .resize({ width })
        .webp({ quality: 82 })
        .toFile(path.join(pictures, `${id}-${theme}.webp`));
    }
  } finally {
    await page.close();
  }
}

/** Runs in the page: what Storybook said when the story had played. */
function played(): unknown {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown[] | undefined };
  };
  return channel?.last('storyFinished')?.[0];
}

async function openAll(browserOf: TestBrowser, origin: string): Promise<void> {
  const { executablePath, args, env } = browserOf;
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' });
    const outside: string[] = [];
    await context.route(
      (url) => url.origin !== origin && /^(https?|wss?):$/.test(url.protocol),
      (route) => {
        outside.push(route.request().url());
        return route.abort();
      },
    );
    const first = await context.newPage();
    await first.goto(origin);
    await first.frameLocator('#storybook-preview-iframe').getByRole('heading', { name: 'All screens' }).waitFor();
    await first.close();
    const queue = [...(await covers())];
    const count = queue.length;
    const worker = async () => {
      for (let story = queue.shift(); story; story = queue.shift()) await draw(context, origin, story);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    if (outside.length > 0) throw new Error(`The built Storybook asks elsewhere: ${outside.join(', ')}`);
    console.log(`Drew ${count} screens in both themes; nothing was asked of another origin.`);
  } finally {
    await browser.close();
  }
}

const browser = await testBrowser().catch((error: unknown) => {
  console.warn(`The first page stays without pictures. ${error instanceof Error ? error.message : ''}`);
  return null;
});
if (browser) {
  await mkdir(pictures, { recursive: true });
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    await openAll(browser, server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  } finally {
    await server.close();
  }
}
