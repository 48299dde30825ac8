// Compares two stored files, as JSON.
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ComparedFile, compareFiles } from '../comparing/compare-files.ts';

/** The library's character maps, for PDFs in Asian scripts. */
export const cMapUrl = `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/cmaps/`;

export async function compareStored(from: ComparedFile, to: ComparedFile): Promise<Uint8Array> {
  return new TextEncoder().encode(JSON.stringify(await compareFiles(from, to, { cMapUrl })));
}
