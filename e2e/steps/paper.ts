// What comes out of a printer: the pages of the PDF that the browser makes of a screen, as text.
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Words without their spaces: a PDF has the places of letters, and not the ends of words. */
export function letters(words: string): string {
  return words.normalize('NFKC').replaceAll(/\s+/g, '');
}

/** The letters of each page, in the order in which they were drawn. */
export async function printed(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(letters(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await loading.destroy();
  return pages;
}
