// `npm test -- --changed [REF]`: checks in about a minute what the changes since REF may have broken, uncommitted ones
// included. By default since the last commit that origin/main contains, or HEAD without origin/main. It checks the types
// of changed files and of their importers, the style of changed files, and the nearest tests, and prints what it left
// out.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { orRefuse } from '../options.ts';
import { root } from '../setup.mjs';
import { bin, script, vitest } from './commands.mjs';
import { importsOf, projectAliases } from './imports.ts';
import { testKinds } from './kinds.ts';
import { nearestTests } from './nearest-tests.ts';
import { end, report, runSteps, type Step } from './run-steps.mjs';

const { pure, servers } = testKinds();
/** The number of test files of each kind that fit into a minute. */
const kinds = [
  { project: 'pure', run: 'node', isOne: (file: string) => pure.includes(file), most: 8 },
  { project: 'servers', run: 'node', isOne: (file: string) => servers.includes(file), most: 3 },
  { project: 'screens,readers', run: 'pages', isOne: (file: string) => file.endsWith('.test.tsx'), most: 2 },
  { project: 'stories', run: 'pages', isOne: (file: string) => file.endsWith('.stories.tsx'), most: 1 },
];
/** Files that everything depends on, without an import. */
const foundations =
  /^(package(-lock)?\.json|openapi\.yaml|contract\/|tsconfig\.json|[\w.]+\.config\.[jt]s|\.storybook\/)/;
const isScript = /\.(ts|tsx|js|mjs)$/;

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
  const aliases = projectAliases();
  const scripts = files.filter((file) => isScript.test(file));
  return new Map(scripts.map((file) => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8'), aliases)]));
}

const base = orRefuse(() => baseOf(process.argv[2]));
const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
const changed = [...lines(git('diff', '--name-only', base.commit)), ...untracked];
const isThere = (file: string) => existsSync(path.join(root, file));
const files = [...lines(git('ls-files')), ...untracked].filter(isThere);
const present = changed.filter(isThere);
console.log(`${changed.length} files differ from ${base.name} (${base.commit.slice(0, 9)}).`);
if (changed.length === 0) process.exit(0);

const near = nearestTests(readImports(files), new Set(changed), (file) => !file.startsWith('e2e/'));
const chosen = kinds.map(({ project, run, isOne, most }) => {
  const all = near.filter(isOne);
  return { project, run, files: all.slice(0, most), left: all.slice(most) };
});

const inTypeScript = present.filter((file) => /\.tsx?$/.test(file));
// Some may be ignored.
const isQuiet = ['--no-error-on-unmatched-pattern'];
const lintable = present.filter((file) => isScript.test(file));
const steps: (Step | null)[] = [
  ['types', 'types', script('scripts/test/check-types.mjs', '--again')],
  inTypeScript.length === 0
    ? null
    : ['lint', `lint, ${inTypeScript.length} files`, bin('oxlint/bin/oxlint', ...isQuiet, ...inTypeScript)],
  lintable.length === 0
    ? null
    : [
        'walls',
        `walls, ${lintable.length} files`,
        bin('oxlint/bin/oxlint', '-c', 'oxlint.walls.js', ...isQuiet, ...lintable),
      ],
  present.length === 0
    ? null
    : [
        'format',
        `format, ${present.length} files`,
        bin('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present),
      ],
];
/** Kinds that can start together do, since starting takes longer than many tests. */
const tests = ['node', 'pages'].flatMap((name): Step[] => {
  const parts = chosen.filter(({ run, files: own }) => run === name && own.length > 0);
  if (parts.length === 0) return [];
  const projects = parts.map(({ project }) => project).join(',');
  const own = parts.flatMap((part) => part.files);
  // The nearest screens and stories with what the long rounds alone run of them otherwise.
  return [[name, `${projects}, ${own.length} files`, vitest(projects, ...own), name === 'pages' ? { DEEP: '1' } : {}]];
});
const results = await runSteps([...tests, ...steps.filter((step) => step !== null)]);
const code = report(results, () => ['npm test -- --changed', ...process.argv.slice(2)].join(' '));

console.log('\nLeft out:');
for (const file of changed.filter((one) => foundations.test(one)))
  console.log(`  everything that depends on ${file}: run npm test`);
for (const { project, left } of chosen)
  if (left.length > 0)
    console.log(`  ${left.length} of ${project} further away, the nearest ${left.slice(0, 3).join(', ')}`);
console.log('  tests of other rooms that start the whole app or server; e2e, sizes, unused: npm test');
end(code);
