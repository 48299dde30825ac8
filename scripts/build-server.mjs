// Bundles the server into dist/server, so that a start reads a few files instead of translating hundreds: it takes a
// third of the time. Packages stay where they are. Imported by what has just installed them.
import { build } from 'esbuild';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './setup.mjs';

/** What there is to run, with plain Node. */
export const serverFile = path.join(root, 'dist/server/main.mjs');

/** Takes a tenth of a second, so nothing is kept from the build before. */
export async function buildServer() {
  const outdir = path.dirname(serverFile);
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    // The second is the thread that stamps previews.
    entryPoints: { main: 'reference-server/main.ts', worker: 'reference-server/preview/stamp-worker.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  await cp(
    path.join(root, 'reference-server/auth/pages/reveal-password.js'),
    path.join(outdir, 'pages/reveal-password.js'),
  );
}
