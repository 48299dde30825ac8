// `npm test`: installs what is missing, runs everything, and ends with a table of results and costs. Further arguments
// name the steps to run: `npm test -- types servers`. Each step is one process; two run at a time. `npm test --
// --changed` checks in a minute what has changed since origin/main; scripts/test/changed.ts has the rules.
import { install, runScript } from './setup.mjs';
import { end, report, runSteps } from './test/run-steps.mjs';
import { bin, script, vitest } from './test/commands.mjs';

await install();

const wanted = process.argv.slice(2);
if (wanted[0] === '--changed') {
  await runScript('scripts/test/changed.ts', ...wanted.slice(1));
  process.exit(0);
}

/** Whether steps are asked for that look at what is built: what has changed is built before them. */
const isBuilt = !wanted.includes('build') && wanted.some((name) => ['servers', 'load', 'sizes'].includes(name));
if (isBuilt) wanted.push('build');

// Tests of pages and servers wait for these: without built files they would be meaningless.
const foundation = [
  ['build', 'the web app and the server build', script('scripts/build.ts', ...(isBuilt ? ['--if-changed'] : []))],
  ['browser', 'there is a browser for the tests', script('scripts/test/check-browser.ts')],
  // The next step checks it with its extensions as well.
  [
    'contract',
    'the contract keeps the strict rules of others',
    bin('@redocly/cli/bin/cli.js', 'lint', 'openapi.yaml', '--config=scripts/lint/redocly-alone.yaml'),
  ],
  ['generated', 'generated files are in step with the contract', script('scripts/generate.ts', '--check')],
];
// The longest first, so that two at a time end together.
const others = [
  ['screens', 'screens in a real browser', vitest('screens,readers')],
  ['servers', 'tests of servers, files and processes', vitest('servers,stores'), { SERVER_FROM: 'bundle' }],
  ['stories', 'stories in a real browser', vitest('stories')],
  ['e2e', 'end to end: the main journeys', bin('@playwright/test/cli.js', 'test', '--grep', '@main')],
  ['load', 'what a page asks for and draws before its first rows', script('scripts/test/page-load/check-page-load.ts')],
  ['sizes', 'bundle sizes and no byte of the mock in them', script('scripts/test/page-load/check-bundle.ts')],
];
/** What waits for nothing: beside all others at a low priority, in the time that they leave. */
const checks = [
  ['format', 'format', bin('oxfmt/bin/oxfmt', '--check')],
  ['lint', 'lint, with types', bin('oxlint/bin/oxlint')],
  ['walls', 'walls between rooms and rules of the house', bin('oxlint/bin/oxlint', '-c', 'oxlint.walls.js')],
  ['types', 'types', script('scripts/test/check-types.mjs')],
  ['unused', 'no unused files, exports or packages', bin('knip/bin/knip.js')],
  ['pure', 'tests of the core and all that needs no process', vitest('pure')],
];
const steps = [...foundation, ...others, ...checks];

const unknown = wanted.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map(([step]) => step).join(', ')}.`);
  process.exit(2);
}
const chosen = (some) => some.filter(([name]) => wanted.length === 0 || wanted.includes(name));

const results = [];
const waiting = async () => {
  await runSteps(chosen(foundation), { results });
  const hasBrowser = results.every(({ name, passed }) => name !== 'browser' || passed);
  if (hasBrowser) await runSteps(chosen(others), { results });
};
const isBeside = chosen([...foundation, ...others]).length > 0;
await Promise.all([
  waiting(),
  runSteps(chosen(checks), isBeside ? { atOnce: 1, hasHurry: false, results } : { results }),
]);
end(report(results));
