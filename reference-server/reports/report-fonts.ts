// The report's fonts, shipped with the server: the app's, and narrow ones with Hebrew and Arabic for what it lacks.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Fonts } from './pdf/pdf-paper.ts';

const { resolve } = createRequire(import.meta.url);
const read = (...files: string[]) => Promise.all(files.map((file) => readFile(resolve(file))));

export async function readReportFonts(): Promise<Fonts> {
  const [body, bold, mono] = await Promise.all([
    read('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
    read(
      '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
      'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
    ),
    read('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
  ]);
  return { body, bold, mono };
}
