// Local copies of objects in a bucket, for the processes that open uploaded files. A copy is checked against its hash
// before use, fetched once for concurrent requests, and kept while it is read and there is room. The folder belongs to
// one server and is emptied at its start.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { ApiProblem, contentDamaged, storeUnavailable } from '#core/call/errors.ts';
import type { ObjectStore } from '#core/ports/objects.ts';
import type { FileOf, LocalFile } from '../storage/objects/local-file.ts';
import type { DerivedFiles } from './derived-files.ts';
import { WorkLimit } from '../storage/objects/work-limit.ts';

export interface LocalCopies extends DerivedFiles {
  fileOf: FileOf;
  /** Deletes the copy of a deleted object once no process reads it. */
  forget(key: string): void;
  close(): Promise<void>;
}

export interface LocalCopiesOptions {
  folder: string;
  objects: Pick<ObjectStore, 'open'>;
  /** The bytes kept for copies that no process reads. */
  room?: number;
}

interface Copy {
  path: string;
  /** The key of the object it was fetched from. */
  key: string;
  size: number;
  readers: number;
  isWanted: boolean;
}

const FETCHES_AT_ONCE = 4;

export async function openLocalCopies({
  folder,
  objects,
  room = 1024 * 1024 * 1024,
}: LocalCopiesOptions): Promise<LocalCopies> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const turns = new WorkLimit(FETCHES_AT_ONCE);
  /** By hash; the last one read is at the end. */
  const copies = new Map<string, Copy>();
  const fetching = new Map<string, Promise<Copy>>();

  function lend(sha256: string, copy: Copy): LocalFile {
    copy.readers += 1;
    const other = copies.get(sha256);
    copies.delete(sha256);
    if (copy.isWanted) copies.set(sha256, copy);
    // Equal bytes under another key, which were fetched at the same time.
    if (other && other !== copy) {
      other.isWanted = false;
      removeUnread(other);
    }
    let isBack = false;
    return {
      path: copy.path,
      release(isDamaged = false) {
        if (isBack) return;
        isBack = true;
        copy.readers -= 1;
        if (isDamaged) drop(sha256, copy);
        else removeUnread(copy);
        makeRoom();
      },
    };
  }

  /** The next request gets a new copy. */
  function drop(sha256: string, copy: Copy): void {
    copy.isWanted = false;
    if (copies.get(sha256) === copy) copies.delete(sha256);
    removeUnread(copy);
  }

  function removeUnread(copy: Copy): void {
    // A file that cannot be removed now is removed at the next start.
    if (!copy.isWanted && copy.readers === 0) void rm(copy.path, { force: true }).catch(() => undefined);
  }

  function makeRoom(): void {
    let kept = [...copies.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [sha256, copy] of copies) {
      if (kept <= room) return;
      if (copy.readers > 0) continue;
      kept -= copy.size;
      drop(sha256, copy);
    }
  }

  async function fetch(key: string, sha256: string): Promise<Copy> {
    const file = path.join(folder, randomUUID());
    try {
      const { size, found } = await write(file, objects, key);
      if (found !== sha256)
        throw contentDamaged(new Error(`The object ${key} does not hold the bytes with the hash ${sha256}`));
      return { path: file, key, size, readers: 0, isWanted: true };
    } catch (error) {
      await rm(file, { force: true });
      throw asAnswer(error);
    }
  }

  return {
    async fileOf({ key, sha256 }) {
      const known = copies.get(sha256);
      if (known) return lend(sha256, known);
      // The key is part of the name, since another object with this hash may be intact.
      const name = `${key} ${sha256}`;
      let copy = fetching.get(name);
      if (!copy) {
        copy = turns.take(() => fetch(key, sha256)).finally(() => fetching.delete(name));
        fetching.set(name, copy);
      }
      return lend(sha256, await copy);
    },
    derivedFrom: () => [...copies.values()].map(({ key }) => key),
    forget(key) {
      for (const [sha256, copy] of copies) if (copy.key === key) drop(sha256, copy);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function write(file: string, objects: Pick<ObjectStore, 'open'>, key: string) {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const piece of await objects.open(key)) {
      hash.update(piece);
      size += piece.length;
      await handle.writeFile(piece);
    }
  } finally {
    await handle.close();
  }
  return { size, found: hash.digest('hex') };
}

/** A missing object counts as damaged; a disk that cannot be written is a fault of the server. */
function asAnswer(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) {
    const problem = storeUnavailable();
    problem.cause = error;
    return problem;
  }
  return error.status === 404 ? contentDamaged(error) : error;
}
