// "Who opened the QoE report in the last 30 days?": three actions search the whole log, and the address, the export and
// the document's menu give the same result.
import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { launched } from './steps/launched.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched();

const report = 'Quality of Earnings Report';

/** Opens a menu and chooses an entry, which counts as one action. */
async function choose(page: Page, name: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}:`) }).click();
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
}

test('three actions show who opened a report in the last 30 days', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/audit`);
  await expect(page.getByText(/^Log intact, [\d,]+ entr(y|ies), head/)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search entries' }).fill(report);
  await choose(page, 'Type', 'Viewed');
  await choose(page, 'Period', 'Last 30 days');

  const status = page.getByText(/^[\d,]+ entr(y matches|ies match)$/);
  await expect(status).toBeVisible();
  await expect(page).toHaveURL(/\?text=Quality\+of\+Earnings\+Report&types=document_view&range=30d$/);
  const rows = page.getByRole('table', { name: 'Audit entries' }).getByRole('row').filter({ hasText: 'Viewed' });
  for (const row of await rows.all()) await expect(row).toContainText(report);

  const found = await status.textContent();
  await page.reload();
  await expect(status).toHaveText(found ?? '');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Log' }).click();
  const file = await (await started).path();
  const records = (await readFile(file, 'utf8')).split('\r\n').slice(1);
  expect(records).toHaveLength(parseInt(found ?? '', 10));
  for (const record of records) expect(record).toMatch(/"document_view","Viewed ""Quality of Earnings Report/);

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`${server.url}/audit`);
});

test('a preview links to the audit trail of its document, for those who may see it', async ({ page, browser }) => {
  await signIn(page, server.url, 'admin');
  await page.goto(`${server.url}/documents?document=document-qoe`);
  await page.getByRole('link', { name: 'Who opened this' }).click();
  await expect(page).toHaveURL(/\/audit\?types=document_view%2Cdocument_download&resourceType=document&resourceId=/);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(report);

  const reader = await (await browser.newContext()).newPage();
  await signIn(reader, server.url, 'viewer');
  await reader.goto(`${server.url}/documents`);
  await reader
    .getByRole('row')
    .nth(3)
    .getByRole('button', { name: /^(Preview|View)/ })
    .first()
    .click();
  await expect(reader.getByText('View-only mode')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Who opened this' })).toHaveCount(0);
});
