const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** The order of names: without case, "Folder 2" before "Folder 10". */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

/** By name, then by id, so that the order of equal names is stable. */
export function compareNamed(a: { name: string; id: string }, b: { name: string; id: string }): number {
  return compareNames(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
}
