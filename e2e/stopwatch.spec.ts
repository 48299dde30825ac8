// Counts clicks and taps of daily tasks, so that additional steps are noticed.
import { expect, test, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeAt } from '#server/factors/testing/codes.ts';
import { launchServer } from '#server/testing/launch-server.ts';
import { launched } from './steps/launched.ts';
import { arrive } from './steps/second-factor.ts';
import { people } from './steps/demo-accounts.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched({ API_CALLS_PER_MINUTE: '100000' });

interface Done {
  /** Clicks and taps. */
  presses: number;
  /** Choices of files and of options. */
  choices: number;
  texts: number;
}

/** Counts what the page is given from now on, and its next pages. */
async function watch(page: Page): Promise<Done> {
  const done = { presses: 0, choices: 0, texts: 0 };
  await page.exposeFunction('counted', (kind: keyof Done) => void (done[kind] += 1));
  await page.addInitScript(watchPage);
  await page.evaluate(watchPage);
  return done;
}

/** Runs in the page. */
function watchPage(): void {
  const { counted } = window as unknown as { counted: (kind: keyof Done) => void };
  let isTyping = false;
  const on = (event: string, heard: (event: Event) => void) => addEventListener(event, heard, true);
  on('pointerdown', () => counted('presses'));
  on('change', ({ target }) => {
    if (target instanceof HTMLSelectElement || (target as HTMLInputElement).type === 'file') counted('choices');
  });
  on('focusin', () => (isTyping = false));
  on('keydown', (event) => {
    if ((event as KeyboardEvent).key.length !== 1 || isTyping) return;
    isTyping = true;
    counted('texts');
  });
}

/** Gives what is selected to three bidders. */
async function giveAccessToThree(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Give access/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Give access' });
  for (const name of [/hannah\.bergstrom/, /Amélie Fontaine/, /Daniel Cho/])
    await dialog.getByRole('checkbox', { name }).click();
  await dialog.getByRole('button', { name: 'Give Access' }).click();
  await expect(dialog).toBeHidden();
}

test('everything in a folder is given to three bidders in seven clicks', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  const done = await watch(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page
    .getByRole('tree')
    .getByRole('checkbox', { name: /Project Aurora/ })
    .click();
  await giveAccessToThree(page);
  expect(done).toEqual({ presses: 7, choices: 0, texts: 0 });
});

test('300 files in 15 folders are uploaded and given to three bidders in eleven actions', async ({ page }) => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'strongroom-stopwatch-')), 'Delivery');
  for (let at = 0; at < 300; at += 1) {
    const place = path.join(folder, `Part ${(at % 14) + 1}`);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, `${at}.txt`), `File ${at}`);
  }
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  const done = await watch(page);
  await page.getByRole('button', { name: 'More ways to upload' }).click();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Upload a folder…' }).click();
  await (await picker).setFiles(folder);
  const upload = page.getByRole('dialog', { name: 'Upload to Folder (Home)' });
  await upload.getByRole('combobox', { name: 'Access Level' }).selectOption('restricted');
  await upload.getByRole('button', { name: 'Process 300 File(s)' }).click();
  await expect(upload).toBeHidden({ timeout: 60_000 });
  rmSync(path.dirname(folder), { recursive: true, force: true });
  await page
    .getByRole('tree', { name: 'Folders' })
    .getByText('Delivery')
    .click({ modifiers: ['ControlOrMeta'] });
  await giveAccessToThree(page);
  expect(done).toEqual({ presses: 9, choices: 2, texts: 0 });
});

