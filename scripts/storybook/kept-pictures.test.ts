import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pictureName } from './draw-pictures.ts';
import { keptPictures } from './kept-pictures.ts';

let folder: string;
let drawn: string[];
let changedAt: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kept-pictures-'));
  drawn = [];
  changedAt = 1_000;
});
afterEach(() => rm(folder, { recursive: true }));

/** Each drawing has the time 2,000. */
const pictures = () =>
  keptPictures(folder, {
    changedAt: () => changedAt,
    async draw(id, into) {
      drawn.push(id);
      for (const theme of ['light', 'dark']) {
        const file = path.join(into, pictureName(id, theme));
        await writeFile(file, `${id} in ${theme}`);
        await utimes(file, 2, 2);
      }
    },
  });

it('a story is drawn on request, once for both themes', async () => {
  const { picture } = pictures();
  const [light, dark] = await Promise.all([picture('audit--alerts', 'light'), picture('audit--alerts', 'dark')]);
  expect(light.toString()).toBe('audit--alerts in light');
  expect(dark.toString()).toBe('audit--alerts in dark');
  expect(drawn).toEqual(['audit--alerts']);
});

it('a picture outlives the run, and is drawn again after a change', async () => {
  await pictures().picture('audit--alerts', 'light');
  await pictures().picture('audit--alerts', 'light');
  expect(drawn).toHaveLength(1);
  changedAt = 3_000;
  await pictures().picture('audit--alerts', 'light');
  expect(drawn).toHaveLength(2);
});

it('a story that cannot be drawn does not keep the next from it', async () => {
  const { picture } = keptPictures(folder, {
    changedAt: () => 0,
    draw: (id, into) =>
      id === 'broken' ? Promise.reject(new Error('no play')) : writeFile(path.join(into, pictureName(id, 'dark')), ''),
  });
  await expect(picture('broken', 'dark')).rejects.toThrow('no play');
  await expect(picture('well', 'dark')).resolves.toHaveLength(0);
});
