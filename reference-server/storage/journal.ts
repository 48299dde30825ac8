// The journal's writing end. A burst of commits is one write and one fdatasync; what could not be made durable is cut
// off again, so that the file never holds more than what was acknowledged.
import type { Commit } from '#core/store/store.ts';
import { errorCode, writeAll, type Disk, type DiskFile } from './disk.ts';
import { journalFolder, segmentFile, type JournalEntry } from './journal-reader.ts';
import { seal } from './sealed-line.ts';

/** How far the journal goes: the last entry and the place after it. */
export interface JournalHead {
  segment: number;
  /** Bytes of the segment. */
  offset: number;
  seq: number;
  hash: string;
}

export interface JournalOptions {
  dataDir: string;
  disk: Disk;
  /** A segment that has reached this many bytes is followed by a new one. */
  segmentBytes: number;
  now(): Date;
}

export class Journal {
  readonly #options: JournalOptions;
  #file: DiskFile;
  #head: JournalHead;
  /** True while bytes beyond the head may be in the file, because cutting them off failed as well. */
  #hasRemains = false;

  #bytes: number;

  private constructor(options: JournalOptions, file: DiskFile, head: JournalHead, bytes: number) {
    this.#options = options;
    this.#file = file;
    this.#head = head;
    this.#bytes = bytes;
  }

  /**
   * Opens the segment of `head` for more, after cutting off what lies beyond it; makes the segment of a new journal.
   * `bytes` is where the count of journal bytes starts.
   */
  static async open(options: JournalOptions, head: JournalHead, bytes: number): Promise<Journal> {
    const file = await openSegment(options, head.segment);
    const journal = new Journal(options, file, head, bytes);
    await journal.#cutOff();
    return journal;
  }

  /** Bytes appended, on top of those at the start. */
  get bytes(): number {
    return this.#bytes;
  }

  get head(): JournalHead {
    return this.#head;
  }

  /** Resolves when all commits are durable. Throws when they are not; then none of them is in the journal. */
  async append(commits: readonly Commit[]): Promise<void> {
    if (this.#hasRemains) await this.#cutOff();
    if (this.#head.offset >= this.#options.segmentBytes) await this.#rotate();
    const { bytes, head } = this.#lines(commits);
    try {
      await writeAll(this.#file, bytes, this.#head.offset);
      await this.#file.datasync();
    } catch (error) {
      this.#hasRemains = true;
      // If this fails too, the next append tries again before it writes anything.
      await this.#cutOff().catch(() => undefined);
      throw error;
    }
    this.#bytes += bytes.length;
    this.#head = head;
  }

  async close(): Promise<void> {
    if (this.#hasRemains) await this.#cutOff().catch(() => undefined);
    await this.#file.close();
  }

  #lines(commits: readonly Commit[]): { bytes: Uint8Array; head: JournalHead } {
    const at = this.#options.now().toISOString();
    let { seq, hash } = this.#head;
    const lines = commits.map(({ changes, audit }) => {
      seq += 1;
      const entry: JournalEntry = { seq, prevHash: hash, at, changes, audit };
      const sealed = seal(JSON.stringify(entry));
      hash = sealed.hash;
      return `${sealed.line}\n`;
    });
    const bytes = Buffer.from(lines.join(''));
    return { bytes, head: { segment: this.#head.segment, offset: this.#head.offset + bytes.length, seq, hash } };
  }

  async #cutOff(): Promise<void> {
    await this.#file.truncate(this.#head.offset);
    await this.#file.datasync();
    this.#hasRemains = false;
  }

  async #rotate(): Promise<void> {
    const segment = this.#head.segment + 1;
    const full = this.#file;
    this.#file = await openSegment(this.#options, segment);
    this.#head = { ...this.#head, segment, offset: 0 };
    await full.close();
  }
}

/** Opens the segment, or makes it. */
async function openSegment({ dataDir, disk }: JournalOptions, segment: number): Promise<DiskFile> {
  const name = segmentFile(dataDir, segment);
  const file = await disk.open(name, 'append').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return disk.open(name, 'create');
    throw error;
  });
  try {
    await disk.syncFolder(journalFolder(dataDir));
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
