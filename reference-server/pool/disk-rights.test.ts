import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileChild } from './file-child.ts';
import { diskRights } from './disk-rights.ts';

const reading = fileURLToPath(new URL('./testing/reading-worker.mjs', import.meta.url));
const mark = { email: 'ann@example.com', time: '2026-01-02T03:05:00.000Z' };

let dataDir: string;
let child: FileChild;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'disk-rights-'));
  for (const folder of ['objects', 'previews', 'journal']) {
    await mkdir(path.join(dataDir, folder));
    await writeFile(path.join(dataDir, folder, 'known'), 'what stands here');
  }
  child = new FileChild({ memoryMegabytes: 192, cpuSeconds: 30, fileMegabytes: 4, dataDir }, reading);
});

afterEach(async () => {
  child.end();
  await rm(dataDir, { recursive: true, force: true });
});

it.each([
  ['objects', 'previews', 'done done'],
  ['journal', 'journal', 'ERR_ACCESS_DENIED ERR_ACCESS_DENIED'],
  ['previews', 'objects', 'ERR_ACCESS_DENIED ERR_ACCESS_DENIED'],
])('a process that opens files reads in %s and writes in %s: %s', async (read, written, outcome) => {
  const output = path.join(dataDir, 'previews', 'told');
  const job = { input: path.join(dataDir, read, 'known'), sha256: path.join(dataDir, written, 'new'), output };
  await child.run({ does: 'watermark', type: 'text/plain', mark, ...job }, 60_000);
  expect(await readFile(output, 'utf8')).toBe(outcome);
});

it('nothing is limited where the program is compiled on the way', () => {
  expect(diskRights(fileURLToPath(new URL('./worker.mjs', import.meta.url)), dataDir)).toEqual([]);
});
