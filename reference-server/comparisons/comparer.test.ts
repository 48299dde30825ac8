import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, CallerGone } from '#core/call/errors.ts';
import type { ComparableKind, ComparableObject } from '#core/ports/comparer.ts';
import { isDeep } from '#server/testing/deep.ts';
import { xlsx } from '../comparing/testing/office-files.ts';
import { createFilePool, type FilePoolLimits } from '../pool/create-pool.ts';
import type { FilePool } from '../pool/file-pool.ts';
import type { FileOf } from '../storage/objects/local-file.ts';
import { plainPdf } from '../preview/testing/awkward-pdfs.ts';
import { createComparer, type StoredComparer, type StoredComparerOptions } from './comparer.ts';

let dataDir: string;
let pool: FilePool;
let comparer: StoredComparer;
let warnings: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'comparer-'));
  warnings = [];
});

afterEach(async () => {
  pool.close();
  await comparer.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pathOf = (key: string) => path.join(dataDir, key);
const fileOf: FileOf = ({ key }) => Promise.resolve({ path: pathOf(key), release: () => undefined });

async function open(options: Partial<StoredComparerOptions & FilePoolLimits> = {}): Promise<void> {
  pool = createFilePool({ processes: 1, ...options });
  const warn = (message: string) => void warnings.push(message);
  comparer = await createComparer({ dataDir, pool, fileOf, warn, ...options });
}

/** The result as text. */
const compare: (...args: Parameters<StoredComparer['compare']>) => Promise<unknown> = async (...args) =>
  JSON.parse(new TextDecoder().decode(await comparer.compare(...args))) as unknown;

async function store(key: string, kind: ComparableKind, bytes: Uint8Array | string): Promise<ComparableObject> {
  await writeFile(pathOf(key), bytes);
  return { key, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const made = () => readdir(path.join(dataDir, 'comparisons'));

// Each test starts processes.
describe('stored files', { timeout: 120_000 }, () => {
  it('are compared in another process, whatever they are', async () => {
    await open();
    const [text, other] = [await store('a', 'text', 'one\ntwo'), await store('b', 'text', 'one\n2')];
    expect(await compare(text, other, 'ann')).toMatchObject({ kind: 'text', changes: 1 });
    const [page, pdf] = [await store('c', 'html', '<p>Nothing like it'), await store('d', 'pdf', await plainPdf(1))];
    expect(await compare(page, pdf, 'ann')).toMatchObject({ kind: 'text', changes: 1 });
    const [book, fuller] = await Promise.all(
      ['', '<row r="1"><c><v>1</v></c></row>'].map(async (S, at) =>
        store(`e${at}`, 'xlsx', await xlsx({ sheets: { S } })),
      ),
    );
    expect(await compare(book!, fuller!, 'ann')).toMatchObject({ kind: 'sheets', changes: 1 });
    expect(await made()).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('are compared once for concurrent callers, and the result is cached by their bytes', async () => {
    await open();
    const [text, other] = [await store('a', 'text', 'one'), await store('b', 'text', 'two')];
    const readers = ['ann', 'bob', 'cleo'];
    const all = await Promise.all(readers.map((reader) => compare(text, other, reader)));
    expect(all).toEqual([all[0], all[0], all[0]]);
    pool.close();
    // Works without a process.
    expect(await compare({ ...text, key: 'x' }, { ...other, key: 'y' }, 'dan')).toEqual(all[0]);
    await expect(compare(other, text, 'dan')).rejects.toMatchObject({ status: 503 });
    await expect(compare({ ...text, kind: 'html' }, other, 'dan')).rejects.toMatchObject({ status: 503 });
  });

  it('are forgotten with either of their objects', async () => {
    await open();
    const [text, other] = [await store('a', 'text', 'one'), await store('b', 'text', 'two')];
    await compare(text, other, 'ann');
    expect([...comparer.derivedFrom()]).toEqual(['a', 'b']);
    await comparer.forget('b');
    expect([...comparer.derivedFrom()]).toEqual([]);
    pool.close();
    await expect(compare(text, other, 'ann')).rejects.toMatchObject({ status: 503 });
  });

  it('are the same bytes for all who are sent them', async () => {
    await open();
    const [text, other] = [await store('a', 'text', 'one'), await store('b', 'text', 'two')];
    const one = await comparer.compare(text, other, 'ann');
    expect(await comparer.compare(text, other, 'bob')).toBe(one);
  });

  it('take no more room than they are given', async () => {
    await open({ kept: 100 });
    const [text, other] = [await store('a', 'text', 'one'), await store('b', 'text', 'two')];
    await compare(text, other, 'ann');
    pool.close();
    await expect(compare(text, other, 'ann')).rejects.toMatchObject({ status: 503 });
  });

  it.runIf(isDeep)(
    'that need more time than they are given are too large, or the machine had none for them',
    async () => {
      await open({ timeLimit: 300 });
      const [slow, other] = [await store('a', 'text', lines(1_500_000)), await store('b', 'text', lines(1_500_000, 7))];
      const given = await compare(slow, other, 'ann').catch((error: unknown) => error);
      const came = given instanceof ApiProblem ? given.status : given;
      expect([{ kind: 'none', reason: 'too-large', of: 'both' }, 503]).toContainEqual(came);
      expect(await made()).toEqual([]);
    },
  );

  it('that are gone or damaged fail, and nothing is remembered of the sound ones', async () => {
    await open();
    const [text, other] = [await store('a', 'text', 'one'), await store('b', 'text', 'two')];
    await writeFile(pathOf('b'), 'tow');
    await expect(compare(text, other, 'ann')).rejects.toMatchObject({ status: 500 });
    await rm(pathOf('b'));
    await expect(compare(text, other, 'ann')).rejects.toMatchObject({ status: 500 });
    await writeFile(pathOf('b'), 'two');
    expect(await compare(text, other, 'ann')).toMatchObject({ kind: 'text' });
  });

  it.runIf(isDeep)('fail without a verdict when the machine is the trouble', async () => {
    await open();
    const [text, other] = [await store('a', 'text', 'one'), await store('b', 'text', 'two')];
    await rm(path.join(dataDir, 'comparisons'), { recursive: true });
    await expect(compare(text, other, 'ann')).rejects.toMatchObject({ status: 503 });
    await mkdir(path.join(dataDir, 'comparisons'));
    expect(await compare(text, other, 'ann')).toMatchObject({ kind: 'text' });
  });

  it('are not compared for a caller who has gone already', async () => {
    const add = vi.fn<FilePool['add']>();
    await open({ pool: { add } });
    const text = await store('a', 'text', 'one');
    await expect(compare(text, text, 'ann', AbortSignal.abort())).rejects.toBeInstanceOf(CallerGone);
    await comparer.close();
    expect(add).not.toHaveBeenCalled();
  });

  it.runIf(isDeep)('are stopped when the caller disconnects, and are compared for the next caller', async () => {
    await open();
    const [slow, other] = [await store('a', 'text', lines(300_000)), await store('b', 'text', lines(300_000, 7))];
    const leaving = new AbortController();
    const pending = compare(slow, other, 'ann', leaving.signal);
    leaving.abort();
    await expect(pending).rejects.toBeInstanceOf(CallerGone);
    expect(await compare(slow, other, 'bob')).toMatchObject({ kind: 'text' });
    expect(warnings).toEqual([]);
  });
});

const lines = (count: number, step = 1) => Array.from({ length: count }, (_, at) => `line ${at * step}`).join('\n');
