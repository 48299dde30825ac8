// Stamped files on disk, bounded in bytes: the least recently used go first. Nothing outlives the process.
import { storeUnavailable } from '#core/errors.ts';
import type { ByteRange, ByteSource, StampedContent } from '#core/ports.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

interface Kept {
  file: string;
  content: StampedContent;
}

const READ_CHUNK = 512 * 1024;

export class StampCache {
  readonly #folder: string;
  readonly #mostBytes: number;
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
    const content = contentOf(made);
    this.#kept.set(key, { file: made.file, content });
    this.#bytes += made.size;
    await this.#evict();
    return content;
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

function contentOf({ file, size, sha256 }: { file: string; size: number; sha256: string }): StampedContent {
  return { size, etag: sha256, isMarked: true, open: (range) => openStamped(file, range) };
}

async function openStamped(file: string, range?: ByteRange): Promise<ByteSource> {
  try {
    const handle = await open(file, 'r');
    return handle.createReadStream({ highWaterMark: READ_CHUNK, ...range });
  } catch {
    // Evicted between the look-up and the reading; the next try stamps it again.
    throw storeUnavailable();
  }
}
