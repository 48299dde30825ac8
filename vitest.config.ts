import { defineConfig } from 'vitest/config';
import { root } from './scripts/setup.mjs';
import { testKinds } from './scripts/test/kinds.ts';

const kinds = testKinds();

/** Generous, since a busy machine's delay is no failure. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };

// A browser or process may be late on a busy machine; two failures are a fault. Nothing is retried locally.
const retry = process.env['CI'] ? 1 : 0;

const inNode = {
  environment: 'node' as const,
  retry,
  ...patience,
  env: { TZ: 'UTC' },
  setupFiles: [`${root}/scripts/test/left-behind.ts`],
};

/** `npm test` builds the server first, and sets this. */
const built =
  process.env['SERVER_FROM'] === 'bundle'
    ? [{ find: './worker-file.ts', replacement: `${root}/reference-server/pool/testing/built-worker-file.ts` }]
    : [];

/** The projects named by `--project`; empty if all are requested, or one by a pattern. */
const asked = [...process.argv.join(' ').matchAll(/--project[= ](\S+)/g)].map(([, name]) => name ?? '');
const isAsked = (...names: string[]) => asked.length === 0 || asked.some((name) => names.includes(name));
const isPattern = asked.some((name) => !/^\w+$/.test(name));

/** Loading these takes seconds, and Storybook two of them. */
async function pages() {
  const projects = [];
  if (isPattern || isAsked('screens', 'readers'))
    projects.push(...(await import('./scripts/test/screens.ts')).screenProjects(retry));
  if (isPattern || isAsked('stories')) projects.push((await import('./scripts/test/stories.ts')).storyProject(retry));
  return projects;
}

const deep = {
  test: {
    ...inNode,
    name: 'deep',
    include: kinds.deep,
    env: { TZ: 'UTC', DEEP: '1' },
    // Hundreds of rounds on a busy machine.
    testTimeout: 600_000,
  },
};
const longRounds = isPattern || asked.includes('deep') || process.env['DEEP'] === '1' ? [deep] : [];

export default defineConfig({
  test: {
    // A page that is slow to open on a busy machine has not failed.
    browser: { connectTimeout: 300_000 },
    projects: [
      // Tests share a process and its modules: loading them for each file took as long as the tests.
      // They run at a low priority, and may wait for a minute.
      { test: { ...inNode, name: 'pure', include: kinds.pure, pool: 'threads', isolate: false, testTimeout: 120_000 } },
      { resolve: { alias: built }, test: { ...inNode, name: 'servers', include: kinds.servers, isolate: false } },
      // Each of these runs the tests of other files again.
      { test: { ...inNode, name: 'stores', include: kinds.stores } },
      ...longRounds,
      {
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['e2e/browsers/**/*.test.ts'],
          globalSetup: ['e2e/steps/build-first.ts'],
          retry,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      ...(await pages()),
    ],
  },
});
