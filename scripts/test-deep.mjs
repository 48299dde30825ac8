// `npm run test:deep`: the long rounds that `npm test` runs in short, 200 kills of a writing server among them, random
// sequences on mock and server, the whole contract against a server that is known by its address and against three behind
// a balancer, two minutes of people at servers that are killed, the main journeys in
// Firefox and WebKit, and eighty mutants of the server against the suite.
import { install, runChild } from './setup.mjs';

await install();
await runChild(
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'node'],
    'reference-server/storage',
    'reference-server/objects',
    'reference-server/postgres',
    'reference-server/sharing',
    'reference-server/testing',
    'reference-server/preview',
    'reference-server/core',
    'mock/world',
    'reference-server/auth',
    'reference-server/process',
    'conformance/sequences',
    'conformance/foreign-url',
    'conformance/cluster',
  ],
  {
    env: { DEEP: '1' },
  },
);
await runChild(['scripts/test-browsers.mjs']);
await runChild(['--import', 'tsx', 'scripts/conformance-mutants.ts', '--sample', '80', '--jobs', '2']);
