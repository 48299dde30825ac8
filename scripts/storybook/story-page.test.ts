import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrowser } from '../test/browser.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';

/** A fake Storybook: its channel, and stories that fail in different ways. */
const storybook = `<!doctype html><link rel="icon" href="data:,"><body><script>
  const listeners = [];
  const emit = (event, payload) => listeners.filter(([name]) => name === event).forEach(([, hear]) => hear(payload));
  const finish = (storyId, reporters = []) => emit('storyFinished', { storyId, status: 'success', reporters });
  const plays = {
    well: finish,
    'play-fails': (id) => { emit('playFunctionThrewException', { message: 'expected true to be false' }); finish(id); },
    'render-fails': (id) => { emit('storyThrewException', { message: 'no such component' }); finish(id); },
    'logs-an-error': (id) => { console.error('each child needs a key'); finish(id); },
    'logs-a-warning': (id) => { console.warn('soon to be gone'); finish(id); },
    'report-fails': (id) => finish(id, [{ type: 'page', status: 'failed', result: { errors: ['in the app'] } }]),
    'misses-a-file': async (id) => { await fetch('/early.js'); finish(id); },
    'never-ends': () => undefined,
  };
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, hear) => listeners.push([event, hear]),
    off: (event, hear) => listeners.splice(listeners.findIndex((one) => one[0] === event && one[1] === hear), 1),
    emit: (event, { storyId }) => void (event === 'setCurrentStory' && plays[storyId](storyId)),
  };
</script>`;

let folder: string;
let server: PreviewServer;
let browser: Browser;
let stories: StoryPage;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'story-page-'));
  await writeFile(path.join(folder, 'iframe.html'), storybook);
  server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { executablePath, args, env } = await testBrowser();
  browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  stories = await openStoryPage(await browser.newContext(), origin, 500);
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const files = import.meta.glob<string>(['../../web/**/*.stories.tsx', '../../.storybook/**/*.stories.tsx'], {
  ...{ eager: true, query: '?raw', import: 'default' },
});

it('a story for a phone is named so, since the built Storybook gives the size of a phone to those names alone', () => {
  const stories = Object.values(files).flatMap((text) => text.split(/^export const /m).slice(1));
  const forPhones = stories.filter((text) =>
    /\bglobals(?:: phone\b|: \{ (?:\.\.\.phone|viewport: \{ value: 'phone'))/.test(text),
  );
  expect(forPhones.length).toBeGreaterThan(50);
  expect(forPhones.map((text) => /^\w+/.exec(text)?.[0]).filter((name) => !name?.includes('Phone'))).toEqual([]);
});

describe('a story of the built Storybook', () => {
  it('has no fault if it plays to its end', async () => {
    expect(await stories.play('well')).toEqual([]);
    expect(await stories.play('logs-a-warning')).toEqual([]);
  });

  it.each([
    ['its play fails, although Storybook calls that a success', 'play-fails', 'expected true to be false'],
    ['it cannot be rendered', 'render-fails', 'no such component'],
    ['its page logs an error', 'logs-an-error', 'logged each child needs a key'],
    ['the app inside it logs an error', 'report-fails', '{"errors":["in the app"]}'],
    ['its page asks for a file that is not there', 'misses-a-file', expect.stringMatching(/^404 for .*\/early\.js$/)],
    ['it never comes to its end', 'never-ends', 'did not come to its end in 0.5 s'],
  ])('fails where %s', async (_what, id, trouble) => {
    expect(await stories.play(id)).toEqual([trouble]);
    expect(await stories.play('well'), 'the next story has nothing to do with it').toEqual([]);
  });
});
