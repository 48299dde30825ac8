import { expect, it } from 'vitest';
import { iconsOf, iconsUsed } from './icons.plugin.ts';

it('an icon is found by the name that Lucide gives it', () => {
  const code =
    "import { Folder as FolderIcon, House } from 'lucide-react';\nimport type { LucideIcon } from 'lucide-react';";
  expect(iconsOf(code)).toEqual(['Folder', 'House']);
  expect(iconsOf("import { House } from './houses.tsx';")).toEqual([]);
});

it('the modules of the product are looked at, and no story or test', () => {
  const used = iconsUsed();
  expect(used.get('LoaderCircle')).toContain('ui/form/button.tsx');
  expect([...used.values()].flat().filter((file) => /\.(stories|test)\./.test(file))).toEqual([]);
});
