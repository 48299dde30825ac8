import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import { markSvg } from './watermark-drawing.ts';
import { contrastOfMark, noiseSize, noisyPhoto } from '../testing/noise.ts';
import { watermarkImage } from './watermark-image.ts';
import { markLines } from '../watermark-text.ts';
import {
  animated,
  cutShort,
  deepPng,
  hugePng,
  movingPng,
  pictureOf,
  printersJpeg,
  turnedJpeg,
} from '../testing/awkward-images.ts';

const mark = { email: 'zoë.łukasz@пример.example', time: '2026-01-02T03:05:00.000Z' };

/** The number of pixels that differ clearly between two pictures of one size. */
async function changedPixels(before: Uint8Array, after: Uint8Array, options = {}): Promise<number> {
  const [a, b] = await Promise.all(
    [before, after].map((bytes) => sharp(bytes, options).toColourspace('srgb').removeAlpha().raw().toBuffer()),
  );
  expect(b!.length).toBe(a!.length);
  let changed = 0;
  for (let at = 0; at < a!.length; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs(a![at + channel]! - b![at + channel]!) > 16)) changed += 1;
  }
  return changed;
}

describe('the watermark of a picture', () => {
  for (const type of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
    it(`is drawn on ${type} and keeps its format and size`, async () => {
      const original = await pictureOf(type);
      const watermarked = await watermarkImage(original, `image/${type}`, mark);
      const found = await sharp(watermarked).metadata();
      expect([found.format === 'heif' ? 'avif' : found.format, found.width, found.height]).toEqual([type, 640, 480]);
      expect(await changedPixels(original, watermarked)).toBeGreaterThan(640 * 480 * 0.01);
    });
  }

  it('stands out on a noisy photo: its letters differ from their edge by more than either varies', async () => {
    const shown = await watermarkImage(await noisyPhoto(), 'image/png', mark);
    const letters = markSvg(noiseSize.width, noiseSize.height, mark);
    expect(await contrastOfMark(shown, letters)).toBeGreaterThan(1.6);
  });

  it('differs from reader to reader and from time to time', async () => {
    const original = await pictureOf('png');
    const first = await watermarkImage(original, 'image/png', mark);
    const again = await watermarkImage(original, 'image/png', mark);
    const other = await watermarkImage(original, 'image/png', { ...mark, email: 'ann@example.com' });
    const later = await watermarkImage(original, 'image/png', { ...mark, time: '2026-01-02T03:10:00.000Z' });
    expect(Buffer.compare(first, again)).toBe(0);
    expect(await changedPixels(first, other)).toBeGreaterThan(100);
    expect(await changedPixels(first, later)).toBeGreaterThan(100);
  });

  it('turns a picture upright and drops what the camera noted', async () => {
    const watermarked = await watermarkImage(await turnedJpeg(), 'image/jpeg', mark);
    const found = await sharp(watermarked).metadata();
    expect([found.width, found.height, found.orientation, found.exif]).toEqual([100, 300, undefined, undefined]);
    const upper = await sharp(watermarked).extract({ left: 0, top: 0, width: 100, height: 90 }).png().toBuffer();
    const top = await sharp(upper).stats();
    expect(top.channels[0]!.mean).toBeGreaterThan(top.channels[2]!.mean + 80);
  });

  for (const type of ['gif', 'webp'] as const) {
    it(`is on every frame of an animated ${type}, which stays animated`, async () => {
      const original = await animated(type);
      const watermarked = await watermarkImage(original, `image/${type}`, mark);
      const found = await sharp(watermarked, { animated: true }).metadata();
      expect([found.pages, found.pageHeight, found.delay]).toEqual([3, 120, [100, 200, 300]]);
      for (const page of [0, 1, 2])
        expect(await changedPixels(original, watermarked, { page, pages: 1 })).toBeGreaterThan(150);
    });
  }

  it('is drawn on a picture in the colours of a printing press', async () => {
    const watermarked = await watermarkImage(await printersJpeg(), 'image/jpeg', mark);
    expect((await sharp(watermarked).metadata()).space).toBe('srgb');
  });

  it('fits pictures of one pixel and of one line', async () => {
    for (const [width, height] of [
      [1, 1],
      [1, 900],
      [900, 1],
    ] as const) {
      const watermarked = await watermarkImage(await pictureOf('png', width, height), 'image/png', mark);
      expect((await sharp(watermarked).metadata()).width).toBe(width);
    }
  });

  it('repeats itself on a large picture in equal parts, none of them cut', async () => {
    const original = await pictureOf('png', 2000, 200);
    const watermarked = await watermarkImage(original, 'image/png', mark);
    const half = (left: number) =>
      sharp(watermarked).extract({ left, top: 0, width: 1000, height: 200 }).raw().toBuffer();
    const blank = await sharp(original).extract({ left: 0, top: 0, width: 1000, height: 200 }).png().toBuffer();
    expect((await sharp(blank).stats()).channels.every(({ stdev }) => stdev === 0)).toBe(true);
    expect(Buffer.compare(await half(0), await half(1000))).toBe(0);
  });

  it.runIf(isDeep)('covers a large picture from corner to corner', async () => {
    const original = await pictureOf('png', 4000, 3000);
    const watermarked = await watermarkImage(original, 'image/png', mark);
    for (const [left, top] of [
      [0, 0],
      [2400, 0],
      [0, 1800],
      [2400, 1800],
    ] as const) {
      const corner = { left, top, width: 1600, height: 1200 };
      const [before, after] = await Promise.all(
        [original, watermarked].map((bytes) => sharp(bytes).extract(corner).png().toBuffer()),
      );
      expect(await changedPixels(before!, after!)).toBeGreaterThan(5000);
    }
  });

  it.each([
    ['in sixteen bits', () => deepPng('rgb16'), 'image/png'],
    ['in sixteen bits of grey', () => deepPng('grey16'), 'image/png'],
    ['of a scanner', () => pictureOf('tiff'), 'image/tiff'],
    ['that moves', movingPng, 'image/apng'],
  ])('is drawn on a picture %s, and comes out as PNG', async (_, make, type) => {
    const original = await make();
    const watermarked = await watermarkImage(original, type, mark);
    expect((await sharp(watermarked).metadata()).format).toBe('png');
    expect(await changedPixels(original, watermarked)).toBeGreaterThan(500);
  });

  it('shows all pages of a TIFF, one below the other', async () => {
    const watermarked = await watermarkImage(await animated('tiff'), 'image/tiff', mark);
    expect(await sharp(watermarked).metadata()).toMatchObject({ format: 'png', width: 200, height: 360 });
  });

  it('shows the first page alone of a TIFF whose pages are too many, and says so', async () => {
    const page = await pictureOf('png', 90, 60);
    const pages = Array.from({ length: 2001 }, () => page);
    const many = await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer();
    const watermarked = await watermarkImage(many, 'image/tiff', mark);
    expect(await sharp(watermarked).metadata()).toMatchObject({ format: 'png', width: 90, height: 60 });
    const without = await watermarkImage(await pictureOf('tiff', 90, 60), 'image/tiff', mark);
    expect(await changedPixels(without, watermarked)).toBeGreaterThan(0);
    expect(markLines({ ...mark, note: 'page 1 of 2001' })).toHaveLength(3);
  });

  it.each(
    casesOf([
      ['webp', 4400, 4400],
      ['avif', 2700, 2600],
      ['gif', 4200, 4100],
    ] as const),
  )('is refused for more of %s than fits into memory, by its head alone', async (type, width, height) => {
    const whole = await pictureOf(type, width, height);
    await expect(watermarkImage(whole, `image/${type}`, mark)).rejects.toThrow('too large');
  });

  it('refuses more than 64 megapixels, broken bytes and formats that cannot be drawn on', async () => {
    await expect(watermarkImage(await hugePng(), 'image/png', mark)).rejects.toThrow();
    await expect(watermarkImage(await cutShort('png'), 'image/png', mark)).rejects.toThrow();
    await expect(watermarkImage(await cutShort('jpeg'), 'image/jpeg', mark)).rejects.toThrow();
    await expect(watermarkImage(Buffer.from('GIF89a and then nothing'), 'image/gif', mark)).rejects.toThrow();
    await expect(watermarkImage(Buffer.from('BM'), 'image/bmp', mark)).rejects.toThrow();
  });
});
