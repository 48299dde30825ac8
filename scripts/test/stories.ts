// The vitest project that plays the stories.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import path from 'node:path';
import { root } from '../setup.mjs';
import { chromium } from './chromium.ts';

type PictureOf = (file: { arg: string; ext: string }) => string;
const inFolder =
  (folder: string): PictureOf =>
  ({ arg, ext }) =>
    path.join(root, folder, `${arg}${ext}`);

/** How far a story's picture on another machine may differ from the kept one. */
const pictures = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.03, allowedMismatchedPixelRatio: 0.001 },
  resolveScreenshotPath: inFolder('.storybook/pictures'),
  resolveDiffPath: inFolder('test-results/pictures'),
};

const stories = process.env['STORIES'] ?? 'test';
/** The landing page's pictures are sharp on every screen. */
const scale = stories === 'landing' ? 2 : 1;

export const storyProject = (retry: number) => ({
  plugins: [
    storybookTest({
      configDir: path.join(root, '.storybook'),
      // Only the stories of one tag, for `npm run pictures`. Stories tagged `again` show what screen tests and other
      // stories reach as well: they belong to the long rounds.
      tags: { include: [stories], exclude: process.env['DEEP'] === '1' ? [] : ['again'] },
    }),
  ],
  define: {
    'import.meta.env.VITE_DEEP': JSON.stringify(process.env['DEEP'] ?? ''),
    'import.meta.env.VITE_LATE_MS': JSON.stringify(process.env['LATE_MS'] ?? ''),
    'import.meta.env.VITE_TAKES_PICTURES': JSON.stringify(process.argv.includes('--update') ? '1' : ''),
  },
  test: {
    name: 'stories',
    attachmentsDir: 'test-results/attachments',
    retry,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    setupFiles: ['web/testing/light-react.setup.ts', '.storybook/light-stories.setup.ts', '.storybook/vitest.setup.ts'],
    // Each story sets and clears its own stage, so that one page can show the stories of all files.
    isolate: false,
    // The other processor core runs another step.
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
    browser: {
      // Glyphs without hinting and colours without a profile, so that machines render alike.
      ...chromium(['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'], scale),
      expect: { toMatchScreenshot: pictures },
    },
  },
});
