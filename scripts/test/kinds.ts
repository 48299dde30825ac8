// Sorts the tests that run in Node by what their imports reach: `pure` ones open no socket and start no process,
// `servers` do; each kind shares one process. `stores` run the tests of other files over another store. `deep` are
// those with long rounds (`npm run test:deep`): `*.deep.test.ts`, and every test that reaches
// reference-server/testing/deep.ts, which runs longer there.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, projectAliases } from './imports.ts';
import { root } from '../setup.mjs';

const folders = ['reference-server', 'mock', 'conformance', 'web', 'scripts', 'bench', '.storybook', 'contract'];
const longRounds = 'reference-server/testing/deep.ts';
/** Modules that open sockets or start processes. */
const opening =
  /^(node:(http|https|net|dgram|tls|child_process|worker_threads)|koa|pg|vite|playwright|s3rver|nodemailer|smtp-server|sharp|@aws-sdk\/.*)$/;

export interface Kinds {
  pure: string[];
  servers: string[];
  stores: string[];
  deep: string[];
}

/** @returns paths from the root of the project */
export function testKinds(): Kinds {
  const aliases = projectAliases();
  const known = new Map<string, readonly string[]>();
  const imports = (file: string) => {
    const found = known.get(file) ?? importsOf(file, textOf(file), aliases, { types: false });
    known.set(file, found);
    return found;
  };
  const kinds: Kinds = { pure: [], servers: [], stores: [], deep: [] };
  for (const file of folders.flatMap(testsIn)) {
    const reached = reachOf(file, imports);
    const isLongAlone = file.endsWith('.deep.test.ts');
    if (isLongAlone || reached.has(longRounds)) kinds.deep.push(file);
    const runsOthers = [...reached].some((one) => one !== file && one.endsWith('.test.ts'));
    const opens = [...reached].some((one) => opening.test(one));
    if (!isLongAlone) kinds[runsOthers ? 'stores' : opens ? 'servers' : 'pure'].push(file);
  }
  return kinds;
}

function testsIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}

function textOf(file: string): string {
  try {
    return /\.[cm]?[jt]sx?$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : '';
  } catch {
    // A package, or a file named without its extension, which is not followed.
    return '';
  }
}

/** Everything that a file imports, directly or not; packages by name. */
function reachOf(test: string, imports: (file: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([test]);
  for (const file of seen) for (const next of imports(file)) seen.add(next);
  return seen;
}
