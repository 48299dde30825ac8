// Uploads three hundred files in nested folders while the user goes on working.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiOf } from './steps/api.ts';
import { launched } from './steps/launched.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched();
let folder: string;
test.beforeAll(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'strongroom-uploads-')), 'Deal');
  for (let index = 0; index < 300; index += 1) {
    const place = path.join(folder, `0${index % 5} Area`, `Part ${index % 3}`);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, `${index}.txt`), `The ${index}th file`);
  }
});
test.afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

/** A gate that is closed at first. */
function gate(): { isOpen: Promise<void>; open: () => void } {
  const doors: (() => void)[] = [];
  const isOpen = new Promise<void>((resolve) => doors.push(resolve));
  return {
    isOpen,
    open: () => {
      for (const door of doors) door();
    },
  };
}

/** Holds all bytes to the storage until released; can refuse one transfer. */
async function heldStorage(page: Page, refused: number): Promise<() => void> {
  const storage = gate();
  let transfers = 0;
  await page.route('**/api/objects/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    transfers += 1;
    const isRefused = transfers === refused;
    await storage.isOpen;
    return isRefused ? route.fulfill({ status: 403 }) : route.continue();
  });
  return storage.open;
}

const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });

const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('300 files in folders take five clicks, continue on other screens, and one that fails is tried again', async ({
  page,
}) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  const letThrough = await heldStorage(page, 150);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };

  await click(page.getByRole('button', { name: 'More ways to upload' }));
  const picker = page.waitForEvent('filechooser');
  await click(page.getByRole('menuitem', { name: 'Upload a folder…' }));
  await (await picker).setFiles(folder);
  const dialog = page.getByRole('dialog', { name: 'Upload to Folder (Home)' });
  await expect(dialog.getByText('300 files as Public into Home')).toBeVisible();
  clicks += 1;
  await dialog.getByRole('combobox', { name: 'Access Level' }).selectOption('restricted');
  await click(dialog.getByRole('checkbox', { name: 'Restrict downloads' }));
  await click(dialog.getByRole('button', { name: 'Continue in the background' }));
  await expect(dialog).toBeHidden();
  expect(clicks).toBe(5);

  await expect(tray(page).getByRole('heading', { name: 'Uploading 300 files' })).toBeVisible();
  expect(await asksBeforeLeaving(page)).toBe(true);
  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible();
  letThrough();
  await expect(tray(page).getByText(/^[1-9]\d* of 300 files in$/)).toBeVisible();
  await page.getByRole('link', { name: 'Document Management' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Document Management' })).toBeVisible();
  await expect(tray(page).getByText('299 files are in, 1 failed')).toBeVisible({ timeout: 60_000 });
  await tray(page).getByRole('button', { name: 'Retry failed' }).click();
  await expect(tray(page).getByRole('heading', { name: '300 files are in' })).toBeVisible();
  expect(await asksBeforeLeaving(page)).toBe(false);

  const api = apiOf(page, server.url);
  const { data: documents = [] } = await api.GET('/api/documents');
  const { data: folders = [] } = await api.GET('/api/folders');
  const uploaded = documents.filter(({ name }) => /^\d+\.txt$/.test(name));
  expect(uploaded).toHaveLength(300);
  expect(
    uploaded.every(({ accessLevel, downloadRestricted }) => accessLevel === 'restricted' && downloadRestricted),
  ).toBe(true);
  const parts = folders.filter(({ name }) => name.startsWith('Part '));
  expect(parts).toHaveLength(15);
  expect(new Set(uploaded.map(({ folderId }) => folderId))).toEqual(new Set(parts.map(({ id }) => id)));
  await tray(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(tray(page)).toHaveCount(0);
});

test('300 dropped files are processed on, although Escape closes their dialog', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  await expect(page.getByRole('heading', { level: 1, name: 'Document Management' })).toBeVisible();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    for (let index = 0; index < 300; index += 1)
      dataTransfer.items.add(new File([`${index}`], `dropped ${index}.txt`, { type: 'text/plain' }));
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  });
  const dialog = page.getByRole('dialog', { name: 'Upload to Folder (Home)' });
  await dialog.getByRole('combobox', { name: 'Access Level' }).selectOption('confidential');
  const registering = gate();
  await page.route('**/api/documents', async (route) => {
    if (route.request().method() === 'PUT') await registering.isOpen;
    return route.continue();
  });
  await dialog.getByRole('button', { name: 'Process 300 File(s)' }).click({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tray(page).getByRole('heading', { name: 'Uploading 300 files' })).toBeVisible();
  registering.open();
  await expect(tray(page).getByRole('heading', { name: '300 files are in' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('300 document(s) processed successfully', { exact: true })).toBeVisible();
});
