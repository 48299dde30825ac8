// The history from the journal up to a head, checked entry by entry; the index skips parts without wanted kinds.
import type { History, LoggedCommit, LoggedPart, LogHead } from '#core/ports/history.ts';
import type { AuditEntry } from '#core/records/records.ts';
import { LogBroken } from '#core/store/log-broken.ts';
import { matcherOf } from '#core/store/log/audit-filter.ts';
import { DataFolderError } from '../disk/data-error.ts';
import { checkBlock, PAUSE_MS } from './check-chain.ts';
import { BrokenJournal, CUT, readJournal, readSegment, type JournalEntry, type JournalHead } from './journal-reader.ts';
import type { Block, JournalIndex } from './journal-index.ts';

export interface HistoryOptions {
  /** The newest durable entry. */
  head: () => JournalHead;
  index: JournalIndex;
}

export class JournalHistory implements History {
  #isClosed = false;

  constructor(
    private readonly dataDir: string,
    private readonly options: HistoryOptions,
  ) {}

  head(): Promise<LogHead & { auditEntries: number }> {
    const { seq, hash } = this.options.head();
    return Promise.resolve({ seq, hash, auditEntries: this.options.index.auditCount });
  }

  commits(upTo: LogHead): AsyncGenerator<LoggedCommit> {
    return commitsUpTo(this.dataDir, upTo);
  }

  async *follow(after: LogHead): AsyncGenerator<LogHead> {
    const blocks = this.options.index.blocks.slice();
    const first = blocks.findLastIndex((block) => block.after.seq <= after.seq);
    // The last block grows; it is durable up to here.
    const last = blocks.at(-1);
    const { seq, hash } = this.options.head();
    const end = last?.end ?? 0;
    for (let at = Math.max(0, first); at < blocks.length && !this.#isClosed; at += 1) {
      const block = blocks[at];
      if (!block) return;
      const next = blocks[at + 1]?.after ?? { seq, hash };
      await soundBlock(this.dataDir, block === last ? { ...block, end } : block, next.hash);
      yield { seq: next.seq, hash: next.hash };
      await pause();
    }
  }

  /** Stops background reading. */
  close(): void {
    this.#isClosed = true;
  }

  async *auditEntries({ upTo, ...part }: LoggedPart): AsyncGenerator<AuditEntry> {
    // A copy, since the last block grows during reading.
    for (const block of this.options.index.copy().index) {
      if (block.after.seq >= upTo.seq) return;
      if (!mayHold(block, part)) continue;
      for await (const entry of entriesOf(this.dataDir, block)) {
        yield* entry.audit.filter(matcherOf(part));
        // What follows need not be intact.
        if (entry.seq === upTo.seq) return;
      }
    }
  }
}

/** The history of a folder that need not be open; without an index, everything is read. */
export function folderHistory(dataDir: string): Pick<History, 'commits' | 'auditEntries'> {
  return {
    commits: (upTo) => commitsUpTo(dataDir, upTo),
    async *auditEntries({ upTo, ...part }) {
      for await (const { audit } of commitsUpTo(dataDir, upTo)) yield* audit.filter(matcherOf(part));
    },
  };
}

/** @throws LogBroken */
async function* commitsUpTo(dataDir: string, upTo: LogHead): AsyncGenerator<LoggedCommit> {
  if (upTo.seq === 0) return;
  let read = 0;
  try {
    for await (const { entry, hash } of readJournal(dataDir)) {
      const { seq, changes, audit } = entry;
      if (seq === upTo.seq && hash !== upTo.hash) throw new LogBroken(seq, 'another entry stands in its place');
      yield { seq, hash, changes, audit };
      if (seq === upTo.seq) return;
      read = seq;
    }
  } catch (error) {
    if (error instanceof BrokenJournal) throw new LogBroken(error.place.seq, error.reason);
    if (error instanceof DataFolderError) throw new LogBroken(read + 1, error.message);
    throw error;
  }
  throw new LogBroken(read + 1, 'the log ends before it');
}

/** @throws LogBroken */
async function soundBlock(dataDir: string, block: Block, to: string): Promise<void> {
  try {
    await checkBlock(dataDir, block, to);
  } catch (error) {
    if (error instanceof BrokenJournal) throw new LogBroken(error.place.seq, error.reason);
    throw new LogBroken(block.after.seq + 1, 'the file that holds it cannot be read');
  }
}

const pause = () => new Promise((resolve) => void setTimeout(resolve, PAUSE_MS).unref());

/** @throws LogBroken */
async function* entriesOf(dataDir: string, { after, end }: Block): AsyncGenerator<JournalEntry> {
  let last = { seq: after.seq, end: after.offset };
  try {
    for await (const read of readSegment(dataDir, after, end)) {
      yield read.entry;
      last = { seq: read.entry.seq, end: read.end };
    }
  } catch (error) {
    throw error instanceof BrokenJournal ? new LogBroken(error.place.seq, error.reason) : error;
  }
  if (last.end !== end) throw new LogBroken(last.seq + 1, CUT);
}

function mayHold({ from, to, counts }: Block, part: Omit<LoggedPart, 'upTo'>): boolean {
  if (from === null || to === null || to < part.from || from >= part.to) return false;
  return part.types.some((type) => counts[type] !== undefined);
}
