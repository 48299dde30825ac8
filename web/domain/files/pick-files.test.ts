import { expect, it } from 'vitest';
import { pickedFiles } from './pick-files.ts';

function fileAt(path: string): File {
  const file = new File(['x'], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
  return file;
}

it('keeps the path of every file of a folder, and names each folder once, parents first', () => {
  const picked = pickedFiles(['Deal/a.txt', 'Deal/02 Tax/2025/b.txt', 'Deal/02 Tax/c.txt'].map(fileAt));
  expect(picked.files.map(({ file, folders }) => [...folders, file.name])).toEqual([
    ['Deal', 'a.txt'],
    ['Deal', '02 Tax', '2025', 'b.txt'],
    ['Deal', '02 Tax', 'c.txt'],
  ]);
  expect(picked.directories).toEqual([['Deal'], ['Deal', '02 Tax'], ['Deal', '02 Tax', '2025']]);
});

it('reports no folder for files that were chosen one by one', () => {
  expect(pickedFiles([fileAt('a.txt'), fileAt('b.txt')])).toMatchObject({
    files: [{ folders: [] }, { folders: [] }],
    directories: [],
  });
});
