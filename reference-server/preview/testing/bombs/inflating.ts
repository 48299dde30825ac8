// Valid zlib streams of a repeated byte, without the time to compress them.
import { constants, deflateRawSync } from 'node:zlib';
import { MEGABYTE } from './bomb.ts';

const BLOCK = 16 * MEGABYTE;

/** A stream of `megabytes` spaces, or of another byte. */
export function inflatingTo(megabytes: number, byte = 0x20): Buffer {
  const count = Math.max(1, Math.ceil((megabytes * MEGABYTE) / BLOCK));
  // Ends on a byte boundary and is independent of earlier data, so that it can be repeated.
  const block = deflateRawSync(Buffer.alloc(BLOCK, byte), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(adlerOf(byte, count * BLOCK));
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(count).fill(block), end, sum]);
}

/** The checksum of a zlib stream of one repeated byte. */
function adlerOf(byte: number, count: number): number {
  const modulus = 65_521n;
  const [value, length] = [BigInt(byte), BigInt(count)];
  const low = (1n + length * value) % modulus;
  const high = (length + (value * length * (length + 1n)) / 2n) % modulus;
  return Number((high << 16n) | low);
}
