import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { isPhone } from './story-page.ts';

/** The name of a story's picture in one theme. */
export const pictureName = (id: string, theme: string) => `${id}-${theme}.webp`;

/** Takes the picture of the story on a page, in both themes. */
export async function drawPictures(page: Page, id: string, folder: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await sharp(png)
      .resize({ width: isPhone(id) ? 360 : 720 })
      .webp({ quality: 82 })
      .toFile(path.join(folder, pictureName(id, theme)));
  }
}
