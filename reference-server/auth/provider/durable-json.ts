// One small JSON file that is replaced as a whole: written beside it, synced, renamed.
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { z } from 'zod';
import { damaged } from '#server/storage/data-error.ts';

const ONLY_THE_OWNER = 0o600;

/** The content as the schema reads it; null when the file does not exist. @throws DataFolderError for a damaged one. */
export async function readJsonFile<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw damaged(path, 'not the JSON that was written there');
  }
}

/** Resolves when the new content is on the disk. Readable by the server's own user only. */
export async function writeJsonFile(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, JSON.stringify(content), { mode: ONLY_THE_OWNER, fsync: true });
}
