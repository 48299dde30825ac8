// Stamped files on disk, bounded in bytes: the least recently used go first. Nothing outlives the process, and a file that
// is not what was stamped is thrown away: it is made again for whoever asks next.
import { storeUnavailable } from '#core/desk/errors.ts';
import type { ByteRange, ByteSource, StampedContent } from '#core/ports.ts';
import { DamagedBytes, type Fingerprint, VerifiedFiles } from '#server/storage/objects/verified-files.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

interface Kept {
  file: string;
  content: StampedContent;
}

export class StampCache {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #files = new VerifiedFiles();
  /** In order of use, the least recent first. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  private constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  static async open(folder: string, mostBytes: number): Promise<StampCache> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new StampCache(folder, mostBytes);
  }

  /** A name for a file that is about to be made. */
  newFile(): string {
    return path.join(this.#folder, randomUUID());
  }

  /** Undefined when nothing is known. */
  get(key: string): StampedContent | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.content;
  }

  async keep(key: string, made: { file: string; size: number; sha256: string }): Promise<StampedContent> {
    const { file, size, sha256 } = made;
    const open = (range?: ByteRange) => this.#read(key, file, { size, sha256 }, range);
    const content = { size, etag: sha256, isMarked: true, open };
    this.#kept.set(key, { file, content });
    this.#bytes += made.size;
    await this.#evict();
    return content;
  }

  async #read(key: string, file: string, expected: Fingerprint, range?: ByteRange): Promise<ByteSource> {
    try {
      return await this.#files.open(file, expected, range);
    } catch (error) {
      if (!(error instanceof DamagedBytes)) throw error;
      await this.#drop(key, file);
      // Evicted between the look-up and the reading, or damaged; the next try stamps it again.
      throw storeUnavailable();
    }
  }

  async #drop(key: string, file: string): Promise<void> {
    const kept = this.#kept.get(key);
    if (kept?.file !== file) return;
    this.#kept.delete(key);
    this.#bytes -= kept.content.size;
    await rm(file, { force: true, recursive: true });
  }

  async #evict(): Promise<void> {
    for (const [key, kept] of this.#kept) {
      if (this.#bytes <= this.#mostBytes && this.#kept.size <= MOST_ENTRIES) return;
      // The newest stays, however large: somebody is about to read it.
      if (this.#kept.size === 1) return;
      this.#kept.delete(key);
      this.#bytes -= kept.content.size;
      await rm(kept.file, { force: true });
    }
  }
}

const MOST_ENTRIES = 10_000;
