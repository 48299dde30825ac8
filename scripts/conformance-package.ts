// Prepares the conformance suite for packing: everything it needs in one file, and the contract beside it.
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const folder = path.join(root, 'conformance/dist');

rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: [path.join(root, 'conformance/packed.ts')],
  outfile: path.join(folder, 'conformance.mjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  minify: true,
  // CommonJS modules load Node's own modules by `require`.
  banner: {
    js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
copyFileSync(path.join(root, 'openapi.yaml'), path.join(folder, 'openapi.yaml'));
