// Reads audit entries from the journal by its index; each line is checked against its hash and neighbours.
import { LRUCache } from 'lru-cache';
import { storeUnavailable } from '#core/call/errors.ts';
import type { AuditFilter } from '#core/ports/audit-log.ts';
import type { AuditArchive, SliceAbout } from '#core/store/log/audit-log.ts';
import type { SearchedPart } from '#core/store/log/audit-search.ts';
import type { AuditEntry } from '#core/records/records.ts';
import { DataFolderError } from '../disk/data-error.ts';
import { BrokenJournal, forEachEntry, readSegment, segmentFile } from './journal-reader.ts';
import { type Block, firstWith, type JournalIndex } from './journal-index.ts';
import { readEntriesAt } from './entries-at.ts';
import { JournalSearch } from './search/journal-search.ts';

/** The number of cached blocks: the newest page of the log, and the beginning of the figures' month. */
const KEPT_BLOCKS = 4;

export class JournalArchive implements AuditArchive {
  readonly #search: JournalSearch;
  readonly #kept = new LRUCache<string, Promise<readonly AuditEntry[]>>({ max: KEPT_BLOCKS });

  constructor(
    private readonly dataDir: string,
    private readonly index: JournalIndex,
    private readonly onDamage: (error: DataFolderError) => void,
  ) {
    this.#search = new JournalSearch(dataDir, index);
  }

  async read(from: number, to: number): Promise<readonly AuditEntry[]> {
    const found: AuditEntry[] = [];
    const { blocks } = this.index;
    for (let at = firstWith(blocks, from); at < blocks.length; at += 1) {
      const block = blocks[at];
      if (!block || block.audit >= to) break;
      const entries = await this.#entriesOf(block);
      for (const entry of entries.slice(Math.max(0, from - block.audit), to - block.audit)) found.push(entry);
    }
    return found;
  }

  async count(types: readonly string[], since: string): Promise<number> {
    let count = 0;
    // A copy, since the last block grows during reading.
    for (const block of [...this.index.blocks]) {
      if (block.from === null || block.to === null || block.to < since) continue;
      const inBlock = types.reduce((sum, type) => sum + (block.counts[type] ?? 0), 0);
      if (inBlock === 0) continue;
      if (block.from >= since) count += inBlock;
      else {
        const entries = await this.#entriesOf(block);
        for (const entry of entries) if (entry.createdAt >= since && types.includes(entry.activityType)) count += 1;
      }
    }
    return count;
  }

  async newestAbout(document: string, end: number, slice: SliceAbout): Promise<readonly AuditEntry[]> {
    const places = this.index.placesAbout(document, end, slice);
    return this.#whole(readEntriesAt(this.dataDir, places));
  }

  *parts(filter: AuditFilter, end: number): Generator<SearchedPart> {
    for (const part of this.#search.parts(filter, end)) {
      const look = async () => {
        const found = await this.#whole(part.look());
        return { ...found, take: (limit: number) => this.#whole(Promise.resolve(found.take(limit))) };
      };
      yield { ...part, look };
    }
  }

  async #entriesOf(block: Block): Promise<readonly AuditEntry[]> {
    const key = `${block.after.seq} ${block.end}`;
    const reading = this.#kept.get(key) ?? this.#read({ ...block });
    this.#kept.set(key, reading);
    return this.#whole(reading, () => this.#kept.delete(key));
  }

  /** Damaged entries are not returned, but reported. */
  async #whole<T>(reading: Promise<T>, onDamage: () => void = () => undefined): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      onDamage();
      if (!(error instanceof DataFolderError)) throw error;
      this.onDamage(error);
      throw storeUnavailable();
    }
  }

  async #read(block: Block): Promise<readonly AuditEntry[]> {
    const entries: AuditEntry[] = [];
    let { line, seq } = block.after;
    const torn = await forEachEntry(readSegment(this.dataDir, block.after, block.end), (read) => {
      ({ line } = read);
      ({ seq } = read.entry);
      for (const entry of read.entry.audit) entries.push(entry);
    });
    if (torn === null && entries.length === block.entries) return entries;
    const place = { file: segmentFile(this.dataDir, block.after.segment), line: line + 1, seq: seq + 1 };
    throw new BrokenJournal(place, torn?.reason ?? 'the file ends too early');
  }
}
