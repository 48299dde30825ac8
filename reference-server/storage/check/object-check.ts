// Compares one object with its row and describes the difference.
import { createHash } from 'node:crypto';
import { errorCode } from '../disk/disk.ts';
import { ForeignEntry, openOwn } from '../disk/own-file.ts';
import type { Fingerprint } from '../objects/verified-blocks.ts';

const CHUNK = 512 * 1024;

/** Null if it is intact. Without `isDeep` the bytes are not read. */
export async function wrongWith(file: string, { size, sha256 }: Fingerprint, isDeep: boolean): Promise<string | null> {
  try {
    const { handle, stats } = await openOwn(file);
    try {
      if (stats.size !== size) return `${stats.size} bytes long instead of ${size}`;
      if (!isDeep) return null;
      const hash = createHash('sha256');
      for await (const chunk of handle.createReadStream({ highWaterMark: CHUNK, autoClose: false }))
        hash.update(chunk as Buffer);
      return hash.digest('hex') === sha256 ? null : 'its bytes are not those that were uploaded';
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof ForeignEntry) return 'a link, a pipe or something else that is no file';
    const code = errorCode(error);
    if (code === undefined) throw error;
    return code === 'ENOENT' ? 'missing' : `cannot be read (${code})`;
  }
}
