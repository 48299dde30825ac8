import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeUnavailable } from '#core/call/errors.ts';
import type { SearchableKind } from '#core/ports/text-search.ts';
import { createMemoryStore } from '#core/store/store.ts';
import type { FileOf } from '../storage/objects/local-file.ts';
import { FakePool } from './testing/fake-pool.ts';
import { searchableTexts, show } from './testing/shown-texts.ts';
import { FORM, openStoredSearch, type StoredSearch } from './stored-search.ts';

let dataDir: string;
let pool: FakePool;
let search: StoredSearch;
let warnings: string[];
let store: ReturnType<typeof createMemoryStore>;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'search-'));
  store = createMemoryStore();
  warnings = [];
  pool = new FakePool();
});
afterEach(async () => {
  await search.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(readsScans = false): Promise<void> {
  const warn = (message: string) => void warnings.push(message);
  const from = { dataDir, store, pool: pool.asPool(), fileOf: (object: Parameters<FileOf>[0]) => pool.fileOf(object) };
  search = openStoredSearch({ ...from, readsScans, warn, every: 1e6 });
  await search.catchUp();
}

async function reopen(readsScans = false): Promise<void> {
  await search.close();
  pool.read.length = 0;
  await open(readsScans);
}

async function keep(...texts: string[]): Promise<void> {
  pool.knows(...texts);
  await show(store, texts);
}

const found = async (query: string, ...texts: string[]) =>
  (await search.search(query, searchableTexts(...texts), 0, 10)).hits.map(({ at }) => texts[at]);
const folder = () => path.join(dataDir, 'texts', FORM);
const kept = () => readdir(folder());

it('texts of documents are read once, and kept for the next start', async () => {
  await keep('one word', 'another word');
  await open();
  expect(await found('word', 'one word', 'another word')).toEqual(['one word', 'another word']);
  expect(pool.read).toHaveLength(2);
  await reopen();
  expect(await found('another', 'one word', 'another word')).toEqual(['another word']);
  expect(pool.read).toEqual([]);
  expect(warnings).toEqual([]);
});

it('texts that no document shows any more are deleted, also on the disk', async () => {
  await keep('first', 'second');
  await open();
  await keep('second', 'third');
  await search.catchUp();
  expect((await kept()).sort()).toEqual(
    searchableTexts('second', 'third')
      .map(({ name }) => name)
      .sort(),
  );
  expect(await found('first', 'first')).toEqual([]);
  expect(search.read(searchableTexts('first', 'third'))).toBe(1);
  expect(pool.read).toHaveLength(3);
});

it('a stored text that is damaged or in another format is read again from its document', async () => {
  await keep('first', 'second');
  await open();
  const [name = ''] = await kept();
  const file = path.join(folder(), name);
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, -1));
  await writeFile(path.join(folder(), 'foreign'), 'x');
  await writeFile(path.join(dataDir, 'texts', '0'), 'an earlier form');
  await reopen();
  expect(pool.read).toHaveLength(1);
  expect(await readdir(path.join(dataDir, 'texts'))).toEqual([FORM]);
  expect(await kept()).toHaveLength(2);
  expect(await found('first', 'first')).toEqual(['first']);
});

it('texts that are lost or damaged while the server runs count as unread once one is missed, and are read again', async () => {
  const texts = ['first', 'second', 'third'];
  await keep(...texts);
  await open();
  const [first = '', second = ''] = searchableTexts(...texts).map(({ name }) => path.join(folder(), name));
  await rm(first);
  await writeFile(second, 'damaged');
  expect(await found('first', ...texts)).toEqual([]);
  expect(search.read(searchableTexts(...texts))).toBe(2);
  await search.catchUp();
  expect(await found('first', ...texts)).toEqual(['first']);
  expect(await found('second', ...texts)).toEqual(['second']);
  expect(pool.read).toHaveLength(5);
});

it('a folder of texts that is removed while the server runs is filled again, and new texts are kept in it', async () => {
  await keep('first');
  await open();
  await found('first', 'first');
  await rm(path.join(dataDir, 'texts'), { recursive: true });
  await search.catchUp();
  expect(await kept()).toHaveLength(1);
  await rm(path.join(dataDir, 'texts'), { recursive: true });
  await keep('first', 'second');
  await search.catchUp();
  expect(await found('second', 'first', 'second')).toEqual(['second']);
  expect(await kept()).toHaveLength(2);
});

it('a text that cannot be kept leaves one draft behind, however often it is tried', async () => {
  await open();
  const [name = ''] = searchableTexts('first').map((text) => text.name);
  await mkdir(path.join(folder(), name, 'in the way'), { recursive: true });
  await keep('first');
  for (const _ of ['once', 'twice']) await expect(search.catchUp()).rejects.toThrow();
  expect(await readdir(path.join(dataDir, 'reading'))).toHaveLength(1);
  await rm(path.join(folder(), name), { recursive: true });
  await search.catchUp();
  expect(await found('first', 'first')).toEqual(['first']);
});

