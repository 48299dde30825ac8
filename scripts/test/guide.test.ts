import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const ignored = ['.git/', ...read('.gitignore').split('\n')];

function foldersIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${entry.name}/`)
    .filter((name) => !ignored.includes(name));
}

const tree = /## The tree\n\n```\n([^]*?)```/.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
/** What the tree says below a line. */
const below = (room: RegExp, indent: string) =>
  new RegExp(`^${room.source}.*\\n((?:${indent}.*\\n)+)`, 'm').exec(tree)?.[1] ?? '';

it('the tree in CONTRIBUTING.md names every room of the house', () => {
  for (const name of foldersIn('.')) expect(tree).toMatch(new RegExp(`^${name.replace('.', '\\.')}`, 'm'));
  for (const name of foldersIn('web')) expect(below(/web\//, ' {2}')).toContain(`  ${name} `);
  for (const name of foldersIn('reference-server')) expect(below(/reference-server\//, ' {2}')).toContain(`  ${name} `);
  for (const name of foldersIn('reference-server/core')) {
    expect(below(/ {2}core\//, ' {4}')).toMatch(new RegExp(`[ ]${name}[ ]`));
  }
  for (const name of foldersIn('mock')) expect(below(/mock\//, ' {2}')).toMatch(new RegExp(`[ ]${name}[ ]`));
});

it('every file that CONTRIBUTING.md names in its text is there', () => {
  const files = foldersIn('.').flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}${file}`),
  );
  const known = [...files, ...readdirSync(root).map((file) => `/${file}`)];
  const named = [...read('CONTRIBUTING.md').matchAll(/`([\w./-]+\.(?:tsx?|mjs|js|yaml|json))`/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(30);
  for (const name of named)
    expect(
      known.some((file) => file.endsWith(`/${name ?? ''}`)),
      name,
    ).toBe(true);
});
