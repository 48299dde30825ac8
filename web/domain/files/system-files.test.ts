import { expect, it } from 'vitest';
import { withoutSystemFiles } from './system-files.ts';

const picked = (path: string) => {
  const folders = path.split('/');
  return { file: new File(['x'], folders.pop() ?? ''), folders };
};

it('files of operating systems are left out and named; files with similar names stay', () => {
  const files = ['.DS_Store', 'Deal/Thumbs.db', 'Deal/~$Plan.docx', 'Deal/._a.pdf', 'Deal/.env', 'Deal/thumbs.db.pdf'];
  const directories = [['Deal'], ['Deal', '.cache'], ['Deal', '.github']];
  const { kept, leftOut } = withoutSystemFiles({
    files: [...files, 'Deal/.github/notes.txt'].map(picked),
    directories,
    unreadable: 1,
  });
  expect(kept.files.map(({ file }) => file.name)).toEqual(['.env', 'thumbs.db.pdf', 'notes.txt']);
  expect(kept.directories).toEqual([['Deal'], ['Deal', '.github']]);
  expect(kept.unreadable).toBe(1);
  expect(leftOut).toEqual(['.DS_Store', 'Thumbs.db', '~$Plan.docx', '._a.pdf', 'Deal/.cache']);
});
