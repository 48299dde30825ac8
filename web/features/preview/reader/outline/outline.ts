import type { PDFDocumentProxy } from 'pdfjs-dist';

/** An entry's target: a named or explicit destination; null for an address or nothing. */
type Destination = string | readonly unknown[] | null;

export interface OutlineItem {
  title: string;
  dest: Destination;
  items: readonly OutlineItem[];
}

export interface OutlineEntry {
  title: string;
  /** 0 at the top. */
  depth: number;
  dest: Destination;
}

/** More than anyone reads; a damaged file may contain millions. */
export const MOST_ENTRIES = 2000;

/** The outline from top to bottom, at all levels. */
export function entriesOf(outline: readonly OutlineItem[]): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const rest = outline.map((item) => ({ item, depth: 0 })).toReversed();
  for (let next = rest.pop(); next && entries.length < MOST_ENTRIES; next = rest.pop()) {
    const { item, depth } = next;
    entries.push({ title: item.title.trim() || 'Untitled', depth, dest: item.dest });
    rest.push(...item.items.map((child) => ({ item: child, depth: depth + 1 })).toReversed());
  }
  return entries;
}

/** @returns the page from 0; null for a target outside of this file */
export async function pageOf(file: PDFDocumentProxy, dest: Destination): Promise<number | null> {
  const place: readonly unknown[] | null = typeof dest === 'string' ? await file.getDestination(dest) : dest;
  const page = place?.[0];
  if (typeof page === 'number') return page;
  if (typeof page !== 'object' || page === null || !('num' in page) || !('gen' in page)) return null;
  return file.getPageIndex({ num: Number(page.num), gen: Number(page.gen) }).catch(() => null);
}
