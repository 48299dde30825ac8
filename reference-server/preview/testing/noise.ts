// How well a mark stands out on the worst photo: grey noise.
import sharp from 'sharp';

export const noiseSize = { width: 640, height: 480 } as const;
const raw = { ...noiseSize, channels: 1 } as const;

/** A fixed sequence that looks random, as PNG. */
export function noisyPhoto(): Promise<Buffer> {
  let seed = 1;
  const noise = Uint8Array.from(
    { length: noiseSize.width * noiseSize.height },
    () => (seed = (seed * 48_271) % 0x7fffffff) % 256,
  );
  return sharp(noise, { raw }).png().toBuffer();
}

/**
 * The difference between the letters and their edge, measured in how much either varies.
 * @param shown the marked noise
 * @param letters the mark alone, over the colour of its edge
 */
export async function contrastOfMark(shown: Uint8Array, letters: Uint8Array): Promise<number> {
  const [seen, drawn] = await Promise.all([greyOf(shown), greyOf(letters)]);
  // Whichever way round, letters become light on black.
  const ground = drawn[0]!;
  const most = drawn.reduce((reach, value) => Math.max(reach, Math.abs(value - ground)), 1);
  const mask = Buffer.from(drawn.map((value) => (Math.abs(value - ground) / most) * 255));
  const near = await sharp(mask, { raw }).blur(1).toColourspace('b-w').raw().toBuffer();
  const inside = [...seen].filter((_, at) => mask[at]! > 190);
  const around = [...seen].filter((_, at) => mask[at]! < 48 && near[at]! > 60);
  return Math.abs(mean(inside) - mean(around)) / (spread(inside) + spread(around));
}

const greyOf = (picture: Uint8Array) =>
  sharp(picture).flatten({ background: '#000' }).toColourspace('b-w').raw().toBuffer();
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: number[]) => Math.sqrt(mean(values.map((value) => value ** 2)) - mean(values) ** 2);
