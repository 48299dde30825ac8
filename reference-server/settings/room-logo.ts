// `ROOM_LOGO`: the operator's picture, drawn anew, so that pages, mails and reports carry only its pixels.
import { readFile, stat } from 'node:fs/promises';
import { SettingsError } from './settings-error.ts';

const MOST_BYTES = 100 * 1024;

/** @param file PNG or SVG, at most 100 KB @returns a PNG on white, at most 480 by 96 @throws SettingsError */
export async function readRoomLogo(file: string | undefined): Promise<Buffer | null> {
  if (file === undefined) return null;
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new SettingsError('ROOM_LOGO names no file');
  if (found.size > MOST_BYTES) throw new SettingsError('ROOM_LOGO names a file of more than 100 KB');
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(await readFile(file), { limitInputPixels: 16_000_000 });
    const { format } = await picture.metadata();
    if (format !== 'png' && format !== 'svg') throw new Error(`It is ${format}`);
    const size = { width: 480, height: 96, fit: 'inside', withoutEnlargement: format === 'png' } as const;
    return await picture.resize(size).flatten({ background: '#ffffff' }).png().toBuffer();
  } catch (cause) {
    throw new SettingsError('ROOM_LOGO names no PNG or SVG of at most 16 million pixels that can be drawn', { cause });
  }
}
