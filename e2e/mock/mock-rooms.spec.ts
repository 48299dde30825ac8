// Two users side by side in one room of the mock, and rooms shared as links and files.
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { openMockPage } from './mock-page.ts';
import { mockApp } from './mock-app.ts';

const app = mockApp();

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Mock' });

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^Mock/ }).click();
  await expect(panelOf(page)).toBeFocused();
  return panelOf(page);
}

async function createFolder(page: Page, name: string): Promise<void> {
  const created = await page.evaluate(async (named) => {
    const answer = await fetch('/api/folders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: named, accessLevel: 'public' }),
    });
    return answer.status;
  }, name);
  expect(created).toBe(201);
}

/** A document that shows each reader's own e-mail in its watermark. */
async function addDocument(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const json = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/objects/upload', { method: 'POST' });
    const { uploadURL } = (await answer.json()) as { uploadURL: string };
    await fetch(uploadURL, { method: 'PUT', body: '<!doctype html><body><h1>Minutes</h1></body>' });
    const body = { documentURL: uploadURL.split('?')[0], name: 'Minutes.html', mimeType: 'text/html', size: 1 };
    const registered = await fetch('/api/documents', { method: 'PUT', headers: json, body: JSON.stringify(body) });
    const { id } = (await registered.json()) as { id: string };
    const grant = { documentId: id, userId: 'user-viewer', canRead: true, canDownload: true };
    await fetch('/api/permissions/document', { method: 'POST', headers: json, body: JSON.stringify(grant) });
    return id;
  });
}

const whoIs = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/auth/user')).json()) as { role: string }).role);

test('each tab has its own persona: one opens beside as another, in the same room', async ({ context }) => {
  const admin = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin');
  const panel = await openPanel(admin);
  const [viewer] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByLabel('Open beside as').selectOption({ label: 'Ingrid Vos, viewer' }),
  ]);
  await expect(viewer.getByText('Viewer Portal')).toBeVisible();
  await expect(admin.getByText('Admin Portal')).toBeVisible();
  expect([await whoIs(admin), await whoIs(viewer)]).toEqual(['admin', 'viewer']);

  const id = await addDocument(admin);
  const preview = `/api/documents/${id}/preview`;
  const frameOf = (page: Page) =>
    page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, preview);
  // Frames, new tabs and reloads of both, with either in front.
  for (const front of [admin, viewer]) {
    await front.bringToFront();
    for (const [page, email] of [
      [admin, 'ada@strongroom.example'],
      [viewer, 'ingrid@buyer.example'],
    ] as const) {
      await frameOf(page);
      await expect(page.locator('iframe').last().contentFrame().getByText(email).first()).toBeAttached();
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate((address) => void window.open(address, '_blank', 'noopener'), preview),
      ]);
      await expect(tab.getByText(email).first()).toBeAttached();
      await tab.close();
    }
    await Promise.all([admin.reload(), viewer.reload()]);
    await expect(admin.getByText('Admin Portal')).toBeVisible();
    await expect(viewer.getByText('Viewer Portal')).toBeVisible();
    expect([await whoIs(admin), await whoIs(viewer)]).toEqual(['admin', 'viewer']);
  }

  await viewer.evaluate(() => window.location.assign('/api/logout'));
  await expect(viewer.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await whoIs(admin)).toBe('admin');
  await (await openPanel(admin)).getByLabel('Latency').selectOption({ label: '200 ms' });
  await viewer.reload();
  await expect(viewer.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a link to an unknown persona shows an error, and a person whose session has ended can sign in again', async ({
  context,
}) => {
  const page = await openMockPage(context, app.url, '/documents?scenario=demo&persona=user-sofia');
  const stranger = await openMockPage(context, app.url, '/documents?persona=vewer');
  await expect(stranger.getByRole('alert')).toContainText('Nobody here is “vewer”');

  // The session of this person ends by the clock; the sign-in page begins another.
  const panel = await openPanel(page);
  await panel.getByLabel("Server's clock").selectOption({ label: '30 days ahead' });
  await page.getByRole('link', { name: 'Sofia Marchetti' }).click();
  await expect(page.getByText('Manager Portal')).toBeVisible();

  // Sofia is in no other scenario.
  await (await openPanel(page)).getByLabel('Scenario').selectOption('empty');
  await expect(page.getByText('Admin Portal')).toBeVisible();
});

test('a fault that was met stays met when another tab changes the situation', async ({ context }) => {
  const first = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin&fault=listTerms:503::1');
  const second = await openMockPage(context, app.url, '/documents');
  const terms = () => first.evaluate(async () => (await fetch('/api/terms')).status);
  expect(await terms()).toBe(503);
  await (await openPanel(second)).getByLabel('Uploads take').selectOption({ label: '600 ms' });
  await expect((await openPanel(first)).getByLabel('Uploads take')).toHaveValue('600');
  expect(await terms()).toBe(200);
});

test('a link carries what was done, into a room of its own', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sender = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin');
  await createFolder(sender, 'From the sender');
  const id = await addDocument(sender);
  const panel = await openPanel(sender);
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const link = await sender.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await context.browser()?.newContext();
  if (!elsewhere) throw new Error('There is no browser');
  const own = await openMockPage(elsewhere, app.url, '/documents?scenario=awkward&persona=admin');
  await createFolder(own, 'The receiver’s own');
  const received = await openMockPage(elsewhere, app.url, link.slice(app.url.length));
  await expect(received.getByText('From the sender').first()).toBeVisible();
  const bytes = await received.evaluate(async (of) => (await fetch(`/api/documents/${of}/download`)).text(), id);
  expect(bytes).toContain('<h1>Minutes</h1>');
  expect(new URL(received.url()).hash).toBe('');

  await own.reload();
  await expect(own.getByText('The receiver’s own').first()).toBeVisible();
  await expect(own.getByText('From the sender')).toHaveCount(0);
  const rooms = (await openPanel(received)).getByLabel('Room', { exact: true });
  await Promise.all([received.waitForEvent('load'), rooms.selectOption({ label: 'From a link, awkward' })]);
  await expect(received.getByText('The receiver’s own').first()).toBeVisible();
  await elsewhere.close();
});

test('a room that is too large for a link is saved as a file, and opened from it', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin');
  await page.evaluate(async () => {
    const ticket = await fetch('/api/objects/upload', { method: 'POST' });
    const { uploadURL } = (await ticket.json()) as { uploadURL: string };
    await fetch(uploadURL, { method: 'PUT', body: crypto.getRandomValues(new Uint8Array(40_000)) });
  });
  await createFolder(page, 'Kept in a file');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByRole('alert')).toContainText('save it as a file');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  const text = await readFile(await saved.path(), 'utf8');

  const elsewhere = await context.browser()?.newContext();
  if (!elsewhere) throw new Error('There is no browser');
  const other = await openMockPage(elsewhere, app.url, '/documents');
  const file = (await openPanel(other)).getByLabel('A room as a file');
  await file.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(panelOf(other).getByRole('alert')).toContainText('This is no world of the mock');
  await Promise.all([
    other.waitForEvent('load'),
    file.setInputFiles({ name: 'room.json', mimeType: 'application/json', buffer: Buffer.from(text) }),
  ]);
  await expect(other.getByText('Kept in a file').first()).toBeVisible();
  await elsewhere.close();
});

test('a link with a damaged world shows a message and its scenario', async ({ context }) => {
  const page = await openMockPage(context, app.url, '/documents?scenario=empty&persona=admin#world=garbled');
  await expect(page.getByRole('alert').filter({ hasText: 'cut short or garbled' })).toBeVisible();
});
