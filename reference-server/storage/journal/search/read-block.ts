// Reads the entries of those lines of a block that may match, checked against their hash.
import type { AuditEntry } from '#core/records/records.ts';
import type { Block } from '../journal-index.ts';
import { BrokenJournal, CUT, parseEntry, segmentFile } from '../journal-reader.ts';
import { hashOfLine } from '../line-hash.ts';
import { readLines } from '../file-lines.ts';

/** @throws BrokenJournal if a line is missing or altered */
export async function readBlock(
  dataDir: string,
  { after, end }: Pick<Block, 'after' | 'end'>,
  mayMatter: (line: Buffer) => boolean,
  take: (entry: AuditEntry) => void,
): Promise<void> {
  const file = segmentFile(dataDir, after.segment);
  let { line, offset, seq } = after;
  for await (const lines of readLines(file, after.offset, end)) {
    for (const { bytes, end: lineEnd } of lines) {
      line += 1;
      seq += 1;
      offset = lineEnd;
      if (!mayMatter(bytes)) continue;
      const entry = hashOfLine(bytes) === null ? null : await parseEntry(bytes);
      if (entry?.seq !== seq) throw new BrokenJournal({ file, line, seq }, 'the entry does not match its hash');
      for (const audit of entry.audit) take(audit);
    }
  }
  if (offset !== end) throw new BrokenJournal({ file, line: line + 1, seq: seq + 1 }, CUT);
}
