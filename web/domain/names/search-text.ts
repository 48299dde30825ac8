/** Normalises texts for searching: composed letters, since some systems decompose names, and lower case. */
export function searchText(...texts: readonly string[]): string {
  return texts.join('\n').normalize('NFC').toLowerCase();
}

/** The search term of typed or pasted text; empty means no search. */
export const searchTerm = (typed: string): string => searchText(typed.trim());
