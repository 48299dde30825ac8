import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPageServer } from './page-server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'page-server-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('requires a build', async () => {
  await expect(startPageServer(folder)).rejects.toThrow('run `npm run build` first');
});

it('answers every path of the app with its page, and a missing file with 404', async () => {
  await writeFile(path.join(folder, 'index.html'), '<title>Built</title>');
  const server = await startPageServer(folder);
  try {
    const page = await fetch(`${server.url}/documents`);
    expect([page.headers.get('content-type'), await page.text()]).toEqual([
      'text/html; charset=utf-8',
      '<title>Built</title>',
    ]);
    expect((await fetch(`${server.url}/none.js`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
