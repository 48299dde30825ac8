import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildPages } from './pages.ts';

test('the measured pages build beside the app, and the reference pages are compressed', async () => {
  const app = await mkdtemp(path.join(os.tmpdir(), 'strongroom-app-'));
  onTestFinished(() => rm(app, { recursive: true }));
  await writeFile(path.join(app, 'index.html'), 'the app');
  const pages = await buildPages(app);
  onTestFinished(() => pages.remove());
  const files = await readdir(pages.webDir);
  expect(files).toEqual(expect.arrayContaining(['index.html', 'floor.html', 'floor.html.br', 'tanstack.html.gz']));
  expect((await stat(pages.driver)).size).toBeGreaterThan(0);
});
