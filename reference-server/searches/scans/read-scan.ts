// Reads the text of one page that is a picture: of a PDF, or of an image file.
import sharp from 'sharp';
import { isAffordable } from '../../preview/image/image-cost.ts';
import { picturesOfPage } from './pdf-pictures.ts';
import { recognise } from './recognise.ts';

export interface ScannedPage {
  text: string;
  /** The number of pages in the file. */
  of: number;
}

/** @param page from 1 */
export async function readScan(kind: 'pdf' | 'image', bytes: Uint8Array, page: number): Promise<ScannedPage> {
  if (kind === 'image') {
    const picture = sharp(bytes);
    if (!isAffordable(await picture.metadata())) throw new Error('the picture is too large');
    // Rotated as the camera recorded it.
    return { text: await recognise([picture.rotate()]), of: 1 };
  }
  const { pictures, of } = await picturesOfPage(bytes, page);
  return { text: pictures.length === 0 ? '' : await recognise(pictures), of };
}
