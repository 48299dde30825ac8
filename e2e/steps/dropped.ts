import type { Page } from '@playwright/test';

/** Drops files and folders from disk onto the middle of the page, like a file manager. */
export async function dropped(page: Page, files: string[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data });
}
