// CRC-32 as used by ZIP files, four bytes at a time, so that large files do not hold up other calls.

const POLYNOMIAL = 0xedb88320;

/** The checksum's change by a byte that is the last one, or that one, two or three others follow. */
const first = tableOf(afterEightBits);
const second = tableOf((byte) => further(lookUp(first, byte)));
const third = tableOf((byte) => further(lookUp(second, byte)));
const fourth = tableOf((byte) => further(lookUp(third, byte)));

function tableOf(of: (byte: number) => number): DataView {
  const table = new DataView(new ArrayBuffer(1024));
  for (let byte = 0; byte < 256; byte += 1) table.setUint32(byte * 4, of(byte));
  return table;
}

function lookUp(table: DataView, value: number): number {
  return table.getUint32((value & 255) * 4);
}

function afterEightBits(byte: number): number {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
}

function further(value: number): number {
  return (value >>> 8) ^ lookUp(first, value);
}

/** @param before the checksum of the preceding bytes */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let value = ~before;
  let at = 0;
  for (const end = view.byteLength - 3; at < end; at += 4) {
    value ^= view.getUint32(at, true);
    value =
      lookUp(fourth, value) ^ lookUp(third, value >>> 8) ^ lookUp(second, value >>> 16) ^ lookUp(first, value >>> 24);
  }
  for (; at < view.byteLength; at += 1) value = further(value ^ view.getUint8(at));
  return ~value >>> 0;
}
