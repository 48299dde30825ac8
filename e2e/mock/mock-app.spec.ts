// Requests of a browser other than fetches: the mock answers navigations, frames and new tabs like a server.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readZip } from '#server/testing/read-zip.ts';
import { row } from '../steps/journey.ts';
import { openMockPage } from './mock-page.ts';
import { mockApp } from './mock-app.ts';

const app = mockApp();

/** Stores and registers a small page; returns its id. */
function addDocument(page: Page, name: string): Promise<string> {
  return page.evaluate(async (fileName) => {
    const { uploadURL } = (await (await fetch('/api/objects/upload', { method: 'POST' })).json()) as {
      uploadURL: string;
    };
    await fetch(uploadURL, { method: 'PUT', body: '<!doctype html><body><h1>From the mock</h1></body>' });
    const registered = await fetch('/api/documents', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ documentURL: uploadURL.split('?')[0], name: fileName, mimeType: 'text/html', size: 1 }),
    });
    return ((await registered.json()) as { id: string }).id;
  }, name);
}

test('a frame, a new tab and a second tab are served while the first tab is in the background', async ({ context }) => {
  const first = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin');
  const id = await addDocument(first, 'Page.html');
  const preview = `/api/documents/${id}/preview`;

  await first.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, preview);
  await expect(first.frameLocator('iframe').getByRole('heading', { name: 'From the mock' })).toBeVisible();

  const second = await openMockPage(context, app.url, '/documents');
  await second.bringToFront();
  await expect(second.getByText('Page.html').first()).toBeVisible();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    first.evaluate((address) => void window.open(address, '_blank', 'noopener'), preview),
  ]);
  await expect(tab.getByRole('heading', { name: 'From the mock' })).toBeVisible();
});

test('a selection is downloaded as one file, although no worker sees the request', async ({ context }) => {
  const page = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin');
  await addDocument(page, 'Page.html');
  await page.reload();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await row(page, 'Page.html').getByRole('checkbox').check();
  const started = page.waitForEvent('download');
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Download (1)' }).click();
  const finished = await started;
  expect(finished.suggestedFilename()).toBe('Documents.zip');
  const entries = await readZip(readFileSync(await finished.path()));
  expect(entries.map(({ path }) => path)).toEqual(['Page.html']);
});

test('signing out and in again are full-page navigations', async ({ context }) => {
  const page = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Secure Enterprise Data Room/);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: /viewer$/ }).click();
  await expect(page.getByText('Viewer Portal')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Viewer Portal')).toBeVisible();
});

test('terms are read and accepted at the sign-in, by the only tab', async ({ context }) => {
  const page = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin');
  await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ title: 'House rules', text: 'Tell nobody.', groupIds: null });
    await fetch('/api/terms', { method: 'POST', headers, body });
    window.location.assign('/api/login?returnTo=/documents');
  });
  await page.getByRole('link', { name: /admin$/ }).click();
  await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
  await page.getByRole('link', { name: 'Accept' }).click();
  await expect(page.getByText('Admin Portal')).toBeVisible();
});

test('a typed address of the API without the app shows a plain page, never the app', async ({ context }) => {
  const page = await context.newPage();
  const answer = await page.goto(`${app.url}/api/documents`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'The mock is not running' })).toBeVisible();
});
