// The measured pages: the production app and two reference pages, equally compressed, with the same documents from the
// same server.
import react from '@vitejs/plugin-react';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../scripts/setup.mjs';

const sources = path.join(import.meta.dirname, 'pages');

export interface Pages {
  /** The folder to serve. */
  webDir: string;
  /** The script that every page loads before its own: `window.bench`. */
  driver: string;
  remove(): Promise<void>;
}

/**
 * @param app the folder of the built production app
 * @throws Error if the production app is not built
 */
export async function buildPages(app = path.join(root, 'dist/web')): Promise<Pages> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-pages-'));
  const webDir = path.join(folder, 'web');
  const driver = path.join(folder, 'driver');
  try {
    const inputs = ['floor.html', 'tanstack.html'].map((name) => path.join(sources, name));
    await viteBuild(webDir, { rolldownOptions: { input: inputs } });
    await compress(webDir);
    await viteBuild(driver, {
      lib: { entry: path.join(sources, 'driver.ts'), formats: ['iife'], name: 'driver', fileName: () => 'driver.js' },
    });
    await cp(app, webDir, { recursive: true });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { webDir, driver: path.join(driver, 'driver.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}

async function viteBuild(outDir: string, options: object): Promise<void> {
  await build({
    configFile: false,
    root: sources,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', ...options },
  });
}

async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files) {
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
