// Detects the encoding of text and converts it to UTF-8. Binary content is refused.
import { legacyHookDecode, TextDecoder as AnyDecoder } from '@exodus/bytes/encoding.js';
import sniffEncoding from 'html-encoding-sniffer';
import { GrowingBytes } from '../lines/growing.ts';
import { CannotRead, tooLarge } from '../unreadable-file.ts';

const PIECE = 1 << 20;
/** The bytes read for detection. */
const HEAD = 8192;

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += PIECE) decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Decodes HTML like a browser. If nothing is declared, UTF-8 is used where valid, otherwise the legacy default. */
export function htmlText(bytes: Uint8Array): string {
  const defaultEncoding = isUtf8(bytes) ? 'UTF-8' : 'windows-1252';
  return legacyHookDecode(bytes, sniffEncoding(bytes, { defaultEncoding }).toLowerCase());
}

/** @throws CannotRead for binary content */
export function encodingOfText(bytes: Uint8Array): string {
  const marked = byMark(bytes);
  if (marked?.startsWith('utf-16')) return marked;
  const encoding = marked ?? byZeros(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  expectText(bytes, encoding);
  return encoding;
}

/** @throws CannotRead for what is binary in this encoding */
export function expectText(bytes: Uint8Array, encoding: string): void {
  if (isBinary(bytes, encoding)) throw new CannotRead('no-text', 'it is no text');
}

/** Without a byte order mark. @throws CannotRead for more than `most` bytes */
export function asUtf8(bytes: Uint8Array, encoding: string, most: number): Uint8Array {
  if (encoding === 'utf-8' && isUtf8(bytes)) return withinLimit(withoutMark(bytes), most);
  const decoder = new AnyDecoder(encoding);
  const encoder = new TextEncoder();
  const text = new GrowingBytes(bytes.length);
  for (let at = 0; at < bytes.length; at += PIECE) {
    const isLast = at + PIECE >= bytes.length;
    text.add(encoder.encode(decoder.decode(bytes.subarray(at, at + PIECE), { stream: !isLast })));
    withinLimit(text.done(), most);
  }
  return withoutMark(text.done());
}

function withinLimit(bytes: Uint8Array, most: number): Uint8Array {
  if (bytes.length > most) throw tooLarge('text');
  return bytes;
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

function byMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** UTF-16 without a mark has zeros at least in its spaces and line ends, whatever its script. */
function byZeros(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, HEAD);
  // Bytes that are nearly all ASCII are another text with a few zeros.
  if (!head.includes(0) || head.filter(isPlain).length > head.length * 0.8) return null;
  const [best] = ['utf-16le', 'utf-16be']
    .filter((encoding) => !isBinary(head, encoding))
    .map((encoding) => {
      const text = new TextDecoder(encoding).decode(head);
      return { encoding, length: text.length, plain: numberOf(PLAIN, text), strange: numberOf(STRANGE, text) };
    })
    .filter(({ length, plain, strange }) => plain > strange && strange <= Math.max(1, length * 0.02))
    .toSorted((one, other) => other.plain - one.plain);
  return best?.encoding ?? null;
}

const PLAIN = /[\t\n\r -~]/g;
/** Without a meaning, or half a character: hardly found in text that is decoded as it was encoded. */
const STRANGE = /[\p{Cn}\p{Co}\p{Cs}\ufffd]/gu;

const numberOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

const isPlain = (byte: number) => (byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13);

/** Control characters that text never contains, most of all zero. */
function isBinary(bytes: Uint8Array, encoding: string): boolean {
  const isWide = encoding.startsWith('utf-16');
  if (!isWide && bytes.includes(0)) return true;
  const head = bytes.subarray(0, HEAD);
  const codes = isWide ? unitsOf(head, encoding === 'utf-16le') : head;
  const odd = codes.filter((code) => code < 9 || (code > 13 && code < 27) || (code > 27 && code < 32)).length;
  return odd > codes.length * 0.02;
}

function unitsOf(bytes: Uint8Array, isLittle: boolean): Uint16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Uint16Array.from({ length: bytes.length >> 1 }, (_, at) => view.getUint16(2 * at, isLittle));
}
