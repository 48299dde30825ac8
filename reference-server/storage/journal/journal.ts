// Writes the journal: a burst is one write and one fdatasync, and what failed is cut off again.
import type { Commit } from '#core/store/store.ts';
import { writeAll, type Disk, type DiskFile, openOrCreate } from '../disk/disk.ts';
import { journalFolder, segmentFile, type JournalEntry, type JournalHead } from './journal-reader.ts';
import type { JournalIndex } from './journal-index.ts';
import type { SecondHead } from './second-head.ts';
import { sealedLine } from './entry-line.ts';
import { LONGEST_LINE } from './file-lines.ts';

export interface JournalOptions {
  dataDir: string;
  disk: Disk;
  /** The size after which a new segment begins. */
  segmentBytes: number;
  /** The longest line in bytes. */
  longestLine?: number;
  now(): Date;
  second: SecondHead;
  index: JournalIndex;
}

/** A commit, or the announcement of a new snapshot. */
export type Appended = Commit & { snapshot?: string };

interface LineEnd {
  after: JournalHead;
  end: number;
}

export interface Beginning {
  head: JournalHead;
  /** The initial count of journal bytes. */
  bytes: number;
  /** The last entry with changes or audit entries. */
  contentSeq: number;
}

export class Journal {
  #file: DiskFile;
  #head: JournalHead;
  /** True while bytes beyond the head may be in the file because cutting them off failed. */
  #hasRemains = false;
  #bytes: number;
  #contentSeq: number;
  /** The previous append, since a commit and a snapshot may come at once. */
  #appending: Promise<void> = Promise.resolve();

  private constructor(
    private readonly options: JournalOptions,
    file: DiskFile,
    { head, bytes, contentSeq }: Beginning,
  ) {
    this.#file = file;
    this.#head = head;
    this.#bytes = bytes;
    this.#contentSeq = contentSeq;
  }

  /** Opens the segment of the head after cutting off what lies beyond it, or creates the first one. */
  static async open(options: JournalOptions, beginning: Beginning): Promise<Journal> {
    const file = await openSegment(options, beginning.head.segment);
    const journal = new Journal(options, file, beginning);
    await journal.#cutOff();
    return journal;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get head(): JournalHead {
    return this.#head;
  }

  get contentSeq(): number {
    return this.#contentSeq;
  }

  /** Resolves when all commits are durable. If it throws, none of them is in the journal. */
  append(commits: readonly Appended[]): Promise<void> {
    const appending = this.#appending.then(() => this.#append(commits));
    this.#appending = appending.catch(() => undefined);
    return appending;
  }

  async #append(commits: readonly Appended[]): Promise<void> {
    if (this.#hasRemains) await this.#cutOff();
    if (this.#head.offset >= this.options.segmentBytes) await this.#rotate();
    const { bytes, head, ends } = await this.#lines(commits);
    try {
      await writeAll(this.#file, bytes, this.#head.offset);
      await this.#file.datasync();
    } catch (error) {
      this.#hasRemains = true;
      // If this fails, too, the next append tries again first.
      await this.#cutOff().catch(() => undefined);
      throw error;
    }
    this.#bytes += bytes.length;
    this.#head = head;
    for (const [at, { after, end }] of ends.entries()) this.options.index.add(after, end, commits[at]?.audit ?? []);
    if (commits.some(({ changes, audit }) => changes.length + audit.length > 0)) this.#contentSeq = head.seq;
    await this.options.second.note(head);
  }

  async close(): Promise<void> {
    await this.#appending;
    if (this.#hasRemains) await this.#cutOff().catch(() => undefined);
    await this.#file.close();
  }

  async #lines(commits: readonly Appended[]): Promise<{ bytes: Uint8Array; head: JournalHead; ends: LineEnd[] }> {
    const { longestLine = LONGEST_LINE } = this.options;
    const at = this.options.now().toISOString();
    const burst = this.#head.seq + 1;
    let head = this.#head;
    const ends: LineEnd[] = [];
    const lines: Uint8Array[] = [];
    for (const { changes, audit, snapshot } of commits) {
      const { seq, hash: prevHash } = head;
      const named = snapshot === undefined ? {} : { snapshot };
      const entry: JournalEntry = { seq: seq + 1, prevHash, at, burst, ...named, changes, audit };
      const { bytes, hash } = await sealedLine(entry);
      if (bytes.length > longestLine) throw new RangeError(`A commit of ${bytes.length} bytes is too long for the log`);
      const end = head.offset + bytes.length;
      ends.push({ after: head, end });
      head = { segment: head.segment, offset: end, line: head.line + 1, seq: seq + 1, hash };
      lines.push(bytes);
    }
    return { bytes: Buffer.concat(lines), head, ends };
  }

  async #cutOff(): Promise<void> {
    await this.#file.truncate(this.#head.offset);
    await this.#file.datasync();
    this.#hasRemains = false;
  }

  async #rotate(): Promise<void> {
    const segment = this.#head.segment + 1;
    const full = this.#file;
    this.#file = await openSegment(this.options, segment);
    this.#head = { ...this.#head, segment, offset: 0, line: 0 };
    await full.close();
  }
}

async function openSegment({ dataDir, disk }: JournalOptions, segment: number): Promise<DiskFile> {
  const file = await openOrCreate(disk, segmentFile(dataDir, segment));
  try {
    await disk.syncFolder(journalFolder(dataDir));
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
