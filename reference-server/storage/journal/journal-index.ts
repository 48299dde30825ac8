// Where in the journal the entries of the audit log stand: a note for every day, and for every
// megabyte. It is made while the journal is written or read, and kept in the snapshot; what is read through it is checked against the chain once more.
import type { AuditEntry } from '#core/records/records.ts';
import type { JournalHead } from './journal-reader.ts';

/** Some lines of a segment, one after the other. */
export interface Block {
  /** The entry before them; their place is after it. */
  after: JournalHead;
  /** Bytes of the segment up to their end. */
  end: number;
  /** Audit entries before them. */
  audit: number;
  /** Audit entries in them. */
  entries: number;
  /** The earliest and the latest time in them; null without entries. */
  from: string | null;
  to: string | null;
  /** How many entries of each type. */
  counts: Record<string, number>;
}

const BLOCK_BYTES = 1024 * 1024;

export class JournalIndex {
  #blocks: Block[] = [];

  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  /** Audit entries in the whole journal. */
  get auditCount(): number {
    const last = this.#blocks.at(-1);
    return last ? last.audit + last.entries : 0;
  }

  restore(blocks: readonly Block[]): void {
    this.#blocks = copyOf(blocks);
  }

  /** As it is now: later entries do not change it. */
  copy(): Block[] {
    return copyOf(this.#blocks);
  }

  /** @param after the entry before this one, at the beginning of the segment if this one is its first. */
  add(after: JournalHead, end: number, audit: readonly AuditEntry[]): void {
    const block = this.#blockFor(after, audit[0]?.createdAt);
    block.end = end;
    block.entries += audit.length;
    for (const { createdAt, activityType } of audit) {
      if (block.from === null || createdAt < block.from) block.from = createdAt;
      if (block.to === null || createdAt > block.to) block.to = createdAt;
      block.counts[activityType] = (block.counts[activityType] ?? 0) + 1;
    }
  }

  #blockFor(after: JournalHead, time: string | undefined): Block {
    const last = this.#blocks.at(-1);
    const isSameSegment = last?.after.segment === after.segment;
    if (isSameSegment && last.end - last.after.offset < BLOCK_BYTES && !isLaterDay(last, time)) return last;
    const block = { after, end: after.offset, audit: this.auditCount, entries: 0, from: null, to: null, counts: {} };
    this.#blocks.push(block);
    return block;
  }
}

/** Counting since some moment reads the block of that moment: it is small where little happens, too. */
function isLaterDay({ to }: Block, time: string | undefined): boolean {
  return to !== null && time !== undefined && time.slice(0, 10) > to.slice(0, 10);
}

/** Only the last one ever changes. */
function copyOf(blocks: readonly Block[]): Block[] {
  return blocks.map((block, at) => (at < blocks.length - 1 ? block : { ...block, counts: { ...block.counts } }));
}
