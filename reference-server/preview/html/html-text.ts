// The text of an HTML file, in whichever encoding a browser would read it.
import { legacyHookDecode } from '@exodus/bytes/encoding.js';
import sniffEncoding from 'html-encoding-sniffer';
import { isUtf8 } from 'node:buffer';

/** Where nothing is declared: UTF-8 if the bytes can be that, else what browsers take old pages for. */
export function htmlText(bytes: Uint8Array): string {
  const defaultEncoding = isUtf8(bytes) ? 'UTF-8' : 'windows-1252';
  return legacyHookDecode(bytes, sniffEncoding(bytes, { defaultEncoding }).toLowerCase());
}
