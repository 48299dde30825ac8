// Limits what pdf-lib decodes, in the common class of its decoders; one file is read at a time.
import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream, PDFXRefStreamParser } from '@cantoo/pdf-lib';

/** The bytes decoded to read one file's objects. */
const MOST_TO_READ = 64 * 1024 * 1024;

interface Decoder {
  buffer: Uint8Array;
  ensureBuffer: (this: Decoder, size: number) => Uint8Array;
}

let left = MOST_TO_READ;

/** Allows this number of bytes from here on. */
export function allowDecoding(bytes = MOST_TO_READ): void {
  left = bytes;
}

const decoders = commonClass();
const grow = decoders.ensureBuffer;
decoders.ensureBuffer = function (size) {
  const before = this.buffer.byteLength;
  if (size - before > left) throw new Error('the file unfolds to too much');
  const buffer = grow.call(this, size);
  left -= buffer.byteLength - before;
  return buffer;
};

// Objects are found by parsing, so the cross-reference table is not needed; it may claim billions of rows.
Object.defineProperty(PDFXRefStreamParser.prototype, 'parseEntries', { value: () => [] });

function commonClass(): Decoder {
  const dict = PDFContext.create().obj({ Filter: PDFName.of('RunLengthDecode') });
  const decoder: unknown = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()));
  const found: unknown = Object.getPrototypeOf(Object.getPrototypeOf(decoder));
  if (!isDecoder(found)) throw new Error('the decoders of pdf-lib have changed');
  return found;
}

function isDecoder(value: unknown): value is Decoder {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'ensureBuffer');
}
