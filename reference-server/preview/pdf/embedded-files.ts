// Deletes the files embedded in a PDF: viewers would hand them out as they are, without a mark.
import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

const FILES = PDFName.of('EF');
/** The keys of such files, by which no resource can be mistaken for them. */
const platforms = new Set(['/F', '/UF', '/DOS', '/Mac', '/Unix']);

export function dropEmbeddedFiles({ context, catalog }: PDFDocument): void {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      const files = dict.lookup(FILES);
      if (files instanceof PDFDict && files.keys().every((key) => platforms.has(String(key)))) {
        for (const file of files.values()) if (file instanceof PDFRef) context.delete(file);
        dict.delete(FILES);
      }
    }
    const parts = dict instanceof PDFDict ? dict.values() : dict instanceof PDFArray ? dict.asArray() : [];
    for (const part of parts) if (!(part instanceof PDFRef)) waiting.push(part);
  }
  const names = catalog.lookup(PDFName.of('Names'));
  if (names instanceof PDFDict) names.delete(PDFName.of('EmbeddedFiles'));
  catalog.delete(PDFName.of('Collection'));
}
