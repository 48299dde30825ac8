import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
  .toString()
  .split('\n')
  .filter(Boolean);
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/^```[^]*?^```/gm, '');

/** @returns the anchors of a page, by GitHub's rule */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** @returns the fault of a link, if any */
function faultOf(page: string, link: string): string | undefined {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : path.resolve(path.dirname(page), file);
  if (!existsSync(target)) return `${link}: no such file`;
  if (anchor !== undefined && !anchorsOf(read(target)).includes(anchor)) return `${link}: no such heading`;
  return undefined;
}

it.each(pages)('every link of %s leads to a file and a heading', (name) => {
  const page = path.join(root, name);
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const inside = links.filter((link) => !/^(https?|mailto):/.test(link));
  expect(inside.flatMap((link) => faultOf(page, link) ?? [])).toEqual([]);
});

it('a page is led to from the README or from a page that the README leads to', () => {
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name) || !existsSync(path.join(root, name))) return;
    reached.add(name);
    for (const [, link = ''] of read(path.join(root, name)).matchAll(/\]\(([^)\s#]+\.md)[^)]*\)/g))
      visit(path.join(path.dirname(name), link));
  };
  visit('README.md');
  // The README of the package is read in the unpacked archive instead.
  expect(pages.filter((name) => !reached.has(name) && name !== 'reference-server/deploy/README.md')).toEqual([]);
});

it.each([
  ['CONTRIBUTING.md', 'docs/nowhere.md', 'docs/nowhere.md: no such file'],
  ['CONTRIBUTING.md', '#the-attic', '#the-attic: no such heading'],
  ['CONTRIBUTING.md', '#the-tree', undefined],
])('in %s, the link %s is %s', (page, link, fault) => {
  expect(faultOf(path.join(root, page), link)).toBe(fault);
});
