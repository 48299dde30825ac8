// Deletes the files embedded in a PDF: viewers would hand them out as they are, without a mark.
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** Their keys; a resource may have the name of their dictionary. */
const keys = /^\/(?:U?F|DOS|Mac|Unix)$/;

export function dropEmbeddedFiles({ context, catalog }: PDFDocument): void {
  const waiting = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    const parts = dict instanceof PDFDict ? dict.values() : dict instanceof PDFArray ? dict.asArray() : [];
    for (const part of parts) if (!(part instanceof PDFRef)) waiting.push(part);
    const files = dict instanceof PDFDict ? dict.lookup(PDFName.of('EF')) : undefined;
    if (!(files instanceof PDFDict) || !files.keys().every((key) => keys.test(String(key)))) continue;
    for (const file of files.values()) if (file instanceof PDFRef) context.delete(file);
  }
  const names = catalog.lookup(PDFName.of('Names'));
  if (names instanceof PDFDict) names.delete(PDFName.of('EmbeddedFiles'));
  catalog.delete(PDFName.of('Collection'));
}
