import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** What belongs to the project: what runs beside it, such as the server's data, is none of its rooms. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n');

/** @param folder from the root, with a slash at its end; empty for the root */
function foldersIn(folder: string): string[] {
  const below = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length).split('/'));
  return [...new Set(below.filter((parts) => parts.length > 1).map(([first = '']) => `${first}/`))];
}

const tree = /## The tree\n\n```\n([^]*?)```/.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
/** What the tree says below a line. */
const below = (room: RegExp, indent: string) =>
  new RegExp(`^${room.source}.*\\n((?:${indent}.*\\n)+)`, 'm').exec(tree)?.[1] ?? '';

it('the tree in CONTRIBUTING.md names every room of the house', () => {
  for (const name of foldersIn('')) expect(tree).toMatch(new RegExp(`^${name.replace('.', '\\.')}`, 'm'));
  for (const name of foldersIn('web/')) expect(below(/web\//, ' {2}')).toContain(`  ${name} `);
  for (const name of foldersIn('reference-server/'))
    expect(below(/reference-server\//, ' {2}')).toContain(`  ${name} `);
  for (const name of foldersIn('reference-server/core/')) {
    expect(below(/ {2}core\//, ' {4}')).toMatch(new RegExp(`[ ]${name}[ ]`));
  }
  for (const name of foldersIn('mock/')) expect(below(/mock\//, ' {2}')).toMatch(new RegExp(`[ ]${name}[ ]`));
});

it('every file that CONTRIBUTING.md names in its text is there', () => {
  const named = [...read('CONTRIBUTING.md').matchAll(/`([\w./-]+\.(?:tsx?|mjs|js|yaml|json))`/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(30);
  for (const name of named)
    expect(
      files.some((file) => `/${file}`.endsWith(`/${name ?? ''}`)),
      name,
    ).toBe(true);
});
