// The mock's panel: changing the situation while the app runs, and sharing it as a link.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openMockPage } from './mock-page.ts';
import { mockApp } from './mock-app.ts';

const app = mockApp();

async function openPanel(context: BrowserContext, path: string): Promise<Page> {
  const page = await openMockPage(context, app.url, path);
  await page.bringToFront();
  await page.keyboard.press('Control+.');
  await expect(panelOf(page)).toBeFocused();
  return page;
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Mock' });

test('a persona, an answer and the network are changed while the app runs', async ({ context }) => {
  const page = await openPanel(context, '/documents?scenario=demo&persona=admin');
  const panel = panelOf(page);
  await panel.getByLabel('Persona').selectOption({ label: 'Ingrid Vos, viewer' });
  await expect(page.getByText('Viewer Portal')).toBeVisible();

  await panel.getByLabel('Operation').selectOption('listDocuments');
  await panel.getByLabel('Answer', { exact: true }).selectOption('500');
  await panel.getByRole('button', { name: 'Answer like this' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await page.keyboard.press('Control+.');
  await expect(panel.getByRole('listitem').filter({ hasText: '/documents' }).getByText('500').first()).toBeVisible();

  await panel.getByRole('button', { name: 'Stop answering listDocuments like this' }).click();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  await panel.getByLabel('Client address').fill('home');
  await panel.getByLabel('Client address').press('Tab');
  await expect(panel.getByText('An address, such as 203.0.113.7')).toBeVisible();
  await panel.getByRole('switch', { name: 'Offline' }).click();
  await page.getByRole('link', { name: 'Document Management' }).click();
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);

  await panel.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a situation is copied as a link, which shows a colleague the same', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openPanel(context, '/users?scenario=demo&persona=admin&fault=listUsers:503');
  await panelOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panelOf(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/users');

  const colleague = await context.browser()?.newContext();
  if (!colleague) throw new Error('There is no browser');
  const other = await openMockPage(colleague, app.url, link.slice(app.url.length));
  await expect(other.getByText('Failed to load users')).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
  await colleague.close();
});

test('what was changed survives a reload, and one key starts the scenario anew', async ({ context }) => {
  const page = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin');
  await page.getByRole('button', { name: 'New Folder' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Kept over a reload');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Folder' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Kept over a reload').first()).toBeVisible();

  await page.bringToFront();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Control+Shift+.')]);
  await expect(page.getByText(/Portal$/)).toBeVisible();
  await expect(page.getByText('Kept over a reload')).toHaveCount(0);
});

test('mistakes in a link are shown, and the app runs', async ({ context }) => {
  const page = await openMockPage(context, app.url, '/documents?scenario=deno&persona=vewer&fault=listDocuments:abc');
  const alert = page.getByRole('alert').filter({ hasText: 'The mock did not understand' });
  await expect(alert).toContainText('“deno” is no scenario: demo, empty, awkward or many');
  await expect(alert).toContainText('“abc” is no answer of listDocuments: 200, 401, 403, 429, 500, 503 or offline');
  await expect(alert).toContainText('Nobody here is “vewer”');
});

test('where browsers allow no service worker, the page shows what to do instead of staying blank', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(`${app.url}/documents`);
  const alert = page.getByRole('alert').filter({ hasText: 'The mock cannot run at this address' });
  await expect(alert).toContainText('SERVER_URL=http://127.0.0.1:4010 npm run dev:server -- --host');
});

test("the panel's button leaves the footer of a dialog free on a phone", async ({ context }) => {
  const page = await openMockPage(context, app.url, '/documents?scenario=demo&persona=admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Upload Document' });
  const { x, y, width, height } = (await send.boundingBox())!;
  await expect(page.getByRole('button', { name: 'Mock' })).toBeVisible();
  const top = await page.evaluate(
    ([left, above]) => document.elementFromPoint(left!, above!)?.closest('button')?.type,
    [x + width - 8, y + height / 2],
  );
  expect(top).toBe('submit');
});
