// Counts clicks and taps of daily tasks, so that additional steps are noticed.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeAt } from '#server/factors/testing/codes.ts';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';
import { arrive } from './steps/second-factor.ts';
import { people } from './steps/demo-accounts.ts';
import { signIn } from './steps/sign-in.ts';

let server: LaunchedServer;
test.beforeAll(async () => {
  server = await launchServer({ from: 'bundle', settings: { API_CALLS_PER_MINUTE: '100000' } });
});
test.afterAll(() => server.remove());

/** Presses, and counts presses. */
function counted(press: (target: Locator) => Promise<void>) {
  const done = { presses: 0 };
  const on = async (target: Locator) => {
    await press(target);
    done.presses += 1;
  };
  return { done, on };
}

/** Gives what is selected to three bidders. */
async function giveAccessToThree(page: Page, on: (target: Locator) => Promise<void>): Promise<void> {
  await on(page.getByRole('button', { name: /^Give access/ }));
  const dialog = page.getByRole('dialog', { name: 'Give access' });
  for (const name of [/hannah\.bergstrom/, /Amélie Fontaine/, /Daniel Cho/])
    await on(dialog.getByRole('checkbox', { name }));
  await on(dialog.getByRole('button', { name: 'Give Access' }));
  await expect(dialog).toBeHidden();
}

test('everything in a folder is given to three bidders in seven clicks', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  const { done, on } = counted((target) => target.click());
  await on(page.getByRole('button', { name: 'Select', exact: true }));
  await on(page.getByRole('tree').getByRole('checkbox', { name: /Project Aurora/ }));
  await giveAccessToThree(page, on);
  expect(done.presses).toBe(7);
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
  const { done, on } = counted((target) => target.click());
  await on(page.getByRole('button', { name: 'More ways to upload' }));
  const picker = page.waitForEvent('filechooser');
  await on(page.getByRole('menuitem', { name: 'Upload a folder…' }));
  await (await picker).setFiles(folder);
  const upload = page.getByRole('dialog', { name: 'Upload to Folder (Home)' });
  await upload.getByRole('combobox', { name: 'Access Level' }).selectOption('restricted');
  // Choosing the folder and its level.
  done.presses += 2;
  await on(upload.getByRole('button', { name: 'Process 300 File(s)' }));
  await expect(upload).toBeHidden({ timeout: 60_000 });
  rmSync(path.dirname(folder), { recursive: true, force: true });
  await page
    .getByRole('tree', { name: 'Folders' })
    .getByText('Delivery')
    .click({ modifiers: ['ControlOrMeta'] });
  done.presses += 1;
  await giveAccessToThree(page, on);
  expect(done.presses).toBe(11);
});

test('a new version of a document is uploaded in four actions', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  const row = page.getByRole('row').filter({ hasText: 'Process Letter Phase 2.pdf' });
  await row.click({ button: 'right' });
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Upload new version' }).click();
  await (await picker).setFiles({ name: 'Signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await page.getByRole('dialog').getByRole('button', { name: 'Upload New Version' }).click();
  await expect(row).toContainText('v3');
});

test('who opened a document in thirty days is answered in four clicks', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/documents`);
  const { done, on } = counted((target) => target.click());
  await page.getByRole('row').filter({ hasText: 'Process Letter Phase 2.pdf' }).click({ button: 'right' });
  done.presses += 1;
  await on(page.getByRole('menuitem', { name: 'Who opened this' }));
  await on(page.getByRole('button', { name: 'Any time' }));
  await on(page.getByRole('menuitem', { name: 'Last 30 days' }));
  await expect(page.getByText(/^5 entries match$/)).toBeVisible();
  await expect(page.getByText('Document: Process Letter Phase 2.pdf')).toBeVisible();
  expect(done.presses).toBe(4);
});

test('an administrator without a second factor turns it on in eleven actions', async ({ page }) => {
  const own = await launchServer({ from: 'bundle' });
  try {
    await signIn(page, own.url, 'admin');
    const { done, on } = counted((target) => target.click());
    await on(page.getByRole('link', { name: 'Security Settings' }));
    await on(page.getByRole('button', { name: 'Edit Policy' }));
    const policy = page.getByRole('dialog', { name: 'Edit Policy' });
    await on(policy.getByText('Administrators and managers', { exact: true }));
    await on(policy.getByRole('button', { name: 'Set up second factor' }));
    await on(page.getByRole('button', { name: /^Add authenticator app/ }));
    const key = page.getByRole('dialog', { name: 'Add Authenticator App' }).getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const code = await codeAt((await key.innerText()).replaceAll(' ', ''), new Date());
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await page.keyboard.type(code);
    done.presses += 1;
    await on(page.getByRole('button', { name: 'Add App' }));
    const codes = page.getByRole('dialog', { name: 'Save Your Recovery Codes' });
    await on(codes.getByRole('checkbox', { name: 'I have saved them' }));
    await on(codes.getByRole('button', { name: 'Done' }));
    await on(page.getByRole('dialog', { name: 'Set Up Your Second Factor' }).getByRole('button', { name: 'Done' }));
    await on(policy.getByRole('button', { name: 'Save' }));
    await expect(page.getByText(/^Changed .* by Ada Lindqvist$/)).toBeVisible();
    expect(done.presses).toBe(11);
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
      const { done, on } = counted((target) => target.tap());
      await on(page.getByRole('banner').getByRole('button', { name: 'Sign In' }));
      await on(page.getByLabel('Email'));
      await page.keyboard.type(people.viewer.email);
      await on(page.getByLabel('Password', { exact: true }));
      await page.keyboard.type(people.viewer.password);
      await on(page.getByRole('button', { name: 'Sign In', exact: true }));
      await on(page.getByRole('list', { name: 'Folders in this folder' }).getByRole('button').first());
      await on(page.getByRole('grid', { name: 'Documents' }).getByRole('row').first());
      for (const at of [1, 2]) {
        await expect(preview(page).getByText(new RegExp(`^${at} of \\d+$`))).toBeVisible();
        await on(preview(page).getByRole('button', { name: /^Next document/ }));
      }
      await expect(preview(page).getByText(/^3 of \d+$/)).toBeVisible();
      expect(done.presses).toBe(8);
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
