// Reads a PDF of four hundred pages in the preview over the real server: in pieces, without eval, and with bounded
// memory.
import { expect, type Page, test } from '@playwright/test';
import { launched } from './steps/launched.ts';
import { row, upload } from './steps/journey.ts';
import { watchPolicy } from './steps/policy-watch.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched({ SEED: 'empty' });

const PAGES = 400;

/** Pages of text, each with some kilobytes that only rendering needs. */
function longFile(): Buffer {
  const ballast = Array.from({ length: 60 }, (_, line) => `% ${String(line).padStart(96, '0')}`).join('\n');
  const kids = Array.from({ length: PAGES }, (_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${PAGES}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  for (let page = 1; page <= PAGES; page += 1) {
    const stream = `BT /F 18 Tf 72 720 Td (Clause ${page} of the r\\351sum\\351) Tj ET\n${ballast}`;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${4 + 2 * page - 1} 0 R>>`,
      `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Counts the bytes of previews received so far. */
function countBytes(page: Page) {
  const seen = { bytes: 0, calls: 0, size: 0 };
  page.on('response', (response) => {
    if (!response.url().endsWith('/preview')) return;
    const headers = response.headers();
    seen.calls += 1;
    seen.bytes += Number(headers['content-length'] ?? 0);
    seen.size = Number(/\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] ?? seen.size);
  });
  return seen;
}

const sheet = (page: Page, number: number) => page.getByRole('region', { name: `Page ${number} of ${PAGES}` });
/** The server stamps all pages before it sends the first, which is slow on a busy machine. */
const drawn = (page: Page, number: number) =>
  expect(sheet(page, number).locator('canvas')).toBeVisible({ timeout: 90_000 });
const canvases = (page: Page) => page.locator('canvas').count();

async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

test('four hundred pages open with the first, are read to the last, searched, and audited', async ({ page }) => {
  test.slow();
  const violations = await watchPolicy(page);
  await signIn(page, server.url, 'manager');
  await page.getByRole('link', { name: 'Document Management' }).click();
  await upload(page, { name: 'Long.pdf', mimeType: 'application/pdf', buffer: longFile() });
  const seen = countBytes(page);
  await row(page, 'Long.pdf')
    .getByRole('button', { name: /^Preview/ })
    .click();
  await drawn(page, 1);
  const first = { ...seen };
  await expect(sheet(page, 1)).toContainText('Clause 1 of the résumé');
  expect(first.bytes).toBeLessThan(first.size / 2);
  const before = await heap(page);

  let most = await canvases(page);
  await page.getByRole('group', { name: 'Pages of Long.pdf' }).focus();
  for (let number = 10; number <= PAGES; number += 10) {
    await page.getByRole('textbox', { name: /^Page, of/ }).fill(String(number));
    await page.keyboard.press('Enter');
    await drawn(page, number);
    most = Math.max(most, await canvases(page));
  }
  expect(most).toBeLessThanOrEqual(6);
  const after = await heap(page);
  const description =
    `before the first page: ${first.calls} calls, ${megabytes(first.bytes)} of ${megabytes(first.size)}; ` +
    `at most ${most} canvases; heap ${megabytes(before)}, at the end ${megabytes(after)}`;
  test.info().annotations.push({ type: 'measured', description });

  await page.keyboard.press('Control+f');
  await page.keyboard.type('RESUME');
  await expect(page.getByRole('search')).toContainText(`of ${PAGES}`);
  await expect(page.locator('mark[data-current]')).toBeVisible();
  await page.keyboard.press('Escape');

  // A page counts as read after a second in view, by the page's clock.
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() > start + 2000, since);
  const sent = page.waitForResponse((response) => response.url().endsWith('/reading'));
  await page.keyboard.press('Escape');
  const report = await sent;
  expect(report.status()).toBe(204);
  expect(report.request().postDataJSON()).toMatchObject({ seconds: expect.any(Number) });
  expect(violations).toEqual([]);
});
