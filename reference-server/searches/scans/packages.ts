// The large packages for reading scans are installed only for OCR=on; nothing is downloaded at run time.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const INSTALL =
  'npm install --no-save tesseract.js-core@7.0.0 @tesseract.js-data/eng@1.0.0 @tesseract.js-data/deu@1.0.0';

interface Packages {
  /** The program, in WebAssembly. */
  core: string;
  /** The data of each installed language. */
  languages: { name: string; file: string }[];
}

/** Null if they are not installed. */
export function scanPackages(): Packages | null {
  try {
    const core = createRequire(import.meta.url).resolve('tesseract.js-core/tesseract-core-simd-lstm.js');
    const data = path.join(path.dirname(core), '..', '@tesseract.js-data');
    const fileOf = (name: string) => path.join(data, name, '4.0.0_best_int', `${name}.traineddata.gz`);
    const languages = readdirSync(data).map((name) => ({ name, file: fileOf(name) }));
    const found = languages.filter(({ file }) => existsSync(file));
    return found.length === 0 ? null : { core, languages: found };
  } catch {
    return null;
  }
}
