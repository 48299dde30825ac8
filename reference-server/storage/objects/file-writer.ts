// Writes a stream to a file in large pieces, with bounded memory and at the disk's speed.
import { writeAll, type DiskFile } from '../disk/disk.ts';

const PIECE = 512 * 1024;
/** Syncs early, so that little is left to wait for at the end. */
const SYNC_EVERY = 8 * 1024 * 1024;

export class FileWriter {
  #gathering = Buffer.allocUnsafeSlow(PIECE);
  /** The piece being written, or written last. */
  #other = Buffer.allocUnsafeSlow(PIECE);
  #size = 0;
  #position = 0;
  #unsynced = 0;
  #writing: Promise<void> = Promise.resolve();
  #syncing: Promise<void> = Promise.resolve();

  constructor(private readonly file: DiskFile) {}

  async write(chunk: Uint8Array): Promise<void> {
    let rest = chunk;
    while (rest.length > 0) {
      const fitting = rest.subarray(0, PIECE - this.#size);
      this.#gathering.set(fitting, this.#size);
      this.#size += fitting.length;
      rest = rest.subarray(fitting.length);
      if (this.#size === PIECE) await this.#flush();
    }
  }

  /** Resolves when everything is durable. */
  async sync(): Promise<void> {
    await this.#flush();
    await this.#writing;
    await this.#syncing;
    await this.file.sync();
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#writing, this.#syncing]);
    await this.file.close();
  }

  /** Waits for the previous piece, then starts writing the collected one. */
  async #flush(): Promise<void> {
    await this.#writing;
    if (this.#size === 0) return;
    this.#syncNowAndThen();
    const piece = this.#gathering.subarray(0, this.#size);
    const position = this.#position;
    [this.#gathering, this.#other] = [this.#other, this.#gathering];
    this.#size = 0;
    this.#position += piece.length;
    this.#unsynced += piece.length;
    this.#writing = writeAll(this.file, piece, position);
    // Awaited by the next flush, sync or close; until then it must not count as unhandled.
    this.#writing.catch(() => undefined);
  }

  #syncNowAndThen(): void {
    if (this.#unsynced < SYNC_EVERY) return;
    this.#unsynced = 0;
    // One after the other; the final sync reports a failure.
    this.#syncing = this.#syncing.then(() => this.file.datasync());
    this.#syncing.catch(() => undefined);
  }
}
