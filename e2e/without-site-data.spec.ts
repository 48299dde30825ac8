// A browser without site data: every access to storage throws.
import { expect, test, type Page } from '@playwright/test';
import { launched } from './steps/launched.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched();

/** Throws on access, like Chromium and Firefox. */
async function blockSiteData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get: refuse });
    for (const name of ['locks', 'storage', 'serviceWorker'])
      Object.defineProperty(Object.getPrototypeOf(navigator), name, { get: refuse });
  });
}

test('the landing page, the sign-in and every screen work, and the theme can be switched', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await blockSiteData(page);
  await page.goto(`${server.url}/audit`);
  await expect(page.getByRole('heading', { name: 'Secure Enterprise Data Room' })).toBeVisible();
  await signIn(page, server.url, 'admin');
  for (const path of ['/', '/documents', '/users', '/audit', '/security', '/analytics']) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Document Management' }).click();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Secure Enterprise Data Room' })).toBeVisible();
  expect(errors).toEqual([]);
});
