// `npm test`: installs what is missing, then runs everything, and says at the end what passed and what failed.
// Further arguments name the steps to run: `npm test -- types unit`. Each step is one process; two lanes run at once.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { asChild, childEnvironment, install, root } from './setup.mjs';

await install();

const bin = (tool) => `node_modules/${tool}`;
const script = (file, ...args) => ['--import', 'tsx', file, ...args];

const steps = [
  ['browser', 'there is a browser for the tests', script('scripts/check-browser.ts')],
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
  ['sizes', 'bundle sizes and no byte of the mock in them', script('scripts/check-bundle.ts')],
  ['unit', 'unit, core and server tests', [bin('vitest/vitest.mjs'), 'run', '--project', 'node']],
  ['screens', 'screens in a real browser', [bin('vitest/vitest.mjs'), 'run', '--project', 'screens']],
  ['stories', 'stories in a real browser', [bin('vitest/vitest.mjs'), 'run', '--project', 'stories']],
  ['e2e', 'end to end', [bin('@playwright/test/cli.js'), 'test']],
  ['bench', 'the benchmark measures everything', script('bench/main.ts', '--quick')],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map(([step]) => step).join(', ')}.`);
  process.exit(2);
}

const results = [];
const isWanted = ([name]) => wanted.length === 0 || wanted.includes(name);
const env = {
  ...childEnvironment(),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** Runs one step and prints what it said when it has ended, so that two lanes do not mix. */
async function runStep([name, title, args]) {
  const begun = performance.now();
  const child = spawn(process.execPath, [...asChild, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  console.log(`\n── ${title} (${name})`);
  for (const chunk of said) process.stdout.write(chunk);
  const passed = status === 0;
  results.push({
    name,
    title,
    passed,
    seconds: (performance.now() - begun) / 1000,
    faults: passed ? [] : faultsIn(Buffer.concat(said).toString()),
    warnings: warningsIn(Buffer.concat(said).toString()),
  });
}

/** The lines that name what failed, so that the end of the output tells without scrolling up. */
function faultsIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim().slice(0, 200));
  const telling = lines.filter((line) => /^(FAIL|×|✘|✗|\d+\) )|\berror\b|Error\b/.test(line));
  return [...new Set(telling.length > 0 ? telling : lines.filter(Boolean).slice(-5))].slice(0, 8);
}

/** The framed lines of a step that passed with a reservation, which the end of the output says again. */
function warningsIn(output) {
  return output.split('\n').filter((line) => line.startsWith('!'));
}

async function runLane(lane) {
  for (const step of steps.filter(([name]) => lane.includes(name)).filter(isWanted)) await runStep(step);
}

// First what everything else stands on: without a browser, or with files that are being generated or built, nothing
// would mean anything. Then two lanes side by side, as most of the time is spent waiting.
const foundation = ['browser', 'contract', 'generated', 'build'];
const screens = ['sizes', 'screens', 'stories', 'e2e'];
await runLane(foundation);
if (!results.some(({ name, passed }) => name === 'browser' && !passed)) {
  const others = steps.map(([name]) => name).filter((name) => !foundation.includes(name) && !screens.includes(name));
  await Promise.all([runLane(screens), runLane(others)]);
}

const order = steps.map(([name]) => name);
results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
console.log('');
for (const { title, passed, seconds } of results)
  console.log(`${passed ? 'pass' : 'FAIL'}  ${title.padEnd(52)} ${seconds.toFixed(1).padStart(6)} s`);
for (const { name, faults } of results.filter(({ passed }) => !passed)) {
  console.log(`\n${name} failed:`);
  for (const line of faults) console.log(`  ${line}`);
}
for (const { warnings } of results) for (const line of warnings) console.log(line);
const failed = results.filter((result) => !result.passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
