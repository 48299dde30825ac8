/** What a search compares with: in composed letters, since names come decomposed from some systems, and in lower case. */
export function searchText(...texts: readonly string[]): string {
  return texts.join('\n').normalize('NFC').toLowerCase();
}

/** What somebody looks for, from what they typed or pasted; empty means that nobody is searching. */
export function searchTerm(typed: string): string {
  return searchText(typed.trim());
}
