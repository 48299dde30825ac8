// Checks all types, and that the compiler's work stays below a bound: a type that exceeds it would cost every later
// check minutes; replace a union by a generic function, like `fault()` (mock/world/fault.ts). With --again only changed
// files and their direct importers are checked; with --slowly TypeScript 5 is used, which also counts comparisons.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';

const [isAgain, isSlow] = ['--again', '--slowly'].map((name) => process.argv.includes(name));

/** A little above the present need: one union over all operations adds more than that. */
const bounds = isSlow
  ? { Instantiations: 2_170_000, 'Assignability cache size': 245_000, 'Strict subtype cache size': 40_000 }
  : { Types: 800_000, Instantiations: 2_250_000 };

const known = 'node_modules/.cache/types.tsbuildinfo';
if (!isAgain) rmSync(path.join(root, known), { force: true });
const { stdout, stderr, status } = spawnSync(
  process.execPath,
  [
    ...(isSlow ? ['node_modules/typescript/bin/tsc'] : ['node_modules/typescript7/bin/tsc', '--checkers', '1']),
    ...['-p', '.', '--extendedDiagnostics'],
    ...(isSlow
      ? ['--incremental', 'false']
      : ['--tsBuildInfoFile', known, '--assumeChangesOnlyAffectDirectDependencies']),
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const figures = new Map(
  [...stdout.matchAll(/^(\w[\w ]+):\s+([\d.]+)\w?$/gm)].map(([, name, value]) => [name, Number(value)]),
);
process.stdout.write(stdout.replace(/^Files:[^]*$/m, ''));
process.stderr.write(stderr);
const exceeded = Object.entries(bounds).filter(([name, bound]) => !((figures.get(name) ?? NaN) <= bound));
for (const name of Object.keys(bounds)) console.log(`${name}: ${figures.get(name)}, at most ${bounds[name]}`);
for (const [name, bound] of exceeded)
  console.error(
    `error: ${name} of the type checker: ${figures.get(name)}, at most ${bound}. Which file is it? npx tsc --generateTrace`,
  );
process.exit(status !== 0 || (exceeded.length > 0 && !isAgain) ? 1 : 0);
