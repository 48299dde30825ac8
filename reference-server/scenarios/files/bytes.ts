// Helpers for binary files, and the checksum of PNG pictures.
const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** An unsigned number in `size` bytes, most significant first. */
export function bigEndian(value: number, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 0xff);
}

export function littleEndian(value: number, size: number): Uint8Array {
  return bigEndian(value, size).reverse();
}

export function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}
