import { defineConfig } from '@playwright/test';
import { testBrowser } from './scripts/test/browser.ts';

const browser = await testBrowser();

/** End-to-end tests: a real browser and the real server with a real sign-in, and the same journey over the mock. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/steps/build-first.ts',
  fullyParallel: false,
  // Each file has its own server, port and data folder.
  workers: 2,
  // A browser may be late on a busy machine; two failures are a fault.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./scripts/test/record-specs.mjs']],
  outputDir: 'test-results',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
});
