// Small JSON files with a hash, for accounts and keys, which have no place in the audit log.
import { rename } from 'node:fs/promises';
import * as z from 'zod';
import { DataFolderError, damaged } from '#server/storage/disk/data-error.ts';
import { errorCode } from '#server/storage/disk/disk.ts';
import { readOwn } from '#server/storage/disk/own-file.ts';
import { replaceFile } from '#server/storage/disk/replace-file.ts';
import { hashedLine, hashOfLine } from '#server/storage/journal/line-hash.ts';

export type HashedFile<T> =
  | { state: 'whole'; generation: number; content: T }
  /** Written before files had a hash. */
  | { state: 'unsealed'; content: T }
  | { state: 'missing' }
  | { state: 'damaged'; error: DataFolderError };

const envelope = z.object({ format: z.literal(1), generation: z.number().int(), content: z.unknown() });

export async function readHashed<T>(path: string, schema: z.ZodType<T>): Promise<HashedFile<T>> {
  try {
    const bytes = await readOwn(path);
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    const unsealed = schema.safeParse(value);
    if (unsealed.success) return { state: 'unsealed', content: unsealed.data };
    const hash = hashOfLine(bytes.at(-1) === 10 ? bytes.subarray(0, -1) : bytes);
    if (hash === null) return { state: 'damaged', error: damaged(path, 'the file does not match its hash') };
    const { generation, content } = envelope.parse(value);
    return { state: 'whole', generation, content: schema.parse(content) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { state: 'missing' };
    if (error instanceof DataFolderError) return { state: 'damaged', error };
    const why = errorCode(error);
    const what = why === undefined ? 'not the JSON that was written there' : `the file cannot be read (${why})`;
    return { state: 'damaged', error: damaged(path, what) };
  }
}

/** Resolves when the new content is on the disk. */
export async function writeHashed(path: string, generation: number, content: unknown): Promise<void> {
  await replaceFile(path, `${hashedLine(JSON.stringify({ format: 1, generation, content })).line}\n`);
}

/** Moves a damaged file aside for inspection. Returns its new path. */
export async function putAside(path: string): Promise<string> {
  const aside = `${path}.damaged`;
  await rename(path, aside);
  return aside;
}
