// `npm run test:deep`: the long rounds, by part; docs/testing.md describes them. Further arguments name the parts to
// run: `npm run test:deep -- kills e2e`.
import { install } from './setup.mjs';
import { bin, script, vitest } from './test/commands.mjs';
import { end, report, runSteps } from './test/run-steps.mjs';

await install();

const rounds = (...folders) => vitest('deep', ...folders);

const parts = [
  ['build', 'the web app and the server build', script('scripts/build.ts')],
  ['gate', 'the whole gate: mock, server, by address, three servers', rounds('conformance')],
  [
    'kills',
    'kills, damage, disks and backups',
    rounds('reference-server/storage', 'reference-server/mail', 'reference-server/search'),
  ],
  ['core', 'interleavings and random rooms', rounds('reference-server/core', 'mock/')],
  [
    'cluster',
    'databases, buckets and several servers',
    rounds(
      'reference-server/postgres',
      'reference-server/objects',
      'reference-server/testing',
      'reference-server/sharing',
    ),
  ],
  [
    'files',
    'bombs and files of others',
    rounds('reference-server/preview', 'reference-server/hostile', 'reference-server/compar'),
  ],
  [
    'server',
    'how a server starts, ends and is run',
    rounds(
      'reference-server/process',
      'reference-server/auth',
      'reference-server/admin',
      'reference-server/http',
      'reference-server/reports',
      'reference-server/main',
      'scripts/',
    ),
  ],
  ['screens', 'screens, with those that take longest', vitest('screens,readers'), { DEEP: '1' }],
  ['stories', 'stories, at every width', vitest('stories'), { DEEP: '1' }],
  ['late', 'screens and stories whose answers come late', vitest('screens,stories'), { LATE_MS: '60' }],
  [
    'shuffled',
    'all tests and their files in another order',
    vitest('pure,servers,screens,readers,stories', '--sequence.shuffle.files', '--sequence.shuffle.tests'),
  ],
  ['storybook', 'the built Storybook, every story played', script('scripts/dev.mjs', 'build-storybook')],
  ['e2e', 'every journey, end to end', bin('@playwright/test/cli.js', 'test')],
  ['browsers', 'the main journeys in Firefox and WebKit', vitest('browsers'), { DEEP: '1' }],
  [
    'mutants',
    'eight mutants against the suite',
    script('scripts/conformance-mutants.ts', '--sample', '8', '--jobs', '2'),
  ],
  ['types', 'types as TypeScript 5 sees them', script('scripts/test/check-types.mjs', '--slowly')],
  ['bench', 'the benchmark measures everything', script('bench/main.ts', '--quick')],
  ['attack', 'others can work beside every expensive call', script('bench/main.ts', '--attack', '--quick')],
  ['speed', 'no ratio is worse than the kept one', script('bench/main.ts', '--compare')],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some(([part]) => part === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${parts.map(([part]) => part).join(', ')}.`);
  process.exit(2);
}
const chosen = parts.filter(([name]) => wanted.length === 0 || wanted.includes(name));
const isAlone = ([name]) => name === 'attack' || name === 'speed';
const beside = chosen.filter((part) => !isAlone(part));
let results = await runSteps(beside.slice(0, 1), { atOnce: 1 });
results = await runSteps(beside.slice(1), { atOnce: 2, results });
results = await runSteps(chosen.filter(isAlone), { atOnce: 1, results });
end(report(results, (part) => `npm run test:deep -- ${part}`));
