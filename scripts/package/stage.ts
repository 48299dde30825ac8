// Collects the content of the archive in an empty folder: the build, and the used files of its packages.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleCommands, operatorsCommands, packageJson, type ProjectPackage } from './commands.ts';
import { neededPackages } from './dependencies.ts';

const FONT = 'node_modules/@fontsource-variable/inter';

/** The files used from large packages, with their package.json and licence. */
const usedParts: Readonly<Record<string, RegExp>> = {
  'node_modules/pdfjs-dist': /^(?:legacy\/build\/pdf(?:\.worker)?\.mjs|cmaps\/.*)$/,
  'node_modules/dejavu-fonts-ttf': /^ttf\/DejaVuSans(?:Condensed|Condensed-Bold|Mono)?\.ttf$/,
  'node_modules/@expo-google-fonts/inter': /^(?:400Regular|600SemiBold)\/.*\.ttf$/,
  'node_modules/@cantoo/pdf-lib': /^(?:es|dist\/(?:upng|standard-fonts))\/.*\.(?:m?js|json)$/,
  [FONT]: /^files\/inter-latin-opsz-normal\.woff2$/,
};

/** Files for developers only: maps, types and documentation. */
const forDevelopers =
  /\.(?:map|[cm]?ts|tsx|flow|md|markdown|tgz|html)$|^(?:test|tests|docs|examples?|benchmarks?|man|\.\w+)\//i;
const kept = /^(?:package\.json|(?:licen[cs]e|notice|copying|third-party-notices)[^/]*)$/i;

export async function stage(root: string, project: ProjectPackage, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const server = path.join(folder, 'server');
  await mkdir(server, { recursive: true });
  await Promise.all([
    stageServer(root, server),
    cp(path.join(root, 'dist/web'), path.join(folder, 'web'), { recursive: true }),
  ]);
  await rm(path.join(folder, 'web/.vite'), { recursive: true, force: true });
  await bundleCommands(root, operatorsCommands(root, project), server);
  const packages = await stagePackages(root, folder);
  const deploy = path.join(root, 'reference-server/deploy');
  for (const name of await readdir(deploy)) {
    if (name.endsWith('.ts')) continue;
    await cp(path.join(deploy, name), path.join(folder, name === 'README.md' ? name : `deploy/${name}`));
  }
  await cp(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  await writeFile(path.join(folder, 'package.json'), packageJson(root, project, packages));
}

/** Without files of the build machine: compiled code, and the record of the sources. */
async function stageServer(root: string, server: string): Promise<void> {
  const built = path.join(root, 'dist/server');
  for (const name of await readdir(built)) {
    if (name === 'sources' || name.includes('.code')) continue;
    // The entry point of `node server`.
    await cp(path.join(built, name), path.join(server, name === 'main.cjs' ? 'index.js' : name));
  }
  await writeFile(path.join(server, 'package.json'), '{ "type": "commonjs" }\n');
}

/** @returns their folders */
async function stagePackages(root: string, folder: string): Promise<string[]> {
  const server = path.join(folder, 'server');
  const built = (await readdir(server))
    .filter((name) => /\.[cm]?js$/.test(name))
    .map((name) => path.join(server, name));
  const packages = [...(await neededPackages(root, built)), FONT];
  for (const name of packages) {
    for (const file of await filesOf(path.join(root, name))) {
      const used = usedParts[name];
      if (!kept.test(file) && !(used ? used.test(file) : !forDevelopers.test(file))) continue;
      await cp(path.join(root, name, file), path.join(folder, name, file), { dereference: true });
    }
  }
  return packages;
}

/** Of a package, without nested packages, which are listed themselves. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('node_modules/'))
    .sort();
}
