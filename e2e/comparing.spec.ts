// Comparing two versions over the real server: of a text, a workbook and a PDF.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { xlsx } from '#server/comparing/testing/office-files.ts';
import { launched } from './steps/launched.ts';
import { row, type SampleFile, upload } from './steps/journey.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched({ SEED: 'empty' });

/** Opens the version panel of a document and compares its second version with its first. */
async function compare(page: Page, name: string): Promise<Locator> {
  await row(page, name)
    .getByRole('button', { name: /^Preview/ })
    .click();
  await page.getByRole('button', { name: 'Version history' }).click();
  await page.getByRole('button', { name: 'Compare version 2 with version 1' }).click();
  return page.getByRole('dialog', { name: 'Compare Versions' });
}

async function close(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Compare Versions' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Compare version 2 with version 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Version history' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toBeHidden();
}

async function paper(page: Page, words: string): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setContent(`<h1>Quality of earnings</h1><p>${words}</p>`);
  const pdf = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return pdf;
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const twoOf = (name: string, mimeType: string, first: Buffer, second: Buffer): [SampleFile, SampleFile] => [
  { name, mimeType, buffer: first },
  { name, mimeType, buffer: second },
];

const cell = (at: string, value: number) => `<row r="1"><c r="${at}"><v>${value}</v></c></row>`;

test('what changed in a text, a workbook and a PDF is shown, and the comparison is in the audit trail', async ({
  page,
}) => {
  test.slow();
  const lines = Array.from({ length: 40 }, (_, at) => `Clause ${at + 1} of the agreement`);
  const changed = lines.with(19, 'Clause 20 of the amended agreement');
  const book = async (value: number) => Buffer.from(await xlsx({ sheets: { Model: cell('B1', value) } }));
  const files = [
    twoOf('Agreement.txt', 'text/plain', Buffer.from(lines.join('\n')), Buffer.from(changed.join('\n'))),
    twoOf('Model.xlsx', sheetType, await book(1200), await book(1300)),
    twoOf(
      'Earnings.pdf',
      'application/pdf',
      await paper(page, 'Revenue grew by 12 %.'),
      await paper(page, 'Revenue grew by 14 %.'),
    ),
  ];
  await signIn(page, server.url, 'manager');
  await page.getByRole('link', { name: 'Document Management' }).click();
  for (const [first, second] of files) {
    await upload(page, first);
    await upload(page, second);
    await expect(row(page, first.name)).toContainText('v2');
  }

  await test.step('the text, line by line, by keyboard, inline and side by side', async () => {
    const dialog = await compare(page, 'Agreement.txt');
    await expect(dialog.getByText('16 lines the same')).toBeVisible();
    await expect(dialog.locator('ins')).toHaveText(['amended ']);
    await page.keyboard.press('n');
    await expect(dialog.getByRole('status')).toHaveText('Change 1 of 1');
    await dialog.getByRole('button', { name: 'Side by side' }).click();
    const both = dialog.getByRole('row').filter({ hasText: 'amended' });
    await expect(both).toContainText('Clause 20 of the agreement');
    await close(page, 'Agreement.txt');
  });

  await test.step('the workbook, cell by cell', async () => {
    const dialog = await compare(page, 'Model.xlsx');
    const line = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'B1' }) });
    await expect(line.locator('del')).toHaveText('1200');
    await expect(line.locator('ins')).toHaveText('1300');
    await close(page, 'Model.xlsx');
  });

  await test.step('the PDF, by its text', async () => {
    const dialog = await compare(page, 'Earnings.pdf');
    await expect(dialog.locator('del')).toHaveText(/12/);
    await expect(dialog.locator('ins')).toHaveText(/14/);
    await close(page, 'Earnings.pdf');
  });

  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(page.getByText(/Compared versions 1 and 2 of "?.?Agreement\.txt/).first()).toBeVisible();
});
