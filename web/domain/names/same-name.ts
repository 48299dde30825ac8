/** The key of a name: names that are equal on the server (in NFC, case-sensitive) have the same key. */
export function nameKey(name: string): string {
  return name.normalize('NFC');
}
