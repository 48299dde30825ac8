// `npm run test:deep`: the long rounds that `npm test` runs in short, 200 kills of a writing server among them, and
// random sequences on mock and server.
import { install, run } from './setup.mjs';

install();
run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node'].concat([
    'reference-server/storage',
    'reference-server/core',
    'conformance/sequences',
    'conformance/foreign-url',
  ]),
  {
    env: { ...process.env, DEEP: '1' },
  },
);
