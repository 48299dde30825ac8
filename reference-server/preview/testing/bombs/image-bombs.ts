// Pictures with more pixels, frames or scans than bytes.
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { type Bomb, MEGABYTE, text } from './bomb.ts';
import { inflatingTo } from './inflating.ts';

interface PngShape {
  width: number;
  height: number;
  depth?: number;
  /** 0 grey, 2 colour, 6 colour with transparency. */
  colour?: number;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([text(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Its data consists of zeros. */
function png({ width, height, depth = 8, colour = 6 }: PngShape, before: Buffer[] = [], spare = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, 0], 8);
  const samples = colour === 6 ? 4 : colour === 2 ? 3 : 1;
  const bytes = height * (1 + Math.ceil((width * samples * depth) / 8));
  const data = inflatingTo(bytes / MEGABYTE + spare, 0);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const compressedText = () => [chunk('zTXt', Buffer.concat([text('Comment\0\0'), inflatingTo(2048)]))];
const profile = () => [chunk('iCCP', Buffer.concat([text('profile\0\0'), inflatingTo(1024)]))];

const u16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
};

/** One-pixel frames on a large canvas, which is redrawn for each. */
function gif(side: number, frames: number): Buffer {
  const screen = Buffer.concat([text('GIF89a'), u16(side, side), Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const control = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]);
  const image = Buffer.concat([Buffer.from([0x2c]), u16(0, 0, 1, 1), Buffer.from([0, 2, 2, 0x44, 1, 0])]);
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(Buffer.concat([control, image])), Buffer.from([0x3b])]);
}

/** A small JPEG that declares a larger size and repeats its scans. */
async function jpeg(width: number, height: number, scans: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const frame = small.indexOf(Buffer.from([0xff, 0xc2]));
  small.writeUInt16BE(height, frame + 5);
  small.writeUInt16BE(width, frame + 7);
  const first = small.indexOf(Buffer.from([0xff, 0xda]));
  const body = small.subarray(first, -2);
  return Buffer.concat([small.subarray(0, first), ...Array<Buffer>(scans).fill(body), small.subarray(-2)]);
}

async function solid(format: 'webp' | 'avif', side: number): Promise<Buffer> {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#345' } });
  return format === 'webp'
    ? picture.webp({ lossless: true, effort: 0 }).toBuffer()
    : picture.avif({ effort: 0, quality: 1 }).toBuffer();
}

/** An animation of a small picture on a large canvas. */
async function animation(side: number, frames: number): Promise<Buffer> {
  const still = await solid('webp', 16);
  const u24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);
  const riff = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([text(name), length, data, Buffer.alloc(data.length % 2)]);
  };
  const place = Buffer.concat([u24(0), u24(0), u24(15), u24(15), u24(10), Buffer.from([0])]);
  const frame = riff('ANMF', Buffer.concat([place, still.subarray(12)]));
  const canvas = riff('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), u24(side - 1), u24(side - 1)]));
  const body = Buffer.concat([
    text('WEBP'),
    canvas,
    riff('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ]);
  return riff('RIFF', body);
}

/** The smallest BMP header that claims `side` by `side` pixels. */
function bmp(side: number): Buffer {
  const head = Buffer.alloc(64);
  head.write('BM', 'latin1');
  head.writeUInt32LE(64, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(side, 18);
  head.writeInt32LE(side, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return head;
}

const image = (type: string, name: string, make: Bomb['make'], isLong?: true): Bomb => ({
  name: `a ${type.toUpperCase()} ${name}`,
  type: `image/${type}`,
  make,
  ...(isLong ? { isLong } : {}),
});

export const imageBombs: readonly Bomb[] = [
  image('png', 'of 64 million pixels of eight bytes', () => png({ width: 8000, height: 8000, depth: 16 })),
  image('png', 'of 900 million pixels', () => png({ width: 30_000, height: 30_000, depth: 1, colour: 0 })),
  image('png', 'with a comment of 2 GB', () => png({ width: 8, height: 8 }, compressedText())),
  image('png', 'with a profile of 1 GB', () => png({ width: 8, height: 8 }, profile()), true),
  image('png', 'with 1 GB behind its last row', () => png({ width: 8, height: 8 }, [], 1024), true),
  image('png', 'of one row of 64 million pixels', () => png({ width: 64_000_000, height: 1, depth: 16 }), true),
  image('png', 'of 64 million rows', () => png({ width: 1, height: 64_000_000, depth: 16 }), true),
  image('gif', 'of 3,000 frames on 25 million pixels', () => gif(5000, 3000)),
  image('gif', 'of 2,000 frames that fit the limit together', () => gif(178, 2000), true),
  image('gif', 'of 100,000 frames', () => gif(25, 100_000), true),
  image('jpeg', 'that claims 64 million pixels', () => jpeg(8000, 8000, 1)),
  image('jpeg', 'of 16 million pixels and 1,000 scans', () => jpeg(4096, 4096, 1000)),
  image('jpeg', 'that claims 4,000 million pixels', () => jpeg(65_000, 65_000, 1), true),
  image('webp', 'of 36 million pixels', () => solid('webp', 6000)),
  image('webp', 'of 2,000 frames on 64 million pixels', () => animation(8000, 2000)),
  image('avif', 'of 4 million pixels', () => solid('avif', 2048)),
  image('avif', 'of 63 million pixels', () => solid('avif', 7936), true),
  image('bmp', 'that claims 900 million pixels', () => bmp(30_000)),
];
