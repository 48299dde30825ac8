// `npm test`: installs what is missing, then runs everything, and says at the end what passed and what failed.
// Further arguments name the steps to run: `npm test -- types unit`. Each step is one process; two lanes run at once.
// `npm test -- --changed` looks in a minute at what has changed since origin/main: scripts/test/changed.ts says how.
import { install, runScript } from './setup.mjs';
import { report, runLanes } from './test/run-steps.mjs';

await install();

const bin = (tool) => `node_modules/${tool}`;
const script = (file, ...args) => ['--import', 'tsx', file, ...args];

const steps = [
  ['browser', 'there is a browser for the tests', script('scripts/test/check-browser.ts')],
  ['contract', 'the contract keeps the strict rules', [bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi.yaml']],
  ['generated', 'generated files are in step with the contract', script('scripts/generate.ts', '--check')],
  ['types', 'types', [bin('typescript/bin/tsc'), '-p', '.']],
  [
    'lint',
    'lint and import rules',
    [bin('eslint/bin/eslint.js'), '.', '--cache', '--cache-location', 'node_modules/.cache/eslint'],
  ],
  ['format', 'format', [bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn']],
  ['unused', 'no unused files, exports or packages', [bin('knip/bin/knip.js')]],
  ['build', 'the web app and the server build', script('scripts/build.ts')],
  ['sizes', 'bundle sizes and no byte of the mock in them', script('scripts/test/check-bundle.ts')],
  ['unit', 'unit, core and server tests', [bin('vitest/vitest.mjs'), 'run', '--project', 'node']],
  ['screens', 'screens in a real browser', [bin('vitest/vitest.mjs'), 'run', '--project', 'screens']],
  ['stories', 'stories in a real browser', [bin('vitest/vitest.mjs'), 'run', '--project', 'stories']],
  ['e2e', 'end to end', [bin('@playwright/test/cli.js'), 'test']],
  ['bench', 'the benchmark measures everything', script('bench/main.ts', '--quick')],
];

const wanted = process.argv.slice(2);
if (wanted[0] === '--changed') {
  await runScript('scripts/test/changed.ts', ...wanted.slice(1));
  process.exit(0);
}
const unknown = wanted.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map(([step]) => step).join(', ')}.`);
  process.exit(2);
}

const isWanted = ([name]) => wanted.length === 0 || wanted.includes(name);
const laneOf = (names) => steps.filter(([name]) => names.includes(name)).filter(isWanted);

// First what everything else stands on: without a browser, or with files that are being generated or built, nothing
// would mean anything. Then two lanes side by side, as most of the time is spent waiting.
const foundation = ['browser', 'contract', 'generated', 'build'];
const screens = ['sizes', 'screens', 'stories', 'e2e'];
const results = await runLanes([laneOf(foundation)]);
if (!results.some(({ name, passed }) => name === 'browser' && !passed)) {
  const others = steps.map(([name]) => name).filter((name) => !foundation.includes(name) && !screens.includes(name));
  await runLanes([laneOf(screens), laneOf(others)], results);
}

const order = steps.map(([name]) => name);
results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
process.exit(report(results));
