// The report's fonts, shipped with the server: narrow ones for tables, with Greek, Cyrillic, Hebrew and Arabic.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Fonts } from './pdf/pdf-paper.ts';

const require = createRequire(import.meta.url);
const bytesOf = (name: string): Promise<Uint8Array> => readFile(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

export async function readReportFonts(): Promise<Fonts> {
  const [body, bold, mono] = await Promise.all(
    ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold', 'DejaVuSansMono'].map(bytesOf),
  );
  if (!body || !bold || !mono) throw new Error('A font of the report is missing.');
  return { body, bold, mono };
}
