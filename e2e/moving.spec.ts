// Moves a document into a closed folder and back, by dragging and by keyboard, while another user watches the list.
import { expect, test, type Page } from '@playwright/test';
import { apiOf } from './steps/api.ts';
import { row, sampleFiles, upload } from './steps/journey.ts';
import { launched } from './steps/launched.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched();

const closed = 'A closed folder';

/** Simulates a return to the window. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('a document dragged into a closed folder is gone from a viewer’s list, and Undo brings it back', async ({
  page,
  browser,
}) => {
  const { pdf } = await sampleFiles(browser);
  await signIn(page, server.url, 'manager');
  const api = apiOf(page, server.url);
  await api.POST('/api/folders', { body: { name: closed, accessLevel: 'restricted' } });
  await page.goto(`${server.url}/documents`);
  await upload(page, pdf);
  const reader = await (await browser.newContext()).newPage();
  await signIn(reader, server.url, 'viewer');
  await reader.goto(`${server.url}/documents`);
  await expect(row(reader, pdf.name)).toBeVisible();

  const folder = page.getByRole('treeitem', { name: closed });
  await row(page, pdf.name).dragTo(folder);
  const dialog = page.getByRole('dialog', { name: `Move “${pdf.name}” to ${closed}` });
  await expect(dialog.getByText(/lose access to 1 document: .*Ingrid/)).toBeVisible();
  await lookAgain(reader);
  await expect(row(reader, pdf.name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(row(page, pdf.name)).toHaveCount(0);
  await lookAgain(reader);
  await expect(row(reader, pdf.name)).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, pdf.name)).toBeVisible();
  await lookAgain(reader);
  await expect(row(reader, pdf.name)).toBeVisible();
  const { data: log = [] } = await api.GET('/api/audit-logs');
  const moves = log.filter(({ activityType }) => activityType === 'document_moved');
  expect(moves.map(({ description }) => description)).toEqual([
    `Moved "${pdf.name}" from "${closed}" to Home`,
    `Moved "${pdf.name}" from Home to "${closed}"`,
  ]);

  // Rows dropped where nothing accepts them, and rows dragged by a viewer, do not move.
  await row(page, pdf.name).dragTo(page.getByRole('heading', { name: 'Document Management' }));
  await row(reader, pdf.name).dragTo(reader.getByRole('treeitem').first());
  for (const each of [page, reader]) {
    await expect(row(each, pdf.name)).toBeVisible();
    await expect(each.getByRole('dialog')).toHaveCount(0);
  }
  await reader.context().close();

  await test.step('by keys alone', async () => {
    await page.getByRole('searchbox').fill(pdf.name);
    await expect(page.getByText(/^Found 1 document/)).toBeVisible();
    await row(page, pdf.name).focus();
    await page.keyboard.press('Shift+F10');
    const entry = page.getByRole('menuitem', { name: 'Move to…' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (let step = 0; step < 12; step += 1) {
      if (await entry.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    const picker = page.getByRole('tree', { name: 'Move to' });
    await expect(picker.getByRole('treeitem', { name: 'Home, current folder' })).toBeFocused();
    await page.keyboard.type('a closed');
    await expect(picker.getByRole('treeitem', { name: closed })).toBeFocused();
    await page.keyboard.press('Enter');
    const move = page.getByRole('button', { name: 'Move', exact: true });
    await expect(move).toBeEnabled();
    for (let step = 0; step < 6; step += 1) {
      if (await move.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${pdf.name} moved to ${closed}`, { exact: true })).toBeVisible();
    await expect(row(page, pdf.name)).toContainText(`in ${closed}`);
  });
});
