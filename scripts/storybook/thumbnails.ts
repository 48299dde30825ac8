// Second part of `npm run build-storybook`: opens the built Storybook offline, plays every story, and draws the
// pictures of its first page. The build fails if a play fails, a page logs an error or misses a file, or a request goes
// to another origin.
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { preview } from 'vite';
import { drawPictures } from './draw-pictures.ts';
import { openStoryPage } from './story-page.ts';
import { testBrowser, type TestBrowser } from '../test/browser.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'storybook-static');
const pictures = path.join(built, 'thumbnails');
const atOnce = 2;

interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

async function allStories(): Promise<readonly IndexEntry[]> {
  const index = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Plays all stories; prints the faults of each. */
async function playAll(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const stories = await allStories();
  const isCover = ({ tags }: IndexEntry) => tags.includes('cover');
  // The stories with pictures on the first page come first.
  const queue = [...stories.filter(isCover), ...stories.filter((story) => !isCover(story))];
  const failed: IndexEntry[] = [];
  const worker = async () => {
    const { page, play } = await openStoryPage(context, origin);
    for (let story = queue.shift(); story; story = queue.shift()) {
      const troubles = await play(story.id);
      if (troubles.length > 0) failed.push(story);
      if (isCover(story)) await drawPictures(page, story.id, pictures);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  // A busy machine may be late; a second failure, alone on its own page, is a fault.
  const wrong: string[] = [];
  for (const { id } of failed) {
    const { page, play } = await openStoryPage(context, origin);
    const troubles = await play(id);
    wrong.push(...troubles.map((trouble) => `${id}: ${trouble}`));
    await page.close();
  }
  return wrong;
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
    const wrong = [...(await playAll(context, origin)), ...outside.map((url) => `${url} is asked, which is elsewhere`)];
    if (wrong.length > 0) throw new Error(`The built Storybook is not as it should be.\n  ${wrong.join('\n  ')}`);
    const { length } = await allStories();
    console.log(`Played ${length} stories to their ends without an error, and drew the first page.`);
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
