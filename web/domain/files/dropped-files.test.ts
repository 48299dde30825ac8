import { describe, expect, it } from 'vitest';
import { readDrop } from './dropped-files.ts';

interface FakeEntry {
  name: string;
  isFile: boolean;
  isDirectory: boolean;
}

const file = (name: string): FakeEntry => ({
  name,
  isFile: true,
  isDirectory: false,
  ...{ file: (resolve: (file: File) => void) => resolve(new File(['x'], name)) },
});

const unreadable = (name: string): FakeEntry => ({
  name,
  isFile: true,
  isDirectory: false,
  ...{ file: (_: unknown, reject: (error: Error) => void) => reject(new Error('NotReadable')) },
});

/** Like browsers: at most a hundred entries a call, then an empty batch. */
const directory = (name: string, children: FakeEntry[]): FakeEntry => ({
  name,
  isFile: false,
  isDirectory: true,
  ...{
    createReader() {
      const left = [...children];
      return { readEntries: (resolve: (batch: FakeEntry[]) => void) => resolve(left.splice(0, 100)) };
    },
  },
});

function drop(entries: (FakeEntry | null)[], kind = 'file'): DataTransfer {
  const items = entries.map((entry) => ({
    kind,
    webkitGetAsEntry: () => entry,
    getAsFile: () => new File(['x'], 'plain.txt'),
  }));
  return { items, files: [] } as unknown as DataTransfer;
}

const paths = (picked: { file: File; folders: readonly string[] }[]) =>
  picked.map((one) => [...one.folders, one.file.name].join('/'));

describe('reading a drop', () => {
  it('keeps the folders around each file, and empty folders too', async () => {
    const read = await readDrop(
      drop([
        file('top.txt'),
        directory('Deal', [directory('01', [file('a.pdf')]), directory('empty', []), file('b.pdf')]),
      ]),
    );
    expect(paths(read.files)).toEqual(['top.txt', 'Deal/01/a.pdf', 'Deal/b.pdf']);
    expect(read.directories).toEqual([['Deal'], ['Deal', '01'], ['Deal', 'empty']]);
    expect(read.unreadable).toBe(0);
  });

  it('reads folders of more than a hundred entries to their end', async () => {
    const many = Array.from({ length: 250 }, (_, index) => file(`${index}.txt`));
    const read = await readDrop(drop([directory('Many', many)]));
    expect(read.files).toHaveLength(250);
  });

  it('counts what cannot be read and continues', async () => {
    const read = await readDrop(drop([unreadable('locked.txt'), file('a.txt')]));
    expect(paths(read.files)).toEqual(['a.txt']);
    expect(read.unreadable).toBe(1);
  });

  it('takes plain files where the browser supports no entries', async () => {
    expect(paths((await readDrop(drop([null]))).files)).toEqual(['plain.txt']);
    const files = [new File(['x'], 'listed.txt')];
    const read = await readDrop({ items: [], files } as unknown as DataTransfer);
    expect(paths(read.files)).toEqual(['listed.txt']);
  });

  it('takes no text or link for a file', async () => {
    expect((await readDrop(drop([file('a.txt')], 'string'))).files).toEqual([]);
  });
});
