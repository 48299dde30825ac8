// Prepares the conformance suite for packing: everything it needs in one file, and the contract beside it.
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { runtimeOptions } from '../conformance/replay/runtime.ts';
import { root } from './setup.mjs';

const folder = process.argv[2] ?? path.join(root, 'conformance/dist');

rmSync(folder, { recursive: true, force: true });
await build({
  ...runtimeOptions,
  entryPoints: [path.join(root, 'conformance/packed.ts')],
  outfile: path.join(folder, 'conformance.mjs'),
  minify: true,
  // The player is packed beside it.
  external: ['esbuild'],
  // CommonJS modules load Node's own modules by `require`.
  banner: {
    js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
await build({
  ...runtimeOptions,
  entryPoints: [path.join(root, 'conformance/replay/script.ts')],
  outfile: path.join(folder, 'replay.mjs'),
});
copyFileSync(path.join(root, 'openapi.yaml'), path.join(folder, 'openapi.yaml'));
