// The text of a file for searching, in NFKD, with a form feed before each page or slide; none if unreadable.
import type { SearchableKind } from '#core/ports/text-search.ts';
import { textOf } from '../comparing/compare-files.ts';
import { limits } from '../comparing/comparing-limits.ts';
import type { Parts } from '../comparing/office/zip-parts.ts';
import type { PdfOptions } from '../comparing/pdf/pdf-lines.ts';
import { CannotRead } from '../comparing/unreadable-file.ts';
import { MOST_TEXT, PAGE } from './words.ts';

/** Rejects only for reasons other than the file. */
export async function textOfFile(
  kind: SearchableKind,
  read: () => Promise<Uint8Array>,
  options: PdfOptions = {},
): Promise<string> {
  try {
    const text = await textOfKind(kind, read, options);
    return text.slice(0, MOST_TEXT).normalize('NFKD').slice(0, MOST_TEXT);
  } catch (error) {
    if (error instanceof CannotRead) return '';
    throw error;
  }
}

async function textOfKind(kind: SearchableKind, read: () => Promise<Uint8Array>, options: PdfOptions): Promise<string> {
  // Only reading scans finds text in pictures.
  if (kind === 'image') return '';
  if (kind === 'docx' || kind === 'xlsx' || kind === 'pptx') {
    const { openParts } = await import('../comparing/office/zip-parts.ts');
    const parts = await openParts(await read(), limits.inflated);
    if (kind === 'docx')
      return (await import('../comparing/office/docx-text.ts')).textOfDocx(parts, limits.text, false);
    return kind === 'xlsx' ? textOfSheets(parts) : textOfSlides(parts);
  }
  const { bytes, pages } = await textOf({ kind, read }, limits, { ...options, enough: MOST_TEXT });
  const text = new TextDecoder().decode(bytes.subarray(0, MOST_TEXT * 4)).replaceAll(PAGE, '\n');
  if (pages === null) return text;
  const lines = text.split('\n');
  return pages.map((start, at) => PAGE + lines.slice(start, pages[at + 1]).join('\n')).join('\n');
}

async function textOfSheets(parts: Parts): Promise<string> {
  const [{ readWorkbook }, { hiddenColumns, rowsOf }, { pageLimits }] = await Promise.all([
    import('../comparing/office/workbook.ts'),
    import('../preview/pages/office/xlsx-page.ts'),
    import('../preview/pages/page-limits.ts'),
  ]);
  const texts: string[] = [];
  const room = { cells: Infinity, text: MOST_TEXT };
  for (const sheet of await readWorkbook(parts, limits)) {
    if (sheet.isHidden) continue;
    texts.push(sheet.name);
    const rows = rowsOf(sheet, hiddenColumns(sheet), room, { ...pageLimits, rows: Infinity, cell: Infinity });
    for (const { cells } of rows) texts.push(cells.map(({ shown }) => shown).join(' | '));
  }
  return texts.join('\n');
}

async function textOfSlides(parts: Parts): Promise<string> {
  const [{ pptxPage }, { pageLimits }, { textOfHtml }] = await Promise.all([
    import('../preview/pages/office/pptx-page.ts'),
    import('../preview/pages/page-limits.ts'),
    import('../comparing/text/html-text.ts'),
  ]);
  const html = await pptxPage(parts, { ...pageLimits, pictures: 0 });
  const slides = html
    .replaceAll(/<span class="number">\d+<\/span>/g, '')
    .split('<section')
    .slice(1);
  return slides.map((slide) => PAGE + textOfHtml(`<section${slide}`, limits.text)).join('\n');
}
