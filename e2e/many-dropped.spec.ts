// A folder of 2,000 files, dropped on the page, at the server's limits.
import { expect, test } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiOf } from './steps/api.ts';
import { dropped } from './steps/dropped.ts';
import { launched } from './steps/launched.ts';
import { signIn } from './steps/sign-in.ts';

const FILES = 2000;

const server = launched({ SEED: 'empty' });
let folder: string;
test.beforeAll(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'strongroom-many-')), 'Delivery');
  mkdirSync(folder);
  for (let at = 0; at < FILES; at += 1) writeFileSync(path.join(folder, `${at}.txt`), `The ${at}th file`);
});
test.afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

test('a folder of 2,000 files that is dropped becomes 2,000 documents, each once', async ({ page }) => {
  test.setTimeout(900_000);
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  await expect(page.getByRole('heading', { level: 1, name: 'Document Management' })).toBeVisible();
  await dropped(page, [folder]);
  const dialog = page.getByRole('dialog', { name: 'Upload to Folder (Home)' });
  await dialog.getByRole('combobox', { name: 'Access Level' }).selectOption('restricted');
  await dialog.getByRole('button', { name: 'Process 2000 File(s)' }).click({ timeout: 400_000 });
  await expect(dialog).toBeHidden({ timeout: 400_000 });
  const { data: documents = [] } = await apiOf(page, server.url).GET('/api/documents');
  expect(documents.map(({ name }) => name).sort()).toEqual(
    Array.from({ length: FILES }, (_, at) => `${at}.txt`).sort(),
  );
  expect(documents.every(({ version, accessLevel }) => version === 1 && accessLevel === 'restricted')).toBe(true);
});
