// The packages that the built server imports at run time, with their dependencies: found in the built files, resolved
// by the lock file, and taken from the installation.
import { build, type Plugin } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import * as z from 'zod';

const names = z.record(z.string(), z.string()).optional();
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dependencies: names, optionalDependencies: names }),
  ),
});
type Locked = z.output<typeof lockSchema>['packages'];

/** Packages of which only files are read, by name. */
const readByName = ['@expo-google-fonts/inter', 'dejavu-fonts-ttf', 'pdfjs-dist'];

/** pdfjs-dist uses it to render pages; here only text is read, and it would be a third of the package. */
const unused = ['node_modules/@napi-rs/canvas'];

/**
 * The folders of the packages in the lock file: `node_modules/sharp`, without those for other machines. @param files
 * that were built @throws Error if the installation differs from the lock file
 */
export async function neededPackages(root: string, files: readonly string[]): Promise<string[]> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const folder = resolved(packages, name, from);
    // For another machine, or not used here.
    if (folder === null || found.has(folder) || !existsSync(path.join(root, folder))) return;
    if (unused.includes(folder)) return;
    refuseOther(root, folder, packages[folder]?.version);
    found.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed, folder);
  };
  for (const name of [...(await importedBy(files)), ...readByName]) visit(name, '');
  return [...found].sort();
}

/** The names of the packages that these files import. */
async function importedBy(files: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...files],
    outdir: 'nowhere',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
    logLevel: 'error',
    plugins: [unwrapped],
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const outside = imports.filter((one) => one.external === true && !isBuiltin(one.path) && !one.path.startsWith('.'));
  return [...new Set(outside.map((one) => packageOf(one.path)))].sort();
}

/** The function around the server hides its `require` from esbuild. */
const unwrapped: Plugin = {
  name: 'unwrapped',
  setup(building) {
    building.onLoad({ filter: /\.cjs$/ }, async ({ path: file }) => {
      const wrapped = /^\(function \(exports, require, [^{]*\{([^]*)\}\)\s*$/.exec(await readFile(file, 'utf8'));
      return wrapped ? { contents: wrapped[1] ?? '' } : null;
    });
  },
};

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Resolves like Node: beside the importer, then further and further out. */
function resolved(packages: Locked, name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === '') return null;
  }
}

function refuseOther(root: string, folder: string, locked: string | undefined): void {
  const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(text));
  if (version !== locked)
    throw new Error(`${folder} is installed as ${version}, and the lock file says ${locked ?? 'nothing'}: run npm ci`);
}