it('a file that cannot be read is never found, and is not tried again', async () => {
  await keep('bomb', 'fine');
  pool.outcomes.set('bomb', 'impossible');
  await open();
  expect(search.read(searchableTexts('bomb', 'fine'))).toBe(2);
  expect(await found('bomb', 'bomb')).toEqual([]);
  await reopen();
  expect(pool.read).toEqual([]);
});

it('a file that the machine could not read is read with the next search, and others are not delayed', async () => {
  await keep('busy', 'fine');
  pool.outcomes.set('busy', 'busy');
  await open();
  expect(search.read(searchableTexts('busy', 'fine'))).toBe(1);
  pool.outcomes.clear();
  await search.catchUp();
  expect(await found('busy', 'busy')).toEqual(['busy']);
});

it('a file whose store is unreachable is read once the store is back', async () => {
  await keep('away');
  const { fileOf } = pool;
  pool.fileOf = () => Promise.reject(storeUnavailable());
  await open();
  expect(search.read(searchableTexts('away'))).toBe(0);
  pool.fileOf = fileOf;
  await search.catchUp();
  expect(await found('away', 'away')).toEqual(['away']);
  expect(warnings).toEqual([]);
});

describe('words in pictures', () => {
  const types: Partial<Record<string, string>> = { Scan: 'application/pdf', Photo: 'image/png' };
  const shownAs = (text: string) => {
    const magicType = types[text] ?? null;
    return { name: text, magicType, mimeType: magicType ?? 'text/plain' };
  };
  const textsOf = (...texts: string[]) =>
    searchableTexts(...texts).map((text, at) => {
      const kinds: Partial<Record<string, SearchableKind>> = { Scan: 'pdf', Photo: 'image' };
      const kind = kinds[texts[at] ?? ''] ?? 'text';
      return { ...text, kind, name: `${text.key}-${kind}` };
    });
  const places = async (query: string) =>
    (await search.search(query, textsOf('Scan', 'Photo', 'Plain'), 0, 10)).hits.map(({ at, page }) => [at, page]);
  beforeEach(async () => {
    pool.scans.set('Scan', ['first words', 'Zweite Wörter']).set('Photo', ['words of a sign']);
    pool.knows('Scan', 'Photo', 'Plain');
    await show(store, ['Scan', 'Photo', 'Plain'], [], shownAs);
  });

  it('are not searched unless scans are read, and no picture is opened', async () => {
    await open();
    expect(await places('words')).toEqual([]);
    expect(pool.read).toEqual(['Scan', 'Plain']);
  });

  it('are read once all else has been, page by page, and are known after the next start', async () => {
    await open(true);
    expect(pool.read).toEqual(['Scan', 'Plain', 'Scan', 'Scan', 'Photo']);
    expect(await places('words')).toEqual([
      [0, 1],
      [1, null],
    ]);
    expect(await places('worter')).toEqual([[0, 2]]);
    await reopen(true);
    expect(pool.read).toEqual([]);
    await reopen();
    expect(await places('words')).toEqual([]);
  });

  it('are read without a page that cannot be read', async () => {
    pool.scans.set('Scan', ['first words', null, 'third words']);
    await open(true);
    expect(await places('third')).toEqual([[0, 3]]);
  });

  it('count as unread until then, and a bomb costs its own text alone', async () => {
    pool.outcomes.set('Scan', 'impossible').set('Photo', 'busy');
    await open(true);
    expect(search.read(textsOf('Scan', 'Photo', 'Plain'))).toBe(2);
    pool.outcomes.delete('Photo');
    await search.catchUp();
    expect(await places('words')).toEqual([[1, null]]);
    expect(search.read(textsOf('Scan', 'Photo', 'Plain'))).toBe(3);
  });
});

it('a list that was counted before is counted again once a file is known, or lost', async () => {
  await keep('known', 'lost');
  for (const text of ['known', 'lost']) pool.outcomes.set(text, 'busy');
  await open();
  const texts = searchableTexts('known', 'lost');
  expect(search.read(texts)).toBe(0);
  pool.outcomes.delete('known');
  await search.catchUp();
  expect(search.read(texts)).toBe(1);
  pool.outcomes.set('lost', 'damaged');
  await search.catchUp();
  expect(search.read(texts)).toBe(2);
});

it('a stored file that is damaged is logged once', async () => {
  await keep('gone');
  pool.outcomes.set('gone', 'damaged');
  await open();
  await search.catchUp();
  expect(warnings).toHaveLength(1);
  expect(search.read(searchableTexts('gone'))).toBe(1);
});
