const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** The one order of names: case does not count, and "Folder 2" comes before "Folder 10". */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Names first, then ids, so that equal names keep one order for ever. */
export function compareNamed(a: { name: string; id: string }, b: { name: string; id: string }): number {
  return compareNames(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
}
