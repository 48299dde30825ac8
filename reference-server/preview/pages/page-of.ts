// Creates the page of a file from its bytes. Runs in a separate process on the server, and in the browser in the mock.
import type { TextEncoding } from '#contract/types.ts';
import { PAGE_TYPES } from '#core/records/content-types.ts';
import { type Limits, limits as readLimits } from '#server/comparing/comparing-limits.ts';
import { tooLarge } from '#server/comparing/unreadable-file.ts';
import { type PageLimits, pageLimits } from './page-limits.ts';
import { csvPage } from './text/csv-page.ts';
import { textBytes, textPage } from './text/text-page.ts';

type ReadLimits = Pick<Limits, 'file' | 'inflated'>;

/** HTML without links and requests. @throws CannotRead for another type, a damaged file, or one that is too large */
export async function pageOf(
  bytes: Uint8Array,
  type: string,
  encoding?: TextEncoding,
  limits: PageLimits = pageLimits,
  read: ReadLimits = readLimits,
): Promise<string> {
  switch (type) {
    case PAGE_TYPES.csv:
    case PAGE_TYPES.tsv:
      return csvPage(textBytes(bytes, encoding), type === PAGE_TYPES.tsv, limits);
    case PAGE_TYPES.docx:
    case PAGE_TYPES.xlsx:
    case PAGE_TYPES.pptx:
      return officePage(bytes, type, limits, read);
    default:
      return textPage(textBytes(bytes, encoding), limits);
  }
}

async function officePage(bytes: Uint8Array, type: string, limits: PageLimits, read: ReadLimits): Promise<string> {
  const { openParts } = await import('#server/comparing/office/zip-parts.ts');
  if (bytes.length > read.file) throw tooLarge('file');
  const parts = await openParts(bytes, read.inflated);
  if (type === PAGE_TYPES.xlsx) return (await import('./office/xlsx-page.ts')).xlsxPage(parts, limits);
  if (type === PAGE_TYPES.pptx) return (await import('./office/pptx-page.ts')).pptxPage(parts, limits);
  return (await import('./office/docx-page.ts')).docxPage(parts, limits);
}
