// The commands that steps are: arguments of a Node process.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';

/** A program of an installed package. */
export const bin = (program, ...args) => [`node_modules/${program}`, ...args];

/** A TypeScript file of the project. */
export const script = (file, ...args) => ['--import', 'tsx', file, ...args];

/** Tests of a project in vitest.config.ts. */
export const vitest = (project, ...args) =>
  bin(
    'vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=./scripts/test/record.mjs',
    ...args,
  );

const checkedTypes = 'node_modules/.cache/types.tsbuildinfo';

/**
 * Types, by the native compiler. With `isAgain` what was checked before counts, and only a changed file and its direct
 * importers are checked; the whole run begins anew.
 */
export function types({ isAgain }) {
  if (!isAgain) rmSync(path.join(root, checkedTypes), { force: true });
  const again = isAgain ? ['--assumeChangesOnlyAffectDirectDependencies'] : [];
  return bin('typescript7/bin/tsc', '-p', '.', '--checkers', '1', '--tsBuildInfoFile', checkedTypes, ...again);
}
