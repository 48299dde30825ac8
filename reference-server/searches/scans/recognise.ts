// Recognises text in pictures with Tesseract.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { scanPackages } from './packages.ts';

/** The parts of tesseract.js-core that are used; it has no types. */
interface Core {
  FS: { writeFile: (path: string, bytes: Uint8Array) => void };
  TessBaseAPI: new () => {
    Init: (path: null, languages: string, mode: number) => number;
    SetImageFile: (orientation: number, angle: number) => number;
    Recognize: (monitor: null) => number;
    GetUTF8Text: () => string;
  };
}

const LSTM_ONLY = 1;
/** Larger pictures only take longer. */
const LONGEST_SIDE = 3000;

/** Throws if the packages are missing. */
export async function recognise(pictures: readonly Sharp[]): Promise<string> {
  const packages = scanPackages();
  if (!packages) throw new Error('Tesseract is not installed');
  const { core, languages } = packages;
  // Its only export.
  const open = createRequire(import.meta.url)(core) as (options: object) => Promise<Core>;
  const { FS, TessBaseAPI } = await open({ TesseractProgress: () => undefined, printErr: () => undefined });
  for (const { name, file } of languages) FS.writeFile(`${name}.traineddata`, gunzipSync(await readFile(file)));
  const tesseract = new TessBaseAPI();
  if (tesseract.Init(null, languages.map(({ name }) => name).join('+'), LSTM_ONLY) !== 0)
    throw new Error('Tesseract does not take its languages');
  const texts: string[] = [];
  for (const picture of pictures) {
    const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const grey = picture.resize(size).flatten({ background: 'white' }).greyscale().raw();
    const { data, info } = await grey.toBuffer({ resolveWithObject: true });
    FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${info.width} ${info.height}\n255\n`), data]));
    tesseract.SetImageFile(1, 0);
    if (tesseract.Recognize(null) === 0) texts.push(tesseract.GetUTF8Text());
  }
  return texts.join('\n');
}
