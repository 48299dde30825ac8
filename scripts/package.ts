// `npm run package [-- --to FOLDER]`: builds, and creates one archive with everything that a server needs:
// dist/strongroom-<version>.tar.gz. Its native parts (sharp) are for machines like this one.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { makePackage } from './package/make-package.ts';
import { readOptions } from './options.ts';
import { root, runScript } from './setup.mjs';

const { values } = readOptions({ options: { to: { type: 'string' } } });
await runScript('scripts/build.ts', '--if-changed');
const { file, names } = await makePackage(path.resolve(values.to ?? path.join(root, 'dist')));
const { size } = await stat(file);
console.log(`${file}: ${(size / 1e6).toFixed(1)} MB, ${names.length} entries.`);
console.log(
  `Its native parts are for ${process.platform} on ${process.arch}. Unpack it anywhere; \`node server\` serves.`,
);
