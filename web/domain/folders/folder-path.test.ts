import { expect, it } from 'vitest';

import type { Folder } from '#contract/types.ts';
import { folderPath } from './folder-path.ts';

const folder = (id: string, parentId: string | null) => ({ id, name: id.toUpperCase(), parentId }) as Folder;

it('names the way from the root, and survives a parent that is missing or its own ancestor', () => {
  const folders = [folder('a', null), folder('b', 'a'), folder('lost', 'gone'), folder('x', 'y'), folder('y', 'x')];
  expect(folderPath(folders, 'b')).toBe('A / B');
  expect(folderPath(folders, 'lost')).toBe('LOST');
  expect(folderPath(folders, 'x')).toBe('Y / X');
  expect(folderPath(folders, null)).toBeUndefined();
  expect(folderPath(folders, 'gone')).toBeUndefined();
});
