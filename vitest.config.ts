import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { mockWorker } from './mock/vite-plugin.ts';
import { testBrowser } from './scripts/browser.ts';

const root = import.meta.dirname;
const browser = await testBrowser();

/** A fresh object for each project: vitest changes what it is given. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        executablePath: browser.executablePath,
        args: browser.args,
        env: { ...process.env, ...browser.env },
      },
      contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  };
}

// A browser or a process on a busy machine may be late; what fails twice is a fault. Locally nothing is tried again.
const retry = process.env['CI'] ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{reference-server,mock,conformance,web,scripts,bench}/**/*.test.ts'],
          retry,
          testTimeout: 30_000,
          env: { TZ: 'UTC' },
        },
      },
      {
        plugins: [react(), tailwindcss(), mockWorker()],
        define: { 'import.meta.env.VITE_MOCK': '"off"' },
        test: {
          name: 'screens',
          include: ['web/**/*.test.tsx'],
          retry,
          testTimeout: 30_000,
          browser: chromium(),
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: {
          name: 'stories',
          retry,
          isolate: false,
          testTimeout: 30_000,
          browser: chromium(),
        },
      },
    ],
  },
});
