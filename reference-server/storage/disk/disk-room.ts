// Handling of a full disk. A reserve file as large as a few thousand changes is released piece by piece, for changes
// that make room, revoke rights, or let users in to do so. Other changes are refused until the reserve is restored.
import { randomFillSync } from 'node:crypto';
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { storeFull } from '#core/call/errors.ts';
import { errorCode, writeAll, type Disk, type DiskFile, unlessMissing } from './disk.ts';

export interface DiskRoomOptions {
  dataDir: string;
  disk: Disk;
  /** The size of the file. */
  bytes: number;
  /** How long to wait before checking for space again. */
  retryAfterMs: number;
  warn(message: string, error?: unknown): void;
}

export const DISK_FULL =
  'The disk is full. Until there is room, only deleting, revoking, signing in and signing out are possible.';

/** The size of a piece released at a time; other programs on the disk get no more than that. */
const PIECE = 256 * 1024;
/** The free space required beside the complete reserve before the disk no longer counts as full. */
const SPARE = 1024 * 1024;
/** With less free space, nothing can be written. */
const NOTHING = 64 * 1024;

export const reserveFile = (dataDir: string): string => path.join(dataDir, 'reserve');

export function isFullError(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');
}

/** Releases a piece of the reserve. @returns whether there was any left. */
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
  #isFull = false;
  #nextTry = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing = 0;
  #busy: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: DiskRoomOptions) {}

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Creates the reserve; continues without it if the disk is full. */
  async open(): Promise<void> {
    if (this.options.bytes === 0) return;
    if (!(await this.#alone(() => this.#fill()))) this.#enter();
    else await this.look();
  }

  /** Runs a write; on a full disk with space from the reserve, if allowed. @throws StoreIsFull */
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
        if (!isFullError(error) || this.options.bytes === 0) throw error;
        this.#enter(error);
        const { dataDir, disk } = this.options;
        if (!mayUseReserve || !(await this.#alone(() => giveBackPiece(dataDir, disk)))) throw storeFull();
      } finally {
        this.#writing -= 1;
      }
    }
  }

  /** Checks the free space, so that a full disk is known before the next write. */
  async look(): Promise<void> {
    if (this.#isFull) return;
    try {
      const { bavail, bfree, bsize } = await statfs(this.options.dataDir);
      const free = process.getuid?.() === 0 ? bfree : bavail;
      if (free * bsize < NOTHING) this.#enter();
    } catch (error) {
      this.options.warn('The system does not say how much room the disk has.', error);
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
    const { retryAfterMs } = this.options;
    this.#nextTry = performance.now() + retryAfterMs;
    this.#timer = setInterval(() => void this.#retry(), Math.max(retryAfterMs, 100)).unref();
    this.options.warn(DISK_FULL, error);
  }

  /** @returns whether there is space again */
  async #retry(): Promise<boolean> {
    if (this.#writing > 0 || performance.now() < this.#nextTry) return !this.#isFull;
    this.#nextTry = performance.now() + this.options.retryAfterMs;
    if (!(await this.#alone(() => this.#fill())) || !this.#isFull) return !this.#isFull;
    this.#isFull = false;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.options.warn('There is room on the disk again.');
    return true;
  }

  /** Completes the reserve with real data, since sparse files occupy no space. @returns false on a full disk */
  async #fill(): Promise<boolean> {
    const { dataDir, disk, bytes } = this.options;
    const size = await sizeOf(dataDir);
    if (size === bytes && !this.#isFull) return true;
    try {
      await opened(disk, dataDir, size, async (file) => {
        try {
          const piece = Buffer.allocUnsafe(PIECE);
          for (let at = Math.min(size, bytes); at < bytes + SPARE; at += PIECE) {
            // Random, for disks with compression.
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
      if (!isFullError(error)) this.options.warn('The reserve for a full disk could not be made.', error);
      return !isFullError(error);
    }
  }

  /** Runs one at a time, so that none sees an unfinished file. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const working = this.#busy.then(work);
    this.#busy = working.catch(() => undefined);
    return working;
  }
}

/** 0 without a file. */
async function sizeOf(dataDir: string): Promise<number> {
  return (await stat(reserveFile(dataDir)).catch(unlessMissing))?.size ?? 0;
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
