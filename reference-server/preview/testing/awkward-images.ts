// Unusual pictures: rotated by metadata, animated, tiny, in CMYK, truncated.
import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 210, b: 230 } } });

export const pictureOf = (type: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff', width = 640, height = 480) =>
  plain(width, height).toFormat(type).toBuffer();

/** Stored as 300 x 100, shown upright as 100 x 300. The left third of the stored picture is red. */
export const turnedJpeg = () =>
  plain(300, 100)
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'somewhere private' } })
    .toBuffer();

export async function animated(type: 'gif' | 'webp' | 'tiff', frames = 3): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, at) =>
      sharp({ create: { width: 200, height: 120, channels: 3, background: { r: 80 * at, g: 120, b: 40 } } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pictures, { join: { animated: true } })
    .toFormat(type, { delay: frames === 3 ? [100, 200, 300] : 100 })
    .toBuffer();
}

export const printersJpeg = () => plain(320, 200).toColourspace('cmyk').jpeg().toBuffer();

/** A few kilobytes that inflate to more than 64 megapixels. */
export const hugePng = () => plain(8001, 8000).png({ compressionLevel: 9 }).toBuffer();

export async function cutShort(type: 'png' | 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: 'white', noise } });
  const whole = await picture.toFormat(type).toBuffer();
  return whole.subarray(0, Math.floor(whole.length / 2));
}

export const deepPng = (space: 'rgb16' | 'grey16') => plain(640, 480).toColourspace(space).png().toBuffer();

/** A PNG that declares a second picture, like animated ones. */
export async function movingPng(): Promise<Buffer> {
  const still = await pictureOf('png');
  const head = 33;
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(1, 8);
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  return Buffer.concat([still.subarray(0, head), control, still.subarray(head)]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
