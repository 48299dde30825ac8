import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup.mjs';
import { testKinds } from './kinds.ts';

it('a part of test:deep runs each long round', () => {
  const text = readFileSync(path.join(root, 'scripts/test-deep.mjs'), 'utf8');
  const calls = [...text.matchAll(/rounds\(([^)]*)\)/g)].flatMap(
    ([, folders = '']) => folders.match(/(?<=')[\w/-]+/g) ?? [],
  );
  expect(testKinds().deep.filter((file) => !calls.some((folder) => file.includes(folder)))).toEqual([]);
});
