// Watermarked files on disk, limited in bytes; the cache ends with the process, and damaged files are made anew.
import { storeUnavailable } from '#core/call/errors.ts';
import type { ByteRange, ByteSource } from '#core/ports/objects.ts';
import type { WatermarkedContent } from '#core/ports/watermarker.ts';
import { DamagedBytes, type Fingerprint } from '#server/storage/objects/verified-blocks.ts';
import { VerifiedFiles } from '#server/storage/objects/verified-files.ts';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

const MOST_ENTRIES = 10_000;

interface Kept {
  file: string;
  /** The original's key. */
  objectKey: string;
  content: WatermarkedContent;
}

export class WatermarkCache {
  readonly #files = new VerifiedFiles();
  readonly #kept: LRUCache<string, Kept>;
  /** Files of dropped entries. */
  readonly #unwanted: string[] = [];

  private constructor(
    private readonly folder: string,
    mostBytes: number,
  ) {
    this.#kept = new LRUCache({
      max: MOST_ENTRIES,
      maxSize: mostBytes,
      // The newest stays, however large, since its reader is about to open it.
      sizeCalculation: ({ content }) => Math.min(Math.max(1, content.size), mostBytes),
      dispose: ({ file }) => void this.#unwanted.push(file),
    });
  }

  static async open(folder: string, mostBytes: number): Promise<WatermarkCache> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new WatermarkCache(folder, mostBytes);
  }

  newFile(): string {
    return path.join(this.folder, randomUUID());
  }

  get(key: string): WatermarkedContent | undefined {
    return this.#kept.get(key)?.content;
  }

  async keep(
    key: string,
    made: { file: string; objectKey: string; size: number; sha256: string },
  ): Promise<WatermarkedContent> {
    const { file, objectKey, size, sha256 } = made;
    const open = (range?: ByteRange) => this.#read(key, file, { size, sha256 }, range);
    const content = { size, etag: sha256, isMarked: true, open };
    this.#kept.set(key, { file, objectKey, content });
    await this.#removeUnwanted();
    return content;
  }

  objectKeys(): string[] {
    return [...this.#kept.values()].map(({ objectKey }) => objectKey);
  }

  async forget(objectKey: string): Promise<void> {
    for (const [key, kept] of this.#kept.entries()) if (kept.objectKey === objectKey) this.#kept.delete(key);
    await this.#removeUnwanted();
  }

  async #read(key: string, file: string, expected: Fingerprint, range?: ByteRange): Promise<ByteSource> {
    try {
      return await this.#files.open(file, expected, range);
    } catch (error) {
      if (!(error instanceof DamagedBytes)) throw error;
      await this.#drop(key, file);
      // Dropped between lookup and reading, or damaged; the next try creates it again.
      throw storeUnavailable();
    }
  }

  async #drop(key: string, file: string): Promise<void> {
    if (this.#kept.peek(key)?.file === file) this.#kept.delete(key);
    await this.#removeUnwanted();
  }

  async #removeUnwanted(): Promise<void> {
    for (const file of this.#unwanted.splice(0)) await rm(file, { force: true, recursive: true });
  }
}
