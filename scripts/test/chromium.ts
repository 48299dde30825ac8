// The browser of vitest's screens and stories.
import { playwright } from '@vitest/browser-playwright';
import { testBrowser } from './browser.ts';

const browser = await testBrowser();
/** Reduces the number of garbage collections. */
const largeNursery = '--js-flags=--min-semi-space-size=64';

/** A new object for each project, since vitest modifies it. */
export function chromium(moreArgs: string[] = [], deviceScaleFactor = 1) {
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
        // Larger than every viewport of the stories, since a frame that does not fit would be scaled.
        viewport: { width: 1280, height: 1100 },
        deviceScaleFactor,
      },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  };
}
