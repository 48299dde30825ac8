import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { imageBombs } from '../../preview/testing/bombs/image-bombs.ts';
import { scanPackages } from './packages.ts';
import { picturesOfPage } from './pdf-pictures.ts';
import { readScan } from './read-scan.ts';
import { pictureSaying, scanOf } from './testing/scans.ts';

it('the pictures of a page of a scanned PDF are taken out as they are', async () => {
  const [one, other] = await Promise.all([pictureSaying('one'), pictureSaying('one', 'other')]);
  const { pictures, of } = await picturesOfPage(await scanOf([one, other]), 2);
  expect({ of, count: pictures.length }).toEqual({ of: 2, count: 1 });
  const grey = (picture: Sharp) => picture.flatten({ background: 'white' }).greyscale().raw().toBuffer();
  expect((await grey(pictures[0]!)).equals(await grey(sharp(other)))).toBe(true);
});

it('a file that is no picture, or a bomb, is refused', async () => {
  await expect(readScan('image', new TextEncoder().encode('no picture'), 1)).rejects.toThrow();
  const bomb = imageBombs.find(({ name }) => name.includes('claims 4,000 million pixels'));
  await expect(readScan('image', await bomb!.make(), 1)).rejects.toThrow(/large|limit/);
});

it.runIf(scanPackages())('the words of pictures and of scanned pages are read', { timeout: 60_000 }, async () => {
  const picture = await pictureSaying('The break fee is due', 'Geschäftsführung');
  for (const read of [readScan('image', picture, 1), readScan('pdf', await scanOf([picture]), 1)])
    expect((await read).text).toMatch(/break fee is due[^]*Geschäftsführung/);
});
