// The report's fonts, shipped with the server: the app's, and narrow ones with Hebrew and Arabic for what it lacks.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Fonts } from './pdf/pdf-paper.ts';

const { resolve } = createRequire(import.meta.url);
const inter = (style: string) => `@expo-google-fonts/inter/${style}/Inter_${style}.ttf`;
const dejaVu = (style: string) => `dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`;
const read = (...files: string[]) => Promise.all(files.map((file) => readFile(resolve(file))));

export async function readReportFonts(): Promise<Fonts> {
  const [body, bold, mono] = await Promise.all([
    read(inter('400Regular'), dejaVu('Condensed')),
    read(inter('600SemiBold'), dejaVu('Condensed-Bold')),
    read(dejaVu('Mono')),
  ]);
  return { body, bold, mono };
}
