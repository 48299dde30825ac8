import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { readRoomLogo } from './room-logo.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'strongroom-logo-'))));
afterEach(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Buffer): Promise<string> {
  const place = path.join(folder, name);
  await writeFile(place, content);
  return place;
}
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#f00"/>${inside}</svg>`;
const png = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#f008' } })
  .png()
  .toBuffer();

describe('the logo of a data room', () => {
  it.each([
    ['a picture', svg('<script>alert(1)</script><image href="http://127.0.0.1:1/a.png" width="9" height="9"/>')],
    ['a picture', png],
  ])('is drawn anew as a small PNG: %s', async (_, content) => {
    const logo = (await readRoomLogo(await file('logo', content))) ?? Buffer.of();
    const { format, width, height, hasAlpha } = await sharp(logo).metadata();
    expect({ format, hasAlpha }).toEqual({ format: 'png', hasAlpha: false });
    expect(Math.max(width / 480, height / 96)).toBe(1);
    expect(logo.toString('latin1')).not.toContain('script');
  });

  const unusable = 'names no PNG or SVG of at most 16 million pixels';
  it.each([
    ['of another kind', '<html></html>', unusable],
    ['that is not closed', svg('<g>'), unusable],
    ['without a byte', '', unusable],
    ['of 20,000 pixels a side', '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>', unusable],
    ['that ends early', png.subarray(0, -30), unusable],
    ['that is too large', `${svg('')}${' '.repeat(100 * 1024)}`, 'more than 100 KB'],
  ])('stops the start with the reason, a file %s', async (_, content, reason) => {
    await expect(readRoomLogo(await file('logo', content))).rejects.toThrow(reason);
    await expect(readRoomLogo(path.join(folder, 'missing'))).rejects.toThrow('names no file');
  });

  it('is shown on the pages of the server with the name of the data room, which is in their title as well', async () => {
    const environment = { ROOM_LOGO: await file('logo.svg', svg('')), ROOM_NAME: 'Project <Aurora>' };
    const server = await startTestServer({ environment });
    try {
      for (const path of ['/auth/callback', '/api/login']) {
        const { text } = await server.newClient().navigate(path);
        expect(text).toContain('<img src="data:image/png;base64,');
        expect(text).toMatch(/<title>[^<]+ - Project &lt;Aurora&gt;<\/title>/);
        expect(text).toContain('Strongroom<small>Project &lt;Aurora&gt;</small>');
      }
    } finally {
      await server.stop();
    }
  });
});
