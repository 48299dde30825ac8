import type { ComparableKind } from './comparer.ts';

/** How the text of a file is found. */
export type SearchableKind = ComparableKind | 'pptx';

/** What one file says, whichever documents it is a version of. */
export interface SearchableText {
  /** The same for the same text. */
  name: string;
  /** Of the stored object. */
  key: string;
  sha256: string;
  kind: SearchableKind;
}

export interface TextHit {
  /** Which of the texts that were asked about. */
  at: number;
  /** From 1; null in a file without pages. */
  page: number | null;
  excerpt: string;
  /** Where the words stand in it. */
  marks: { from: number; to: number }[];
}

export interface FoundTexts {
  hits: TextHit[];
  /** From where to go on; null at the end. */
  next: number | null;
}

export interface TextSearch {
  /**
   * Looks at these texts, in their order, and at no other: neither answer nor time depends on what else is known.
   * @param from the first to look at
   */
  search(
    query: string,
    texts: readonly SearchableText[],
    from: number,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FoundTexts>;
  /** How many of these have been read. */
  read(texts: readonly SearchableText[]): number;
}
