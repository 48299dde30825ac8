// An upload over a connection that is cut in each phase, to a server that is restarted meanwhile.
import { expect, test, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launched } from './steps/launched.ts';
import { apiOf } from './steps/api.ts';
import { signIn } from './steps/sign-in.ts';

const FILES = 304;
const FOLDERS = 37;

const server = launched({ API_CALLS_PER_MINUTE: '100000' });
let folder: string;
test.beforeAll(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'strongroom-line-')), 'Delivery');
  for (let index = 0; index < FILES; index += 1) {
    // Thirty-six, plus the one around them.
    const place = path.join(folder, `Part ${index % (FOLDERS - 1)}`);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, `${index}.txt`), `The ${index}th file`);
  }
});
test.afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

/** Lets this number of calls through to the addresses, and holds the others. */
async function tap(page: Page, addresses: string, method: string) {
  let left = 0;
  let waiting: (() => void)[] = [];
  await page.route(addresses, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (left <= 0) await new Promise<void>((resolve) => waiting.push(resolve));
    left -= 1;
    return route.continue().catch(() => undefined);
  });
  return (calls: number) => {
    left += calls;
    const now = waiting.slice(0, calls);
    waiting = waiting.slice(calls);
    for (const go of now) go();
  };
}

test('304 files in 37 folders are stored once each, though the connection is cut six times and the server restarts', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  const store = await tap(page, '**/api/objects/*', 'PUT');
  const register = await tap(page, '**/api/documents', 'PUT');
  await page.getByRole('button', { name: 'More ways to upload' }).click();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Upload a folder…' }).click();
  await (await picker).setFiles(folder);
  const dialog = page.getByRole('dialog', { name: 'Upload to Folder (Home)' });
  await dialog.getByRole('combobox', { name: 'Access Level' }).selectOption('restricted');
  const cut = async (letThrough: (calls: number) => void, calls: number) => {
    letThrough(calls);
    await context.setOffline(true);
    await expect(dialog.getByText(/Paused while offline$/).first()).toBeVisible();
    await context.setOffline(false);
    await expect(dialog.getByText(/Paused while offline$/)).toHaveCount(0);
  };
  for (const calls of [20, 60, 100]) await cut(store, calls);
  store(10 * FILES);
  await dialog.getByRole('button', { name: `Process ${FILES} File(s)` }).click({ timeout: 60_000 });
  for (const calls of [20, 60, 100]) await cut(register, calls);
  await server.stop('SIGKILL');
  register(10 * FILES);
  await server.restart();
  const again = dialog.getByRole('button', { name: 'Retry failed' });
  // The server was away for longer than the page retries.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(dialog).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });

  const api = apiOf(page, server.url);
  const { data: documents = [] } = await api.GET('/api/documents');
  const { data: folders = [] } = await api.GET('/api/folders');
  const uploaded = documents.filter(({ name }) => /^\d+\.txt$/.test(name));
  expect(uploaded).toHaveLength(FILES);
  expect(new Set(uploaded.map(({ name }) => name)).size).toBe(FILES);
  expect(uploaded.filter(({ version, accessLevel }) => version !== 1 || accessLevel !== 'restricted')).toEqual([]);
  const made = folders.filter(({ name }) => /^(?:Delivery|Part \d+)$/.test(name));
  expect(made).toHaveLength(FOLDERS);
  expect(new Set(uploaded.map(({ folderId }) => folderId)).size).toBe(FOLDERS - 1);
});
