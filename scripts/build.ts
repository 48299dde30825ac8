// `npm run build`: the production web app in dist/web with compressed files, and the server in dist/server. With
// --if-changed, does nothing if the sources are unchanged since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { buildServer } from './build-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const output = path.join(root, 'dist/web');
const mark = path.join(root, 'dist/.web-sources');

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(): string {
  const sources = ['contract', 'web']
    .flatMap((folder) => files(path.join(root, folder)))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of [
    ...sources,
    ...['package-lock.json', 'vite.config.ts', 'scripts/build.ts'].map((name) => path.join(root, name)),
  ])
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

async function compress(): Promise<void> {
  const text = files(output).filter(
    (file) => /\.(html|js|css|svg|json|webmanifest)$/.test(file) && statSync(file).size > 1024,
  );
  await Promise.all(
    text.map(async (file) => {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    }),
  );
}

const sources = fingerprint();
const isCurrent =
  existsSync(path.join(output, 'index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === sources;
if (!(process.argv.includes('--if-changed') && isCurrent)) {
  // The mark is of the last whole build.
  rmSync(mark, { force: true });
  await build({ configFile: path.join(root, 'vite.config.ts'), mode: 'production', logLevel: 'warn' });
  await compress();
  // A running server lists the files again, now that all are there.
  utimesSync(path.join(output, 'index.html'), new Date(), new Date());
  writeFileSync(mark, sources);
  console.log('Built the web app into dist/web.');
}
await buildServer();
