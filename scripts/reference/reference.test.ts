// The API reference opens without a network, makes no request, and lists roles and promises.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../test/browser.ts';
import { buildReference } from './build-reference.ts';

let folder: string;
let browser: Browser;
let page: Page;
const requests: string[] = [];
const troubles: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'strongroom-reference-test-'));
  const file = path.join(folder, 'reference/index.html');
  buildReference(path.resolve(import.meta.dirname, '../..'), file);
  const { executablePath, args, env } = await testBrowser();
  browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  page = await (await browser.newContext({ offline: true })).newPage();
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(pathToFileURL(file).href);
}, 120_000);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

test('it shows an operation with its roles and promises', async () => {
  await page.getByText('folders', { exact: true }).first().click();
  await page.getByText('Create a folder', { exact: true }).first().click();
  const access = page.locator('p', { hasText: 'Who may call it: admin, manager.' });
  await access.first().waitFor();
  await page.getByText('Shows at once in').first().waitFor();
  await page.getByText('createFolder shows-in listFolders').first().waitFor();
  await page
    .getByText(/^curl -i -X POST -H 'X-Mock-Persona: admin' .*api\/folders'$/)
    .first()
    .waitFor();
}, 60_000);

test('it makes no network request', () => {
  expect(requests.filter((url) => !/^(?:file|blob|data):/.test(url))).toEqual([]);
  expect(troubles).toEqual([]);
});
