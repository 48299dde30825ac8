import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testKinds } from './kinds.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Files of the project, without data that it leaves beside them. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n');

/** @param folder from the root, with a final slash; empty for the root */
function foldersIn(folder: string): string[] {
  const below = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length).split('/'));
  return [...new Set(below.filter((parts) => parts.length > 1).map(([first = '']) => `${first}/`))];
}

const guide = read('CONTRIBUTING.md');
/** @returns the code block below a heading */
const blockBelow = (heading: string) =>
  new RegExp(`## ${heading}\\n[^]*?\\n\`\`\`\\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';
const tree = blockBelow('The tree');
const secondLevel = (folder: string) => new RegExp(`^${folder}.*\\n((?: {2}.*\\n)+)`, 'm').exec(tree)?.[1] ?? '';

it('the tree in CONTRIBUTING.md names every folder of the root, and of app, mock, server and suite', () => {
  for (const name of foldersIn('')) expect(tree).toMatch(new RegExp(`^${name.replace('.', '\\.')}`, 'm'));
  for (const part of ['web/', 'mock/', 'reference-server/', 'conformance/'])
    for (const name of foldersIn(part)) expect(secondLevel(part)).toMatch(new RegExp(`[ ]${name}[ ]`));
});

it('CONTRIBUTING.md names every folder of the core', () => {
  const core = ` ${blockBelow('The core').replaceAll('\n', ' ')} `;
  for (const name of foldersIn('reference-server/core/')) expect(core).toContain(` ${name} `);
});

it('a folder has at most 25 files', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  counts.delete('.storybook/pictures');
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

const pages = files.filter((file) => file.endsWith('.md'));

it.each(pages)('%s names only files that exist', (page) => {
  const named = [...read(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|js|yaml))`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
});

it('the guide names files, which the test above finds', () => {
  expect([...guide.matchAll(/`[\w./-]+\.tsx?`/g)].length).toBeGreaterThan(20);
});

it('a part of test:deep runs each long round', () => {
  const text = read('scripts/test-deep.mjs');
  const calls = [...text.matchAll(/rounds\(([^)]*)\)/g)].flatMap(
    ([, folders = '']) => folders.match(/(?<=')[\w/-]+/g) ?? [],
  );
  expect(testKinds().deep.filter((file) => !calls.some((folder) => file.includes(folder)))).toEqual([]);
});
