import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readZip } from '#server/testing/read-zip.ts';
import { launched } from './steps/launched.ts';
import { apiOf } from './steps/api.ts';
import { row, sampleFiles, sha256, upload } from './steps/journey.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched({ SEED: 'empty' });

test('a selection is downloaded as one file, which lists what is missing, and the audit trail shows who downloaded what', async ({
  page,
  browser,
}) => {
  const { pdf, image } = await sampleFiles(browser);
  await signIn(page, server.url, 'manager');
  await page.getByRole('link', { name: 'Document Management' }).click();
  for (const file of [pdf, image]) await upload(page, file);
  const api = apiOf(page, server.url);
  const { data: listed = [] } = await api.GET('/api/documents');
  const { response } = await api.PUT('/api/documents/{id}/settings', {
    params: { path: { id: listed.find(({ name }) => name === image.name)?.id ?? '' } },
    body: { accessLevel: 'confidential', downloadRestricted: true, printingRestricted: false },
  });
  expect(response.status).toBe(200);
  await page.reload();

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const file of [pdf, image]) await row(page, file.name).getByRole('checkbox').check();
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Download (2)' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Not Everything Can Be Downloaded' });
  await expect(dialog).toContainText('1 file');
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const finished = await started;
  expect(finished.suggestedFilename()).toBe('Documents.zip');
  const entries = await readZip(readFileSync(await finished.path()));
  expect(entries.map(({ path }) => path)).toEqual([pdf.name, 'NOT-INCLUDED.txt']);
  expect(sha256(Buffer.from(entries[0]!.bytes))).toBe(sha256(pdf.buffer));
  expect(Buffer.from(entries[1]!.bytes).toString()).toContain(image.name);

  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(page.getByText(`Downloaded "${pdf.name}" (version 1)`)).toBeVisible();
  await expect(page.getByText(`Blocked a download of "${image.name}"`)).toBeVisible();
});
