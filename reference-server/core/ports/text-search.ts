import type { ComparableKind } from './comparer.ts';

export type SearchableKind = ComparableKind | 'pptx' | 'image';

/** The text of one file, shared by all documents with that file. */
export interface SearchableText {
  /** Equal for equal texts. */
  name: string;
  key: string;
  sha256: string;
  kind: SearchableKind;
}

export interface TextHit {
  /** The index of the text in the request. */
  at: number;
  /** From 1; null in a file without pages. */
  page: number | null;
  excerpt: string;
  /** Positions of the words in the passage. */
  marks: { from: number; to: number }[];
}

export interface FoundTexts {
  hits: TextHit[];
  /** Where the next search continues; null at the end. */
  next: number | null;
}

export interface TextSearch {
  readsScans: boolean;
  /** Searches these texts in order; neither results nor time depend on others. @param from the first's index */
  search(
    query: string,
    texts: readonly SearchableText[],
    from: number,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FoundTexts>;
  /** The number of these texts that are extracted already. */
  read(texts: readonly SearchableText[]): number;
}
