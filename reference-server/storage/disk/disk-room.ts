// What is left to do on a full disk. A file that is as large as a few thousand changes is kept for that day: it is given
// back piece by piece, to changes that make room, take rights away or let somebody in to do so. Everything else is
// refused until the file is whole again, so that whatever room there is serves them.
import { randomFillSync } from 'node:crypto';
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { storeFull } from '#core/call/errors.ts';
import { errorCode, writeAll, type Disk, type DiskFile } from './disk.ts';

export interface DiskRoomOptions {
  dataDir: string;
  disk: Disk;
  /** How large the file is. */
  bytes: number;
  /** How long to wait before looking again whether there is room. */
  retryAfterMs: number;
  warn(message: string, error?: unknown): void;
}

export const DISK_FULL =
  'The disk is full. Until there is room, only deleting, revoking, signing in and signing out are possible.';

/** Given back at a time: whoever else writes to the disk gets no more than that. */
const PIECE = 256 * 1024;
/** So much has to be free beside the whole file before the disk no longer counts as full. */
const SPARE = 1024 * 1024;
/** With less than this nothing can be written for long. */
const NOTHING = 64 * 1024;

export function reserveFile(dataDir: string): string {
  return path.join(dataDir, 'reserve');
}

export function isFullError(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');
}

/** Makes a little room where nothing can be begun without any. @returns whether there was something to give back. */
export async function giveBackPiece(dataDir: string, disk: Disk, bytes = PIECE): Promise<boolean> {
  const size = await sizeOf(dataDir);
  if (size === 0) return false;
  await opened(disk, dataDir, size, async (file) => {
    await file.truncate(Math.max(0, size - bytes));
    await file.sync();
  });
  return true;
}

export class DiskRoom {
  readonly #options: DiskRoomOptions;
  #isFull = false;
  #nextTry = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing = 0;
  #busy: Promise<unknown> = Promise.resolve();

  constructor(options: DiskRoomOptions) {
    this.#options = options;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Sees to it that the reserve is there; goes on without it, as on a full disk. */
  async open(): Promise<void> {
    if (this.#options.bytes === 0) return;
    if (!(await this.#alone(() => this.#fill()))) this.#enter();
    else await this.look();
  }

  /** Runs a write; on a full disk with what the reserve gives back, where it may. @throws StoreIsFull */
  async write(mayUseReserve: boolean, work: () => Promise<void>): Promise<void> {
    if (this.#isFull && !mayUseReserve && !(await this.#retry())) throw storeFull();
    for (;;) {
      this.#writing += 1;
      try {
        await work();
        // It may have made room.
        if (this.#isFull) this.#nextTry = 0;
        return;
      } catch (error) {
        if (!isFullError(error) || this.#options.bytes === 0) throw error;
        this.#enter(error);
        const { dataDir, disk } = this.#options;
        if (!mayUseReserve || !(await this.#alone(() => giveBackPiece(dataDir, disk)))) throw storeFull();
      } finally {
        this.#writing -= 1;
      }
    }
  }

  /** Asks the system, so that a full disk is known before anybody wants to write. */
  async look(): Promise<void> {
    if (this.#isFull) return;
    try {
      const { bavail, bfree, bsize } = await statfs(this.#options.dataDir);
      const free = process.getuid?.() === 0 ? bfree : bavail;
      if (free * bsize < NOTHING) this.#enter();
    } catch (error) {
      this.#options.warn('The system does not say how much room the disk has.', error);
    }
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#busy;
  }

  #enter(error?: unknown): void {
    if (this.#isFull) return;
    this.#isFull = true;
    const { retryAfterMs } = this.#options;
    this.#nextTry = performance.now() + retryAfterMs;
    this.#timer = setInterval(() => void this.#retry(), Math.max(retryAfterMs, 100)).unref();
    this.#options.warn(DISK_FULL, error);
  }

  /** @returns whether there is room again */
  async #retry(): Promise<boolean> {
    if (this.#writing > 0 || performance.now() < this.#nextTry) return !this.#isFull;
    this.#nextTry = performance.now() + this.#options.retryAfterMs;
    if (!(await this.#alone(() => this.#fill())) || !this.#isFull) return !this.#isFull;
    this.#isFull = false;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#options.warn('There is room on the disk again.');
    return true;
  }

  /** Makes the reserve whole. Written, as a file with holes has no room of its own. @returns false on a full disk */
  async #fill(): Promise<boolean> {
    const { dataDir, disk, bytes } = this.#options;
    const size = await sizeOf(dataDir);
    if (size === bytes && !this.#isFull) return true;
    try {
      await opened(disk, dataDir, size, async (file) => {
        try {
          const piece = Buffer.allocUnsafe(PIECE);
          for (let at = Math.min(size, bytes); at < bytes + SPARE; at += PIECE) {
            // Random, for disks that compress.
            await writeAll(file, randomFillSync(piece), at);
          }
          await file.sync();
          await file.truncate(bytes);
        } catch (error) {
          await file.truncate(Math.min(size, bytes));
          throw error;
        }
      });
      await disk.syncFolder(dataDir);
      return true;
    } catch (error) {
      if (!isFullError(error)) this.#options.warn('The reserve for a full disk could not be made.', error);
      return !isFullError(error);
    }
  }

  /** One after the other: none of them sees the file half done. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const working = this.#busy.then(work);
    this.#busy = working.catch(() => undefined);
    return working;
  }
}

/** 0 where there is none. */
async function sizeOf(dataDir: string): Promise<number> {
  try {
    return (await stat(reserveFile(dataDir))).size;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}

async function opened(
  disk: Disk,
  dataDir: string,
  size: number,
  work: (file: DiskFile) => Promise<void>,
): Promise<void> {
  const name = reserveFile(dataDir);
  const file = await disk.open(name, 'append').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' && size === 0) return disk.open(name, 'create');
    throw error;
  });
  try {
    await work(file);
  } finally {
    await file.close();
  }
}
