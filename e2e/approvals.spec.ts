// A version from upload to approval over the real server: readers see exactly what was approved, whatever follows.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { launched } from './steps/launched.ts';
import { download, row, type SampleFile, sha256, upload } from './steps/journey.ts';
import type { Role } from './steps/demo-accounts.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched({ SEED: 'empty' });

const folder = 'Board papers';
const name = 'Minutes.txt';
const versionOf = (words: string): SampleFile => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) });
const first = versionOf('The budget is 1,200.');
const second = versionOf('The budget is 1,300.');

async function comes(browser: Browser, role: Role): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, server.url, role);
  return page;
}

/** Opens the page again, as on a later visit. */
async function openFolder(page: Page): Promise<void> {
  await page.goto(`${server.url}/documents`);
  await page.getByRole('treeitem', { name: folder }).click();
  await expect(page).toHaveURL(/folder=/);
}

/** Opens the versions of the document from its row. */
async function openVersions(page: Page) {
  await row(page, name)
    .getByRole('button', { name: /^Preview/ })
    .click();
  await page.getByRole('button', { name: 'Version history' }).click();
  return page.getByRole('complementary', { name: 'Version history' });
}

/** The first Escape closes the panel of versions. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Version history' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toBeHidden();
}

async function requestApproval(page: Page, note: string): Promise<void> {
  const panel = await openVersions(page);
  await panel.getByRole('button', { name: 'Request Approval' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Approval' });
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Request Approval' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await close(page);
}

/** From the count in the page's head to the decision. */
async function decide(page: Page, verb: 'Approve' | 'Reject', version: SampleFile, comment: string): Promise<void> {
  await page.goto(`${server.url}/documents`);
  await page.getByRole('button', { name: /^To approve\s*1$/ }).click();
  await page
    .getByRole('dialog', { name: 'Waiting for Your Approval' })
    .getByRole('button', { name: new RegExp(name) })
    .click();
  const panel = page.getByRole('complementary', { name: 'Version history' });
  await panel.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${verb} Version`) });
  await expect(dialog.getByText(sha256(version.buffer))).toBeVisible();
  await dialog.getByLabel('Comment').fill(comment);
  await dialog.getByRole('button', { name: `${verb} Version` }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(verb === 'Approve' ? 'Approved' : 'Rejected').first()).toBeVisible();
  await close(page);
  await expect(page.getByRole('button', { name: /^To approve/ })).toHaveCount(0);
}

test('readers see the approved version, byte for byte, and neither pending nor rejected ones', async ({ browser }) => {
  test.slow();
  const manager = await comes(browser, 'manager');
  const admin = await comes(browser, 'admin');
  const analyst = await comes(browser, 'analyst');

  await test.step('a manager makes a folder that requires approval, uploads into it and requests approval', async () => {
    await manager.goto(`${server.url}/documents`);
    await manager.getByRole('button', { name: 'New Folder' }).first().click();
    const dialog = manager.getByRole('dialog', { name: 'Create New Folder' });
    await dialog.getByLabel(/^Name|^Folder name/i).fill(folder);
    await dialog.getByRole('switch', { name: 'Documents need approval' }).check();
    await dialog.getByRole('button', { name: 'Create Folder' }).click();
    await expect(dialog).toBeHidden();
    await openFolder(manager);
    await upload(manager, first, 'As the board agreed');
    await expect(row(manager, name)).toContainText('hidden from others');
    await requestApproval(manager, 'Please before Friday');
  });

  await test.step('until it is approved, the document is not there for an analyst', async () => {
    await openFolder(analyst);
    await expect(row(analyst, name)).toHaveCount(0);
  });

  await test.step('an administrator finds it counted, and approves exactly these bytes', async () => {
    await decide(admin, 'Approve', first, 'Compared with the signed copy');
  });

  await test.step('the analyst sees it and gets its bytes', async () => {
    await openFolder(analyst);
    expect(sha256(await download(analyst, name))).toBe(sha256(first.buffer));
  });

  await test.step('a second version waits: the analyst goes on getting the first', async () => {
    await openFolder(manager);
    await upload(manager, second, 'A higher budget');
    await expect(row(manager, name)).toContainText('others see v1');
    await openFolder(analyst);
    await expect(row(analyst, name)).not.toContainText('v2');
    expect(sha256(await download(analyst, name))).toBe(sha256(first.buffer));
  });

  await test.step('it is rejected: the manager reads why, and the analyst still gets the first', async () => {
    await requestApproval(manager, 'The new figures');
    await decide(admin, 'Reject', second, 'The board did not agree to this');
    await openFolder(manager);
    const panel = await openVersions(manager);
    await panel.getByText(/^History of approvals/).click();
    await expect(panel.getByText('The board did not agree to this')).toBeVisible();
    await expect(panel.getByText('A higher budget')).toBeVisible();
    await panel.getByRole('tab', { name: 'Activity' }).click();
    await expect(panel.getByText(/Rejected version 2 of/)).toBeVisible();
    await openFolder(analyst);
    expect(sha256(await download(analyst, name))).toBe(sha256(first.buffer));
  });

  for (const page of [manager, admin, analyst]) await page.context().close();
});
