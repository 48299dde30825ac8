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

it('the tree in CONTRIBUTING.md names every room of the house', () => {
  const tree = /## The tree\n\n```\n([^]*?)```/.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
  const [top, web, server] = [foldersIn('.'), foldersIn('web'), foldersIn('reference-server')];
  for (const name of top) expect(tree).toMatch(new RegExp(`^${name.replace('.', '\\.')}`, 'm'));
  const inWeb = /^web\/\n((?: {2}.*\n)+)/m.exec(tree)?.[1] ?? '';
  const inServer = /^reference-server\/\n((?: {2}.*\n)+)/m.exec(tree)?.[1] ?? '';
  for (const name of web) expect(inWeb).toContain(`  ${name} `);
  for (const name of server) expect(inServer).toContain(`  ${name} `);
});
