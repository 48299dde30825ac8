// A page of the app over the mock, as `npm run dev` shows it.
import { expect, type BrowserContext, type Page } from '@playwright/test';

/**
 * Opens a path of the app and waits until it is usable. Only the app's own origin is reachable. The page is not
 * focused: otherwise Playwright makes every tab believe that it has the focus.
 */
export async function openMockPage(context: BrowserContext, origin: string, path: string): Promise<Page> {
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await page.goto(origin + path);
  await expect(page.getByText(/Portal$/)).toBeVisible({ timeout: 60_000 });
  return page;
}