test('a new version of a document is uploaded in four actions', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  const done = await watch(page);
  const row = page.getByRole('row').filter({ hasText: 'Process Letter Phase 2.pdf' });
  await row.click({ button: 'right' });
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Upload new version' }).click();
  await (await picker).setFiles({ name: 'Signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await page.getByRole('dialog').getByRole('button', { name: 'Upload New Version' }).click();
  await expect(row).toContainText('v3');
  expect(done).toEqual({ presses: 3, choices: 1, texts: 0 });
});

test('who opened a document in thirty days is answered in four clicks', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  const done = await watch(page);
  await page.getByRole('row').filter({ hasText: 'Process Letter Phase 2.pdf' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Who opened this' }).click();
  await page.getByRole('button', { name: 'Any time' }).click();
  await page.getByRole('menuitem', { name: 'Last 30 days' }).click();
  await expect(page.getByText(/^5 entries match$/)).toBeVisible();
  await expect(page.getByText('Document: Process Letter Phase 2.pdf')).toBeVisible();
  expect(done).toEqual({ presses: 4, choices: 0, texts: 0 });
});

test('an administrator without a second factor turns it on in eleven actions', async ({ page }) => {
  const own = await launchServer({ from: 'bundle' });
  try {
    await signIn(page, own.url, 'admin');
    const done = await watch(page);
    await page.getByRole('link', { name: 'Security Settings' }).click();
    await page.getByRole('button', { name: 'Edit Policy' }).click();
    const policy = page.getByRole('dialog', { name: 'Edit Policy' });
    await policy.getByText('Administrators and managers', { exact: true }).click();
    await policy.getByRole('button', { name: 'Set up second factor' }).click();
    await page.getByRole('button', { name: /^Add authenticator app/ }).click();
    const key = page.getByRole('dialog', { name: 'Add Authenticator App' }).getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const code = await codeAt((await key.innerText()).replaceAll(' ', ''), new Date());
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await page.keyboard.type(code);
    await page.getByRole('button', { name: 'Add App' }).click();
    const codes = page.getByRole('dialog', { name: 'Save Your Recovery Codes' });
    await codes.getByRole('checkbox', { name: 'I have saved them' }).click();
    await codes.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog', { name: 'Set Up Your Second Factor' }).getByRole('button', { name: 'Done' }).click();
    await policy.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Changed .* by Ada Lindqvist$/)).toBeVisible();
    expect(done).toEqual({ presses: 10, choices: 0, texts: 1 });
  } finally {
    await own.remove();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  const preview = (page: Page) => page.getByRole('dialog');

  test(
    'a bidder goes from the landing page to the third document in eight taps',
    { tag: '@main' },
    async ({ page }) => {
      await page.goto(server.url);
      const done = await watch(page);
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).tap();
      await page.getByLabel('Email').tap();
      await page.keyboard.type(people.viewer.email);
      await page.getByLabel('Password', { exact: true }).tap();
      await page.keyboard.type(people.viewer.password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
      await page.getByRole('list', { name: 'Folders in this folder' }).getByRole('button').first().tap();
      await page.getByRole('grid', { name: 'Documents' }).getByRole('row').first().tap();
      for (const at of [1, 2]) {
        await expect(preview(page).getByText(new RegExp(`^${at} of \\d+$`))).toBeVisible();
        await preview(page)
          .getByRole('button', { name: /^Next document/ })
          .tap();
      }
      await expect(preview(page).getByText(/^3 of \d+$/)).toBeVisible();
      expect(done).toEqual({ presses: 8, choices: 0, texts: 2 });
    },
  );

  test('a swipe to the right shows the document before, and is no step back of the browser', async ({ page }) => {
    await arrive(page, server.url, 'viewer');
    await page.getByRole('list', { name: 'Folders in this folder' }).getByRole('button').first().tap();
    await page.getByRole('grid', { name: 'Documents' }).getByRole('row').first().tap();
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      await expect(preview(page).getByRole('toolbar', { name: 'Reading' })).toBeVisible();
      const at = (share: number) => [{ x: from + (to - from) * share, y: 500 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await expect(preview(page).getByText(/^1 of \d+$/)).toBeVisible();
    await swipe(320, 40);
    await expect(preview(page).getByText(/^2 of \d+$/)).toBeVisible();
    await swipe(60, 330);
    await expect(preview(page).getByText(/^1 of \d+$/)).toBeVisible();
    // The browser would go back as soon as its animation has ended.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
    await expect(preview(page)).toBeVisible();
  });
});
