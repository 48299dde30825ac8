// Detects the encoding of text and converts it to UTF-8. Binary content is refused.
import { legacyHookDecode, TextDecoder as AnyDecoder } from '@exodus/bytes/encoding.js';
import sniffEncoding from 'html-encoding-sniffer';
import { GrowingBytes } from '../lines/growing.ts';
import { CannotRead, tooLarge } from '../unreadable.ts';

const PIECE = 1 << 20;
/** The bytes read for detection. */
const HEAD = 8192;

/** Whether all bytes are valid UTF-8. */
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
  const encoding = byMark(bytes) ?? byZeros(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  if (!encoding.startsWith('utf-16') && isBinary(bytes)) throw new CannotRead('no-text', 'it is no text');
  return encoding;
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

/** In UTF-16 text of European scripts, every second byte is zero. */
function byZeros(bytes: Uint8Array): string | null {
  if (bytes.length % 2 !== 0) return null;
  const head = bytes.subarray(0, HEAD);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = head.length * 0.3;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

/** Control characters that text never contains, most of all zero. */
function isBinary(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return true;
  const head = bytes.subarray(0, HEAD);
  const odd = head.filter((byte) => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)).length;
  return odd > head.length * 0.02;
}
