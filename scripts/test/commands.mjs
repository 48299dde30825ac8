// The commands that steps are: arguments of a Node process.

/** A program of an installed package. */
export const bin = (program, ...args) => [`node_modules/${program}`, ...args];

/** A TypeScript file of the project. */
export const script = (file, ...args) => ['--import', 'tsx', file, ...args];

/** Tests of a project in vitest.config.ts, or of several with a comma between. */
export const vitest = (projects, ...args) =>
  bin(
    'vitest/vitest.mjs',
    'run',
    ...projects.split(',').flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=./scripts/test/record.mjs',
    ...args,
  );
