import { expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { nearestTests } from './nearest-tests.ts';

const imports = new Map<string, string[]>([
  ['web/ui/button.tsx', []],
  ['web/ui/button.test.tsx', ['web/ui/button.tsx']],
  ['web/features/audit/page.tsx', ['web/ui/button.tsx']],
  ['web/features/audit/page.test.tsx', ['web/testing/render-app.tsx']],
  ['web/features/audit/table.stories.tsx', ['web/features/audit/page.tsx']],
  ['web/features/users/page.tsx', ['web/features/users/dialog.tsx']],
  ['web/features/users/dialog.tsx', []],
  ['web/features/users/page.test.tsx', ['web/testing/render-app.tsx']],
  ['web/app/routes.tsx', ['web/features/audit/page.tsx', 'web/features/users/page.tsx']],
  ['web/testing/render-app.tsx', ['web/app/routes.tsx']],
]);
const isTest = (file: string) => /\.(test|stories)\./.test(file);
const nearest = (...changed: string[]) => nearestTests(imports, new Set(changed), isTest);

it('a change in a feature concerns its own tests, and no test of another feature that renders the same app', () => {
  expect(nearest('web/features/users/dialog.tsx')).toEqual(['web/features/users/page.test.tsx']);
});

it('the test that has the name of a change comes first', () => {
  expect(nearest('web/features/audit/page.tsx')).toEqual([
    'web/features/audit/page.test.tsx',
    'web/features/audit/table.stories.tsx',
  ]);
});

it('a changed file selects the tests beside it, then those of the files that use it', () => {
  expect(nearest('web/ui/button.tsx')).toEqual(['web/ui/button.test.tsx', 'web/features/audit/table.stories.tsx']);
});

it('of tests that render the whole app those in a folder of the same name come first, also of another feature', () => {
  const app = ['web/testing/render-app.tsx'];
  const terms = new Map([
    ...imports,
    ['web/features/users/page.tsx', ['web/features/users/terms/dialog.tsx']],
    ['web/features/users/terms/dialog.tsx', ['web/domain/terms/words.ts']],
    ['web/features/users/terms/terms.test.tsx', app],
    ['web/domain/terms/words.ts', []],
  ]);
  const own = 'web/features/users/terms/terms.test.tsx';
  const nearTo = (changed: string) => nearestTests(terms, new Set([changed]), isTest);
  expect(nearTo('web/features/users/terms/dialog.tsx')).toEqual([own, 'web/features/users/page.test.tsx']);
  expect(nearTo('web/domain/terms/words.ts')).toEqual([own]);
});

it('a test that was changed concerns itself', () => {
  expect(nearest('web/features/audit/page.test.tsx')).toEqual(['web/features/audit/page.test.tsx']);
});

it('a change of a start file selects the tests of everything that uses it', () => {
  expect(nearest('web/app/routes.tsx')).toEqual([
    'web/features/audit/page.test.tsx',
    'web/features/users/page.test.tsx',
  ]);
});

it('imports are found at the top, inside, for their types, beside their file and by a short name', () => {
  const text = `import { a } from './a.ts';
    import type { B } from '../b.ts';
    import '#web/c.css';
    const later = await import('#core/d/e.ts');
    const worker = new URL('./f.mjs', import.meta.url);
    import { z } from 'zod';`;
  const aliases = { '#web/': 'web/', '#core/': 'reference-server/core/' };
  expect(importsOf('web/x/y.ts', text, aliases)).toEqual([
    'web/x/a.ts',
    'web/b.ts',
    'web/c.css',
    'reference-server/core/d/e.ts',
    'web/x/f.mjs',
    'zod',
  ]);
  expect(importsOf('web/x/y.ts', text, aliases, { types: false })).not.toContain('web/b.ts');
});
