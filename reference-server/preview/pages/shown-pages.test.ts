// Pages of files in a real browser: nothing in a file runs, and the reader's tools work.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_TYPES } from '#core/records/content-types.ts';
import { docxParts, row, xlsx, xlsxParts, zipOf } from '#server/comparing/testing/office-files.ts';
import * as hostile from '../testing/hostile-markup.ts';
import { Screen, Trap } from '../testing/shown.ts';
import { watermark } from '../watermark.ts';

const mark = { email: 'ada@strongroom.example', time: '2026-01-02T03:05:00.000Z' };

let screen: Screen;
let trap: Trap;
beforeAll(async () => {
  screen = await Screen.open();
  trap = await Trap.open();
}, 60_000);
afterAll(async () => {
  await screen.close();
  trap.close();
});

const show = async (bytes: Uint8Array, type: string) => screen.show('html', await watermark(bytes, type, mark));
const frame = () => screen.page.frameLocator('iframe');

describe('no connection is made by', () => {
  const markup = () => Object.values({ ...hostile.connectingHtml(trap.address), ...hostile.leadingHtml(trap.address) });
  const quoted = () => markup().map((text) => `"${text.replaceAll('"', '""')}"`);
  const external = () => ({
    ...docxParts('<w:p><w:r><a:blip r:embed="rId1" r:link="rId1"/></w:r><w:r><w:t>Text</w:t></w:r></w:p>'),
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="rId1" Type="x/image" Target="${trap.address}" TargetMode="External"/></Relationships>`,
  });
  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['text of markup', PAGE_TYPES.text, () => Buffer.from(markup().join('\n'))],
    ['cells of markup', PAGE_TYPES.csv, () => Buffer.from(quoted().join(',\n'))],
    ['a picture that lies elsewhere', PAGE_TYPES.docx, () => zipOf(external())],
  ])('%s', async (_, type, make) => {
    const before = trap.connections;
    await show(await make(), type);
    expect(await frame().locator('script, iframe, img, link, form').count()).toBe(0);
    await screen.show('html', Buffer.from('<p>Another'));
    expect(trap.connections).toBe(before);
  });
});

it('the head and the numbers of a long and wide table stay in sight', async () => {
  const line = Array.from({ length: 40 }, (_, at) => `cell ${at}`).join(',');
  await show(Buffer.from(`${line}\n`.repeat(300)), PAGE_TYPES.csv);
  const last = frame().locator('tbody tr:last-child td:last-child');
  await last.scrollIntoViewIfNeeded();
  const head = await frame().locator('thead th').last().boundingBox();
  const number = await frame().locator('tbody tr:last-child td').first().boundingBox();
  expect(head?.y).toBeLessThan(5);
  expect(number?.x).toBeLessThan(5);
  expect(await frame().locator('tbody tr:last-child td').first().textContent()).toBe('300');
});

it('the frozen columns of a workbook stay beside its row numbers', async () => {
  const wide = Array.from({ length: 20 }, (_, at) => `a somewhat long cell ${at}`);
  const parts = xlsxParts({ sheets: { One: Array.from({ length: 60 }, (_, at) => row(at + 1, ...wide)).join('') } });
  const part = 'xl/worksheets/sheet1.xml';
  const pane = '<pane xSplit="2" ySplit="1" state="frozen"/><sheetData>';
  await show(await zipOf({ ...parts, [part]: parts[part]!.replace('<sheetData>', pane) }), PAGE_TYPES.xlsx);
  const cells = frame().locator('tbody tr:last-child > *');
  await cells.last().scrollIntoViewIfNeeded();
  const [number, first, second, last] = await Promise.all([0, 1, 2, 20].map((at) => cells.nth(at).boundingBox()));
  expect(Math.abs(first!.x - number!.x - number!.width)).toBeLessThan(1);
  expect(Math.abs(second!.x - first!.x - first!.width)).toBeLessThan(1);
  expect(last!.x).toBeGreaterThan(second!.x + second!.width);
});

it('the list of sheets leads to them', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => row(at + 1, 'a', at)).join('');
  await show(await xlsx({ sheets: { One: rows, Two: rows, Three: rows } }), PAGE_TYPES.xlsx);
  await frame().getByRole('link', { name: 'Three' }).click();
  const there = frame().getByRole('heading', { name: 'Three' });
  await expect.poll(async () => (await there.boundingBox())?.y ?? 9999).toBeLessThan(200);
});
