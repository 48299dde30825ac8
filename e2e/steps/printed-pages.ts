// The printed pages of a screen as text, from the browser's PDF.
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text without spaces, since a PDF contains positions of letters only. */
export const letters = (words: string): string => words.normalize('NFKC').replaceAll(/\s+/g, '');

/** The letters of each page in drawing order. */
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
