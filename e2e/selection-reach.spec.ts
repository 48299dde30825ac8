import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readZip } from '#server/testing/read-zip.ts';
import { launched } from './steps/launched.ts';
import { apiOf } from './steps/api.ts';
import { row, sampleFiles, upload } from './steps/journey.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched({ SEED: 'empty' });

test('Control+A in a folder takes the rows of its list, and no verb reaches a folder of the tree beside it', async ({
  page,
  browser,
}) => {
  const { pdf, image } = await sampleFiles(browser);
  const names = [image.name, pdf.name].toSorted();
  await signIn(page, server.url, 'manager');
  const api = apiOf(page, server.url);
  await api.POST('/api/folders', { body: { name: 'Board Materials', accessLevel: 'confidential' } });
  const made = await api.POST('/api/folders', { body: { name: 'Deal', accessLevel: 'restricted' } });
  const folderId = made.data?.id ?? '';
  await api.POST('/api/folders', { body: { name: 'Contracts', accessLevel: 'restricted', parentId: folderId } });
  await page.getByRole('link', { name: 'Document Management' }).click();
  for (const file of [pdf, image]) await upload(page, file);
  const { data: listed = [] } = await api.GET('/api/documents');
  for (const { id } of listed)
    await api.PUT('/api/documents/{id}/folder', { params: { path: { id } }, body: { folderId } });
  await page.reload();
  const tree = page.getByRole('tree', { name: 'Folders' });
  await tree.getByRole('button', { name: 'Expand Deal' }).click();
  await tree.getByText('Deal', { exact: true }).click();
  await expect(row(page, pdf.name)).toBeVisible();
  await expect(tree.getByRole('treeitem')).toHaveCount(3);

  const bar = page.getByRole('toolbar', { name: 'Selection' });
  const sentence = `2 documents: ${names.join(', ')}`;
  const all = async () => {
    await page.keyboard.press('Control+a');
    await expect(bar.getByRole('status')).toHaveText('2 selected');
    await expect(tree.locator('[aria-selected="true"]')).toHaveCount(0);
  };
  await all();
  await bar.getByRole('button', { name: 'Give access… (2)' }).click();
  await expect(page.getByRole('dialog', { name: 'Give access' })).toContainText(sentence);
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: 'Move to… (2)' }).click();
  await expect(page.getByRole('dialog', { name: 'Move 2 items' })).toContainText(sentence);
  await page.keyboard.press('Escape');

  const started = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download (2)' }).click();
  const entries = await readZip(readFileSync(await (await started).path()));
  expect(entries.map(({ path }) => path).toSorted()).toEqual(names);

  await bar.getByRole('button', { name: 'Delete (2)' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Items' });
  await expect(question).toContainText(sentence);
  await question.getByRole('button', { name: 'Delete Items' }).click();
  await expect(row(page, pdf.name)).toHaveCount(0);
  const { data: left = [] } = await api.GET('/api/folders');
  expect(left.map(({ name }) => name).toSorted()).toEqual(['Board Materials', 'Contracts', 'Deal']);
});
