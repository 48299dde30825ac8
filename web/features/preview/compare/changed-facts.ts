// Facts about two versions besides their text, and their differences.
import { grouped } from '#web/format/counted.ts';
import { momentText } from '#web/format/date-time.ts';
import { formatSize } from '#web/format/format-size.ts';
import { shortId } from '#web/format/short-id.ts';
import type { VersionFacts } from '#contract/types.ts';

export interface Fact {
  name: string;
  before: string;
  after: string;
  /** The complete values, if the texts above are shortened. */
  full?: { before: string; after: string };
}

const facts: readonly {
  name: string;
  of: (version: VersionFacts) => string;
  full?: (version: VersionFacts) => string;
}[] = [
  { name: 'Comment', of: ({ comment }) => comment ?? 'None' },
  { name: 'Name', of: ({ name }) => name },
  { name: 'Type', of: ({ mimeType }) => mimeType ?? 'Unknown' },
  { name: 'Size', of: ({ size }) => formatSize(size), full: ({ size }) => exactSize(size) },
  { name: 'SHA-256', of: ({ sha256 }) => shortId(sha256 ?? 'Unknown'), full: ({ sha256 }) => sha256 ?? 'Unknown' },
  { name: 'Uploaded by', of: ({ uploadedByName }) => uploadedByName ?? 'Unknown' },
  { name: 'Uploaded', of: ({ createdAt }) => momentText(new Date(createdAt)) },
];

const exactSize = (size: number | null) => (size === null ? 'Unknown' : `${grouped(size)} bytes`);

/** Compares complete values, since two sizes may look the same. */
export function comparedFacts(from: VersionFacts, to: VersionFacts): { changed: Fact[]; same: string[] } {
  const changed: Fact[] = [];
  const same: string[] = [];
  for (const { name, of, full = of } of facts) {
    const [before, after] = [full(from), full(to)];
    const [shortBefore, shortAfter] = [of(from), of(to)];
    if (before === after) same.push(name);
    else if (full === of || shortBefore === shortAfter) changed.push({ name, before, after });
    else changed.push({ name, before: shortBefore, after: shortAfter, full: { before, after } });
  }
  return { changed, same };
}
