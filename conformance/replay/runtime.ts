// The common part of all scripts, bundled into one file.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const runtimeOptions = { bundle: true, platform: 'node', format: 'esm', target: 'node20' } as const;

/** Read from the package, or bundled from the sources. */
export async function readRuntime(): Promise<string> {
  const packed = path.join(import.meta.dirname, 'replay.mjs');
  if (existsSync(packed)) return readFileSync(packed, 'utf8');
  const { buildSync } = await import('esbuild');
  const entryPoints = [path.join(import.meta.dirname, 'script.ts')];
  return buildSync({ ...runtimeOptions, entryPoints, write: false }).outputFiles[0]?.text ?? '';
}
