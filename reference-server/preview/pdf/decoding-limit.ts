// A limit to what pdf-lib decodes: it has none of its own, and a few kilobytes unfold to gigabytes. All its decoders
// write into a buffer that their common class lets grow; that is where the limit is kept. One file is read at a time.
import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream, PDFXRefStreamParser } from '@cantoo/pdf-lib';

/** Bytes of everything that is decoded to read one file: what its objects are packed into. */
const MOST_TO_READ = 64 * 1024 * 1024;

interface Decoder {
  buffer: Uint8Array;
  ensureBuffer: (this: Decoder, size: number) => Uint8Array;
}

let left = MOST_TO_READ;

/** From here on as many bytes more may be decoded. */
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

// Where objects are is found by reading them: the table is not needed, and may claim to have billions of rows.
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
