// Replaces a small file atomically: after a crash it is the old one or the new one.
import path from 'node:path';
import { makeFolder, nodeDisk, removeFile, writeAll, writeNew } from './disk.ts';

/** Resolves when content and name are durable. Readable by the server's user only. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await makeFolder(folder);
  await nodeDisk.syncFolder(path.dirname(folder));
  const temporary = `${file}.new`;
  await removeFile(nodeDisk, temporary);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  await writeNew(nodeDisk, temporary, (draft) => writeAll(draft, bytes, 0));
  await nodeDisk.rename(temporary, file);
  await nodeDisk.syncFolder(folder);
}
