// A compliance report in each format, and the verification of each against the log.
import { expect, type Page, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { launched } from './steps/launched.ts';
import { apiOf } from './steps/api.ts';
import { App, arrive, expectSignedIn } from './steps/second-factor.ts';

const server = launched({ SECOND_FACTOR: 'everyone', TEST_CLOCK_PORT: '0' });

/** The exit code and output of `npm run audit:verify -- --report`. */
async function verified(file: string): Promise<{ code: number; output: string }> {
  const script = ['--import', 'tsx', 'scripts/data-folder/audit-verify.ts', '--data', server.dataDir, '--report', file];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, script);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

async function signInWith(page: Page, app: App, role: 'admin' | 'manager'): Promise<void> {
  await arrive(page, server.url, role);
  await app.setUp(page);
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await expectSignedIn(page, role);
}

/** Sets step-up as an administrator. */
async function askAgainAfterMinutes(admin: Page, stepUpMinutes: number): Promise<void> {
  const api = apiOf(admin, server.url);
  const { data, response } = await api.GET('/api/security/policy');
  const { secondFactor, networks, idleMinutes, approverCount } = data!;
  const { error } = await api.PUT('/api/security/policy', {
    params: { header: { 'If-Match': response.headers.get('etag') ?? '' } },
    body: { secondFactor, networks, idleMinutes, approverCount, stepUpMinutes },
  });
  expect(error).toBeUndefined();
}

/** Makes and saves a report of the whole log. */
async function report(page: Page, format: 'PDF' | 'CSV' | 'JSON', confirm?: () => Promise<void>): Promise<string> {
  await page.getByRole('button', { name: 'Compliance Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compliance Report' });
  await dialog.getByLabel('Period').selectOption('All');
  await dialog.getByRole('radio', { name: format }).check();
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create Report' }).click();
  await confirm?.();
  const file = test.info().outputPath(`report.${format.toLowerCase()}`);
  const finished = await started;
  expect(finished.suggestedFilename()).toMatch(new RegExp(`^Compliance report up to .*\\.${format.toLowerCase()}$`));
  await finished.saveAs(file);
  await expect(page.getByText('The report is complete. Your downloads show whether it was saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return file;
}

async function textOf(file: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)) }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return (await Promise.all(pages)).join('\n');
}

/** The same file with one word of it changed. */
function changed(file: string, from: string, to: string): string {
  const bytes = readFileSync(file, 'latin1');
  expect(bytes.includes(from)).toBe(true);
  const forged = `${file}.forged`;
  writeFileSync(forged, bytes.replace(from, to), 'latin1');
  return forged;
}

test('a manager creates a report in each format, and the log verifies each of them', async ({ page, browser }) => {
  test.slow();
  const app = new App(server);
  const admin = await (await browser.newContext()).newPage();
  await signInWith(admin, app, 'admin');
  await askAgainAfterMinutes(admin, 5);
  await admin.context().close();

  await signInWith(page, app, 'manager');
  await page.getByRole('link', { name: 'Audit Trail' }).click();
  for (let moved = 0; moved <= 300; moved += 30) await app.nextCode();
  const csv = await report(page, 'CSV', async () => {
    const dialog = page.getByRole('dialog', { name: 'Confirm That It Is You' });
    await dialog.getByLabel('Code').fill(await app.nextCode());
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  });
  const json = await report(page, 'JSON');
  const pdf = await report(page, 'PDF');

  expect(readFileSync(csv, 'utf8')).toContain('Marcus Okafor');
  const { cover } = JSON.parse(readFileSync(json, 'utf8')) as { cover?: { madeBy?: { name?: string } } };
  expect(cover?.madeBy?.name).toBe('Marcus Okafor');
  const paper = await textOf(pdf);
  for (const words of ['The beginning of the log', 'Marcus Okafor', 'The audit chain', 'Who had access to what'])
    expect(paper).toContain(words);
  // The text of a PDF is compressed, so another byte is changed.
  for (const [file, from, to] of [
    [csv, 'Marcus', 'Morcus'],
    [json, 'Marcus', 'Morcus'],
    [pdf, '%PDF-1.7', '%PDF-1.4'],
  ] as const) {
    expect(await verified(file), file).toMatchObject({ code: 0 });
    expect(await verified(changed(file, from, to)), file).toMatchObject({ code: 3 });
  }
});
