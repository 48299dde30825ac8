import path from 'node:path';
import { expect, test } from 'vitest';
import { sharedChunk } from './shared-chunk.ts';

const web = path.resolve(import.meta.dirname, '..');
const index = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const icon = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

const modules = new Map([
  [path.join(web, 'main.tsx'), { code: `import { Menu } from "lucide-react";`, importedIds: ['/frame.ts', index] }],
  [
    path.join(web, 'features/documents/documents-page.tsx'),
    { code: `import { Trash2, type LucideIcon } from 'lucide-react';`, importedIds: [index] },
  ],
  ['/frame.ts', { code: '', importedIds: [] }],
  [
    index,
    {
      code: `export { default as Trash, default as Trash2 } from './icons/trash.mjs';
export { default as Menu } from './icons/menu.mjs';
export { default as Printer } from './icons/printer.mjs';`,
      importedIds: [icon('trash'), icon('menu'), icon('printer')],
    },
  ],
  [icon('trash'), { code: '', importedIds: ['/node_modules/lucide-react/dist/esm/Icon.mjs'] }],
  [icon('menu'), { code: '', importedIds: [] }],
  [icon('printer'), { code: '', importedIds: [] }],
  ['/node_modules/lucide-react/dist/esm/Icon.mjs', { code: '', importedIds: [] }],
]);
const build = { getModuleInfo: (id: string) => modules.get(id) ?? null };

test.each([
  ['/frame.ts', 'shared'],
  [icon('menu'), 'shared'],
  [icon('trash'), 'shared'],
  ['/node_modules/lucide-react/dist/esm/Icon.mjs', 'shared'],
  [icon('printer'), 'shared-later'],
  ['/dialog.ts', null],
])('%s belongs to the chunk %s, whatever name an icon is imported by', (id, name) => {
  expect(sharedChunk(id, build)).toBe(name);
});
