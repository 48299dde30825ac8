// Checks the chain of a part of a segment without parsing entries, which is fast enough for every start.
import { DataFolderError } from '../disk/data-error.ts';
import { BrokenJournal, CUT, segmentFile, type JournalHead } from './journal-reader.ts';
import { hashOfLine } from './line-hash.ts';
import type { Block } from './journal-index.ts';
import { readLines } from './file-lines.ts';

export interface Followed {
  /** The last intact entry. */
  last: JournalHead;
  /** The fault of the next one. */
  problem: string | null;
}

/** The start of a line: its number and the previous hash. */
export const OPENING = /^\{"seq":(\d+),"prevHash":"([0-9a-f]{64})"/;
export const OPENING_BYTES = 120;

/** Checks up to byte `to` of the segment, the end of a line. */
export async function followChain(dataDir: string, from: JournalHead, to: number): Promise<Followed> {
  let last = from;
  for await (const lines of readLines(segmentFile(dataDir, from.segment), from.offset, to)) {
    for (const { bytes, end } of lines) {
      const hash = hashOfLine(bytes);
      if (hash === null) return { last, problem: 'the entry does not match its hash' };
      const [, seq, prevHash] = OPENING.exec(bytes.toString('latin1', 0, OPENING_BYTES)) ?? [];
      if (Number(seq) !== last.seq + 1)
        return { last, problem: `entry ${last.seq + 1} is missing; entry ${seq ?? '?'} stands in its place` };
      if (prevHash !== last.hash) return { last, problem: 'the entry does not follow the one before it' };
      last = { ...last, offset: end, line: last.line + 1, seq: last.seq + 1, hash };
    }
  }
  return { last, problem: last.offset === to ? null : CUT };
}

/** @throws BrokenJournal if the block does not lead from the entry before it to the entry with the hash `to`. */
export async function checkBlock(dataDir: string, { after, end }: Block, to: string): Promise<void> {
  const { last, problem } = await followChain(dataDir, after, end);
  const reason = problem ?? (last.hash === to ? null : 'the entry after it does not follow it');
  if (reason === null) return;
  const place = { file: segmentFile(dataDir, last.segment), line: last.line + 1, seq: last.seq + 1 };
  throw new BrokenJournal(place, reason);
}

export interface Unchecked {
  blocks: readonly Block[];
  /** The hash of the entry that they lead to. */
  to: string;
}

/** The pause after every megabyte in the background. */
export const PAUSE_MS = 25;

/** Checks what the start left out. @param onDamage called once @returns a function that stops it */
export function checkBehind(
  dataDir: string,
  { blocks, to }: Unchecked,
  onDamage: (error: DataFolderError) => void,
): { done: Promise<void>; stop(): Promise<void> } {
  let isStopped = false;
  let wake: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, PAUSE_MS).unref();
    });
  const check = async () => {
    for (const [at, block] of blocks.entries()) {
      await pause();
      if (isStopped) return;
      await checkBlock(dataDir, block, blocks[at + 1]?.after.hash ?? to);
    }
  };
  const done = check().catch((error: unknown) => {
    onDamage(error instanceof DataFolderError ? error : new DataFolderError(`${dataDir}: ${String(error)}`));
  });
  return {
    done,
    stop() {
      isStopped = true;
      wake();
      return done;
    },
  };
}
