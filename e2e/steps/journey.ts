// The main job, over the real server and over the mock.
import { expect, type Browser, type Download, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A PDF and an image made by the browser. */
export async function sampleFiles(browser: Browser): Promise<{ pdf: SampleFile; image: SampleFile }> {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  await page.setContent('<h1>Quality of earnings</h1><p>Revenue grew by 12 % – «adjusted».</p>');
  const pdf = await page.pdf({ format: 'A4' });
  const image = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  return {
    pdf: { name: 'Quality of Earnings.pdf', mimeType: 'application/pdf', buffer: pdf },
    image: { name: 'Site photograph.jpg', mimeType: 'image/jpeg', buffer: image },
  };
}

/** Uploads one file through the Upload Document dialog into the open folder. */
export async function upload(page: Page, file: SampleFile, whatChanged = ''): Promise<void> {
  await page.getByRole('button', { name: 'Upload Document' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload Document' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByLabel(/^Name/)).toHaveValue(file.name);
  await dialog.getByLabel('What changed').fill(whatChanged);
  const submit = dialog.getByRole('button', { name: 'Upload Document' });
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(row(page, file.name)).toBeVisible();
}

/** The row of a document in the list. */
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

export async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await expect(row(page, name)).toBeVisible();
}

/** Downloads through the row action and returns the bytes. */
export async function download(page: Page, name: string): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await row(page, name)
    .getByRole('button', { name: /^Download/ })
    .click();
  const finished: Download = await started;
  expect(finished.suggestedFilename()).toBe(name);
  return readFileSync(await finished.path());
}

/** Opens the preview of an image and waits until it is rendered. */
export async function previewImage(page: Page, name: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^Preview/ })
    .click();
  const dialog = page.getByRole('dialog', { name });
  const image = dialog.getByRole('img', { name });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect(dialog.getByText('CONFIDENTIAL - DO NOT DISTRIBUTE').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Opens the PDF's preview in its own tab; returns status, type and first bytes. */
export async function previewPdfInTab(
  page: Page,
  name: string,
): Promise<{ status: number; type: string; head: string }> {
  await row(page, name)
    .getByRole('button', { name: /^Preview/ })
    .click();
  const dialog = page.getByRole('dialog', { name });
  const opened = page.context().waitForEvent('page');
  // A browser without a PDF viewer saves the file, so the answer is checked instead of the tab.
  const answered = page.context().waitForEvent('response', (answer) => {
    return answer.url().endsWith('/preview') && answer.request().isNavigationRequest();
  });
  await dialog
    .getByRole('button', { name: /new tab/i })
    .or(dialog.getByRole('link', { name: /new tab/i }))
    .click();
  const [tab, answer] = await Promise.all([opened, answered]);
  await tab.close();
  const head = await page.evaluate(async (address) => {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    return String.fromCharCode(...bytes.slice(0, 5));
  }, answer.url());
  const found = { status: answer.status(), type: answer.headers()['content-type'] ?? '', head };
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return found;
}
