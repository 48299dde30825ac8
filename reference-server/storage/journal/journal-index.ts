// The positions of audit entries in the journal: a block for every day and every megabyte, with a note for each entry
// that leads to the previous one about the same document. It is built while the journal is written or read, and stored
// in the snapshot; what is read through it is checked against the chain.
import type { AuditEntry } from '#core/records/records.ts';
import type { SliceAbout } from '#core/store/log/audit-log.ts';
import { noNotes, type Notes, packNotes, unpackNotes } from './block-notes.ts';
import type { JournalHead } from './journal-reader.ts';

/** Consecutive lines of a segment. */
export interface Block {
  /** The entry before them, which ends where they begin. */
  after: JournalHead;
  /** The offset of their end in the segment. */
  end: number;
  /** The number of audit entries before them. */
  audit: number;
  entries: number;
  /** The earliest and the latest time in them; null without entries. */
  from: string | null;
  to: string | null;
  counts: Record<string, number>;
  /** The entries' positions, see `unpackNotes`. Empty for the last block of an index in use. */
  notes: string;
}

/** The position of an audit entry in the journal. */
export interface Place {
  /** Counted from 0. */
  position: number;
  segment: number;
  /** The offset of its line in the segment. */
  start: number;
  /** The offset of its line's end. */
  end: number;
}

export type NewestAbout = readonly (readonly [document: string, position: number])[];

const BLOCK_BYTES = 1024 * 1024;

export class JournalIndex {
  #blocks: Block[] = [];
  /** The notes of the last block. */
  #open: Notes<number[]> = noNotes();
  #newest = new Map<string, number>();

  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  get auditCount(): number {
    const last = this.#blocks.at(-1);
    return last ? last.audit + last.entries : 0;
  }

  restore(blocks: readonly Block[], newest: NewestAbout): void {
    const last = blocks.at(-1);
    this.#blocks = [...blocks.slice(0, -1), ...(last ? [{ ...last, counts: { ...last.counts }, notes: '' }] : [])];
    const { starts, ends, backs } = last ? unpackNotes(last) : noNotes();
    this.#open = { starts: Array.from(starts), ends: Array.from(ends), backs: Array.from(backs) };
    this.#newest = new Map(newest);
  }

  /** A copy that later entries do not change. */
  copy(): { index: Block[]; newest: NewestAbout } {
    const last = this.#blocks.at(-1);
    const copied = last && { ...last, counts: { ...last.counts }, notes: packNotes(last, this.#open) };
    // Only the last block ever changes.
    return { index: [...this.#blocks.slice(0, -1), ...(copied ? [copied] : [])], newest: [...this.#newest] };
  }

  /** Positions about a document among the first `end`, newest first, by links and without reading. */
  placesAbout(document: string, end: number, { limit, before }: SliceAbout): Place[] {
    const places: Place[] = [];
    let position = this.#newest.get(document) ?? -1;
    let isReached = before === undefined;
    while (position >= 0 && places.length < limit) {
      const block = this.#blocks[firstWith(this.#blocks, position)];
      if (!block) break;
      const { starts, ends, backs } = block === this.#blocks.at(-1) ? this.#open : unpackNotes(block);
      while (position >= block.audit && places.length < limit) {
        const at = position - block.audit;
        const { segment } = block.after;
        if (isReached && position < end) places.push({ position, segment, start: starts[at] ?? 0, end: ends[at] ?? 0 });
        isReached ||= position === before;
        const back = backs[at] ?? 0;
        position = back === 0 ? -1 : position - back;
      }
    }
    return places;
  }

  placeOf(position: number): Place | null {
    const block = this.#blocks[firstWith(this.#blocks, position)];
    if (!block || position < block.audit) return null;
    const { starts, ends } = block === this.#blocks.at(-1) ? this.#open : unpackNotes(block);
    const at = position - block.audit;
    return { position, segment: block.after.segment, start: starts[at] ?? 0, end: ends[at] ?? 0 };
  }

  /** @param after the entry before this one; the segment's beginning for its first entry. */
  add(after: JournalHead, end: number, audit: readonly AuditEntry[]): void {
    const block = this.#blockFor(after, audit[0]?.createdAt);
    block.end = end;
    for (const { createdAt, activityType, resourceType, resourceId } of audit) {
      const position = block.audit + block.entries;
      const before = resourceType === 'document' && resourceId !== null ? this.#newest.get(resourceId) : undefined;
      this.#open.starts.push(after.offset);
      this.#open.ends.push(end);
      this.#open.backs.push(before === undefined ? 0 : position - before);
      if (resourceType === 'document' && resourceId !== null) this.#newest.set(resourceId, position);
      block.entries += 1;
      if (block.from === null || createdAt < block.from) block.from = createdAt;
      if (block.to === null || createdAt > block.to) block.to = createdAt;
      block.counts[activityType] = (block.counts[activityType] ?? 0) + 1;
    }
  }

  #blockFor(after: JournalHead, time: string | undefined): Block {
    const last = this.#blocks.at(-1);
    const isSameSegment = last?.after.segment === after.segment;
    if (isSameSegment && last.end - last.after.offset < BLOCK_BYTES && !isLaterDay(last, time)) return last;
    if (last) last.notes = packNotes(last, this.#open);
    this.#open = noNotes();
    const begin = { after, end: after.offset, audit: this.auditCount, notes: '' };
    const block: Block = { ...begin, entries: 0, from: null, to: null, counts: {} };
    this.#blocks.push(block);
    return block;
  }
}

/** Begins a block for each day, so that counting since a moment reads a small block. */
function isLaterDay({ to }: Block, time: string | undefined): boolean {
  return to !== null && time !== undefined && time.slice(0, 10) > to.slice(0, 10);
}

/** Finds the first block that may contain the position, by binary search. */
export function firstWith(blocks: readonly Block[], position: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const block = blocks[middle];
    if (block && block.audit + block.entries <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
