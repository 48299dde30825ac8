// Checks that a snapshot's journal is there: segments, lengths, and the newest hashes; the rest follows later.
import { damaged, type DataFolderError } from '../disk/data-error.ts';
import { unlessMissing } from '../disk/disk.ts';
import { BEGINNING, BrokenJournal, CUT, segmentFile } from './journal-reader.ts';
import type { SealedSnapshot } from './snapshot.ts';
import { checkBlock, followChain, type Followed, type Unchecked } from './check-chain.ts';
import type { Block } from './journal-index.ts';
import { sizeOfFile } from './file-lines.ts';

const CHECKED_BYTES = 8 * 1024 * 1024;

/** @returns what was not checked. @throws DataFolderError naming what is missing or damaged. */
export async function expectJournalOf(dataDir: string, snapshot: SealedSnapshot): Promise<Unchecked> {
  const { index } = snapshot;
  for (const [at, { after, end }] of index.entries()) {
    const next = index[at + 1];
    if (next?.after.segment === after.segment) continue;
    const size = await sizeOfFile(segmentFile(dataDir, after.segment)).catch(unlessMissing);
    const isWhole = next ? size === end : size !== null && size >= end;
    if (!isWhole) throw await wrongLength(dataDir, snapshot, after.segment, size);
  }
  let from = index.length;
  for (let bytes = 0; from > 0 && bytes < CHECKED_BYTES; from -= 1) {
    const block = index[from - 1];
    if (block) bytes += block.end - block.after.offset;
  }
  for (let at = from; at < index.length; at += 1) {
    const block = index[at];
    if (block) await checkBlock(dataDir, block, index[at + 1]?.after.hash ?? snapshot.head);
  }
  return { blocks: index.slice(0, from), to: index[from]?.after.hash ?? snapshot.head };
}

async function wrongLength(
  dataDir: string,
  snapshot: SealedSnapshot,
  segment: number,
  size: number | null,
): Promise<DataFolderError> {
  const { index, seq } = snapshot;
  const file = segmentFile(dataDir, segment);
  const blocks = index.filter(({ after }) => after.segment === segment);
  const { last, problem } = await followedTo(dataDir, blocks, size);
  const place = { file, line: last.line + 1, seq: last.seq + 1 };
  if (problem) return new BrokenJournal(place, problem);
  const { end } = blocks.at(-1) ?? { end: 0 };
  if (size !== null && size > end) return damaged(file, `the file has ${size - end} bytes more than it was left with`);
  if (segment === snapshot.segment) {
    const what = `the journal ends at entry ${last.seq}, although db.json holds everything up to entry ${seq}`;
    return damaged(file, size === null ? `the file is missing: ${what}` : what);
  }
  return new BrokenJournal(place, size === null ? 'the file is missing' : CUT);
}

async function followedTo(dataDir: string, blocks: readonly Block[], size: number | null): Promise<Followed> {
  let followed: Followed = { last: blocks[0]?.after ?? BEGINNING, problem: null };
  for (const { after, end } of blocks) {
    if (after.offset >= (size ?? 0)) break;
    followed = await followChain(dataDir, after, Math.min(end, size ?? 0));
    if (followed.problem === CUT) return { ...followed, problem: null };
    if (followed.problem) break;
  }
  return followed;
}
