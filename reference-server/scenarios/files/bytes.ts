// Helpers for binary files.
const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** An unsigned number in `size` bytes, most significant first. */
export function bigEndian(value: number, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 0xff);
}

export const littleEndian = (value: number, size: number): Uint8Array => bigEndian(value, size).reverse();
