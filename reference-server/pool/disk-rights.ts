// What such a process may access through Node: its program, files to open and folders of results, no rows or keys.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Folders of the data folder. */
const READ = ['objects', 'copies'];
const WRITTEN = ['previews', 'comparisons', 'reading'];
/** A library looks there for the kind of C library. */
const SYSTEM = ['/usr/bin/ldd'];

/** @param worker run from the sources, it needs further processes and is not restricted @returns Node's options */
export function diskRights(worker: string, dataDir: string): string[] {
  const program = path.dirname(worker);
  if (existsSync(path.join(program, 'file-worker.ts'))) return [];
  const name = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const within = (folders: readonly string[]) => folders.map((folder) => path.resolve(dataDir, folder, '*'));
  const read = [...packagesOf(program), path.join(program, '*'), ...SYSTEM, ...within(READ)];
  return [
    name,
    '--allow-worker',
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...read.map((one) => `--allow-fs-read=${one}`),
    ...within(WRITTEN).map((one) => `--allow-fs-write=${one}`),
  ];
}

/** The folders of packages from this one up. */
function packagesOf(folder: string): string[] {
  const above = path.dirname(folder);
  const packages = path.join(folder, 'node_modules');
  // Node resolves packages to their real path, and fails if a path is allowed twice.
  const real = existsSync(packages) ? realpathSync(packages) : packages;
  const own = real === packages ? [] : [path.join(real, '*')];
  return [path.join(packages, '*'), ...own, ...(above === folder ? [] : packagesOf(above))];
}
