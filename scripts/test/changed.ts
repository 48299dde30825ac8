// `npm test -- --changed [REF]`: in about a minute, what the changes since REF may have broken, uncommitted ones among
// them. Without REF since the last commit that origin/main has as well, or HEAD where there is no origin/main. Types are
// looked at everywhere, style where something changed, and the nearest tests run; what is left out is said at the end.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';
import { importsOf, nearestTests } from './nearest-tests.ts';
import { report, runLanes, type Step } from './run-steps.mjs';

/** So many test files of each kind: what a minute holds. */
const kinds = [
  { project: 'node', files: /\.test\.ts$/, most: 12 },
  { project: 'screens', files: /\.test\.tsx$/, most: 4 },
  { project: 'stories', files: /\.stories\.tsx$/, most: 6 },
];
/** What no import leads to, and everything stands on. */
const foundations =
  /^(package(-lock)?\.json|openapi\.yaml|contract\/|tsconfig\.json|[\w.]+\.config\.[jt]s|\.storybook\/)/;
const script = /\.(ts|tsx|js|mjs)$/;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
const lines = (text: string) => text.split('\n').filter(Boolean);

function baseOf(wanted: string | undefined): { commit: string; name: string } {
  if (wanted !== undefined) return { commit: git('rev-parse', '--verify', `${wanted}^{commit}`).trim(), name: wanted };
  try {
    return { commit: git('merge-base', 'HEAD', 'origin/main').trim(), name: 'what origin/main has' };
  } catch {
    return { commit: 'HEAD', name: 'HEAD' };
  }
}

function readImports(files: readonly string[]): Map<string, string[]> {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const aliases = Object.fromEntries(
    Object.entries(imports).map(([from, to]) => [from.replace('*', ''), to.replace(/^\.\/|\*$/g, '')]),
  );
  const scripts = files.filter((file) => script.test(file));
  return new Map(scripts.map((file) => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8'), aliases)]));
}

const base = baseOf(process.argv[2]);
const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
const changed = [...lines(git('diff', '--name-only', base.commit)), ...untracked];
const isThere = (file: string) => existsSync(path.join(root, file));
const files = [...lines(git('ls-files')), ...untracked].filter(isThere);
const present = changed.filter(isThere);
console.log(`${changed.length} files differ from ${base.name} (${base.commit.slice(0, 9)}).`);
if (changed.length === 0) process.exit(0);

const near = nearestTests(readImports(files), new Set(changed), (file) => !file.startsWith('e2e/'));
const chosen = kinds.map(({ project, files: pattern, most }) => {
  const all = near.filter((file) => pattern.test(file));
  return { project, run: all.slice(0, most), left: all.slice(most) };
});
const running = chosen.filter(({ run }) => run.length > 0);

const bin = (tool: string, ...args: string[]) => [`node_modules/${tool}`, ...args];
const cached = (name: string) => ['--cache', '--cache-location', `node_modules/.cache/${name}`];
const lintable = present.filter((file) => script.test(file));
const steps: Record<string, Step> = {
  types: ['types', 'types, everywhere', bin('typescript/bin/tsc', '-p', '.')],
  lint: [
    'lint',
    `lint, ${lintable.length} files`,
    bin(
      'eslint/bin/eslint.js',
      ...cached('eslint'),
      '--no-warn-ignored',
      '--no-error-on-unmatched-pattern',
      ...lintable,
    ),
  ],
  format: [
    'format',
    `format, ${present.length} files`,
    bin('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--log-level', 'warn', ...present),
  ],
  tests: [
    'tests',
    `tests, ${running.map(({ project, run }) => `${run.length} ${project}`).join(', ')} files`,
    bin(
      'vitest/vitest.mjs',
      'run',
      ...running.flatMap(({ project }) => ['--project', project]),
      ...running.flatMap(({ run }) => run),
    ),
  ],
};
const looks = [...(lintable.length > 0 ? ['lint'] : []), ...(present.length > 0 ? ['format'] : []), 'types'];
const pick = (names: readonly string[]) => Object.values(steps).filter(([name]) => names.includes(name));
const results = await runLanes([pick(looks), pick(running.length > 0 ? ['tests'] : [])]);
const code = report(results);

console.log('\nLeft out:');
for (const file of changed.filter((one) => foundations.test(one)))
  console.log(`  everything that stands on ${file}: run npm test`);
for (const { project, left } of chosen)
  if (left.length > 0)
    console.log(`  ${left.length} of ${project} further away, the nearest ${left.slice(0, 3).join(', ')}`);
console.log('  tests of other rooms that start the whole app or server; e2e, sizes, unused, bench: npm test');
process.exit(code);
