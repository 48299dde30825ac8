// Searches the audit log in the journal. The index excludes blocks without matches and links the entries about each
// document. The newest blocks have digests, built after the first search; of other blocks only lines that may match are
// parsed. All results are checked against their hash.
import type { AuditFilter } from '#core/ports/audit-log.ts';
import type { AuditEntry } from '#core/records/records.ts';
import { matcherOf, soughtText, folded } from '#core/store/log/audit-filter.ts';
import { positionOf } from '#core/store/log/audit-log.ts';
import { foundEntries, type FoundInPart, type SearchedPart } from '#core/store/log/audit-search.ts';
import { readEntriesAt } from '../entries-at.ts';
import type { Block, JournalIndex } from '../journal-index.ts';
import { type BlockDigest, digestOfBlock, positionsIn } from './block-digest.ts';
import { readBlock } from './read-block.ts';

/** False only if the line, JSON written by this program, cannot contain a matching entry. */
function lineFilter(filter: AuditFilter): (line: Buffer) => boolean {
  const { resourceId, userId, types } = filter;
  const properties: string[] = [];
  if (resourceId !== undefined) properties.push(`"resourceId":${JSON.stringify(resourceId)}`);
  if (userId !== undefined) properties.push(`"userId":${JSON.stringify(userId)}`);
  if (types?.length === 1) properties.push(`"activityType":${JSON.stringify(types[0])}`);
  const needles = properties.map((property) => Buffer.from(property));
  const text = JSON.stringify(soughtText(filter)).slice(1, -1);
  const named = (filter.textUserIds ?? []).map((id) => Buffer.from(`"userId":${JSON.stringify(id)}`));
  const hasText = (line: Buffer) =>
    text === '' || folded(line.toString('utf8')).includes(text) || named.some((needle) => line.includes(needle));
  return (line) => needles.every((needle) => line.includes(needle)) && hasText(line);
}

/** The number of newest entries with digests: about 25 MB, independent of the log's size. */
const DIGESTED = 200_000;
/** The number of places about a document held, and entries read, at once. */
const PLACES = 10_000;
const ENTRIES = 500;

const PAUSE_MS = 5;
const pause = () => new Promise((resolve) => void setTimeout(resolve, PAUSE_MS).unref());

export class JournalSearch {
  /** By the number of the entry before the block. */
  readonly #digests = new Map<number, { end: number; digest: BlockDigest | null }>();
  #making: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataDir: string,
    private readonly index: JournalIndex,
    private readonly mostDigested = DIGESTED,
  ) {}

  /** The first `end` entries, newest part first. */
  parts(filter: AuditFilter, end: number): Generator<SearchedPart> {
    const { resourceType, resourceId } = filter;
    return resourceType === 'document' && resourceId !== undefined
      ? this.#partsAbout(resourceId, filter, end)
      : this.#blocks(filter, end);
  }

  *#blocks(filter: AuditFilter, end: number): Generator<SearchedPart> {
    const digestedFrom = this.index.auditCount - this.mostDigested;
    const mayMatter = lineFilter(filter);
    const matches = matcherOf(filter);
    // A copy, since the last block grows during reading.
    const blocks = this.index.blocks.slice();
    for (let at = blocks.length - 1; at >= 0; at -= 1) {
      const block = blocks[at];
      if (!block || block.audit >= end || !mayHold(block, filter)) continue;
      const digest = block.audit >= digestedFrom ? this.#digestOf(block) : null;
      const known = block.audit + block.entries <= end ? knownCount(block, filter) : null;
      const look = async (): Promise<FoundInPart> => {
        if (digest) return this.#inDigest(digest, filter, end);
        const found: AuditEntry[] = [];
        await readBlock(this.dataDir, { ...block }, mayMatter, (entry) => {
          if (matches(entry) && (positionOf(entry.id) ?? end + 1) <= end) found.push(entry);
        });
        return foundEntries(found.reverse());
      };
      yield { cost: digest ? 0 : block.entries, known, look };
    }
  }

  #inDigest(digest: BlockDigest, filter: AuditFilter, end: number): FoundInPart {
    const positions = positionsIn(digest, filter, end);
    const take = (limit: number) => {
      const places = positions.slice(0, limit).map((position) => this.index.placeOf(position));
      return readEntriesAt(
        this.dataDir,
        places.filter((place) => place !== null),
      );
    };
    return { count: positions.length, take };
  }

  /** Null until it is built, one block after the other in the background. */
  #digestOf(block: Block): BlockDigest | null {
    const { after, end } = block;
    const kept = this.#digests.get(after.seq);
    if (kept?.end === end) return kept.digest;
    this.#digests.set(after.seq, { end, digest: null });
    const copy = { ...block };
    this.#making = this.#making.then(() => this.#make(copy));
    return null;
  }

  /** Resolves when all requested digests are built. */
  idle(): Promise<void> {
    return this.#making;
  }

  async #make(block: Block): Promise<void> {
    const { after, end } = block;
    await pause();
    try {
      const digest = await digestOfBlock(this.dataDir, block);
      if (this.#digests.get(after.seq)?.end === end) this.#digests.set(after.seq, { end, digest });
    } catch {
      // Reading the lines themselves reports the fault.
      this.#digests.delete(after.seq);
    }
    this.#forgetOlder();
  }

  #forgetOlder(): void {
    const digestedFrom = this.index.auditCount - this.mostDigested;
    const first = this.index.blocks.find(({ audit }) => audit >= digestedFrom)?.after.seq ?? 0;
    for (const seq of this.#digests.keys()) if (seq < first) this.#digests.delete(seq);
  }

  /** Follows the notes from entry to entry, without reading anything else. */
  *#partsAbout(document: string, filter: AuditFilter, end: number): Generator<SearchedPart> {
    const matches = matcherOf(filter);
    let before: number | undefined;
    for (;;) {
      const slice = { limit: PLACES, ...(before === undefined ? {} : { before }) };
      const places = this.index.placesAbout(document, end, slice);
      for (let at = 0; at < places.length; at += ENTRIES) {
        const some = places.slice(at, at + ENTRIES);
        const look = async () => foundEntries((await readEntriesAt(this.dataDir, some)).filter(matches));
        yield { cost: some.length, known: null, look };
      }
      before = places.at(-1)?.position;
      if (places.length < PLACES) return;
    }
  }
}

function mayHold({ from, to, counts }: Block, filter: AuditFilter): boolean {
  if (from === null || to === null) return false;
  if (filter.from !== undefined && to < filter.from) return false;
  if (filter.to !== undefined && from >= filter.to) return false;
  return filter.types?.some((type) => Object.hasOwn(counts, type)) ?? true;
}

/** Known from the index for blocks within the period if only types are filtered. */
function knownCount({ from, to, counts, entries }: Block, filter: AuditFilter): number | null {
  const { userId, resourceType, resourceId, types } = filter;
  if (soughtText(filter) !== '' || userId !== undefined || resourceType !== undefined || resourceId !== undefined)
    return null;
  const isWithin =
    (filter.from === undefined || (from ?? '') >= filter.from) && (filter.to === undefined || (to ?? '') < filter.to);
  if (!isWithin) return null;
  if (!types) return entries;
  return [...new Set(types)].reduce((sum, type) => sum + (Object.hasOwn(counts, type) ? (counts[type] ?? 0) : 0), 0);
}
