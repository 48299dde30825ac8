// Commands of steps, as arguments of a Node process.

export const bin = (program, ...args) => [`node_modules/${program}`, ...args];

export const script = (file, ...args) => ['--import', 'tsx', file, ...args];

/** Tests of a project in vitest.config.ts, or of several separated by commas. */
export const vitest = (projects, ...args) =>
  bin(
    'vitest/vitest.mjs',
    'run',
    ...projects.split(',').flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=./scripts/test/record.mjs',
    ...args,
  );
