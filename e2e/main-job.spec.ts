import { expect, test } from '@playwright/test';
import { download, previewImage, previewPdfInTab, sampleFiles, search, sha256, upload } from './steps/journey.ts';
import { launched } from './steps/launched.ts';
import { mockApp } from './mock/mock-app.ts';
import { signIn } from './steps/sign-in.ts';

test.describe('over the real server', () => {
  const server = launched();

  test(
    'a user signs in, uploads a PDF and an image, previews both and gets the same bytes back, also after a restart',
    { tag: '@main' },
    async ({ page, browser }) => {
      const { pdf, image } = await sampleFiles(browser);
      await signIn(page, server.url, 'manager');
      await page.getByRole('link', { name: 'Document Management' }).click();
      for (const file of [pdf, image]) await upload(page, file);

      await search(page, image.name);
      await previewImage(page, image.name);
      expect(sha256(await download(page, image.name))).toBe(sha256(image.buffer));

      await search(page, pdf.name);
      const preview = await previewPdfInTab(page, pdf.name);
      expect(preview).toEqual({ status: 200, type: 'application/pdf', head: '%PDF-' });
      expect(sha256(await download(page, pdf.name))).toBe(sha256(pdf.buffer));

      await server.stop();
      await server.restart();
      await page.goto(`${server.url}/documents`);
      for (const file of [pdf, image]) {
        await search(page, file.name);
        expect(sha256(await download(page, file.name))).toBe(sha256(file.buffer));
      }
    },
  );
});

test.describe('over the mock', () => {
  const app = mockApp();

  test('the same journey needs no server, and survives a reload', { tag: '@main' }, async ({ page, browser }) => {
    const { pdf, image } = await sampleFiles(browser);
    await page.goto(`${app.url}/documents`);
    await expect(page.getByRole('heading', { name: 'Document Management' })).toBeVisible({ timeout: 30_000 });
    for (const file of [pdf, image]) await upload(page, file);
    await search(page, image.name);
    await previewImage(page, image.name);
    expect(sha256(await download(page, image.name))).toBe(sha256(image.buffer));
    await search(page, pdf.name);
    expect((await previewPdfInTab(page, pdf.name)).head).toBe('%PDF-');
    await page.reload();
    await search(page, pdf.name);
    expect(sha256(await download(page, pdf.name))).toBe(sha256(pdf.buffer));
  });
});
