// The browser in which vitest shows screens and stories.
import { playwright } from '@vitest/browser-playwright';
import { testBrowser } from './browser.ts';

const browser = await testBrowser();
/** Fewer small collections of garbage. */
const largeNursery = '--js-flags=--min-semi-space-size=64';

/** A fresh object for each project: vitest changes what it is given. */
export function chromium(...moreArgs: string[]) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        executablePath: browser.executablePath,
        args: [...browser.args, largeNursery, ...moreArgs],
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
