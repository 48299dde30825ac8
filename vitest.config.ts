import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { mockWorker } from './mock/vite-plugin.ts';
import { testBrowser } from './scripts/test/browser.ts';
import { testKinds } from './scripts/test/kinds.ts';

const root = import.meta.dirname;
const browser = await testBrowser();
const kinds = testKinds();

/** A fresh object for each project: vitest changes what it is given. */
function chromium(...moreArgs: string[]) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        executablePath: browser.executablePath,
        args: [...browser.args, ...moreArgs],
        env: { ...process.env, ...browser.env },
      },
      contextOptions: {
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        // Room for every viewport of the stories: a frame that does not fit would be drawn smaller.
        viewport: { width: 1280, height: 1100 },
      },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  };
}

type PictureOf = (file: { arg: string; ext: string }) => string;
const inFolder =
  (folder: string): PictureOf =>
  ({ arg, ext }) =>
    path.join(root, folder, `${arg}${ext}`);

/** How far the picture of a story on another machine may be from the one that is kept. */
const pictures = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.03, allowedMismatchedPixelRatio: 0.001 },
  resolveScreenshotPath: inFolder('.storybook/pictures'),
  resolveDiffPath: inFolder('test-results/pictures'),
};

/** What is waited for comes, or the test has failed: how long a busy machine takes for it says nothing. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };

// A browser or a process on a busy machine may be late; what fails twice is a fault. Locally nothing is tried again.
const retry = process.env['CI'] ? 1 : 0;

/** Screen tests of PDF files, which pdf.js reads in a worker that it shares over the page. */
const readers = 'web/features/preview/reader/**/*.test.tsx';

function screens(test: { name: string; include: string[]; exclude?: string[]; isolate?: boolean }) {
  return {
    plugins: [react(), tailwindcss(), mockWorker()],
    define: {
      'import.meta.env.VITE_MOCK': '"off"',
      'import.meta.env.VITE_DEEP': JSON.stringify(process.env['DEEP'] ?? ''),
    },
    test: {
      ...test,
      setupFiles: ['web/testing/screens.setup.ts'],
      maxWorkers: 2,
      retry,
      testTimeout: 60_000,
      hookTimeout: 30_000,
      browser: chromium(),
    },
  };
}

const inNode = { environment: 'node' as const, retry, ...patience, env: { TZ: 'UTC' } };

export default defineConfig({
  test: {
    projects: [
      // Pure tests share a process and its modules: loading them anew for each file took as long as the tests.
      { test: { ...inNode, name: 'pure', include: kinds.pure, pool: 'threads', isolate: false } },
      { test: { ...inNode, name: 'servers', include: kinds.servers } },
      {
        test: {
          ...inNode,
          name: 'deep',
          include: kinds.deep,
          env: { TZ: 'UTC', DEEP: '1' },
          // Hundreds of rounds on a busy machine.
          testTimeout: 600_000,
        },
      },
      // Each test sets and leaves its own stage, so that one page can show the tests of all files.
      screens({ name: 'screens', include: ['web/**/*.test.tsx'], exclude: [readers], isolate: false }),
      // Except where a library keeps a worker of its own for the page.
      screens({ name: 'readers', include: [readers] }),
      {
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['e2e/browsers/**/*.test.ts'],
          globalSetup: ['e2e/build.ts'],
          retry,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: path.join(root, '.storybook'),
            // Only the stories of one tag, as `npm run pictures` asks for.
            tags: { include: [process.env['STORIES'] ?? 'test'] },
          }),
        ],
        test: {
          name: 'stories',
          attachmentsDir: 'test-results/attachments',
          retry,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          setupFiles: ['.storybook/vitest.setup.ts'],
          // Each story sets and leaves its own stage, so that one page can show the stories of all files.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          browser: {
            // Glyphs without hinting and colours without a profile: as alike as machines can draw them.
            ...chromium('--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'),
            expect: { toMatchScreenshot: pictures },
          },
        },
      },
    ],
  },
});
