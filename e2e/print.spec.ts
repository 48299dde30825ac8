// Ctrl+P on every screen: all data is printed, with a head, a date and page numbers, and without controls.
import { expect, test, type Page } from '@playwright/test';
import { apiOf } from './steps/api.ts';
import { letters, printed } from './steps/printed-pages.ts';
import { people } from './steps/demo-accounts.ts';
import { launched } from './steps/launched.ts';
import { signIn } from './steps/sign-in.ts';

test.use({ colorScheme: 'dark' });
const server = launched();

function expectAll(pages: readonly string[], all: readonly string[]): void {
  const text = pages.join('');
  expect(all.filter((words) => !text.includes(letters(words)))).toEqual([]);
}

/** Prints until the print style sheet is loaded, which happens last. */
async function onPaper(page: Page, words: string): Promise<string[]> {
  let pages: string[] = [];
  await expect(async () => {
    pages = await printed(page);
    expect(pages[0]).toContain(letters(`by ${people.admin.name}`));
    expectAll(pages, [words]);
  }).toPass({ timeout: 30_000 });
  pages.forEach((text, at) => expect(text).toContain(`Page${at + 1}of${pages.length}`));
  expect(pages[0]).toMatch(/Strongroom·Printedon\d+\/\d+\/\d{4},\d+:\d\d:\d\d[AP]M/);
  expect(pages.join('')).not.toMatch(/Skiptocontent|AdminPortal|UserManagementSecurity|ExportLog|AddUser/);
  return pages;
}

test('each screen is printed whole', async ({ page }) => {
  test.slow();
  await signIn(page, server.url, 'admin');
  const api = apiOf(page, server.url);

  await test.step('the dashboard', async () => {
    await page.goto(server.url);
    const pages = await onPaper(page, 'Recent Activity');
    expectAll(pages, ['Active Users', 'Multi-Factor Auth', 'Download Violations']);
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  await test.step('the documents, as a list, as cards, and those that were searched for', async () => {
    await page.goto(`${server.url}/documents`);
    const { data = [] } = await api.GET('/api/documents');
    const atHome = data.filter(({ folderId }) => folderId === null);
    const list = await onPaper(page, 'Sorted by Name A-Z');
    expectAll(list, [`Home: ${atHome.length} documents`, ...atHome.map(({ name }) => name), 'Project Aurora']);
    await page.keyboard.press('g');
    const cards = await onPaper(page, 'Sorted by');
    expectAll(cards, [`Home: ${atHome.length} documents`, ...atHome.map(({ name }) => name)]);
    // The layout is kept for the next visit, so it is reset.
    await page.keyboard.press('g');
    await expect(page.getByRole('columnheader', { name: 'Version' })).toBeVisible();

    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/search/i))
      .first()
      .fill('a');
    const found = data.filter((row) => `${row.name} ${row.description ?? ''}`.toLowerCase().includes('a'));
    const pages = await onPaper(page, `Found ${found.length} documents`);
    expect(pages.length).toBeGreaterThan(1);
    expectAll(
      pages,
      found.map(({ name }) => name),
    );
    for (const text of pages.slice(0, 2)) expect(text).toContain('LastModified');
  });

  await test.step('the users', async () => {
    await page.goto(`${server.url}/users`);
    const { data = [] } = await api.GET('/api/users');
    expectAll(
      await onPaper(page, `${data.length} users`),
      data.map(({ email }) => email),
    );
  });

  await test.step('the audit trail, all of it, with its head on every page', async () => {
    await page.goto(`${server.url}/audit`);
    const { data = [] } = await api.GET('/api/audit-logs');
    const pages = await onPaper(page, `${data.length} entries`);
    expect(pages.length).toBeGreaterThan(5);
    for (const text of pages) expect(text).toContain('IPAddress');
    expect(pages.at(-1)).toContain(letters(data.at(-1)?.description ?? '?'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the security settings and the analytics', async () => {
    await page.goto(`${server.url}/security`);
    expectAll(await onPaper(page, 'Policies'), ['Role Hierarchy', 'Watermarking', 'IP logging']);
    await page.goto(`${server.url}/analytics`);
    await expect(page.locator('svg.recharts-surface')).toHaveCount(2);
    const analytics = await onPaper(page, 'Compliance Metrics');
    expectAll(analytics, ['Total logins', '12 AM', 'Today', 'Quality of Earnings']);
  });

  await test.step('an open dialog alone', async () => {
    await page.goto(`${server.url}/documents`);
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^Permissions/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Document Permissions' })).toBeVisible();
    const pages = await onPaper(page, 'Current permissions');
    expectAll(pages, ['Current access level']);
    expect(pages.join('')).not.toContain('LastModified');
  });

  await test.step('a document that may not be printed prints a notice, and nothing else of the screen', async () => {
    const { data = [] } = await api.GET('/api/documents');
    const restricted = data.find(({ mimeType, folderId }) => mimeType === 'text/html' && folderId === null);
    await api.PUT('/api/documents/{id}/settings', {
      params: { path: { id: restricted?.id ?? '' } },
      body: { accessLevel: 'public', downloadRestricted: false, printingRestricted: true },
    });
    await page.goto(`${server.url}/documents?document=${restricted?.id}`);
    await expect(page.getByRole('dialog', { name: restricted?.name ?? '?' })).toBeVisible();
    await expect(page.locator('[data-preview-stage]')).toBeVisible();
    let text = '';
    // The dialog is not rendered yet while it opens.
    await expect(async () => {
      text = (await printed(page)).join('');
      expect(text).toContain(letters('Printing this document is restricted.'));
    }).toPass({ timeout: 30_000 });
    expect(text).not.toMatch(/LastModified|DocumentManagement/);
  });
});
